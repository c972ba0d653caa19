import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'playwright/test'
import { orderForm } from '../../fixtures/orders/order-form.ts'
import { placeAll } from '../../fixtures/orders/place-orders.ts'
import { startBuyers, type RpcClient } from '../../fixtures/orders/start-buyers.ts'
import { startMall, testSecret } from '../../fixtures/servers.ts'
import { startPostgres, type TemporaryPostgres } from '../../run/postgres.ts'

/** Placing orders through the front door on both databases: many buyers at once, and a killed process. */

interface State {
  store: number
  sold: number
  orders: string[]
}

let folder: string
let postgres: TemporaryPostgres | null

test.beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-load-'))
  postgres = await startPostgres()
})
test.afterAll(async () => {
  await postgres?.stop()
  await rm(folder, { recursive: true, force: true })
})

const homes = {
  PGlite: () => ({ MALL_DATA_DIR: folder, MALL_SECRET: testSecret }),
  PostgreSQL: () => ({
    DATABASE_URL: postgres?.url ?? '',
    MALL_SECRET: testSecret,
    MALL_DEMO: '1',
    MALL_PAY_TEST: '1',
  }),
}

/**
 * Creates buyers with filled carts and sets the stock. Returns their tokens and the state before; releases the
 * database.
 */
async function prepare(buyers: RpcClient, count: number, store: number) {
  const { tokens } = await buyers.ask<{ tokens: string[] }>('prepare', count)
  await buyers.ask('fill', store)
  const before = await buyers.ask<State>('state')
  await buyers.ask('leave')
  return { tokens, before }
}

async function stateOf(buyers: RpcClient): Promise<State> {
  const state = await buyers.ask<State>('state')
  await buyers.ask('leave')
  return state
}

for (const [name, envOf] of Object.entries(homes)) {
  test.describe(name, () => {
    test.skip(name === 'PostgreSQL' && process.platform !== 'linux', 'PostgreSQL is started on Linux only')
    test.setTimeout(240_000)
    let buyers: RpcClient
    test.beforeAll(async () => {
      if (name === 'PGlite' || postgres) buyers = await startBuyers(envOf())
    })
    test.afterAll(() => buyers?.ask('close'))

    test('sells 50 pieces to exactly 50 of 300 buyers at once', async () => {
      test.skip(name === 'PostgreSQL' && !postgres, 'PostgreSQL is not installed')
      const env = envOf()
      const { tokens, before } = await prepare(buyers, 300, 50)
      const mall = await startMall(env)
      const answers = await placeAll({
        url: mall.url,
        tokens,
        form: orderForm,
        path: 'order_new',
        width: 300,
      })
      expect(await mall.stop()).toBe(0)

      const bought = answers.filter(({ orderId }) => orderId !== undefined)
      expect(bought).toHaveLength(50)
      expect(new Set(bought.map(({ orderId }) => orderId)).size).toBe(50)
      for (const { orderId, message } of answers) if (!orderId) expect(message).toContain('库存不足')
      const after = await stateOf(buyers)
      expect(after).toMatchObject({ store: 0, sold: 50 })
      expect(after.orders.length - before.orders.length).toBe(50)
    })

    test('places one order for a submission that is sent 20 times at once', async () => {
      test.skip(name === 'PostgreSQL' && !postgres, 'PostgreSQL is not installed')
      const env = envOf()
      const { tokens } = await prepare(buyers, 1, 50)
      const mall = await startMall(env)
      const answers = await placeAll({
        url: mall.url,
        tokens: Array.from({ length: 20 }, () => tokens[0] ?? ''),
        form: orderForm,
        path: 'order_new',
        width: 20,
        headers: { 'idempotency-key': 'one-submission' },
      })
      expect(await mall.stop()).toBe(0)
      expect(answers.every(({ orderId }) => orderId !== undefined)).toBe(true)
      expect(new Set(answers.map(({ orderId }) => orderId)).size).toBe(1)
      expect(await stateOf(buyers)).toMatchObject({ store: 49, sold: 1 })
    })

    test('keeps every acknowledged order after kill -9', async () => {
      test.skip(name === 'PostgreSQL' && !postgres, 'PostgreSQL is not installed')
      const env = envOf()
      const { tokens } = await prepare(buyers, 200, 1000)
      const mall = await startMall(env)
      const answered: string[] = []
      let killed: Promise<void> | undefined
      await placeAll({
        url: mall.url,
        tokens,
        form: orderForm,
        path: 'order_new',
        width: 32,
        onAnswer({ orderId }) {
          if (orderId) answered.push(orderId)
          if (answered.length === 60) killed ??= mall.kill()
        },
      })
      await killed
      expect(answered.length).toBeGreaterThanOrEqual(60)
      expect(answered.length).toBeLessThan(200)

      const restarted = await startMall(env)
      expect(await restarted.stop()).toBe(0)
      const { store, sold, orders } = await stateOf(buyers)
      for (const orderId of answered) expect(orders).toContain(orderId)
      expect(store + sold).toBe(1000)
    })
  })
}

test('a second server on the same data folder exits with code 1 and a message, and the first keeps running', async () => {
  const env = homes.PGlite()
  const first = await startMall(env)
  await expect(startMall(env)).rejects.toThrow(/^exit 1: [^]*is in use by another process/)
  const ready = await fetch(`${first.url}/readyz`)
  expect(ready.status).toBe(200)
  expect(await first.stop()).toBe(0)
})
