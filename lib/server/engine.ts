import 'server-only'
import { shortApiPrefix } from '@/lib/contract'
import { signedPrefix } from '@/lib/contract/signed-content'
import { env, WrongEnvironment, type Env } from '@/lib/env'
import type { Mall } from './context'
import type { DemoMall, LoadDemoMall } from './demo-mall'
import { FolderInUse } from './db/folder-lock'
import { openPglite } from './db/pglite'
import { openPostgres } from './db/postgres'
import { statementMetrics } from './db/statements'
import { EarlierDatabase, migrate } from './db/migrate'
import { answerContract } from './http/handler'
import { answerStaticEndpoint } from './http/static-endpoints'
import { answerMedia, mediaPrefix } from './http/media'
import { toResponse, type PlainAnswer } from './http/plain-answer'
import { startJobs, type Jobs } from './jobs'
import { answerNotification } from './payment/receive-notification'
import { persistedSecret } from './persisted-secret'
import { ensureIndex } from './search/ensure-index'
import { log } from './log'
import { processMetrics } from './process-metrics'
import { remoteEngine } from './remote/remote-engine'
import { answerSigned } from './signed-content/door'

/** What the front door and the route handlers call (see lib/web/registry.ts). */
export interface Engine {
  fetch(request: Request): Promise<Response>
  /** The same without the platform's Response where there is only a text to send. */
  answer(request: Request): Promise<PlainAnswer | Response>
  ready(): Promise<{ ok: boolean; checks: Record<string, string> }>
  metrics(): Promise<string>
  close(): Promise<void>
}

interface Slot {
  mall: Promise<Mall> | undefined
  jobs: Jobs | undefined
  loadDemo: LoadDemoMall | undefined
}

// Next bundles modules several times over; what must exist once lives on globalThis.
const slot: Slot = ((globalThis as { __mallSlot?: Slot }).__mallSlot ??= {
  mall: undefined,
  jobs: undefined,
  loadDemo: undefined,
})

/** The key for tokens: given, or made once and kept beside the embedded database. */
const secretOf = async ({ secret, dataDir }: Env) =>
  new TextEncoder().encode(secret ?? (await persistedSecret(dataDir, 'secret')))

/**
 * The key of the signed content API: given, or made once beside the embedded database, where the other servers' owner
 * reads it. With a database of its own it must be given, because instances share no folder.
 */
const contentSecretOf = async ({ contentSecret, databaseUrl, dataDir }: Env) =>
  contentSecret ?? (databaseUrl ? undefined : await persistedSecret(dataDir, 'content-secret'))

/** The page cache lives in the front door's bundle; absent in tests and scripts, where nothing is cached. */
async function invalidate(tags: readonly string[]): Promise<void> {
  const { __mallPages } = globalThis as {
    __mallPages?: { invalidate(tags: readonly string[]): Promise<void> }
  }
  await __mallPages?.invalidate(tags)
}

/** The demo mall, loaded when it is first needed; undefined in a process that was started without one. */
const demoMall = async (): Promise<DemoMall | undefined> => slot.loadDemo?.()

async function open(): Promise<Mall> {
  const settings = env()
  if (settings.apiUrl) throw new Error('With MALL_API_URL this mall has no database of its own.')
  const db = settings.databaseUrl ? openPostgres(settings.databaseUrl) : await openPglite(settings.dataDir)
  try {
    await migrate(db)
    const [secret, contentSecret] = [await secretOf(settings), await contentSecretOf(settings)]
    const now = () => Math.floor(Date.now() / 1000)
    const mall: Mall = { env: { ...settings, contentSecret }, db, secret, now, invalidate }
    if (settings.demo) await (await demoMall())?.fill(mall)
    await ensureIndex(db.unhurried)
    slot.jobs = startJobs(mall)
    return mall
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The running mall: opens the database, migrates and seeds on the first call, gives the same afterwards. */
export function getMall(): Promise<Mall> {
  slot.mall ??= open().catch((error: unknown) => {
    slot.mall = undefined
    throw error
  })
  return slot.mall
}

async function ready(): Promise<{ ok: boolean; checks: Record<string, string> }> {
  try {
    const { db } = await getMall()
    await db.run({ name: 'ready', text: 'select 1' }, [])
    return { ok: true, checks: { database: 'ok', migrations: 'ok' } }
  } catch (error) {
    log.error({ err: error }, 'not ready')
    return { ok: false, checks: { database: 'unreachable' } }
  }
}

async function metrics(): Promise<string> {
  return [...processMetrics(), statementMetrics()].join('\n')
}

async function close(): Promise<void> {
  const opening = slot.mall
  slot.mall = undefined
  await slot.jobs?.stop()
  slot.jobs = undefined
  const mall = await opening?.catch(() => undefined)
  await mall?.db.close()
}

const isCall = new RegExp(`^\\w+://[^/]+${shortApiPrefix}/`)

async function answer(request: Request): Promise<PlainAnswer | Response> {
  if (isCall.test(request.url)) return answerContract(getMall, request)
  const url = new URL(request.url)
  const { pathname, searchParams } = url
  if (pathname.startsWith(`${signedPrefix}/`)) return answerSigned(getMall, request)
  if (pathname.startsWith(mediaPrefix)) return answerMedia(demoMall, pathname, searchParams)
  return (await answerNotification(getMall, request, pathname)) ?? answerStaticEndpoint(env(), url)
}

async function fetchEngine(request: Request): Promise<Response> {
  const answered = await answer(request)
  return answered instanceof Response ? answered : toResponse(answered)
}

const own: Engine = { fetch: fetchEngine, answer, ready, metrics, close }
let remote: Engine | undefined

/**
 * What answers calls in this process: our engine, or with MALL_API_URL what stands in its place. It keeps nothing itself,
 * so that in development a changed module answers at once.
 */
export function getEngine(): Engine {
  const settings = env()
  const { apiUrl } = settings
  return apiUrl ? (remote ??= remoteEngine({ ...settings, apiUrl })) : own
}

/** Conditions that only the person who starts the mall can change; their messages are complete sentences. */
const startErrors = [WrongEnvironment, FolderInUse, EarlierDatabase]

/**
 * Puts the engine where the front door finds it and opens the mall before the first visitor. A wrong environment, a
 * data folder in use or a database of an earlier build ends the process with one sentence; a database that cannot be
 * reached yet only makes it not ready.
 * @param loadDemo brings the demo mall; ignored with `MALL_DEMO=0`
 */
export async function startEngine(loadDemo?: LoadDemoMall): Promise<void> {
  try {
    slot.loadDemo = env().drawings ? loadDemo : undefined
    ;(globalThis as { __mall?: Engine }).__mall = getEngine()
    if (!env().apiUrl) await getMall()
  } catch (error) {
    if (startErrors.some((type) => error instanceof type)) {
      process.stderr.write(`${(error as Error).message}\n`)
      process.exit(1)
    }
    log.error({ err: error }, 'the mall could not open yet')
  }
}
