import 'server-only'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import type { Database } from '@/lib/server/ground/db/connection'
import { FolderInUse } from '@/lib/server/ground/db/folder-lock'
import { openPostgres } from '@/lib/server/ground/db/postgres'
import { secretFile } from '@/lib/server/ground/mall-secret/secret-file'
import { hasDatabase, openUnmigrated } from '@/lib/server/ground/open-database'
import { checkDatabaseClock, checkServiceClock, servicesOf } from './check-clock'
import { checkServer } from './check-database'
import { checkFolder } from './check-folder'
import { checkMachine } from './check-machine'
import { checkOutbox } from './check-outbox'
import { checkPort } from './check-port'
import { checkKey, checkSchema } from './check-schema'
import { checkServices, checkStorage } from './check-services'
import { checkSettings } from './check-settings'
import { checkStandby } from './check-standby'
import { type Finding, type Found, ok, problem, sentenceOf } from './finding'
import { redact } from './secrets'

type Source = Readonly<Record<string, string | undefined>>
type Parts = (readonly [part: string, found: Promise<readonly Found[]>])[]

const now = () => Math.floor(Date.now() / 1000)

/** A check that breaks is a finding as well. */
const checked = (work: () => Promise<readonly Found[]>): Promise<readonly Found[]> =>
  work().catch((error: unknown) => [problem(sentenceOf(error))])

async function secretOf({ secret, dataDir }: Env): Promise<Uint8Array | undefined> {
  const kept = secret ?? (await readFile(join(dataDir, secretFile), 'utf8').catch(() => undefined))
  return kept === undefined ? undefined : new TextEncoder().encode(kept)
}

async function checkContent(db: Database, env: Env): Promise<Found[]> {
  const { found, isReadable } = await checkSchema(db)
  if (!isReadable) return found
  return [...found, await checkKey(db, await secretOf(env)), ...(await checkOutbox(db, now()))]
}

async function withReader(url: string, primary: Database): Promise<Found[]> {
  const standby = openPostgres(url)
  try {
    return await checkStandby(primary, standby)
  } finally {
    await standby.close()
  }
}

/** Looks into the database of the environment; changes nothing in it. */
async function checkDatabase(env: Env): Promise<readonly Found[]> {
  const { databaseUrl, databaseReadUrl } = env
  if (!(await hasDatabase(env)))
    return [ok('the embedded database is not there yet: the first start makes it')]
  let db: Database
  try {
    // Reads of the doctor are answered by the primary.
    db = await openUnmigrated({ ...env, databaseReadUrl: undefined })
  } catch (error) {
    if (!(error instanceof FolderInUse)) throw error
    return [ok('the embedded database is open in a mall that runs: stop it to look inside')]
  }
  try {
    const server = databaseUrl ? [...(await checkServer(db)), await checkDatabaseClock(db)] : []
    const standby = databaseReadUrl ? await withReader(databaseReadUrl, db) : []
    return [...server, ...standby, ...(await checkContent(db, env))]
  } finally {
    await db.close()
  }
}

async function checkBackEnd(url: string): Promise<Found[]> {
  return [await checkServiceClock('the back end of MALL_API_URL', url)]
}

const checksOf = (env: Env): Parts => [
  ['port', checked(() => checkPort(env.port))],
  ...(env.apiUrl
    ? [['back end', checked(() => checkBackEnd(env.apiUrl ?? ''))] as const]
    : [
        ['database', checked(() => checkDatabase(env))] as const,
        ['services', checked(async () => checkServices(env))] as const,
        [
          'clocks',
          checked(() => Promise.all(servicesOf(env).map(([name, url]) => checkServiceClock(name, url)))),
        ] as const,
        ...(env.s3 ? [['storage', checked(async () => [await checkStorage(env, now)])] as const] : []),
      ]),
]

/**
 * Looks at everything that a mall needs to run, from the outside: settings, folder, machine, port, database, services. No
 * secret is in what it finds.
 */
export async function runDoctor(source: Source): Promise<Finding[]> {
  const { env, found } = checkSettings(source)
  const folder = env ? await checked(() => checkFolder(env.dataDir)) : []
  const parts: Parts = [
    ['settings', Promise.resolve(found)],
    ['machine', checked(() => checkMachine())],
    ...(env ? [['data folder', Promise.resolve(folder)] as const, ...checksOf(env)] : []),
  ]
  const all = await Promise.all(
    parts.map(async ([part, findings]) => (await findings).map((one): Finding => ({ part, ...one }))),
  )
  return all.flat().map((one) => ({ ...one, says: redact(one.says, source) }))
}
