import { checkBooks } from '@/lib/server/trade/books/check-books'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** The subsidy of returned units is returned to the programme, never to the buyer. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)
const { deliver, aftersaleBuyer, staff, payRefunds, refundsOf, linesOf } = aftersaleCases(mall, make)

beforeAll(() => programme.open({ regions: ['浙江省'] }))

/** A delivered order of three pieces whose subsidy does not divide evenly. */
async function subsidised() {
  const { classId, categoryId } = await programme.subsidyClass()
  const item = await programme.goods(categoryId, 33_335)
  const shopper = await aftersaleBuyer()
  await programme.verify(shopper.userId)
  const { order_id: orderId, total_fee } = await shopper.orderItem(item, 3)
  await shopper.pay(orderId)
  await deliver(orderId)
  const [line] = await linesOf(orderId)
  if (!line) throw new Error('the order has no line')
  const ask = async (type: string) =>
    (await shopper.apply(orderId, line.id, 1, { aftersales_type: type })).aftersales_bn[0] ?? ''
  return { classId, item, shopper, orderId, line, total: total_fee, ask }
}

it('the parts of all units add up: the price to the buyer, the subsidy to the programme', async () => {
  const { classId, orderId, line, total, ask } = await subsidised()
  const desk = await staff()
  expect(line.subsidyFee).toBeGreaterThan(0)
  expect(line.totalFee + line.subsidyFee).toBe(3 * 33_335)
  expect((await programme.budgetOf(classId))?.usedCents).toBe(line.subsidyFee)
  for (let unit = 0; unit < 3; unit++) {
    await desk.review(await ask('ONLY_REFUND'), { agree: 1 })
    await payRefunds()
  }
  const refunds = await refundsOf(orderId)
  const sum = (of: (row: (typeof refunds)[number]) => number) =>
    refunds.reduce((all, row) => all + of(row), 0)
  expect(sum(({ refundFee }) => refundFee)).toBe(total)
  expect(sum(({ subsidyFee }) => subsidyFee)).toBe(line.subsidyFee)
  const reversed = (await programme.ledgerOf(orderId)).filter((row) => row.startsWith('reversed'))
  expect(reversed).toHaveLength(3)
  expect(reversed.reduce((all, row) => all + Number(row.split(' ')[2]), 0)).toBe(line.subsidyFee)
  expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
})

it('a refused return and an exchange keep it', async () => {
  const { classId, orderId, shopper, ask, line } = await subsidised()
  const desk = await staff()
  const { address_id } = await desk.saveAddress()
  await desk.review(await ask('REFUND_GOODS'), { agree: 0, refuse_reason: '不符' })
  const exchange = await ask('EXCHANGING_GOODS')
  expect((await shopper.info(exchange)).subsidy_fee).toBe(0)
  await desk.review(exchange, { agree: 1, aftersales_address_id: address_id })
  await shopper.sendBack(exchange)
  await desk.resend(exchange, { corp_code: 'JD', logi_no: 'JD0001112223' })
  await payRefunds()
  expect((await programme.ledgerOf(orderId)).filter((row) => row.startsWith('reversed'))).toEqual([])
  expect((await programme.budgetOf(classId))?.usedCents).toBe(line.subsidyFee)
})

it('the books of the whole mall balance', async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})
