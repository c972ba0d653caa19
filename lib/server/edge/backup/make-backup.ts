import 'server-only'
import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { type Written, textEntry, writeBackup } from './backup-file'
import type { BackupSource } from './backup-source'
import { fromEmbedded } from './embedded-backup'
import type { Entry } from './entries'
import { folderEntries } from './folder-entries'
import { entryNames, versionOfMall } from './manifest'
import { fromPostgres } from './postgres-backup'

/** The key of the signed content API, when the mall has one. */
const contentSecretOf = async ({ contentSecret, dataDir }: Env): Promise<string> =>
  contentSecret ?? (await readFile(join(dataDir, 'content-secret'), 'utf8').catch(() => ''))

/**
 * The keys, the database, then the pictures: each that a row names was there before the row. Pictures in a bucket stay
 * there.
 */
async function* everything(settings: Env, { secret, entries }: BackupSource): AsyncGenerator<Entry> {
  yield textEntry(entryNames.secret, new TextDecoder().decode(secret))
  const contentSecret = await contentSecretOf(settings)
  if (contentSecret !== '') yield textEntry(entryNames.contentSecret, contentSecret)
  yield* entries
  if (!settings.s3) yield* folderEntries(join(settings.dataDir, 'pictures'), entryNames.pictures)
}

/** `huanxin-mall-20261201T034500Z.backup` in a folder; a path of a file as it is. */
async function fileFor(path: string, now: number): Promise<string> {
  const found = await stat(path).catch(() => null)
  if (!found?.isDirectory()) return path
  const moment = new Date(now * 1000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  return join(path, `huanxin-mall-${moment}.backup`)
}

interface MadeBackup extends Written {
  path: string
}

/**
 * Writes a backup of the mall: database, keys and pictures. The database is never changed, not even by migrations.
 * @param path of a file that does not exist, or of a folder
 * @param now epoch seconds
 */
export async function makeBackup(settings: Env, key: string, path: string, now: number): Promise<MadeBackup> {
  const file = await fileFor(path, now)
  const version = await versionOfMall()
  let written: Written | undefined
  const from = settings.databaseUrl ? fromPostgres : fromEmbedded
  await from(settings, now, async (source) => {
    written = await writeBackup(file, key, everything(settings, source), async (files) => ({
      version,
      made: now,
      files,
      pictures: settings.s3 ? ('bucket' as const) : ('here' as const),
      ...(await source.contents()),
    }))
  })
  if (!written) throw new Error('The backup was not written.')
  return { ...written, path: file }
}
