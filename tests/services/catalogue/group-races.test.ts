import { sql } from 'drizzle-orm'
import { groupTexts } from '@/lib/domain/group'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { failNextTeam } from '@/lib/server/trade/team/fail-teams'
import { builders } from '../../fixtures/engine/builders'
import { groupBuying, type Buyer } from '../../fixtures/engine/groups'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { one, activity, team, statusOf, refundsOf, runJobs } = groupBuying(mall, make)

async function crowd(size: number): Promise<Buyer[]> {
  const members: Buyer[] = []
  for (let at = 0; at < size; at++) members.push(await one())
  return members
}
const start = (who: Buyer, order_id: string) =>
  who.call<{ trade_info: object }>('POST', '/payment', { order_id, pay_type: 'test' })
const confirm = (who: Buyer, trade: { trade_info: object }) =>
  who.call('POST', '/payment/test/confirm', { ...trade.trade_info })

afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

describe('the last seat of a team', () => {
  it('goes to one of twenty members who order at once', async () => {
    const { item, id, open, sold } = await activity()
    const { team_id } = await open()
    const members = await crowd(20)
    const answers = await Promise.all(members.map((who) => who.orderInGroup(item, id, team_id)))
    expect(answers.filter(({ order_id }) => order_id).length).toBe(1)
    expect(answers.filter(({ message }) => message === groupTexts.full).length).toBe(19)
    expect(await team(team_id)).toMatchObject({ joined: 2, paid: 1, status: 1 })
    expect(await sold()).toBe(2)
    expect(await make.stockOf(item)).toEqual({ store: 48, sold: 2 })
  })

  it('is taken again by exactly one after its order was cancelled, while others order', async () => {
    const { item, id, open } = await activity()
    const { team_id } = await open()
    const [holder, ...members] = await crowd(9)
    if (!holder) throw new Error('the crowd is empty')
    const held = await holder.orderInGroup(item, id, team_id)
    const answers = await Promise.all([
      ...members.map((who) => who.orderInGroup(item, id, team_id)),
      holder.cancel(held.order_id).then(() => null),
    ])
    const placed = answers.filter((answer) => answer?.order_id)
    expect(placed.length).toBeLessThanOrEqual(1)
    expect(await team(team_id)).toMatchObject({ joined: 1 + placed.length, paid: 1, status: 1 })
  })
})

describe('teams that compete for the last pieces', () => {
  it.each([
    ['of the SKU', {}, { store: 4 }],
    ['of the activity', { store: 4 }, {}],
  ])('are opened at once only as far as the pieces %s fill each of them', async (_, values, sku) => {
    const { item, id, sold } = await activity({ people: 3, ...values }, sku)
    const members = await crowd(6)
    const answers = await Promise.all(members.map((who) => who.orderInGroup(item, id)))
    // 4 pieces: the first team needs 3 of them, the second one 3 of the other 3, a third one 3 of 2.
    expect(answers.filter(({ order_id }) => order_id).length).toBe(2)
    expect(await sold()).toBe(2)
  })

  it('are joined at once only while a piece is left for the seat behind', async () => {
    const { item, id, open } = await activity({ people: 3 }, { store: 6 })
    const teams = [await open(), await open()]
    // 4 pieces are left: two in one team leave one for its last seat, and none for the last seat of the other.
    const answers = await Promise.all(
      teams.map(async ({ team_id }) =>
        (await one()).orderInGroup(item, id, team_id, { items: [{ item_id: item, num: 2 }] }),
      ),
    )
    expect(answers.filter(({ order_id }) => order_id).length).toBe(1)
    expect(answers.flatMap(({ message }) => message ?? [])).toEqual([groupTexts.tooMany])
    expect((await make.stockOf(item))?.store).toBe(2)
  })
})

describe('parallel orders', () => {
  it('of one member open one team', async () => {
    const { item, id, sold } = await activity()
    const who = await one()
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => who.orderInGroup(item, id)))
    expect(answers.filter(({ order_id }) => order_id).length).toBe(1)
    for (const { order_id, message } of answers) if (!order_id) expect(message).toBe(groupTexts.leads)
    expect(await sold()).toBe(1)
  })

  it('of one member never exceed the limit of the activity', async () => {
    const { item, id, open } = await activity({ limitNum: 2, people: 3 })
    const teams = [await open(), await open(), await open(), await open()]
    const who = await one()
    const answers = await Promise.all(teams.map(({ team_id }) => who.orderInGroup(item, id, team_id)))
    expect(answers.filter(({ order_id }) => order_id).length).toBe(2)
    for (const { order_id, message } of answers) if (!order_id) expect(message).toBe('每人限购2件')
  })

  it('sell the pieces of the activity once, while single buyers take the stock', async () => {
    const { item, id, sold } = await activity({ store: 5 }, { store: 12 })
    const [openers, singles] = [await crowd(10), await crowd(10)]
    const [opened, bought] = await Promise.all([
      Promise.all(openers.map((who) => who.orderInGroup(item, id))),
      Promise.all(singles.map((who) => who.orderItem(item, 1))),
    ])
    const inGroups = opened.filter(({ order_id }) => order_id).length
    const alone = bought.filter(({ order_id }) => order_id).length
    expect(inGroups).toBeLessThanOrEqual(5)
    expect(await sold()).toBe(inGroups)
    expect(inGroups + alone).toBeLessThanOrEqual(12)
    expect(await make.stockOf(item)).toEqual({ store: 12 - inGroups - alone, sold: inGroups + alone })
  })
})

