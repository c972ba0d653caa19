import 'server-only'
import { shortApiPrefix } from '@/lib/contract'
import { signedPrefix } from '@/lib/contract/signed-content'
import { picturePrefix } from '@/lib/domain/content/picture'
import { uploadPrefix } from '@/lib/domain/content/upload'
import { env, type Env } from '@/lib/env'
import { answerFeed } from '@/lib/server/catalogue/product-feed/answer-feed'
import { KeptFeed } from '@/lib/server/catalogue/product-feed/kept-feed'
import { storeIdentityOffer } from '@/lib/server/catalogue/programme/store-identity-offer'
import { ensureIndex } from '@/lib/server/catalogue/search/ensure-index'
import { fillLibrary } from '@/lib/server/content/picture/fill-library'
import { answerPicture } from '@/lib/server/content/picture/serve-picture'
import { setSlowStatement } from '@/lib/server/ground/db/statement-metrics'
import type { DemoMall, LoadDemoMall } from '@/lib/server/ground/demo-mall'
import { ifSettled } from '@/lib/server/ground/if-settled'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { assertSecret } from '@/lib/server/ground/mall-secret/assert-secret'
import { answerMedia, mediaPrefix } from '@/lib/server/ground/media/answer-media'
import { metricsText } from '@/lib/server/ground/metrics'
import { openDatabase } from '@/lib/server/ground/open-database'
import { storeWebhook } from '@/lib/server/ground/outbox/store-webhook'
import { persistedSecret } from '@/lib/server/ground/persisted-secret'
import { freeTasks } from '@/lib/server/ground/task/run-task'
import { startTracing } from '@/lib/server/ground/trace'
import { answerUpload } from '@/lib/server/ground/upload/answer-upload'
import type { LoadWidgetProblems } from '@/lib/server/ground/widget-problems'
import { runAsJob } from '@/lib/server/ground/work'
import { viewersOf } from '@/lib/server/people/session/viewers-of'
import { announceSetup } from '@/lib/server/people/setup/announce-setup'
import { answerNotification } from '@/lib/server/trade/payment/receive-notification'
import { plainTags } from '@/lib/web/aging-tags'
import { productFeedPath } from '@/lib/web/engine-paths'
import { type Engine, engineRegistry, invalidatorRegistry, type PlainResponse } from '@/lib/web/registry'
import { answerCopies } from './backup/answer-copies'
import { clockCheck, clockOffset } from './clock'
import { answerContract } from './http/handler'
import { toResponse } from './http/plain-response'
import { answerStaticEndpoint } from './http/static-endpoints'
import { startJobs } from './jobs'
import { keptCallsOf } from './kept-calls'
import { lacksPage } from './lacks-page'
import './process-metrics'
import { processState } from './process-state'
import { remoteEngine } from './remote/remote-engine'
import { SharedDrops } from './shared-drops/shared-drops'
import { answerSigned } from './signed-content/door'
import { simulatedServices } from './simulated-services'
import { isStartError } from './start-errors'
import { measureState } from './state-metrics'
import { marksOf, watchRequest } from './watch-request'

/**
 * The key of the signed content API: from the environment, or generated once beside the embedded database, where the
 * owner of the other servers can read it. It must be set with DATABASE_URL, because instances share no folder.
 */
const contentSecretOf = async ({ contentSecret, databaseUrl, dataDir }: Env) =>
  contentSecret ?? (databaseUrl ? undefined : await persistedSecret(dataDir, 'content-secret'))

/** The feed of products, a file beside the database. */
const productFeed = () => (processState.feed ??= new KeptFeed(env().dataDir))

/** Invalidates entries in the page cache of this process only, and the feed. */
const dropHere = async (tags: readonly string[]): Promise<void> => {
  productFeed().drop(plainTags(tags))
  await invalidatorRegistry.get()?.invalidate(tags)
}

/** The demo mall, loaded on first use; undefined in a process that was started without one. */
const demoMall = async (): Promise<DemoMall | undefined> => processState.loadDemo?.()

/** The schemas of widgets; a process without them, such as the seed command, publishes no pages. */
const widgetProblems: LoadWidgetProblems = async () =>
  (await processState.loadWidgetProblems?.()) ?? (() => [])

async function open(): Promise<Mall> {
  const settings = env()
  if (settings.apiUrl) throw new Error('With MALL_API_URL this mall has no database of its own.')
  setSlowStatement(settings.slowStatementMs)
  startTracing(settings)
  const now = () => Math.floor(Date.now() / 1000)
  const { db, secret } = await openDatabase(settings, now())
  try {
    const contentSecret = await contentSecretOf(settings)
    // A standby must have what was written before the pages that show it are rendered again.
    const drop = (tags: readonly string[]) => {
      db.reading?.require()
      return dropHere(tags)
    }
    const shared =
      db.kind === 'postgres' ? await SharedDrops.open({ db: db.unhurried, now, drop }) : undefined
    // From here on, a command that changes the key sees this instance; if such a command came first, this waits for it
    // and then ends the start.
    if (shared) await assertSecret(db, secret, now())
    const invalidate = (tags: readonly string[]) => shared?.drops.send(tags) ?? drop(tags)
    const mall: Mall = {
      env: { ...settings, contentSecret },
      db,
      secret,
      now,
      invalidate,
      widgetProblems,
    }
    processState.drops = shared
    const demo = settings.demo ? await demoMall() : undefined
    const isNew = await demo?.fill(mall)
    await ensureIndex(db.unhurried)
    // The mall works without demo staff, so a failure does not prevent the start.
    if (isNew && settings.demoStaff)
      await demo?.playHistory(mall).catch((error: unknown) => {
        log.warn({ err: error }, 'the shoppers of the demo mall have no history')
      })
    await storeWebhook(mall)
    await storeIdentityOffer(mall)
    const simulated = simulatedServices(settings)
    const clock = clockCheck(await clockOffset(db))
    if (clock !== 'ok') log.warn({ clock }, 'the clock of the mall and that of the database are apart')
    const setup = await announceSetup(mall)
    // The one line that has an address with a key: it is the only way into a new mall.
    if (setup) log.warn({ setup }, 'the mall has no owner: open this address once, within 30 minutes')
    if (simulated.length > 0) log.warn({ simulated }, 'these services are simulated')
    // The start does not wait for it; after a failure the library stays empty.
    if (demo)
      processState.library = fillLibrary(mall, demo.library()).catch((error: unknown) => {
        log.warn({ err: error }, 'the library of pictures was not filled')
      })
    await freeTasks(mall)
    if (db.kind === 'pglite') processState.copies = await answerCopies(db, settings.dataDir)
    processState.jobs = startJobs(mall, { dropHere: drop, drops: shared?.drops })
    return mall
  } catch (error) {
    await db.close()
    throw error
  }
}

