import { Agent } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { homes, type Home } from '../../fixtures/orders/homes.ts'
import { send } from '../../fixtures/orders/send.ts'
import { ShopperLoop } from '../../fixtures/orders/shopper-loop.ts'
import { StaffLoop } from '../../fixtures/orders/staff-loop.ts'
import { startBuyers, type RpcClient } from '../../fixtures/orders/start-buyers.ts'
import { startMall, type RunningServer } from '../../fixtures/servers.ts'

/**
 * The process of the mall is killed at a random moment while shoppers order, pay, cancel and ask for refunds, and staff
 * ships and agrees. After each restart, every confirmed change is there, and nothing happened twice. `KILL_ROUNDS` sets
 * the rounds per database: 20 in the long form; in the short one a kill while orders come in on the embedded database,
 * and one while refunds are paid on PostgreSQL.
 */

const rounds = Number(process.env.KILL_ROUNDS ?? 1)
const shoppers = 12
/** The kill comes within this time after the first answer, in milliseconds. */
const killWithin = 2_500
/** Every other kill comes while the job pays refunds, which runs first after this time, in milliseconds. */
const beforeRefunds = 19_000
/** Per round: the job that cancels overdue orders runs every 15 s. */
const jobTime = 60_000

interface Books {
  ok: boolean
  rows: { name: string; ok: boolean; ids: string[] }[]
}

async function load(
  mall: RunningServer,
  loops: readonly ShopperLoop[],
  staff: StaffLoop,
  wait: number,
): Promise<number> {
  const agent = new Agent({ keepAlive: true, maxSockets: Infinity })
  const before = loops.reduce((sum, { answers }) => sum + answers, 0)
  const running = Promise.all([...loops, staff].map((loop) => loop.run(agent, mall.url)))
  while (loops.every(({ answers }) => answers === 0)) await delay(20)
  await delay(wait + Math.random() * killWithin)
  await mall.kill()
  await running
  agent.destroy()
  return loops.reduce((sum, { answers }) => sum + answers, 0) - before
}

/** The books as an operator sees them. */
async function wrongBooks(agent: Agent, url: string, token: string) {
  const sent = await send(agent, url, { token, method: 'GET', path: '/operator/books' })
  const books = sent?.data as unknown as Books
  return books.ok ? [] : books.rows.filter(({ ok }) => !ok)
}

for (const [at, [name, open]] of Object.entries(homes).entries()) {
  test.describe(name, () => {
    test.setTimeout(180_000 + rounds * 90_000)
    let home: Home | null
    let buyers: RpcClient
    test.beforeAll(async () => {
      home = await open()
      if (home) buyers = await startBuyers(home.env)
    })
    test.afterAll(async () => {
      await buyers?.ask('close')
      await home?.remove()
    })

    test(`loses and doubles nothing in ${rounds} rounds of kill -9`, async () => {
      if (!home) return test.skip(true, 'PostgreSQL is not installed')
      const { tokens } = await buyers.ask<{ tokens: string[] }>('prepare', shoppers)
      const { itemIds, operator } = await buyers.ask<{ itemIds: number[]; operator: string }>('load')
      await buyers.ask('leave')
      const loops = tokens.map((token) => new ShopperLoop(token, itemIds))
      const staff = new StaffLoop(operator)

      let mall = await startMall(home.env)
      for (let round = 1; round <= rounds; round++) {
        const answers = await load(mall, loops, staff, (round + at) % 2 === 0 ? beforeRefunds : 0)
        mall = await startMall(home.env)
        const agent = new Agent({ keepAlive: true })
        const repeated = await Promise.all(loops.map((loop) => loop.repeat(agent, mall.url)))
        const problems = await Promise.all(loops.map((loop) => loop.problems(agent, mall.url)))
        problems.push(await staff.problems(agent, mall.url))
        const books = await wrongBooks(agent, mall.url, operator)
        agent.destroy()
        const orders = loops.flatMap((loop) => loop.orders)
        const aftersales = orders.reduce((sum, order) => sum + order.aftersales.length, 0)
        console.log(
          `kill round ${round} of ${rounds} on ${name}: ${answers} answers, ${repeated.filter(Boolean).length} open, ${orders.length} orders and ${aftersales} after-sales in all, ${staff.agreed.size} agreed to`,
        )
        expect({ problems: problems.flat(), books }).toEqual({ problems: [], books: [] })
      }

      expect(await mall.stop()).toBe(0)
      let reserved = await buyers.ask<number>('endReservations')
      for (const endsAt = Date.now() + rounds * jobTime; reserved > 0 && Date.now() < endsAt;) {
        await buyers.ask('leave')
        mall = await startMall(home.env)
        await delay(20_000)
        expect(await mall.stop()).toBe(0)
        reserved = await buyers.ask<number>('endReservations')
      }
      expect(reserved).toBe(0)
      expect(await buyers.ask('problems')).toEqual([])
      console.log(`refunds on ${name}: ${JSON.stringify(await buyers.ask('refundStates'))}`)
      await buyers.ask('leave')
    })
  })
}
