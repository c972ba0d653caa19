import assert from 'node:assert/strict'
import { access } from 'node:fs/promises'
import { Agent } from 'node:http'
import type { TestContext } from 'node:test'
import { plainProduct, setPrice, signIn, untilShown } from '../bench/lib/prices.ts'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { send } from '../fixtures/orders/send.ts'
import { addresses, type Cluster } from './cluster.ts'
import { type Buyers, startMallOn } from './malls.ts'

/** Two malls on one database, one of which is two minutes ahead. */

const library = '/usr/lib/x86_64-linux-gnu/faketime/libfaketime.so.1'
const ahead = { LD_PRELOAD: library, FAKETIME: '+120s', FAKETIME_DONT_FAKE_MONOTONIC: '1' }

const clockOf = async (url: string) => {
  const answer = (await (await fetch(`${url}/readyz`)).json()) as { checks?: { clock?: string } }
  return answer.checks?.clock
}

export async function clocksApart(context: TestContext, cluster: Cluster, buyers: Buyers): Promise<void> {
  const isThere = await access(library).then(
    () => true,
    () => false,
  )
  if (!isThere) return context.skip('faketime is not installed')
  const right = await startMallOn(cluster, 'right', { DATABASE_URL: addresses.hosts })
  const fast = await startMallOn(cluster, 'fast', { DATABASE_URL: addresses.hosts, ...ahead })
  const agent = new Agent()
  try {
    assert.equal(await clockOf(right.url), 'ok')
    const said = await clockOf(fast.url)
    context.diagnostic(`/readyz of the mall that is ahead: clock ${said}`)
    assert.match(said ?? '', /^1(?:19|20|21) s ahead of the database$/)

    const { cart_type: _, ...form } = Object.fromEntries(new URLSearchParams(orderForm))
    const params = { ...form, items: [{ item_id: buyers.itemIds[1], num: 1 }] }
    for (const [from, to] of [
      [fast, right],
      [right, fast],
    ] as const) {
      // A token of one mall is good at the other, and so is an order.
      const token = await signIn(from.url, '13800138000')
      const placed = await send(agent, from.url, { token, method: 'POST', path: '/order_new', params })
      const orderId = placed?.data.order_id
      assert.equal(typeof orderId, 'string', JSON.stringify(placed?.data))
      const call = { token, method: 'POST', path: '/order/cancel' }
      const cancelled = await send(agent, to.url, {
        ...call,
        params: { order_id: orderId, cancel_reason: '不想要了' },
      })
      assert.equal(cancelled?.data.status_code, undefined, JSON.stringify(cancelled?.data))
    }

    const operator = await signIn(fast.url, '13800138004')
    const itemId = await plainProduct(right.url)
    for (const [index, [from, to]] of [[fast, right] as const, [right, fast] as const].entries()) {
      await (await fetch(`${to.url}/items/${itemId}`)).text()
      await setPrice(from.url, operator, itemId, 800_100 + index * 100)
      const took = await untilShown(to.url, itemId, 800_100 + index * 100)
      context.diagnostic(`a price changed at the other mall is shown after ${took.toFixed(0)} ms`)
      assert.ok(took < 3000)
    }
  } finally {
    agent.destroy()
    await Promise.all([right.stop(), fast.stop()])
  }
}