/** The running mall. The first call opens the database, migrates and seeds it; a failed attempt is repeated. */
export function getMall(): Promise<Mall> {
  processState.mall ??= open().catch((error: unknown) => {
    processState.mall = undefined
    throw error
  })
  return processState.mall
}

async function ready(): Promise<{ ok: boolean; checks: Record<string, string> }> {
  try {
    const { db } = await getMall()
    const clock = clockCheck(await clockOffset(db))
    const simulated = simulatedServices(env()).join(', ') || 'none'
    return { ok: true, checks: { database: 'ok', migrations: 'ok', clock, simulated } }
  } catch (error) {
    log.error({ err: error }, 'not ready')
    return { ok: false, checks: { database: 'unreachable' } }
  }
}

async function metrics(): Promise<string> {
  const mall = await ifSettled(processState.mall)
  mall?.db.measure?.()
  if (mall) await runAsJob(() => measureState(mall))
  return metricsText()
}

async function close(): Promise<void> {
  const opening = processState.mall
  processState.mall = undefined
  await processState.jobs?.stop()
  processState.jobs = undefined
  const mall = await opening?.catch(() => undefined)
  await processState.library
  await processState.copies?.close()
  processState.copies = undefined
  await processState.drops?.close()
  processState.drops = undefined
  await mall?.db.close()
}

const isCall = new RegExp(`^\\w+://[^/]+${shortApiPrefix}/`)

async function answer(request: Request): Promise<PlainResponse | Response> {
  if (isCall.test(request.url)) return answerContract(getMall, request)
  const url = new URL(request.url)
  const { pathname, searchParams } = url
  if (pathname.startsWith(`${signedPrefix}/`)) return answerSigned(getMall, request)
  if (pathname.startsWith(uploadPrefix)) {
    const mall = await getMall()
    return answerUpload(mall, pathname, searchParams, viewersOf(mall, request.headers))
  }
  if (pathname.startsWith(picturePrefix)) return answerPicture(await getMall(), pathname, searchParams)
  if (pathname === productFeedPath) return answerFeed(await getMall(), productFeed(), request)
  if (pathname.startsWith(mediaPrefix)) return answerMedia(demoMall, pathname, searchParams, env().dataDir)
  return (await answerNotification(getMall, request, pathname)) ?? answerStaticEndpoint(env(), url)
}

const nameOf = (answered?: PlainResponse | Response) =>
  (answered && 'route' in answered && answered.route) || 'engine'

const watchedAnswer: Engine['answer'] = (request) =>
  watchRequest(marksOf(request), () => answer(request), nameOf)

async function fetchEngine(request: Request): Promise<Response> {
  const response = await watchedAnswer(request)
  return response instanceof Response ? response : toResponse(response)
}

const localEngine: Engine = {
  fetch: fetchEngine,
  answer: watchedAnswer,
  ready,
  metrics,
  close,
  kept: keptCallsOf(getMall),
  lacksPage: async (path) => lacksPage(await getMall(), path),
}
let remote: Engine | undefined

/**
 * The engine of this process: our own, or the proxy to another back end with MALL_API_URL. It holds no state, so in
 * development a changed module takes effect at once.
 */
export function getEngine(): Engine {
  const settings = env()
  const { apiUrl } = settings
  return apiUrl ? (remote ??= remoteEngine({ ...settings, apiUrl })) : localEngine
}

/**
 * Registers the engine for the front door and opens the mall before the first visitor. A wrong environment, a data
 * folder that is in use, not writable or open to other users, an embedded database that cannot be opened, or a database
 * of another build ends the process with one sentence; a database that is not reachable yet only makes the mall not
 * ready.
 * @param parts.demo loads the demo mall; ignored with `MALL_DEMO=0`
 * @param parts.widgetProblems loads the schemas of widgets
 */
export async function startEngine(
  parts: { demo?: LoadDemoMall; widgetProblems?: LoadWidgetProblems } = {},
): Promise<void> {
  try {
    processState.loadDemo = env().drawings ? parts.demo : undefined
    processState.loadWidgetProblems = parts.widgetProblems
    engineRegistry.set(getEngine())
    if (!env().apiUrl) await getMall()
  } catch (error) {
    if (isStartError(error)) {
      process.stderr.write(`${error.message}\n`)
      process.exit(1)
    }
    log.error({ err: error }, 'the mall could not open yet')
  }
}
