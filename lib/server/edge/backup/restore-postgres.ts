import 'server-only'
import { randomBytes } from 'node:crypto'
import { mkdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { pipeline } from 'node:stream/promises'
import type { Env } from '@/lib/env'
import { type Database, sqlState } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { boolean, statement } from '@/lib/server/ground/db/statement'
import { countInstances } from '@/lib/server/ground/mall-secret/count-instances'
import { createPrivateFolder } from '@/lib/server/ground/private-folder'
import { Refused } from '@/lib/server/ground/refused'
import { repeatErasures } from '@/lib/server/people/personal-data/erased-file'
import { readBackup } from './backup-file'
import { type CheckedBackup, mallOn } from './checked-backup'
import { databaseVersion } from './database-version'
import type { Entry } from './entries'
import { writeEntry } from './folder-entries'
import { asideSchema } from './kept-schema'
import { entryNames } from './manifest'
import { openRestored, type Proof } from './open-restored'
import { findProgram, startProgram, withDatabase } from './postgres-client'
import { momentOf, moveAll, notEmpty, presentIn, type Restored, type RestoreOptions } from './put-aside'

const hasObjects = statement(
  'backup_has_objects',
  `select exists (select from pg_class where relnamespace = 'public'::regnamespace)
       or exists (select from pg_proc where pronamespace = 'public'::regnamespace) as found`,
  { found: boolean },
)

const pictureParts = ['pictures']

/** The programs of PostgreSQL that read a backup. */
interface Client {
  restore: string
  psql: string
}

/** @throws Refused without a client, and for a server that is older than the one of the backup */
async function clientFor(db: Database, { manifest }: CheckedBackup): Promise<Client> {
  const version = await databaseVersion(db.unhurried)
  if (version < manifest.database)
    throw new Refused(
      `The backup is of PostgreSQL ${manifest.database}, and this server has version ${version}.`,
    )
  return { restore: await findProgram('pg_restore', version), psql: await findProgram('psql', version) }
}

/**
 * Runs the dump in one transaction, which puts aside what the schema had: all of it happens, or nothing.
 * @param aside the schema that keeps it; null for an empty database
 */
async function runDump(
  { restore, psql }: Client,
  url: string,
  { content }: Entry,
  aside: string | null,
): Promise<void> {
  const first =
    aside === null ? [] : [`--command=alter schema public rename to ${aside}; create schema public`]
  const script = startProgram(restore, ['--file=-', '--no-owner', '--no-privileges'])
  const options = ['--no-psqlrc', '--quiet', '--set=ON_ERROR_STOP=1', '--single-transaction']
  const target = startProgram(psql, [...options, ...first, '--file=-'], url)
  target.child.stdout.resume()
  try {
    await Promise.all([
      pipeline(content, script.child.stdin),
      // psql commits at the end of its input, which must not be that of half a script.
      pipeline(script.child.stdout, target.child.stdin, { end: false }),
    ])
    await script.ended()
    target.child.stdin.end()
    await target.ended()
  } catch (error) {
    for (const { child } of [target, script]) child.kill()
    await Promise.allSettled([target.ended(), script.ended()])
    const reason = target.messages() || script.messages()
    throw error instanceof Refused || reason === '' ? error : new Refused(`psql failed: ${reason}`)
  }
}

/** Restores the database of a backup. */
async function fill(
  client: Client,
  url: string,
  { path, key }: CheckedBackup,
  aside: string | null,
): Promise<void> {
  await readBackup(path, key, async (entry) => {
    if (entry.name === entryNames.dump) await runDump(client, url, entry, aside)
  })
}

/**
 * Writes the pictures of a backup beside the data folder's own.
 * @returns puts them in place, and returns where the former ones are kept
 */
async function stagePictures(
  { dataDir }: Env,
  { path, key }: CheckedBackup,
  { replaces, now }: RestoreOptions,
): Promise<() => Promise<string[]>> {
  const former = await presentIn(dataDir, pictureParts)
  if (former.length > 0 && !replaces) throw notEmpty(`The folder pictures in ${dataDir}`)
  const staging = join(dataDir, '.restore')
  await createPrivateFolder(dataDir)
  await rm(staging, { recursive: true, force: true })
  await mkdir(staging, { mode: 0o700 })
  await readBackup(path, key, async (entry) => {
    if (entry.name.startsWith(entryNames.pictures)) await writeEntry(staging, entry)
  })
  return async () => {
    const aside = join(dataDir, `before-restore-${momentOf(now)}`)
    await moveAll(former, dataDir, aside)
    const ready = await presentIn(staging, pictureParts)
    // An empty folder may be there.
    for (const name of ready) await rm(join(dataDir, name), { recursive: true, force: true })
    await moveAll(ready, staging, dataDir)
    await rm(staging, { recursive: true, force: true })
    return former.length > 0 ? [aside] : []
  }
}

/**
 * Restores into the database of the environment, and pictures into the data folder. The pictures are ready before the
 * database is written, which happens in one transaction.
 */
export async function intoPostgres(
  settings: Env,
  backup: CheckedBackup,
  options: RestoreOptions,
): Promise<Restored> {
  const { databaseUrl = '' } = settings
  const { replaces, now } = options
  const db = openPostgres(databaseUrl)
  try {
    const client = await clientFor(db, backup)
    const instances = await countInstances(db)
    if (instances > 0) throw new Refused(`The mall runs (${instances} connected). Stop all instances first.`)
    const { found } = only(await db.run(hasObjects, []), 'what the database has')
    if (found && !replaces) throw notEmpty('The database of DATABASE_URL')
    const placePictures = settings.s3 ? async () => [] : await stagePictures(settings, backup, options)
    const aside = found ? asideSchema(momentOf(now)) : null
    await fill(client, databaseUrl, backup, aside)
    const mall = mallOn(settings, db, backup, now)
    const proof = await openRestored(mall, backup.manifest)
    await repeatErasures(mall)
    const kept = await placePictures()
    return { ...proof, kept: [...(aside === null ? [] : [`the schema ${aside}`]), ...kept] }
  } finally {
    await db.close()
  }
}

/** A statement with a name of a database in it. */
const about = (text: string) => ({
  name: 'backup_scratch',
  text,
  columns: {},
  isPlannedPerCall: true as const,
})
/** SQLSTATE of a missing right. */
const notAllowed = '42501'

async function createScratch(db: Database, name: string): Promise<void> {
  try {
    await db.unhurried.run(about(`create database ${name}`), [])
  } catch (error) {
    if (sqlState(error) !== notAllowed) throw error
    throw new Refused(
      '--verify creates a database for a while, and the account of DATABASE_URL may not: alter role … createdb, or name another server.',
    )
  }
}

/** Restores into a new database on the server of the environment, and drops it again. */
export async function verifyPostgres(settings: Env, backup: CheckedBackup, now: number): Promise<Proof> {
  const { databaseUrl } = settings
  if (!databaseUrl)
    throw new Refused(
      'The backup is of PostgreSQL: --verify needs DATABASE_URL, of a server on which it may create a database.',
    )
  const name = `mall_verify_${randomBytes(6).toString('hex')}`
  const server = openPostgres(databaseUrl)
  try {
    const client = await clientFor(server, backup)
    await createScratch(server, name)
    try {
      const url = withDatabase(databaseUrl, name)
      await fill(client, url, backup, null)
      const db = openPostgres(url)
      try {
        return await openRestored(mallOn(settings, db, backup, now), backup.manifest)
      } finally {
        await db.close()
      }
    } finally {
      await server.unhurried.run(about(`drop database ${name} with (force)`), [])
    }
  } finally {
    await server.close()
  }
}
