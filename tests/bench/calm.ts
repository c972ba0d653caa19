/** Whether some visitors wait for the pages of others: probes under a flood of searches, and a mixed load at a fixed pace. */
import { once } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { api, readDemo } from './lib/demo-requests.ts'
import type { FloodData, FloodResult } from './lib/flood.ts'
import { type BenchMall, type DatabaseName, onEachDatabase } from './lib/malls.ts'
import { type Probe, type Probed, probeFor, quantile } from './lib/probe.ts'
import type { Bench, Outcome } from './lib/registry.ts'

const seconds = Number(process.env.CALM_SECONDS ?? 20)
const connections = 200
/** Requests per second of the mixed load. */
const offered = { PostgreSQL: 50, PGlite: 35 } satisfies Record<DatabaseName, number>
const orders = 20 * seconds

const member = (token: string, path: string, form?: string) => (url: string) =>
  fetch(`${url}${api}/${path}`, {
    ...(form !== undefined && { method: 'POST', body: form }),
    headers: {
      authorization: `Bearer ${token}`,
      ...(form !== undefined && { 'content-type': 'application/x-www-form-urlencoded' }),
    },
  })

async function flooded(mall: BenchMall): Promise<Outcome[]> {
  const url = mall.url()
  const cart = member(mall.tokens[0] ?? '', 'cart/list?shop_type=distributor')
  const probes: Probe[] = [
    { what: 'cached product page', send: () => fetch(`${url}/items/1001`) },
    { what: '/healthz', send: () => fetch(`${url}/healthz`) },
    { what: 'cart of a member', send: () => cart(url) },
    { what: 'cart page', send: () => fetch(`${url}/cart`) },
  ]
  await probeFor(probes, { seconds: 2, interval: 100 })
  const flood = new Worker(new URL('./lib/flood.ts', import.meta.url), {
    workerData: { url, connections } satisfies FloodData,
  })
  await delay(2000)
  const results = await probeFor(probes, { seconds, interval: 100 })
  const answer = once(flood, 'message')
  flood.postMessage('stop')
  const [{ answered, refused, failed }] = (await answer) as [FloodResult]
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

/** Each entry is sent in turn, so that one in `kinds.length` requests is of its kind. */
async function mixed(mall: BenchMall): Promise<Outcome[]> {
  const url = mall.url()
  const demo = await readDemo(url)
  let count = 0
  const next = <T>(values: readonly T[]): T => values[count++ % values.length] as T
  const buyers = mall.tokens.slice(1).values()
  const login = new URLSearchParams({
    ...{ username: '13800138000', password: 'Mall2026', login_type: 'password', company_id: '1' },
  }).toString()
  const kinds: ((url: string) => Promise<Response>)[] = [
    (at) => fetch(`${at}/items?keywords=${encodeURIComponent(`${next(demo.words)} ${count}`)}`),
    (at) => fetch(`${at}/items?cat_id=${next(demo.categoryIds)}`),
    (at) => fetch(`${at}/items/1001`),
    (at) => fetch(`${at}/items/${next(demo.itemIds)}`),
    member(mall.tokens[0] ?? '', 'cart/list?shop_type=distributor'),
    (at) => member(buyers.next().value ?? '', 'order_new', orderForm)(at),
    (at) => fetch(`${at}/items/1002`),
    (at) => fetch(`${at}${api}/goods/items?page=1&pageSize=18&company_id=1`),
    (at) => fetch(`${at}/`),
    (at) => fetch(`${at}${api}/login`, { method: 'POST', body: new URLSearchParams(login) }),
  ]
  let sent = 0
  const send = () => kinds[sent++ % kinds.length]?.(url) ?? Promise.reject(new Error('no kind'))
  const rate = offered[mall.database]
  const start = performance.now()
  const results = await probeFor([{ what: 'mixed', send }], { seconds, interval: 1000 / rate })
  const took = (performance.now() - start) / 1000
  const { times, failed } = results.get('mixed') ?? { times: [], failed: 0 }
  const what = `${mall.database}: mixed load of ${rate}/s`
  return [
    { what: `${what}, done`, value: times.length / took, unit: '/s', target: rate * 0.97 },
    { what: `${what}, p50`, value: quantile(times, 0.5), unit: 'ms' },
    { what: `${what}, p95`, value: quantile(times, 0.95), unit: 'ms', target: 500, atMost: true },
    { what: `${what}, failed`, value: failed, target: 0, atMost: true },
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
        outcomes.push(...(await flooded(mall)), ...(await mixed(mall)))
      },
    )
    return outcomes
  },
}
