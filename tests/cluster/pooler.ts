import assert from 'node:assert/strict'
import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import type { TestContext } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { plainProduct, setPrice, signIn, untilShown } from '../bench/lib/prices.ts'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { send } from '../fixtures/orders/send.ts'
import { addresses, type Cluster } from './cluster.ts'
import { startHaproxy, startPgbouncer } from './fronts.ts'
import { type Buyers, rate, readList, startMallOn } from './malls.ts'
import { countLost, Shoppers } from './shoppers.ts'

/** PgBouncer in transaction mode: what it costs, drops between malls, and its own end. */

const pooled = {
  DATABASE_URL: addresses.pooler,
  DATABASE_POOLER: 'transaction',
  DATABASE_DIRECT_URL: addresses.haproxy,
}

async function placeOrders(url: string, { tokens, itemIds }: Buyers, seconds: number): Promise<number> {
  const agent = new Agent({ keepAlive: true })
  const { cart_type: _, ...form } = Object.fromEntries(new URLSearchParams(orderForm))
  const { perSecond } = await rate({ seconds, width: 6 }, async (number) => {
    const params = { ...form, items: [{ item_id: itemIds[number % itemIds.length], num: 1 }] }
    const token = tokens[number % 6] ?? ''
    const call = { token, method: 'POST', path: '/order_new', params, key: randomUUID() }
    return typeof (await send(agent, url, call))?.data.order_id === 'string'
  })
  agent.destroy()
  return perSecond
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length

export async function transactionPooler(
  context: TestContext,
  cluster: Cluster,
  buyers: Buyers,
): Promise<void> {
  const haproxy = await startHaproxy(cluster.folder)
  let pgbouncer = await startPgbouncer(cluster.folder)
  await delay(2000)
  const direct = await startMallOn(cluster, 'direct', { DATABASE_URL: addresses.haproxy })
  const other = await startMallOn(cluster, 'pooled', pooled)
  const malls = [direct, other]
  try {
    let number = 0
    const rates = malls.map(() => ({ orders: [] as number[], lists: [] as number[] }))
    for (let round = 0; round < 3; round++)
      for (const [index, { url }] of malls.entries()) {
        const orders = await placeOrders(url, buyers, 4)
        const lists = await rate({ seconds: 4, width: 4 }, () => readList(url, number++))
        assert.equal(lists.failed, 0)
        // The first round warms up.
        if (round > 0) rates[index]?.orders.push(orders)
        if (round > 0) rates[index]?.lists.push(lists.perSecond)
      }
    const [without, through] = rates
    for (const what of ['orders', 'lists'] as const) {
      const [a, b] = [mean(without?.[what] ?? []), mean(through?.[what] ?? [])]
      context.diagnostic(
        `${what}: ${a.toFixed(0)}/s without a pooler, ${b.toFixed(0)}/s through it: ${(b / a).toFixed(2)}×`,
      )
      assert.ok(b > 0)
    }

    const operator = await signIn(other.url, '13800138004')
    const itemId = await plainProduct(other.url)
    for (const [index, [from, to]] of [[direct, other] as const, [other, direct] as const].entries()) {
      await (await fetch(`${to.url}/items/${itemId}`)).text()
      await setPrice(from.url, operator, itemId, 700_100 + index * 100)
      const took = await untilShown(to.url, itemId, 700_100 + index * 100)
      context.diagnostic(`a price changed at the other mall is shown after ${took.toFixed(0)} ms`)
      assert.ok(took < 3000)
    }

    const shoppers = new Shoppers(other.url, buyers.tokens.slice(6, 10), buyers.itemIds)
    await delay(2000)
    await pgbouncer.kill()
    const killedAt = performance.now()
    await delay(1000)
    pgbouncer = await startPgbouncer(cluster.folder)
    await delay(5000)
    await shoppers.stop()
    const lost = await countLost(await cluster.primary(), [shoppers])
    context.diagnostic(
      `PgBouncer away for 1 s: orders again after ${shoppers.secondsUntilBack(killedAt).toFixed(1)} s, ${lost} lost`,
    )
    assert.equal(lost, 0)
  } finally {
    await Promise.all(malls.map((mall) => mall.stop()))
    await pgbouncer.stop()
    await haproxy.stop()
  }
}
