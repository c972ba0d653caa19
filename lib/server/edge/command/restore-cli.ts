import 'server-only'
import { parseArgs } from 'node:util'
import { commandLine, type Env } from '@/lib/env'
import { backupKeyOf } from '@/lib/server/edge/backup/backup-key'
import type { Manifest } from '@/lib/server/edge/backup/manifest'
import type { Proof } from '@/lib/server/edge/backup/open-restored'
import { restoreBackup, verifyBackup, writeKeys } from '@/lib/server/edge/backup/restore-backup'
import { took } from '@/lib/server/edge/backup/took'
import { Refused } from '@/lib/server/ground/refused'
import { hasErasedFile } from '@/lib/server/people/personal-data/erased-file'
import { runWithSettings } from './open-mall'

// npm run restore -- FILE: a backup becomes the mall of the environment, or is proved in a mall of its own.

const usage = `${commandLine('restore', 'FILE [--replace]')}   makes a backup the mall of the environment, which must be empty; --replace keeps
                          the former one aside. The mall must not run
${commandLine('restore', 'FILE --verify')}      restores it into a database of its own, checks it there, and removes it
${commandLine('restore', 'FILE --keys FILE2')}  writes the keys of the mall in it to a file of settings

  MALL_BACKUP_KEY, or the file that MALL_BACKUP_KEY_FILE names, has the key of the backup.`

const seconds = () => Math.floor(Date.now() / 1000)

const dateOf = ({ made, version }: Manifest) => `${new Date(made * 1000).toISOString()} by version ${version}`

/** What was found, and how long it took. */
function found(began: number, { manifest, tables, rows, faults }: Proof & { manifest: Manifest }): string {
  const bytes = manifest.files.reduce((sum, file) => sum + file.bytes, 0)
  const state = faults.length === 0 ? 'The books balance.' : faults.join('\n')
  return `All ${rows} rows of ${tables} tables are as they were backed up at ${dateOf(manifest)}. ${state}\n${took(began, bytes)}`
}

const restore =
  (path: string, replaces: boolean) =>
  async (settings: Env): Promise<string> => {
    const began = performance.now()
    const key = backupKeyOf(settings)
    const restored = await restoreBackup(settings, key, path, { replaces, now: seconds() })
    const kept = restored.kept.map((place) => `\nWhat was there before is kept in ${place}.`).join('')
    const erased = (await hasErasedFile(settings.dataDir))
      ? ''
      : '\nThere is no erased-members.jsonl in the data folder: members who were erased since the backup are back. Copy it there from the mall that ran before.'
    const bucket =
      restored.manifest.pictures === 'bucket' ? '\nThe pictures are not in it: they were in a bucket.' : ''
    return `Restored ${path}.${kept}${bucket}${erased}\n${found(began, restored)}`
  }

const verify =
  (path: string) =>
  async (settings: Env): Promise<string> => {
    const began = performance.now()
    const proof = await verifyBackup(settings, backupKeyOf(settings), path, seconds())
    const text = found(began, proof)
    if (proof.faults.length > 0) throw new Refused(text)
    return `${path} can be restored.\n${text}`
  }

const keys =
  (path: string, target: string) =>
  async (settings: Env): Promise<string> => {
    await writeKeys(backupKeyOf(settings), path, target)
    return `Wrote the keys of the mall to ${target}.`
  }

function commandOf(): ((settings: Env) => Promise<string>) | null {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { replace: { type: 'boolean' }, verify: { type: 'boolean' }, keys: { type: 'string' } },
    })
    const [path, ...more] = positionals
    if (path === undefined || more.length > 0 || Object.keys(values).length > 1) return null
    if (values.keys !== undefined) return keys(path, values.keys)
    return values.verify ? verify(path) : restore(path, values.replace ?? false)
  } catch {
    return null
  }
}

await runWithSettings(usage, commandOf())
