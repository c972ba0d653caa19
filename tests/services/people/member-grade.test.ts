import { eq } from 'drizzle-orm'
import * as tables from '@/lib/server/ground/db/schema'
import { confirmReceipt, finishNextUnconfirmed } from '@/lib/server/trade/order/confirm-receipt'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/** Members rise by their consumption (contract member §9.4, §17). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { delivered, deliver, staff, payRefunds, aftersaleBuyer } = aftersaleCases(mall, make)

const [normal, silver, gold] = [1, 22, 33]
beforeEach(async () => {
  await mall.empty()
  await mall.db.orm.insert(tables.memberGrades).values([
    { gradeId: normal, gradeName: '普通会员', isDefault: true },
    { gradeId: silver, gradeName: '银卡会员', totalConsumption: 30_000 },
    { gradeId: gold, gradeName: '金卡会员', totalConsumption: 100_000 },
    // Without a threshold a grade is only assigned manually.
    { gradeId: 44, gradeName: '内部会员', totalConsumption: 0 },
  ])
})

type Shopper = Awaited<ReturnType<typeof aftersaleBuyer>>
const gradeOf = async ({ userId }: Shopper) =>
  (await mall.db.orm.select().from(tables.members).where(eq(tables.members.userId, userId)))[0]?.gradeId
const consumed = async ({ call }: Shopper) =>
  (await call<{ total_consumption: number }>('GET', '/membercard/grades')).total_consumption
const raises = ({ userId }: Shopper) =>
  mall.rows<{ before: object; after: object }>(
    `select before, after from audit_rows where event = 'raiseGrade' and subject_id = $1 order by audit_id`,
    [String(userId)],
  )

/** A delivered order of a shopper. */
async function arrived(shopper: Shopper, price: number, more: Record<string, unknown> = {}, num = 1) {
  const item = await make.goods({ price, store: 20 })
  const { order_id } = await shopper.orderItem(item, num, more)
  await shopper.pay(order_id)
  await deliver(order_id)
  return order_id
}
const complete = async (shopper: Shopper, price: number, more: Record<string, unknown> = {}) => {
  const orderId = await arrived(shopper, price, more)
  await confirmReceipt(mall, shopper.userId, orderId)
  return orderId
}

describe('the grade of a member', () => {
  it('rises when a completed order reaches the threshold, to the cent, and is audited', async () => {
    const shopper = await aftersaleBuyer({ gradeId: normal })
    await complete(shopper, 29_999)
    expect(await gradeOf(shopper)).toBe(normal)
    const orderId = await arrived(shopper, 1)
    expect(await gradeOf(shopper)).toBe(normal)
    await confirmReceipt(mall, shopper.userId, orderId)
    expect(await gradeOf(shopper)).toBe(silver)
    expect(await raises(shopper)).toEqual([
      { before: { gradeId: normal }, after: { gradeId: silver, consumption: 30_000, orderId } },
    ])
  })

  it('rises to the highest grade that is reached, also when the job completes the order', async () => {
    const shopper = await aftersaleBuyer({ gradeId: normal })
    await arrived(shopper, 123_400)
    mall.travel(8 * 86400)
    while (await finishNextUnconfirmed(mall));
    expect(await gradeOf(shopper)).toBe(gold)
  })

  it('counts money, not the points that paid a part', async () => {
    await mall.rows(`insert into settings (key, value, updated) values ('point', $1, 0)`, [
      JSON.stringify({ isOpenMemberPoint: 'true', isOpenDeductPoint: 'true', deduct_point: 100 }),
    ])
    const shopper = await aftersaleBuyer({ gradeId: normal, point: 1000 })
    await complete(shopper, 30_999, { point_use: 1000 })
    expect(await consumed(shopper)).toBe(29_999)
    expect(await gradeOf(shopper)).toBe(normal)
  })

  it('does not count what was refunded before the order completed', async () => {
    const shopper = await aftersaleBuyer({ gradeId: normal })
    const orderId = await arrived(shopper, 16_000, {}, 2)
    const lines = await mall.db.orm
      .select()
      .from(tables.orderItems)
      .where(eq(tables.orderItems.orderId, orderId))
    const { aftersales_bn } = await shopper.apply(orderId, lines[0]?.id ?? 0, 1, {
      aftersales_type: 'ONLY_REFUND',
    })
    await (await staff()).review(aftersales_bn[0] ?? '', { agree: true })
    await payRefunds()
    await confirmReceipt(mall, shopper.userId, orderId)
    expect(await consumed(shopper)).toBe(16_000)
    expect(await gradeOf(shopper)).toBe(normal)
  })

  it('stays when a later refund lowers the sum, and the sum has to be earned again for the next one', async () => {
    const { shopper, orderId, lineId } = await delivered(2, { price: 20_000 })
    await confirmReceipt(mall, shopper.userId, orderId)
    expect(await gradeOf(shopper)).toBe(silver)
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 2, { aftersales_type: 'ONLY_REFUND' })
    const desk = await staff()
    for (const bn of aftersales_bn) await desk.review(bn, { agree: true })
    await payRefunds()
    expect(await consumed(shopper)).toBe(0)
    expect(await gradeOf(shopper)).toBe(silver)
    await complete(shopper, 90_000)
    expect(await gradeOf(shopper)).toBe(silver)
    await complete(shopper, 10_000)
    expect(await gradeOf(shopper)).toBe(gold)
  })

  it('never falls below one that was given by hand', async () => {
    const shopper = await aftersaleBuyer({ gradeId: gold })
    await complete(shopper, 40_000)
    expect(await gradeOf(shopper)).toBe(gold)
    expect(await raises(shopper)).toEqual([])
  })

  it('rises once when orders complete at the same moment that reach the threshold together', async () => {
    const shopper = await aftersaleBuyer({ gradeId: normal })
    const orders: string[] = []
    for (const price of [11_000, 11_000, 11_000]) orders.push(await arrived(shopper, price))
    await Promise.all(orders.map((orderId) => confirmReceipt(mall, shopper.userId, orderId)))
    expect(await gradeOf(shopper)).toBe(silver)
    expect(await raises(shopper)).toHaveLength(1)
  })

  it('brings the coupons of the grade, once', async () => {
    const cardId = await make.card({ title: '银卡礼券' })
    await mall.db.orm
      .insert(tables.cardPackages)
      .values({ packageId: 5, title: '银卡礼包', describe: '', created: 0 })
    await mall.db.orm.insert(tables.cardPackageItems).values({ packageId: 5, cardId, giveNum: 2 })
    await mall.db.orm.insert(tables.gradePackages).values({ kind: 'grade', gradeId: silver, packageId: 5 })
    const shopper = await aftersaleBuyer({ gradeId: normal })
    await complete(shopper, 30_000)
    await shopper.call('POST', '/user/currentGardCardPackage')
    expect(
      await mall.rows('select count(*)::int as held from user_cards where user_id = $1', [shopper.userId]),
    ).toEqual([{ held: 2 }])
  })

  it('is followed by the next one, whatever was consumed', async () => {
    const shopper = await aftersaleBuyer({ gradeId: normal })
    const next = async () =>
      (await shopper.call<{ memberInfo: { nextGradeInfo: unknown } }>('GET', '/member')).memberInfo
        .nextGradeInfo
    expect(await next()).toMatchObject({ grade_id: silver })
    await complete(shopper, 50_000)
    expect(await next()).toMatchObject({ grade_id: gold })
    await complete(shopper, 50_000)
    expect(await next()).toEqual([])
  })
})
