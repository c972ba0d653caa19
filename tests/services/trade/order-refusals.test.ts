import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The texts of contract trade §8.4, §8.5 and §9, each caused by its condition. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
type Shopper = Awaited<ReturnType<typeof buyer>>

let operator: Staff
let shopper: Shopper
beforeAll(async () => {
  operator = await staff(mall, make)
  shopper = await buyer(mall, make)
})

async function ordered(state: 'unpaid' | 'paid' | 'shipped' | 'done') {
  const itemId = await make.goods({ price: 1000, store: 10 })
  const { order_id: orderId } = await shopper.orderItem(itemId, 2)
  if (state !== 'unpaid') await shopper.pay(orderId)
  if (state === 'shipped' || state === 'done')
    await operator.call('POST', '/order/ship', {
      order_id: orderId,
      delivery_corp: 'SF',
      delivery_code: 'SF1000200030',
    })
  if (state === 'done') await shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
  return { orderId, itemId }
}
const cancel = (orderId: string, reason = '不想要了') =>
  shopper.call('POST', '/order/cancel', { order_id: orderId, cancel_reason: reason })
const confirm = (orderId: string) => shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
const set = (orderId: string, column: string, value: string) =>
  mall.rows(`update orders set ${column} = $2 where order_id = $1`, [orderId, value])

describe('cancelling is refused with', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['订单号必填', () => shopper.call('POST', '/order/cancel')],
    ['订单号为1234567890123456的订单不存在', () => cancel('1234567890123456')],
    [
      '订单已取消',
      async () => {
        const { orderId } = await ordered('unpaid')
        await cancel(orderId)
        return cancel(orderId)
      },
    ],
    ['取消原因必选，其他取消原因必填，', async () => cancel((await ordered('paid')).orderId, '')],
    ['已发货订单不能取消', async () => cancel((await ordered('shipped')).orderId)],
    ['已发货订单不能取消', async () => cancel((await ordered('done')).orderId)],
    [
      '不能重复取消订单',
      async () => {
        const { orderId } = await ordered('paid')
        await cancel(orderId)
        return cancel(orderId)
      },
    ],
    [
      '订单状态已不能申请取消',
      async () => {
        const { orderId } = await ordered('paid')
        await set(orderId, 'order_status', 'REFUND_PROCESS')
        return cancel(orderId)
      },
    ],
    [
      '订单数据异常',
      async () => {
        const { orderId } = await ordered('paid')
        await mall.rows(`update trades set trade_state = 'PAYERROR' where order_id = $1`, [orderId])
        return cancel(orderId)
      },
    ],
  ])('%s', async (message, request) => {
    expect(await request()).toMatchObject({ message, status_code: 422 })
  })
})

describe('confirming receipt is refused with', () => {
  it.each<[string, () => Promise<unknown>]>([
    ['订单号必填', () => shopper.call('POST', '/order/confirmReceipt')],
    ['没有需要完成的订单!', async () => confirm((await ordered('paid')).orderId)],
    ['没有需要完成的订单!', async () => confirm((await ordered('done')).orderId)],
    [
      '未发货订单不可确认收货',
      async () => {
        const { orderId } = await ordered('shipped')
        await set(orderId, 'delivery_status', 'PENDING')
        return confirm(orderId)
      },
    ],
    [
      '已取消订单不能确认收货',
      async () => {
        const { orderId } = await ordered('shipped')
        await set(orderId, 'cancel_status', 'WAIT_PROCESS')
        return confirm(orderId)
      },
    ],
    [
      '售后中的订单不能确认收货',
      async () => {
        const { orderId } = await ordered('shipped')
        const [line] = (await shopper.detail(orderId)).orderInfo.items
        await shopper.call('POST', '/aftersales', {
          order_id: orderId,
          detail: JSON.stringify([{ id: line?.id, num: 1 }]),
          aftersales_type: 'ONLY_REFUND',
          reason: '质量问题',
        })
        return confirm(orderId)
      },
    ],
  ])('%s', async (message, request) => {
    expect(await request()).toMatchObject({ message, status_code: 422 })
  })
})

describe('logistics and reviews are refused with', () => {
  const rate = async (values: Record<string, unknown>, order: Record<string, unknown> = {}) => {
    const { orderId, itemId } = await ordered('done')
    return shopper.call('POST', '/order/rate/create', {
      order_id: orderId,
      rates: [{ item_id: itemId, content: '很好', star: 5, ...values }],
      ...order,
    })
  }
  it.each<[string, () => Promise<unknown>]>([
    ['缺少发货单id', () => shopper.call('GET', '/delivery/trackerpull')],
    ['发货单不存在', () => shopper.call('GET', '/delivery/trackerpull', { delivery_id: 999_999 })],
    ['订单号必填', () => shopper.call('GET', '/delivery/lists')],
    ['订单号必填', () => shopper.call('GET', '/trackerpull')],
    [
      '当前订单没有提货码',
      async () => shopper.call('GET', '/ziticode', { order_id: (await ordered('paid')).orderId }),
    ],
    ['请输入商品评价内容', () => rate({ content: '' })],
    ['请给商品打星', () => rate({ star: 0 })],
    ['请给商品打星', () => rate({ star: 6 })],
    ['商品ID异常', () => rate({ item_id: 999_999 })],
    ['订单号异常', () => rate({}, { order_id: '1234567890123456' })],
    ['最多上传5张图片', () => rate({ pics: Array.from({ length: 6 }, () => '/media/a.webp') })],
    ['图片地址不正确', () => rate({ pics: ['https://elsewhere.example/a.png'] })],
  ])('%s', async (message, request) => {
    expect(await request()).toMatchObject({ message })
  })
})
