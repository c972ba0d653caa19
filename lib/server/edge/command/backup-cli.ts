import 'server-only'
import { parseArgs } from 'node:util'
import { commandLine, type Env } from '@/lib/env'
import { backupKeyOf } from '@/lib/server/edge/backup/backup-key'
import { makeBackup } from '@/lib/server/edge/backup/make-backup'
import { took } from '@/lib/server/edge/backup/took'
import { runWithSettings } from './open-mall'

// npm run backup -- FILE_OR_FOLDER: database, keys and pictures of the mall as one encrypted file.

const usage = `${commandLine('backup', 'FILE_OR_FOLDER')}   writes database, keys and pictures to one encrypted file; the mall may run

  MALL_BACKUP_KEY, or the file that MALL_BACKUP_KEY_FILE names, has the key: at least 32 characters. Without it
  nobody can read the backup: keep it somewhere else.`

const backup =
  (path: string) =>
  async (settings: Env): Promise<string> => {
    const began = performance.now()
    const key = backupKeyOf(settings)
    const made = await makeBackup(settings, key, path, Math.floor(Date.now() / 1000))
    const { manifest, content, file } = made
    const pictures = manifest.files.filter(({ name }) => /^pictures\/.*[^/]$/.test(name)).length
    const rows = manifest.tables.reduce((sum, table) => sum + table.rows, 0)
    const where =
      manifest.pictures === 'here'
        ? `${pictures} pictures`
        : 'no pictures, which are in the bucket of MALL_S3_URL'
    return `Wrote ${made.path}: ${rows} rows of ${manifest.tables.length} tables, the keys, ${where}.\n${took(began, content, file)}`
  }

function pathOf(): string | null {
  try {
    const { positionals } = parseArgs({ allowPositionals: true, options: {} })
    return positionals.length === 1 ? (positionals[0] ?? null) : null
  } catch {
    return null
  }
}

const path = pathOf()
await runWithSettings(usage, path === null ? null : backup(path))
