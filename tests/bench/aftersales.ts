/**
 * After-sale applications through the front door, and refunds that the job settles, against the same SQL sent directly.
 */
import { placeAll } from '../fixtures/orders/place-orders.ts'
import type { RpcClient } from '../fixtures/orders/start-buyers.ts'
import { type DirectHome, onEachDirect, outcomesOfPairs, type RatePair } from './lib/direct.ts'
import { effort } from './lib/effort.ts'
import type { Outcome } from './lib/registry.ts'
import { startMeasured } from './lib/servers.ts'

const buyers = effort(40, 400)
const rounds = effort(1, 3)
const width = 16
/** Both sides apply for one in each round, and one is refunded. */
const units = 2 * (rounds + 1) + 1

type Order = { orderId: string; lineId: number }

const formOf = ({ orderId, lineId }: Order) =>
  new URLSearchParams({
    company_id: '1',
    order_id: orderId,
    aftersales_type: 'ONLY_REFUND',
    reason: '质量问题',
    detail: JSON.stringify([{ id: lineId, num: 1 }]),
  }).toString()

/** Applications per second of one unit of each order. Throws when one of them is refused. */
async function rate(url: string, tokens: string[], orders: readonly Order[]): Promise<number> {
  const start = performance.now()
  const answers = await placeAll({ url, tokens, form: orders.map(formOf), path: 'aftersales', width })
  const seconds = (performance.now() - start) / 1000
  const failed = answers.find(({ message }) => message !== undefined)
  if (failed) throw new Error(`An application was rejected: ${failed.message}`)
  return tokens.length / seconds
}

async function prepare(side: RpcClient): Promise<{ tokens: string[]; orders: Order[] }> {
  const { tokens } = await side.ask<{ tokens: string[] }>('prepare', buyers)
  return { tokens, orders: await side.ask<Order[]>('deliver', units) }
}

async function measure({ database, env, direct, prepareMall }: DirectHome): Promise<Outcome[]> {
  let ofMall: Order[] | undefined
  await prepareMall(async (setup) => (ofMall = (await prepare(setup)).orders))
  const { tokens, orders } = await prepare(direct)
  const applications: RatePair[] = []
  const mall = await startMeasured(env)
  try {
    for (let round = 0; round <= rounds; round++) {
      const pair = {
        mall: await rate(mall.url, tokens, ofMall ?? orders),
        direct: await direct.ask<number>('applyDirectly', width),
      }
      // The first round warms up both sides.
      if (round > 0) applications.push(pair)
    }
  } finally {
    // Its jobs would take the refunds.
    await mall.stop()
  }
  const { job, direct: sent } = await direct.ask<{ job: number; direct: number }>('settleRefunds')
  return [
    ...outcomesOfPairs(
      { mall: `${database}: after-sale applications`, unit: '/s', target: 0.4 },
      applications,
    ),
    ...outcomesOfPairs({ mall: `${database}: refunds settled one by one`, unit: '/s', target: 0.4 }, [
      { mall: job, direct: sent },
    ]),
  ]
}

export const measureAftersales = (): Promise<Outcome[]> => onEachDirect(measure)
