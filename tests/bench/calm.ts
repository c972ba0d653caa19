/**
 * Whether some visitors wait for the pages of others: probes under a flood of searches, and a mixed load at a fixed
 * pace.
 */
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { api, readDemo } from './lib/demo-requests.ts'
import { effort } from './lib/effort.ts'
import type { FloodData, FloodResult } from './lib/flood.ts'
import { type BenchMall, type DatabaseName, onEachDatabase } from './lib/malls.ts'
import { type Probe, type Probed, probeFor, quantile, type Question } from './lib/probe.ts'
import type { Bench, Outcome } from './lib/registry.ts'

const seconds = Number(process.env.CALM_SECONDS ?? effort(3, 20))
const connections = 200
const callConnections = 50
/** Requests per second of the mixed load. */
const offered = { PostgreSQL: 50, PGlite: 35 } satisfies Record<DatabaseName, number>
const orders = 20 * seconds

const cartOf = (url: string) => `${url}${api}/cart/list?shop_type=distributor`
const formType = { 'content-type': 'application/x-www-form-urlencoded' }
const asMember = (url: string, token: string, body?: string): Question => ({
  url,
  headers: { authorization: `Bearer ${token}`, ...(body !== undefined && formType) },
  ...(body !== undefined && { method: 'POST', body }),
})

/** Probes beside searches that never pause. @returns the answers to the probes and the searches */
async function beside(
  data: FloodData,
  probes: readonly Probe[],
  interval: number,
): Promise<{ results: Map<string, Probed>; searches: FloodResult }> {
  const flood = new Worker(new URL('./lib/flood.ts', import.meta.url), { workerData: data })
  await delay(2000)
  const results = await probeFor([...probes], { seconds, interval })
  const answer = once(flood, 'message')
  flood.postMessage('stop')
  const [searches] = (await answer) as [FloodResult]
  return { results, searches }
}

/** Pages without a cached copy, rendered while clients send searches as calls: all of them need the engine. */
async function besideCalls(mall: BenchMall): Promise<Outcome[]> {
  const url = mall.url()
  const demo = await readDemo(url)
  let count = 0
  const probes: Probe[] = [
    {
      what: 'product page, first visit',
      next: () => ({ url: `${url}/items/${demo.itemIds[count++ % demo.itemIds.length]}` }),
    },
    {
      what: 'search page',
      next: () => ({ url: `${url}/items?keywords=${encodeURIComponent(`冰箱 ${count++}`)}` }),
    },
  ]
  const path = `${api}/goods/items?page=1&pageSize=20&company_id=1&keywords=`
  const { results, searches } = await beside({ url, path, connections: callConnections }, probes, 400)
  const what = `${mall.database}: ${callConnections} searches by call`
  return [
    ...[...results].flatMap(([kind, { times }]) => [
      { what: `${what}, ${kind}, p50`, value: quantile(times, 0.5), unit: 'ms' },
      { what: `${what}, ${kind}, p99`, value: quantile(times, 0.99), unit: 'ms', target: 1000, atMost: true },
    ]),
    { what: `${what}, answered`, value: searches.answered / (seconds + 2), unit: '/s' },
    { what: `${what}, failed`, value: searches.failed + failuresIn(results), target: 0, atMost: true },
  ]
}

