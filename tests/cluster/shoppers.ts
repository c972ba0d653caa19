import { randomUUID } from 'node:crypto'
import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { orderForm } from '../fixtures/orders/order-form.ts'
import { send } from '../fixtures/orders/send.ts'
import type { Machine } from './machine.ts'

const pause = 100
/** Seconds after which a shopper gives up an order that is not answered. */
const patience = 90

/** Members who place orders one after the other, and send an order again with its key until it is answered. */
export class Shoppers {
  readonly answered: { orderId: string; at: number }[] = []
  /** Answers that were no order, by what they said. */
  readonly refusals = new Map<string, number>()
  readonly #url: string
  readonly #itemIds: readonly number[]
  readonly #running: Promise<void>[]
  readonly #agent = new Agent({ keepAlive: true })
  #isOver = false

  constructor(url: string, tokens: readonly string[], itemIds: readonly number[]) {
    this.#url = url
    this.#itemIds = itemIds
    this.#running = tokens.map((token) => this.#shop(token))
    // A failure is told by `stop`.
    for (const one of this.#running) one.catch(() => undefined)
  }

  async #shop(token: string): Promise<void> {
    const { cart_type: _, ...form } = Object.fromEntries(new URLSearchParams(orderForm))
    for (let number = 0; !this.#isOver; number++) {
      const item_id = this.#itemIds[number % this.#itemIds.length]
      await this.#place(token, { ...form, items: [{ item_id, num: 1 }] })
      await delay(pause)
    }
  }

  async #place(token: string, params: Record<string, unknown>): Promise<void> {
    const key = randomUUID()
    const end = performance.now() + patience * 1000
    while (performance.now() < end) {
      const call = { token, method: 'POST', path: '/order_new', params, key }
      const sent = await send(this.#agent, this.#url, call)
      const orderId = sent?.data.order_id
      if (typeof orderId === 'string') return void this.answered.push({ orderId, at: performance.now() })
      const said = sent ? String(sent.data.message) : 'no answer'
      this.refusals.set(said, (this.refusals.get(said) ?? 0) + 1)
      await delay(pause)
    }
    throw new Error(`An order was not answered within ${patience} s.`)
  }

  /** Seconds from a moment to the first order that was answered after the last refusal or silence that followed it. */
  secondsUntilBack(from: number): number {
    const times = this.answered.map(({ at }) => at).filter((at) => at > from)
    const gaps = [from, ...times].map((at, index) => ({ at, gap: (times[index] ?? at) - at }))
    const longest = gaps.reduce((a, b) => (b.gap > a.gap ? b : a))
    return (longest.at + longest.gap - from) / 1000
  }

  /** Ends when every order that was begun is answered. */
  async stop(): Promise<void> {
    this.#isOver = true
    await Promise.all(this.#running).finally(() => this.#agent.destroy())
  }
}

/** How many orders the members of this test have. */
export async function countOrders(primary: Machine): Promise<number> {
  const [row] = await primary.query<{ count: number }>(
    `select count(*)::int as count from orders join members using (user_id) where mobile like '199%'`,
  )
  return row?.count ?? 0
}

/** How many orders were answered and are not in the database. */
export async function countLost(primary: Machine, shoppers: readonly Shoppers[]): Promise<number> {
  const ids = shoppers.flatMap(({ answered }) => answered.map(({ orderId }) => orderId))
  const [row] = await primary.query<{ found: number }>(
    'select count(*)::int as found from orders where order_id::text = any($1::text[])',
    [ids],
  )
  return ids.length - (row?.found ?? 0)
}

/** Asks for pages that are in the cache of each mall, ten times a second. */
export class Readers {
  answers = 0
  readonly failures: unknown[] = []
  readonly #running: Promise<void>
  #isOver = false

  constructor(urls: readonly string[]) {
    this.#running = this.#read(urls)
  }

  async #read(urls: readonly string[]): Promise<void> {
    for (let number = 0; !this.#isOver; number++) {
      const url = urls[number % urls.length] ?? ''
      const status = await fetch(url, { signal: AbortSignal.timeout(5000) }).then(
        async (answer) => (await answer.arrayBuffer(), answer.status),
        (error: unknown) => error,
      )
      this.answers++
      if (status !== 200) this.failures.push([url, status])
      await delay(pause)
    }
  }

  async stop(): Promise<void> {
    this.#isOver = true
    await this.#running
  }
}
