import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/**
 * Completely refunded products are neither reviewed nor counted for review; the state of their order stays
 * (contract trade §12.3).
 */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { deliver, aftersaleBuyer, staff, payRefunds } = aftersaleCases(mall, make)

type Shopper = Awaited<ReturnType<typeof aftersaleBuyer>>

/** A completed order of two products, two pieces of the first. */
async function completed() {
  const items = [await make.goods({ price: 3000, store: 9 }), await make.goods({ price: 500, store: 9 })]
  const shopper = await aftersaleBuyer()
  for (const [index, item] of items.entries()) await shopper.add(item, 2 - index)
  const { order_id: orderId } = await shopper.order()
  await shopper.pay(orderId)
  await deliver(orderId, true)
  const lines = (await shopper.detail(orderId)).orderInfo.items
  return { shopper, orderId, lineOf: (at: number) => lines.find(({ item_id }) => item_id === items[at]) }
}

async function refund(shopper: Shopper, orderId: string, line: { id: number } | undefined, num: number) {
  const desk = await staff()
  const { aftersales_bn: numbers } = await shopper.apply(orderId, line?.id ?? 0, num, {
    aftersales_type: 'ONLY_REFUND',
  })
  for (const bn of numbers) await desk.review(bn, { agree: 1 })
  await payRefunds()
}

const review = (shopper: Shopper, order_id: string, line: { item_id: number } | undefined) =>
  shopper.call<unknown>('POST', '/order/rate/create', {
    order_id,
    anonymous: 0,
    rates: [{ item_id: line?.item_id, content: '很好', star: 5, pics: [] }],
  })

/** The answers of all calls about an order that waits for a review. */
async function toRate(shopper: Shopper, orderId: string) {
  const list = (params: object) =>
    shopper.call<{ list: { order_id: string }[] }>('GET', '/orders', { order_type: 'normal', ...params })
  const counts = await shopper.call<{ normal_not_rate: number }>('GET', '/orderscount')
  const { orderInfo } = await shopper.detail(orderId)
  return {
    counted: counts.normal_not_rate,
    listed: (await list({ status: 7 })).list.length,
    rated: (await list({ status: 3, is_rate: 1 })).list.length,
    order: orderInfo.is_rate,
    lines: [...orderInfo.items].sort((a, b) => a.item_id - b.item_id).map(({ is_rate }) => is_rate),
    state: orderInfo.order_status,
  }
}

const open = { counted: 1, listed: 1, rated: 0, order: 0, state: 'DONE' }
const closed = { counted: 0, listed: 0, rated: 1, order: 1, state: 'DONE' }

it('a line waits for its review until its last piece is refunded', async () => {
  const { shopper, orderId, lineOf } = await completed()
  expect(await toRate(shopper, orderId)).toEqual({ ...open, lines: [0, 0] })
  await refund(shopper, orderId, lineOf(0), 1)
  expect(await toRate(shopper, orderId)).toEqual({ ...open, lines: [0, 0] })
  await refund(shopper, orderId, lineOf(0), 1)
  expect(await toRate(shopper, orderId)).toEqual({ ...open, lines: [1, 0] })
  expect(await review(shopper, orderId, lineOf(0))).toMatchObject({ message: '已退款的商品不能评价' })
  expect(await review(shopper, orderId, lineOf(1))).toMatchObject([{ star: 5 }])
  expect(await toRate(shopper, orderId)).toEqual({ ...closed, lines: [1, 1] })
})

it('an order that is refunded whole stays completed and waits for no review', async () => {
  const { shopper, orderId, lineOf } = await completed()
  await refund(shopper, orderId, lineOf(0), 2)
  await refund(shopper, orderId, lineOf(1), 1)
  expect(await toRate(shopper, orderId)).toEqual({ ...closed, lines: [1, 1] })
})

it('an exchanged piece is reviewed', async () => {
  const { shopper, orderId, lineOf } = await completed()
  await refund(shopper, orderId, lineOf(0), 2)
  const { aftersales_bn } = await shopper.apply(orderId, lineOf(1)?.id ?? 0, 1, {
    aftersales_type: 'EXCHANGING_GOODS',
  })
  const desk = await staff()
  const { address_id } = await desk.saveAddress()
  const bn = aftersales_bn[0] ?? ''
  await desk.review(bn, { agree: 1, aftersales_address_id: address_id })
  await shopper.sendBack(bn)
  await desk.resend(bn, { corp_code: 'SF', logi_no: 'SF1000200031' })
  expect(await toRate(shopper, orderId)).toEqual({ ...open, lines: [1, 0] })
})
