/** Importing a file of products at the desk: time, memory, visitors beside it, a crash, a second import, undoing. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { orderForm } from '../../fixtures/orders/order-form.ts'
import { api, readDemo } from '../lib/demo-requests.ts'
import { effort } from '../lib/effort.ts'
import { mallMix } from '../lib/mall-mix.ts'
import type { BenchMall } from '../lib/malls.ts'
import { type Probed, probeFor, quantile } from '../lib/probe.ts'
import type { Outcome } from '../lib/registry.ts'
import { SteadyLoad } from '../lib/steady-load.ts'
import { DeskCalls, type Task } from './calls.ts'
import { differing, importedDigest, tableDigests } from './digests.ts'
import { writeGoodsFile } from './goods-file.ts'
import { ResidentSize } from './resident-size.ts'

/** SKUs of the file; `DESK_ROWS` selects another number, for which the targets of time shrink. */
export const rows = Number(process.env.DESK_ROWS ?? effort(1000, 100_000))
/** Members who order while the import runs. */
export const buyers = effort(10, 60)

/** Seconds for 100,000 rows. */
const targets = { first: 600, second: 180 }
const secondsFor = (target: number) => Math.max(5, (target * rows) / 100_000)
/** Seconds of load before the import, which fill caches, and after it. */
const [warmUp, afterwards] = [effort(5, 60), effort(5, 120)]

interface Spent {
  wall: number
  cpu: number
}

/** The wall time of work, and the processor time of mall and database meanwhile, in seconds. */
async function timed<T>(mall: BenchMall, work: () => Promise<T>): Promise<Spent & { result: T }> {
  const cpu = async () => {
    const { mall: own, database = 0 } = await mall.cpuSeconds()
    return own + database
  }
  const [start, before] = [performance.now(), await cpu()]
  const result = await work()
  return { wall: (performance.now() - start) / 1000, cpu: (await cpu()) - before, result }
}

const countOf = ({ counts }: Task, ...states: string[]) =>
  states.reduce((sum, state) => sum + (counts[state] ?? 0), 0)

/** Uploads, checks and runs a file. */
async function importFile(desk: DeskCalls, file: string): Promise<Task> {
  const { task_id } = await desk.check(file)
  await desk.change(task_id, 'start')
  return desk.untilResting(task_id)
}

/** Runs a file; the mall is killed when a random share of its products is done, and started again. */
async function importWithCrash(mall: BenchMall, file: string): Promise<number> {
  const desk = await DeskCalls.signIn(mall.url())
  const { task_id, total } = await desk.check(file)
  await desk.change(task_id, 'start')
  const end = total * (0.2 + 0.6 * Math.random())
  while ((await desk.task(task_id)).done < end) await delay(20)
  await mall.kill()
  const again = await DeskCalls.signIn(mall.url())
  await again.untilResting(task_id)
  return task_id
}

const add = (sum: Map<string, Probed>, more: Map<string, Probed>) => {
  for (const [what, { times, failed }] of more) {
    const one = sum.get(what) ?? { times: [], failed: 0 }
    sum.set(what, { times: [...one.times, ...times], failed: one.failed + failed })
  }
}

/** Visits cached pages and places orders until `work` ends. */
async function beside<T>(
  mall: BenchMall,
  work: Promise<T>,
): Promise<{ result: T; probed: Map<string, Probed> }> {
  const probed = new Map<string, Probed>()
  const pages = ['/items/1001', '/articleList', '/healthz'].map((path) => ({
    what: path,
    next: () => ({ url: mall.url() + path }),
  }))
  // What a visitor finds in the cache is measured, not the first visit.
  for (const { what } of pages) await (await fetch(mall.url() + what)).arrayBuffer()
  const tokens = mall.tokens.values()
  let isDone = false
  const ended = work.finally(() => (isDone = true))
  while (!isDone) {
    const { value: token } = tokens.next()
    const order = token && {
      what: 'orders',
      next: () => ({
        url: `${mall.url()}${api}/order_new`,
        method: 'POST',
        headers: {
          authorization: `Bearer ${token}`,
          'content-type': 'application/x-www-form-urlencoded',
          'idempotency-key': token.slice(-30).replaceAll(/\W/g, '0'),
        },
        body: orderForm,
      }),
    }
    const [visits, orders] = await Promise.all([
      probeFor(pages, { seconds: 1, interval: 100, inTurn: true }),
      order ? probeFor([order], { seconds: 1, interval: 1000 }) : new Map<string, Probed>(),
    ])
    add(probed, visits)
    add(probed, orders)
  }
  return { result: await ended, probed }
}

