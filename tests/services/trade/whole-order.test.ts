import { eq } from 'drizzle-orm'
import { members, userCards, vipGrades } from '@/lib/server/ground/db/schema'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { storeSetting } from '../../fixtures/engine/points'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** One order with a grade price, a coupon, points and the subsidy of the programme: every cent adds up. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
const { deliver, aftersaleBuyer, staff, payRefunds, refundsOf, linesOf } = aftersaleCases(mall, make)

const balance = 5000

beforeAll(async () => {
  await programme.open({ regions: ['浙江省'] })
  await storeSetting(mall, 'point', {
    isOpenMemberPoint: true,
    isOpenDeductPoint: true,
    deduct_proportion_limit: 50,
    deduct_point: 100,
  })
  await mall.db.orm.insert(vipGrades).values({ vipGradeId: 31, gradeName: '焕新卡', discount: 5 })
})

/** A paid order of three pieces for 333.35 yuan, with everything that lowers its price. */
async function ordered() {
  const { classId, categoryId } = await programme.subsidyClass()
  const item = await programme.goods(categoryId, 33_335)
  const shopper = await aftersaleBuyer({
    vipGradeId: 31,
    vipUntil: mall.now() + 90 * 86400,
    point: balance,
  })
  await programme.verify(shopper.userId)
  const code = await make.userCard(shopper.userId, await make.card({ leastCost: 10_000, reduceCost: 1_111 }))
  const chosen = { coupon_discount: code, point_use: 777 }
  await shopper.add(item, 3)
  const preview = await shopper.preview(chosen)
  const placed = await shopper.order(chosen)
  const pointsOf = async () =>
    (await mall.db.orm.select().from(members).where(eq(members.userId, shopper.userId)))[0]?.point
  const couponState = async () =>
    (await mall.db.orm.select().from(userCards).where(eq(userCards.code, code)))[0]?.status
  return { classId, item, shopper, code, preview, placed, orderId: placed.order_id, pointsOf, couponState }
}
type Ordered = Awaited<ReturnType<typeof ordered>>

/** Asserts that the buyer's money and points in the order and the subsidy add up. */
async function assertAddsUp({ classId, preview, placed, shopper, orderId, pointsOf, couponState }: Ordered) {
  const { orderInfo } = await shopper.detail(orderId)
  expect(orderInfo).toMatchObject({ coupon_discount: 1_111, point_use: 777 })
  expect(orderInfo.member_discount).toBe(3 * Math.floor(33_335 * 0.05))
  expect(orderInfo.point_fee).toBe(777)
  expect(orderInfo.subsidy_fee).toBeGreaterThan(0)
  expect(orderInfo.item_fee).toBe(3 * 33_335)
  expect(orderInfo.discount_fee).toBe(orderInfo.member_discount + 1_111 + orderInfo.subsidy_fee)
  const total = orderInfo.item_fee - orderInfo.discount_fee - orderInfo.point_fee + orderInfo.freight_fee
  expect([orderInfo.total_fee, preview.total_fee, placed.total_fee]).toEqual([total, total, total])
  expect((await programme.budgetOf(classId))?.usedCents).toBe(orderInfo.subsidy_fee)
  expect(await pointsOf()).toBe(balance - 777)
  expect(await couponState()).toBe(2)
  return { total, subsidy: orderInfo.subsidy_fee }
}

afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

it('adds up through payment, a partial refund and the rest; points and coupon come back once', async () => {
  const order = await ordered()
  const { shopper, orderId, classId, pointsOf, couponState } = order
  const { total, subsidy } = await assertAddsUp(order)
  await shopper.pay(orderId)
  expect((await shopper.detail(orderId)).orderInfo).toMatchObject({ pay_status: 'PAYED', total_fee: total })
  await deliver(orderId)
  const desk = await staff()
  const [line] = await linesOf(orderId)
  const refundOne = async () => {
    const { aftersales_bn: bns } = await shopper.apply(orderId, line?.id ?? 0, 1, {
      aftersales_type: 'ONLY_REFUND',
    })
    await desk.review(bns[0] ?? '', { agree: 1 })
    await payRefunds()
    // Refunds are paid once, however often the job runs.
    await payRefunds()
  }
  const back = async () => {
    const refunds = await refundsOf(orderId)
    const sum = (of: (row: (typeof refunds)[number]) => number) =>
      refunds.filter(({ refundStatus }) => refundStatus === 'SUCCESS').reduce((all, row) => all + of(row), 0)
    return {
      fee: sum(({ refundFee }) => refundFee),
      points: sum(({ refundPoint }) => refundPoint),
      subsidy: sum(({ subsidyFee }) => subsidyFee),
    }
  }
  await refundOne()
  const part = await back()
  expect(part.fee).toBeGreaterThan(0)
  expect(part.fee).toBeLessThan(total)
  expect(await pointsOf()).toBe(balance - 777 + part.points)
  expect(await couponState()).toBe(2)
  expect((await programme.budgetOf(classId))?.usedCents).toBe(subsidy - part.subsidy)
  await refundOne()
  await refundOne()
  expect(await back()).toEqual({ fee: total, points: 777, subsidy })
  expect(await pointsOf()).toBe(balance)
  expect(await couponState()).toBe(1)
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
})

it('gives everything back once when it is cancelled unpaid by many calls at once', async () => {
  const order = await ordered()
  const { shopper, orderId, classId, item, pointsOf, couponState } = order
  await assertAddsUp(order)
  await Promise.all(Array.from({ length: 5 }, () => shopper.cancel(orderId, '不想要了')))
  expect(await pointsOf()).toBe(balance)
  expect(await couponState()).toBe(1)
  expect(await make.stockOf(item)).toEqual({ store: 1000, sold: 0 })
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
})