describe('parallel payments', () => {
  it('of all seats complete the team once', async () => {
    const { item, id, open } = await activity({ people: 6 })
    const { who: leader, order_id, team_id } = await open()
    const members = await crowd(5)
    const orders = await Promise.all(members.map((who) => who.orderInGroup(item, id, team_id)))
    const trades = await Promise.all(members.map((who, at) => start(who, orders[at]?.order_id ?? '')))
    await Promise.all(
      members.flatMap((who, at) => {
        const trade = trades[at] ?? { trade_info: {} }
        return [confirm(who, trade), confirm(who, trade)]
      }),
    )
    expect(await team(team_id)).toMatchObject({ status: 2, joined: 6, paid: 6 })
    for (const [who, id] of [
      [leader, order_id],
      ...members.map((member, at) => [member, orders[at]?.order_id ?? ''] as const),
    ] as const)
      expect(await statusOf(who, id)).toBe('PAYED')
  })

  it('and the end of the team leave it complete, or everybody refunded once', async () => {
    const made = await activity({ hours: 1, store: 200 }, { store: 200 })
    const teams: { team_id: number; pairs: [Buyer, string][]; trade: { trade_info: object }; who: Buyer }[] =
      []
    for (let at = 0; at < 6; at++) {
      const { who: leader, order_id, team_id } = await made.open()
      const who = await one()
      const joined = await who.orderInGroup(made.item, made.id, team_id)
      const pairs: [Buyer, string][] = [
        [leader, order_id],
        [who, joined.order_id],
      ]
      teams.push({ team_id, pairs, trade: await start(who, joined.order_id), who })
    }
    mall.travel(3600)
    await Promise.all([
      ...teams.map(({ who, trade }) => confirm(who, trade)),
      ...[1, 2, 3, 4].map(async () => {
        while (await failNextTeam(mall));
      }),
    ])
    await Promise.all([runJobs(), runJobs(), runJobs()])
    while (await payNextRefund(mall));
    const outcomes = new Set<number>()
    for (const { team_id, pairs } of teams) {
      const row = await team(team_id)
      outcomes.add(row?.status ?? 0)
      for (const [who, orderId] of pairs) {
        const refunds = await refundsOf(orderId)
        if (row?.status === 2) {
          expect(await statusOf(who, orderId)).toBe('PAYED')
          expect(refunds).toEqual([])
        } else {
          expect(await statusOf(who, orderId)).toBe('CANCEL')
          expect(refunds).toMatchObject([{ refundFee: 6000, refundStatus: 'SUCCESS' }])
        }
      }
    }
    expect(outcomes.has(1)).toBe(false)
    mall.travel(-3600)
  })
})

describe('the job that ends teams', () => {
  const onPostgres = process.env.TEST_DATABASE_URL ? it : it.skip
  // The embedded database has one connection, so no other one can hold a lock.
  onPostgres('passes over a team with a locked order, and ends it once the lock is released', async () => {
    const { open } = await activity({ hours: 1, people: 3 })
    const [first, second] = [await open(), await open()]
    mall.travel(3600)
    await mall.db.unhurried.transaction(async (tx) => {
      await tx.orm.execute(sql`select 1 from orders where order_id = ${first.order_id} for update`)
      while (await failNextTeam(mall));
      expect(await team(first.team_id)).toMatchObject({ status: 1 })
      expect(await team(second.team_id)).toMatchObject({ status: 3 })
    })
    expect(await failNextTeam(mall)).toBe(true)
    expect(await team(first.team_id)).toMatchObject({ status: 3 })
    await runJobs()
    mall.travel(-3600)
  })

  it('says which products are back in stock', async () => {
    const { item, open } = await activity({ hours: 1, people: 2, store: 2 }, { store: 2 })
    await open()
    await (await one()).orderItem(item, 1)
    mall.travel(3600)
    mall.dropped.length = 0
    expect(await failNextTeam(mall)).toBe(true)
    expect(mall.dropped).toContain(`goods:${item}`)
    await runJobs()
    mall.travel(-3600)
  })

  it('stopped between two orders leaves the team as it was, and the next run ends it once', async () => {
    const { item, id, open } = await activity({ hours: 1, people: 3 })
    const { who: leader, order_id, team_id } = await open()
    const who = await one()
    const joined = await who.orderInGroup(item, id, team_id)
    await who.pay(joined.order_id)
    mall.travel(3600)
    let runs = 0
    const crashing = {
      ...mall,
      db: {
        ...mall.db,
        transaction: <T>(work: Parameters<typeof mall.db.transaction<T>>[0]) =>
          mall.db.transaction<T>((tx) => {
            const run: typeof tx.run = async (statement, params) => {
              if (statement.name === 'order_write_cancel' && ++runs === 2)
                throw new Error('the process stopped')
              return tx.run(statement, params)
            }
            return work(Object.create(tx, { run: { value: run } }) as typeof tx)
          }),
      },
    }
    await expect(failNextTeam(crashing as unknown as typeof mall)).rejects.toThrow('the process stopped')
    expect(await team(team_id)).toMatchObject({ status: 1, paid: 2 })
    expect(await statusOf(leader, order_id)).toBe('WAIT_GROUPS_SUCCESS')
    expect(await refundsOf(order_id)).toEqual([])
    expect(await Promise.all([failNextTeam(mall), failNextTeam(mall), failNextTeam(mall)])).toContain(true)
    await runJobs()
    for (const id of [order_id, joined.order_id])
      expect(await refundsOf(id)).toMatchObject([{ refundType: 1, refundFee: 6000, refundStatus: 'SUCCESS' }])
    expect(await make.stockOf(item)).toEqual({ store: 50, sold: 0 })
    mall.travel(-3600)
  })
})
