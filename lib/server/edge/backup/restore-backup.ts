import 'server-only'
import { stat, writeFile } from 'node:fs/promises'
import { commandLine, type Env } from '@/lib/env'
import { Refused } from '@/lib/server/ground/refused'
import { checkBackup, type CheckedBackup } from './checked-backup'
import { assertKnownSchema, type Manifest } from './manifest'
import type { Proof } from './open-restored'
import type { Restored, RestoreOptions } from './put-aside'
import { intoEmbedded, verifyEmbedded } from './restore-embedded'
import { intoPostgres, verifyPostgres } from './restore-postgres'

/** @throws Refused when the mall of the environment cannot have this database */
function assertFits(settings: Env, { manifest, secret, contentSecret, path }: CheckedBackup): void {
  const isEmbedded = manifest.kind === 'pglite'
  if (isEmbedded && settings.databaseUrl)
    throw new Refused('The backup is of an embedded database: restore it without DATABASE_URL.')
  if (!isEmbedded && !settings.databaseUrl)
    throw new Refused('The backup is of PostgreSQL: set DATABASE_URL to an empty database.')
  const keys = [
    ['MALL_SECRET', settings.secret, secret],
    ['MALL_CONTENT_SECRET', settings.contentSecret, contentSecret],
  ] as const
  for (const [name, own, kept] of keys)
    if (own !== undefined && kept !== '' && own !== kept)
      throw new Refused(
        `${name} is not the key in the backup. To read the keys of the backup: ${commandLine('restore', `${path} --keys FILE`)}`,
      )
}

/**
 * Restores a backup into the mall of the environment. Nothing is written before the whole backup was read once.
 * @throws Refused with a sentence
 */
export async function restoreBackup(
  settings: Env,
  key: string,
  path: string,
  options: RestoreOptions,
): Promise<Restored & { manifest: Manifest }> {
  const backup = await checkBackup(path, key)
  await assertKnownSchema(backup.manifest)
  assertFits(settings, backup)
  const into = settings.databaseUrl ? intoPostgres : intoEmbedded
  return { manifest: backup.manifest, ...(await into(settings, backup, options)) }
}

/** Restores a backup into a database of its own, which is removed afterwards; the mall of the environment stays. */
export async function verifyBackup(
  settings: Env,
  key: string,
  path: string,
  now: number,
): Promise<Proof & { manifest: Manifest }> {
  const backup = await checkBackup(path, key)
  await assertKnownSchema(backup.manifest)
  const verify = backup.manifest.kind === 'pglite' ? verifyEmbedded : verifyPostgres
  return { manifest: backup.manifest, ...(await verify(settings, backup, now)) }
}

/** Writes the keys of a backup as settings, for a machine that has lost them. */
export async function writeKeys(key: string, path: string, target: string): Promise<void> {
  const { secret, contentSecret } = await checkBackup(path, key)
  if (await stat(target).catch(() => null)) throw new Refused(`${target} exists already.`)
  const content = contentSecret && `MALL_CONTENT_SECRET=${contentSecret}\n`
  await writeFile(target, `MALL_SECRET=${secret}\n${content}`, { mode: 0o600, flag: 'wx' })
}