async function flooded(mall: BenchMall): Promise<Outcome[]> {
  const url = mall.url()
  const probe = (what: string, question: Question): Probe => ({ what, next: () => question })
  const probes: Probe[] = [
    probe('cached product page', { url: `${url}/items/1001` }),
    probe('/healthz', { url: `${url}/healthz` }),
    probe('cart of a member', asMember(cartOf(url), mall.tokens[0] ?? '')),
    probe('cart page', { url: `${url}/cart` }),
  ]
  await probeFor(probes, { seconds: 2, interval: 100 })
  const data: FloodData = { url, path: '/items?keywords=', connections }
  const { results, searches } = await beside(data, probes, 100)
  const { answered, refused, failed } = searches
  const row = (what: string, share: number, target?: number): Outcome => ({
    what: `${mall.database}: ${connections} searches at once, ${what}, p${share * 100}`,
    value: quantile(results.get(what)?.times ?? [], share),
    unit: 'ms',
    ...(target !== undefined && { target, atMost: true }),
  })
  return [
    row('cached product page', 0.5),
    row('cached product page', 0.99, 50),
    row('/healthz', 0.99, 50),
    row('cart of a member', 0.5),
    row('cart of a member', 0.99, 300),
    row('cart page', 0.5),
    row('cart page', 0.99),
    { what: `${mall.database}: searches answered`, value: answered / (seconds + 2), unit: '/s' },
    { what: `${mall.database}: searches refused with 503`, value: refused / (seconds + 2), unit: '/s' },
    {
      what: `${mall.database}: requests that failed`,
      value: failed + failuresIn(results),
      target: 0,
      atMost: true,
    },
  ]
}

const failuresIn = (results: ReadonlyMap<string, Probed>) =>
  [...results.values()].reduce((sum, { failed }) => sum + failed, 0)

/** Each kind is sent in turn, a new page or member each time where it says so. */
async function mixed(mall: BenchMall): Promise<Outcome[]> {
  const url = mall.url()
  const demo = await readDemo(url)
  let count = 0
  const next = <T>(values: readonly T[]): T => values[count++ % values.length] as T
  const buyers = mall.tokens.slice(1).values()
  const login = 'username=13800138000&password=Mall2026&login_type=password&company_id=1'
  const page = (path: string): Question => ({ url: url + path })
  const kinds: [string, () => Question][] = [
    ['search', () => page(`/items?keywords=${encodeURIComponent(`${next(demo.words)} ${count}`)}`)],
    ['list', () => page(`/items?cat_id=${next(demo.categoryIds)}`)],
    ['warm product', () => page('/items/1001')],
    ['product', () => page(`/items/${next(demo.itemIds)}`)],
    ['cart', () => asMember(cartOf(url), mall.tokens[0] ?? '')],
    ['order', () => asMember(`${url}${api}/order_new`, buyers.next().value ?? '', orderForm)],
    ['warm product', () => page('/items/1002')],
    ['list call', () => page(`${api}/goods/items?page=1&pageSize=18&company_id=1`)],
    ['home', () => page('/')],
    ['login', () => ({ url: `${url}${api}/login`, method: 'POST', headers: formType, body: login })],
  ]
  const rate = offered[mall.database]
  const start = performance.now()
  const probes = kinds.map(([what, question]) => ({ what, next: question }))
  const results = await probeFor(probes, { seconds, interval: (1000 * kinds.length) / rate, inTurn: true })
  const took = (performance.now() - start) / 1000
  const times = [...results.values()].flatMap((result) => result.times)
  const what = `${mall.database}: mixed load of ${rate}/s`
  return [
    { what: `${what}, done`, value: times.length / took, unit: '/s', target: Math.floor(rate * 0.97) },
    { what: `${what}, p50`, value: quantile(times, 0.5), unit: 'ms' },
    { what: `${what}, p95`, value: quantile(times, 0.95), unit: 'ms', target: 500, atMost: true },
    ...[...results].map(([kind, result]) => ({
      what: `${what}, ${kind}, p95`,
      value: quantile(result.times, 0.95),
      unit: 'ms',
    })),
    { what: `${what}, failed`, value: failuresIn(results), target: 0, atMost: true },
  ]
}

export const calm: Bench = {
  name: 'calm',
  subject: `visitors beside ${connections} searches at once, and a mixed load; ${seconds} s each`,
  async run() {
    const outcomes: Outcome[] = []
    await onEachDatabase(
      () => orders,
      async (mall) => {
        outcomes.push(...(await flooded(mall)), ...(await mixed(mall)), ...(await besideCalls(mall)))
      },
    )
    return outcomes
  },
}
