/** Placing orders through the front door against the same SQL transaction sent directly, alternating in one run. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startBuyers } from '../fixtures/orders/start-buyers.ts'
import { placeAll } from '../fixtures/orders/place-orders.ts'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { startPostgres } from '../run/postgres.ts'
import { median } from './lib/compare.ts'
import { startMeasured } from './lib/servers.ts'
import type { Bench, Outcome } from './lib/registry.ts'

const buyers = 400
const rounds = 3
const width = 16
const secret = 'only for measuring, at least thirty-two characters'

/** Requests per second of one POST per buyer. Throws when one of them fails. */
async function rate(url: string, tokens: string[], form: string, path: string): Promise<number> {
  const start = performance.now()
  const answers = await placeAll({ url, tokens, form, path, width })
  const seconds = (performance.now() - start) / 1000
  const failed = answers.find(({ message }) => message !== undefined)
  if (failed) throw new Error(`An order was rejected: ${failed.message}`)
  return tokens.length / seconds
}

/** What the buyers order: one piece of an ordinary SKU, or of one that the renewal programme pays for. */
export type Filling = 'fill' | 'subsidise'

async function measure(
  home: string,
  env: Record<string, string>,
  directEnv: Record<string, string>,
  filling: Filling,
): Promise<Outcome[]> {
  const direct = await startBuyers({ MALL_SECRET: secret, ...directEnv })
  // On PostgreSQL both sides share the database. Embedded, each has its own folder, so members are created in both.
  const isShared = env.DATABASE_URL !== undefined
  if (!isShared) {
    const setup = await startBuyers({ MALL_SECRET: secret, ...env })
    await setup.ask('prepare', buyers)
    await setup.ask(filling)
    await setup.ask('close')
  }
  const { tokens, itemIds } = await direct.ask<{ tokens: string[]; itemIds: number[] }>('prepare', buyers)
  const subsidised = filling === 'subsidise' ? await direct.ask<number>(filling) : undefined
  const mall = await startMeasured({ MALL_SECRET: secret, ...env })
  const addForm = `item_id=${subsidised ?? itemIds[0]}&num=1&shop_type=distributor&cart_type=cart&distributor_id=0`
  try {
    const pairs: { http: number; direct: number }[] = []
    for (let round = 0; round <= rounds; round++) {
      if (isShared) await direct.ask(filling)
      else await rate(mall.url, tokens, addForm, 'cart')
      const http = await rate(mall.url, tokens, orderForm, 'order_new')
      await direct.ask(filling)
      const pair = { http, direct: await direct.ask<number>('direct', width) }
      // The first round warms up both sides.
      if (round > 0) pairs.push(pair)
    }
    return [
      {
        what: `${home}: orders through HTTP`,
        value: median(pairs.map((pair) => pair.http)),
        unit: 'orders/s',
      },
      {
        what: `${home}: the same SQL directly`,
        value: median(pairs.map((pair) => pair.direct)),
        unit: 'orders/s',
      },
      { what: `${home}: ratio`, value: median(pairs.map((pair) => pair.http / pair.direct)), target: 0.4 },
    ]
  } finally {
    await mall.stop()
    await direct.ask('close')
  }
}

/** Measures on PostgreSQL, where it is installed, and embedded. */
export async function measureOrders(filling: Filling): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const postgres = await startPostgres()
  if (postgres) {
    const env = { DATABASE_URL: postgres.url, MALL_DEMO: '1', MALL_PAY_TEST: '1' }
    try {
      outcomes.push(...(await measure('PostgreSQL', env, env, filling)))
    } finally {
      await postgres.stop()
    }
  }
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'mall-bench-'))))
  const [httpFolder = '', directFolder = ''] = folders
  outcomes.push(
    ...(await measure('PGlite', { MALL_DATA_DIR: httpFolder }, { MALL_DATA_DIR: directFolder }, filling)),
  )
  await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  return outcomes
}

export const orders: Bench = {
  name: 'orders',
  subject: 'placing orders through the front door against the same SQL transaction sent directly',
  run: () => measureOrders('fill'),
}
