/** Placing orders through the front door against the same SQL transaction sent directly, alternating in one run. */
import { orderForm } from '../fixtures/orders/order-form.ts'
import { placeAll } from '../fixtures/orders/place-orders.ts'
import { type DirectHome, onEachDirect, outcomesOfPairs, type RatePair } from './lib/direct.ts'
import { effort } from './lib/effort.ts'
import type { Bench, Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const buyers = effort(40, 400)
const rounds = effort(1, 3)
const width = 16

/** Requests per second of one POST per buyer. Throws when one of them fails. */
async function rate(url: string, tokens: string[], form: string, path: string): Promise<number> {
  const start = performance.now()
  const answers = await placeAll({ url, tokens, form, path, width })
  const seconds = (performance.now() - start) / 1000
  const failed = answers.find(({ message }) => message !== undefined)
  if (failed) throw new Error(`An order was rejected: ${failed.message}`)
  return tokens.length / seconds
}

/** Kind of SKU that the buyers order: one piece of an ordinary one, or of one that the renewal programme subsidises. */
export type Filling = 'fill' | 'subsidise'

async function measure(
  { database, env, direct, prepareMall }: DirectHome,
  filling: Filling,
): Promise<Outcome[]> {
  const isShared = database === 'PostgreSQL'
  await prepareMall(async (setup) => {
    await setup.ask('prepare', buyers)
    await setup.ask(filling)
  })
  const { tokens, itemIds } = await direct.ask<{ tokens: string[]; itemIds: number[] }>('prepare', buyers)
  const subsidised = filling === 'subsidise' ? await direct.ask<number>(filling) : undefined
  const mall = await startMeasured(env)
  const addForm = `item_id=${subsidised ?? itemIds[0]}&num=1&shop_type=distributor&cart_type=cart&distributor_id=0`
  try {
    const pairs: RatePair[] = []
    for (let round = 0; round <= rounds; round++) {
      if (isShared) await direct.ask(filling)
      else await rate(mall.url, tokens, addForm, 'cart')
      const http = await rate(mall.url, tokens, orderForm, 'order_new')
      await direct.ask(filling)
      const pair = { mall: http, direct: await direct.ask<number>('direct', width) }
      // The first round warms up both sides.
      if (round > 0) pairs.push(pair)
    }
    const what = filling === 'subsidise' ? 'orders with subsidy' : 'orders'
    return outcomesOfPairs({ mall: `${database}: ${what}`, unit: 'orders/s', target: 0.4 }, pairs)
  } finally {
    await mall.stop()
  }
}

/** Measures on PostgreSQL, where it is installed, and embedded. */
export const measureOrders = (filling: Filling): Promise<Outcome[]> =>
  onEachDirect((home) => measure(home, filling))

export const orders: Bench = {
  name: 'orders',
  subject: 'placing orders through the front door against the same SQL transaction sent directly',
  run: () => measureOrders('fill'),
}
