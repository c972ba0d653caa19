import sharp from 'sharp'
import { apiPrefix } from '@/lib/contract'
import type { Cart } from '@/lib/contract/trade/cart'
import { handleContract } from '@/lib/server/edge/http/handler'
import { readTradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Actions of buyers and operators on orders besides shipping: deleting, buying again, reviews, settings. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
type Shopper = Awaited<ReturnType<typeof buyer>>

let operator: Staff
beforeAll(async () => {
  operator = await staff(mall, make)
})

const parcel = { delivery_corp: 'SF', delivery_code: 'SF1000200030' }
async function ordered(shopper: Shopper, state: 'unpaid' | 'paid' | 'shipped' | 'done', shopId = 0) {
  const itemId = await make.goods({ price: 1000, store: 10 }, { distributorId: shopId })
  const { order_id: orderId } = await shopper.orderItem(itemId, 2, { distributor_id: shopId })
  if (state !== 'unpaid') await shopper.pay(orderId)
  if (state === 'shipped' || state === 'done')
    await operator.call('POST', '/order/ship', { order_id: orderId, ...parcel })
  if (state === 'done') await shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
  return { orderId, itemId }
}

describe('deleting an order', () => {
  const remove = (shopper: Shopper, orderId: string) =>
    shopper.call<{ status: boolean }>('POST', '/order/delete', { order_id: orderId })

  it('hides an order that has ended from its buyer and from nobody else', async () => {
    const shopper = await buyer(mall, make)
    const { orderId } = await ordered(shopper, 'done')
    expect(await shopper.call('GET', '/orders/count')).toMatchObject({ orderTotal: 1, couponTotal: 0 })
    expect(await shopper.call('GET', '/orderscount')).toMatchObject({ normal_not_rate: 1 })
    expect(await remove(shopper, orderId)).toMatchObject({ status: true })
    expect((await shopper.orders()).pager.count).toBe(0)
    expect(await shopper.detail(orderId)).toEqual([])
    expect(await shopper.call('GET', '/orderscount')).toMatchObject({ normal_not_rate: 0 })
    expect(await shopper.call('GET', '/orders/count')).toMatchObject({ orderTotal: 0 })
    expect(await operator.call('GET', `/order/${orderId}`)).toMatchObject({
      orderInfo: { order_id: orderId },
    })
    expect(await remove(shopper, orderId)).toMatchObject({ message: `订单号为${orderId}的订单不存在` })
  })

  it('leaves its after-sales to buyer and staff', async () => {
    const shopper = await buyer(mall, make)
    const { orderId } = await ordered(shopper, 'done')
    const [line] = (await shopper.detail(orderId)).orderInfo.items
    const applied = await shopper.call<{ aftersales_bn: string[] }>('POST', '/aftersales', {
      order_id: orderId,
      detail: [{ id: line?.id, num: 1 }],
      aftersales_type: 'ONLY_REFUND',
      reason: '质量问题',
    })
    const [aftersales_bn] = applied.aftersales_bn
    expect(await remove(shopper, orderId)).toMatchObject({ message: '订单状态不能删除' })
    await shopper.call('POST', '/aftersales/close', { aftersales_bn })
    expect(await remove(shopper, orderId)).toMatchObject({ status: true })
    const info = { aftersales_bn, order_info: { order_id: orderId } }
    expect(await shopper.call('GET', '/aftersales/info', { aftersales_bn })).toMatchObject(info)
    expect(await operator.call('GET', '/aftersales/info', { aftersales_bn })).toMatchObject(info)
    const ofLine = (sub_order_id: number) =>
      shopper.call('GET', '/aftersales/info', { order_id: orderId, sub_order_id })
    expect(await ofLine(line?.id ?? 0)).toMatchObject(info)
    expect(await ofLine((line?.id ?? 0) + 1)).toMatchObject({ message: '没有售后信息' })
  })

  it('is refused while the order goes on, and for orders of others', async () => {
    const [shopper, other] = [await buyer(mall, make), await buyer(mall, make)]
    for (const state of ['unpaid', 'paid', 'shipped'] as const) {
      const { orderId } = await ordered(shopper, state)
      expect(await remove(shopper, orderId)).toMatchObject({ message: '订单状态不能删除' })
      expect(await remove(other, orderId)).toMatchObject({ message: `订单号为${orderId}的订单不存在` })
    }
    const { orderId } = await ordered(shopper, 'unpaid')
    await shopper.cancel(orderId)
    expect(await remove(shopper, orderId)).toMatchObject({ status: true })
    expect(await shopper.call('POST', '/order/delete')).toMatchObject({ message: '订单号必填' })
  })
})

describe('buying again', () => {
  it('puts what is still for sale into the cart and says what was left out', async () => {
    const shopper = await buyer(mall, make)
    const [kept, gone] = [
      await make.goods({ price: 100, store: 10 }),
      await make.goods({ price: 100, store: 10 }),
    ]
    const { order_id } = await shopper.order({
      cart_type: undefined,
      items: [kept, gone].map((item_id) => ({ item_id, num: 2 })),
    })
    await mall.rows(`update skus set approve_status = 'instock' where item_id = $1`, [gone])
    await mall.rows(`update goods set approve_status = 'instock' where goods_id = $1`, [gone])
    const answer = await shopper.call('POST', '/order/rebuy', { order_id })
    expect(answer).toMatchObject({
      added: [{ item_id: kept, num: 2 }],
      left_out: [{ item_id: gone, reason: '商品已下架' }],
    })
    const cart = (await shopper.cart()) as Cart
    expect(cart.valid_cart[0]?.list).toMatchObject([{ item_id: kept, num: 2 }])
    const other = await buyer(mall, make)
    expect(await other.call('POST', '/order/rebuy', { order_id })).toMatchObject({
      message: `订单号为${order_id}的订单不存在`,
    })
  })
})

describe('reviews with pictures', () => {
  async function upload(token: string): Promise<string> {
    const photo = await sharp({ create: { width: 9, height: 9, channels: 3, background: '#0E9F6E' } })
      .png()
      .toBuffer()
    const body = new FormData()
    body.append('file', new Blob([new Uint8Array(photo)]), 'a.png')
    const headers = { authorization: `Bearer ${token}`, [picturePathsHeader]: '1' }
    const url = `http://mall.test${apiPrefix}/upload/picture`
    const response = await handleContract(
      async () => mall,
      new Request(url, { method: 'POST', body, headers }),
    )
    return ((await response.json()) as { data: { url: string } }).data.url
  }
  const review = (shopper: Shopper, orderId: string, itemId: number, pics: string[]) =>
    shopper.call<{ rate_id: number; rate_pic: string | null }[]>('POST', '/order/rate/create', {
      order_id: orderId,
      rates: [{ item_id: itemId, content: '很好用', star: 5, pics }],
    })

  it('show pictures of the member to everybody, and nobody else’s', async () => {
    const [shopper, other] = [await buyer(mall, make), await buyer(mall, make)]
    const { orderId, itemId } = await ordered(shopper, 'done')
    const [own, foreign] = [await upload(shopper.token), await upload(other.token)]
    expect(await review(shopper, orderId, itemId, [foreign])).toMatchObject({ message: '图片地址不正确' })
    const [rate] = await review(shopper, orderId, itemId, [own])
    expect(rate?.rate_pic).toBe(own)
    expect(
      await mall.rows('select is_private, used_by from uploads where user_id = $1', [shopper.userId]),
    ).toEqual([{ is_private: false, used_by: `rate:${orderId}-${itemId}` }])
  })

  it('are listed for the shop, which replies', async () => {
    const [near, far] = [await make.shop(), await make.shop()]
    const merchant = await staff(mall, make, { role: 'merchant', shopId: near })
    const shopper = await buyer(mall, make)
    const mine = await ordered(shopper, 'done', near)
    const foreign = await ordered(shopper, 'done', far)
    const [rate] = await review(shopper, mine.orderId, mine.itemId, [])
    const [other] = await review(shopper, foreign.orderId, foreign.itemId, [])
    const rates = (params: Record<string, unknown> = {}) =>
      merchant.call<{ list: { rate_id: number }[] }>('GET', '/rates', params)
    expect((await rates()).list.map(({ rate_id }) => rate_id)).toEqual([rate?.rate_id])
    expect(await rates({ is_reply: 1 })).toMatchObject({ total_count: 0 })
    const reply = (rate_id: number | undefined, content = '感谢支持') =>
      merchant.call('POST', '/rate/reply', { rate_id, content })
    expect(await reply(rate?.rate_id)).toMatchObject({
      replies: [{ role: 'seller', username: '管理员回复', content: '感谢支持' }],
    })
    expect(await rates({ is_reply: 1, star: 5 })).toMatchObject({ total_count: 1 })
    expect(await reply(other?.rate_id)).toMatchObject({ message: '参数异常' })
    expect(await reply(rate?.rate_id, '')).toMatchObject({ message: '评论不能为空！' })
    expect(await shopper.call('GET', '/order/replyRate/list', { rate_id: rate?.rate_id })).toMatchObject({
      list: [{ role: 'seller', content: '感谢支持' }],
    })
  })
})

describe('the settings of orders', () => {
  it('are read with their defaults, changed field by field and recorded', async () => {
    const read = () => operator.call<Record<string, unknown>>('GET', '/order/settings')
    expect(await read()).toMatchObject({ order_cancel_time: 15, order_finish_time: 7, rate_status: true })
    const put = (values: Record<string, unknown>) => operator.call('PUT', '/order/settings', values)
    expect(await put({ order_cancel_time: 30, repeat_cancel: 'true' })).toMatchObject({
      order_cancel_time: 30,
      repeat_cancel: true,
      order_finish_time: 7,
    })
    expect(await put({ rate_status: false })).toMatchObject({ order_cancel_time: 30, rate_status: false })
    expect(await put({ order_cancel_time: 4 })).toMatchObject({ message: '订单取消时间必须为5至10080分钟' })
    expect(await put({ auto_refuse_time: -1 })).toMatchObject({ message: '天数必须为0至365的整数' })
    const item = await make.goods({ price: 1, store: 1 })
    const shopper = await buyer(mall, make)
    const { order_id } = await shopper.orderItem(item, 1)
    expect((await shopper.detail(order_id)).orderInfo.auto_cancel_seconds).toBe(1800)
    const trail = await operator.call<{ list: unknown[] }>('GET', '/audit', {
      subject: 'setting',
      id: 'trade',
    })
    expect(trail.list).toMatchObject([
      { event: 'storeSettings', before: { rate_status: true }, after: { rate_status: false } },
      { after: { order_cancel_time: 30, repeat_cancel: true } },
    ])
    await put({ rate_status: true, auto_aftersales: true })
    const { orderId } = await ordered(shopper, 'paid')
    expect(await shopper.cancel(orderId, '不想要了')).toMatchObject({ progress: 2 })
    expect((await shopper.detail(orderId)).orderInfo).toMatchObject({ order_status: 'CANCEL' })
  })

  it('are shown as they apply, whatever is stored', async () => {
    const [before] = await mall.rows<{ value: object }>(`select value from settings where key = 'trade'`)
    const store = (value: object) =>
      mall.rows(`update settings set value = $1 where key = 'trade'`, [JSON.stringify(value)])
    await store({
      order_cancel_time: '30.5',
      order_finish_time: 7.5,
      unpaid_order_limit: 0,
      latest_aftersale_time: -1,
    })
    expect(await operator.call('GET', '/order/settings')).toMatchObject({
      order_cancel_time: 30,
      order_finish_time: 7,
      unpaid_order_limit: 1,
      latest_aftersale_time: 7,
    })
    expect(await readTradeSettings(mall.db)).toMatchObject({
      cancelSeconds: 30 * 60,
      finishSeconds: 7 * 86_400,
      unpaidLimit: 1,
      aftersaleSeconds: 7 * 86_400,
    })
    await store(before?.value ?? {})
  })

  it('are for operators only', async () => {
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    expect(await merchant.call('GET', '/order/settings')).toMatchObject({ status_code: 403 })
  })
})

describe('money that goes back', () => {
  it('stands on the order and in the list with its progress', async () => {
    const shopper = await buyer(mall, make)
    const { orderId } = await ordered(shopper, 'paid')
    expect((await shopper.detail(orderId)).orderInfo.refund_list).toEqual([])
    await shopper.call('POST', '/order/cancel', { order_id: orderId, cancel_reason: '不想要了' })
    const [waiting] = (await shopper.detail(orderId)).orderInfo.refund_list ?? []
    expect(waiting).toMatchObject({
      refund_type: 1,
      refund_fee: 2000,
      refund_channel: 'original',
      aftersales_bn: '',
      refund_status: expect.stringMatching(/^(READY|AUDIT_SUCCESS)$/),
      refund_success_time: 0,
    })
    expect((await shopper.orders()).list[0]?.refund_list).toEqual([waiting])
    // The name of the test payment is that of its provider, even with another code.
    const { tradeInfo } = await shopper.detail(orderId)
    expect(tradeInfo).toMatchObject({ payTypeName: '测试支付' })
  })
})

describe('searching orders', () => {
  it('finds the beginning of a number and parts of product names, only among own orders', async () => {
    const [shopper, other] = [await buyer(mall, make), await buyer(mall, make)]
    const place = async (who: Shopper, itemName: string) => {
      const itemId = await make.goods({ price: 1000, store: 10 }, { itemName })
      return (await who.orderItem(itemId, 1)).order_id
    }
    const fridge = await place(shopper, '云峰冰箱 Pro')
    const kettle = await place(shopper, '电水壶')
    await place(other, '云峰冰箱 Pro')
    const found = async (keywords: string) =>
      (await shopper.orders({ keywords })).list.map(({ order_id: id }) => id).sort()
    expect(await found('冰箱 pro')).toEqual([fridge])
    expect(await found(kettle.slice(0, -1))).toContain(kettle)
    expect(await found(kettle)).toEqual([kettle])
    expect(await found(kettle.slice(1))).toEqual([])
    expect(await found('%')).toEqual([])
  })
})