/** Orders that members have. */
async function ordersOf(mall: BenchMall): Promise<number> {
  const totals = await Promise.all(
    mall.tokens.map(async (token) => {
      const answer = await fetch(`${mall.url()}${api}/orders?company_id=1&page=1&pageSize=1`, {
        headers: { authorization: `Bearer ${token}` },
      })
      const { data } = (await answer.json()) as { data: { pager?: { count: number }; total_count?: number } }
      return data.pager?.count ?? data.total_count ?? 0
    }),
  )
  return totals.reduce((sum, total) => sum + total, 0)
}

async function warm(mall: BenchMall): Promise<void> {
  const load = new SteadyLoad(
    mallMix(mall, await readDemo(mall.url()), []).filter(({ what }) => !/order|picture/.test(what)),
  )
  await load.run(mall.url(), 20, warmUp)
  load.close()
}

async function measureFile(mall: BenchMall, file: string, products: number): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const put = (what: string, rest: Omit<Outcome, 'what'>) => {
    const outcome = { what: `${mall.database}: ${what}`, ...rest }
    const { value, unit = '', target } = outcome
    console.log(
      `  ${outcome.what}: ${Number(value.toFixed(2))} ${unit}${target === undefined ? '' : ` (${target})`}`,
    )
    outcomes.push(outcome)
  }
  const atMost = (what: string, value: number, target: number, unit = '') =>
    put(what, { value, unit, target, atMost: true })

  const before = await mall.whileStopped(tableDigests)
  const crashed = await importWithCrash(mall, file)
  const resumed = await mall.whileStopped(importedDigest)
  const desk = await DeskCalls.signIn(mall.url())
  const undo = await timed(mall, async () => {
    await desk.change(crashed, 'undo')
    return desk.untilResting(crashed)
  })
  put('undoing the import', { value: undo.wall, unit: 's', cpu: { mall: undo.cpu * 1000 } })
  atMost('products that were not undone', products - countOf(undo.result, 'undone'), 0)
  const changed = differing(before, await mall.whileStopped(tableDigests))
  if (changed.length > 0) console.log(`  ${mall.database}: other than before: ${changed.join(', ')}`)
  atMost('tables that are other than before', changed.length, 0)

  await warm(mall)
  const size = new ResidentSize(mall.pid())
  const base = await size.sample()
  const again = await DeskCalls.signIn(mall.url())
  const ordersBefore = await ordersOf(mall)
  size.start()
  const first = await timed(mall, () => beside(mall, importFile(again, file)))
  const { most, growth } = size.stop()
  const { result, probed } = first.result
  put('processor time of the import', { value: first.cpu, unit: 's' })
  atMost('the import, check and run', first.wall, secondsFor(targets.first), 's')
  atMost('products that were not created', products - countOf(result, 'create'), 0)
  put('resident size before the import', { value: base, unit: 'MB' })
  atMost('most above it', most - base, 150, 'MB')
  atMost('growth in the last two thirds', growth, 15, 'MB')
  for (const [what, { times, failed }] of probed) {
    if (what === 'orders') put('an order meanwhile, p99', { value: quantile(times, 0.99), unit: 'ms' })
    else atMost(`${what} meanwhile, p99`, quantile(times, 0.99), 50, 'ms')
    atMost(`${what} meanwhile: failed`, failed, 0)
  }
  const placed = probed.get('orders')?.times.length ?? 0
  atMost('orders meanwhile that are missing', placed - ((await ordersOf(mall)) - ordersBefore), 0)
  await delay(afterwards * 1000)
  atMost(`resident size ${afterwards} s later, of that before`, (await size.sample()) / base, 1.05)

  const second = await timed(mall, () => importFile(again, file))
  put('processor time of the second import', { value: second.cpu, unit: 's' })
  atMost('the second import', second.wall, secondsFor(targets.second), 's')
  atMost('products that it did not leave as they are', products - countOf(second.result, 'same'), 0)
  const whole = await mall.whileStopped(importedDigest)
  atMost('imports that differ from the one with a crash', whole === resumed ? 0 : 1, 0)
  return outcomes
}

/** Measures an import on a mall with members. */
export async function measureImport(mall: BenchMall): Promise<Outcome[]> {
  const folder = await mkdtemp(join(tmpdir(), 'mall-import-'))
  try {
    const file = join(folder, '商品.csv')
    return await measureFile(mall, file, await writeGoodsFile(file, rows))
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}
