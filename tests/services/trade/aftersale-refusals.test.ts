import { eq } from 'drizzle-orm'
import * as tables from '@/lib/server/ground/db/schema'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import type { Failure } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** Every error text of contract trade §10 and of the operators' calls, each caused by its condition. */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { deliver, aftersaleBuyer, delivered, staff } = aftersaleCases(mall, make)

type Params = Record<string, unknown>

const setTrade = (value: Params) =>
  mall.db.orm
    .insert(tables.settings)
    .values({ key: 'trade', value, updated: mall.now() })
    .onConflictDoUpdate({ target: tables.settings.key, set: { value } })
const setOrder = (orderId: string, values: Partial<typeof tables.orders.$inferInsert>) =>
  mall.db.orm.update(tables.orders).set(values).where(eq(tables.orders.orderId, orderId))

/** A delivered order with a unit in every state that calls may find. */
async function scene() {
  await setTrade({})
  const { shopper, orderId, lineId, item } = await delivered(9, { price: 10_001 })
  const desk = await staff()
  const { address_id: addressId } = await desk.saveAddress()
  const ask = async (type: string) => {
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 1, { aftersales_type: type })
    return aftersales_bn?.[0] ?? ''
  }
  const agree = (bn: string) => desk.review(bn, { agree: 1, aftersales_address_id: addressId })
  const accepted = async (type: string) => {
    const bn = await ask(type)
    await agree(bn)
    return bn
  }
  const numbers = {
    waiting: await ask('REFUND_GOODS'),
    waitingExchange: await ask('EXCHANGING_GOODS'),
    refunding: await accepted('ONLY_REFUND'),
    returning: await accepted('REFUND_GOODS'),
    sentBack: await accepted('REFUND_GOODS'),
    exchanging: await accepted('EXCHANGING_GOODS'),
    closed: await ask('REFUND_GOODS'),
    refused: '',
  }
  await shopper.sendBack(numbers.sentBack)
  await shopper.sendBack(numbers.exchanging)
  await shopper.close(numbers.closed)
  numbers.refused = await ask('REFUND_GOODS')
  await desk.review(numbers.refused, { agree: 0, refuse_reason: '不符' })
  return { shopper, orderId, lineId, item, desk, addressId, ...numbers }
}

let at: Awaited<ReturnType<typeof scene>>
beforeAll(async () => {
  at = await scene()
})

const message = (answer: unknown) => (answer as Failure).message

describe('POST aftersales', () => {
  const apply = (more: Params) =>
    at.shopper.call('POST', '/aftersales', {
      order_id: at.orderId,
      detail: [{ id: at.lineId, num: 1 }],
      aftersales_type: 'ONLY_REFUND',
      reason: '质量问题',
      ...more,
    })

  it.each<[string, Params]>([
    ['订单号必填,必须为整数', { order_id: undefined }],
    ['订单号必填,必须为整数', { order_id: 'abc' }],
    ['售后商品明细必填', { detail: undefined }],
    ['售后商品明细必填', { detail: 'no json' }],
    ['售后类型必选', { aftersales_type: 'OTHER' }],
    ['售后类型必选', { aftersales_type: undefined }],
    ['售后原因必选', { reason: undefined }],
    ['售后理由必选', { reason: '' }],
    ['系统无此订单，无法申请售后', { order_id: '4998031204510042' }],
    ['请提交审核售后的商品', { detail: '[]' }],
    ['查询订单明细错误', { detail: [{ id: 999_999, num: 1 }] }],
    ['图片不能超过6张', { evidence_pic: Array(7).fill('/media/u/x.webp') }],
    ['图片地址不正确', { evidence_pic: ['https://elsewhere.test/a.png'] }],
    ['未开启到店退货', { aftersales_type: 'REFUND_GOODS', return_type: 'offline' }],
    ['申请说明不能超过500个字', { description: '长'.repeat(501) }],
  ])('answers %s', async (text, params) => expect(message(await apply(params))).toBe(text))

  it('answers the texts that name the product and amounts', async () => {
    const detail = (row: Params) => ({ detail: [{ id: at.lineId, num: 1, ...row }] })
    expect(message(await apply(detail({ num: 0 })))).toBe('冰箱 售后的商品数量必须大于0')
    expect(message(await apply(detail({ num: 10 })))).toBe('超出可申请数量')
    expect(message(await apply(detail({ num: 4 })))).toBe(
      '冰箱 剩余可申请售后的数量为3,申请售后数量为4,已申请售后数量为:6',
    )
    expect(message(await apply(detail({ total_fee: '100.02' })))).toBe(
      '售后申请金额不能超过剩余金额! 100.02 > 100.01',
    )
    // Amounts that cannot be paid: parts of a cent, negative ones, no numbers.
    for (const total_fee of ['0.001', '99.999', '1e-3', '-1', 'x', 'NaN'])
      expect(message(await apply(detail({ total_fee })))).toBe('退款金额不正确')
    expect(message(await apply(detail({ total_point: 1 })))).toBe('售后申请积分不能超过剩余积分! 1 > 0')
    expect(message(await apply({ freight: 1 }))).toBe('订单未付运费')
  })

  it('answers the texts of freight', async () => {
    const item = await make.goods({ price: 100, store: 9 }, { templatesId: await make.freight() })
    const shopper = await aftersaleBuyer()
    const { order_id } = await shopper.orderItem(item, 2)
    await shopper.pay(order_id)
    await deliver(order_id)
    const [line] = (await shopper.detail(order_id)).orderInfo.items
    const ask = (num: number, freight: number) =>
      shopper.apply(order_id, line?.id ?? 0, num, { aftersales_type: 'ONLY_REFUND', freight })
    expect(message(await ask(1, 100))).toBe('部分退不支持退运费')
    expect(message(await ask(2, 100_000))).toBe('申请退款运费不能超出支付运费')
  })

  it('answers the texts of orders in other states', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    const ask = (type = 'REFUND_GOODS') => shopper.apply(orderId, lineId, 1, { aftersales_type: type })
    const paid = { orderStatus: 'PAYED', deliveryStatus: 'PENDING' } as const
    await setOrder(orderId, { orderStatus: 'CANCEL' })
    expect(message(await ask())).toBe('该订单不能申请售后')
    await setOrder(orderId, { orderStatus: 'DONE', aftersaleUntil: mall.now() - 1 })
    expect(message(await ask())).toBe('该订单已超过售后申请时效')
    await setOrder(orderId, { ...paid, zitiStatus: 'PENDING' })
    expect(message(await ask())).toBe('请先核销订单')
    await setOrder(orderId, { ...paid, zitiStatus: 'NOTZITI' })
    await mall.db.orm
      .update(tables.orderItems)
      .set({ deliveredNum: 0 })
      .where(eq(tables.orderItems.id, lineId))
    expect(message(await ask())).toBe('冰箱 未发货，不能申请退换货')
    expect(message(await ask('ONLY_REFUND'))).toBe(
      '冰箱 剩余可申请售后的数量为0,申请售后数量为1,已申请售后数量为:0',
    )
  })

  it('answers the texts of goods that are brought to a shop, and accepts them', async () => {
    await setTrade({ offline_aftersales: true })
    const shopId = await make.shop()
    const { shopper, orderId, lineId } = await delivered(1, { distributorId: shopId })
    const desk = await staff(shopId)
    const ask = (more: Params) => shopper.apply(orderId, lineId, 1, { return_type: 'offline', ...more })
    expect(message(await ask({}))).toBe('该订单不支持到店退货')
    const { address_id } = await desk.saveAddress({ hours: '09:00-18:00' })
    expect(message(await ask({}))).toBe('请选择退货门店')
    const foreign = await (await staff()).saveAddress()
    expect(message(await ask({ aftersales_address_id: foreign.address_id }))).toBe('请选择正确的退货门店')
    const there = { aftersales_address_id: address_id }
    expect(message(await ask(there))).toBe('请填写联系人姓名')
    expect(message(await ask({ ...there, contact: '李明' }))).toBe('请填写联系人手机号码')
    const asked = await ask({ ...there, contact: '李明', mobile: '13900002222' })
    const bn = asked.aftersales_bn[0] ?? ''
    expect(await desk.review(bn, { agree: true })).toMatchObject({
      progress: 2,
      progress_msg: '消费者已到店退货',
      return_type: 'offline',
      aftersales_address: { aftersales_address_id: address_id, aftersales_hours: '09:00-18:00' },
    })
    const { list } = await shopper.call<{ list: Params[] }>('GET', '/distributor/aftersaleslocation', {
      distributor_id: shopId,
      lng: 120.1,
      lat: 30.2,
    })
    expect(list).toMatchObject([
      { address_id, distributor_id: shopId, name: `门店${shopId}`, hours: '09:00-18:00', distance: '0.0' },
    ])
    await setTrade({})
  })
})

describe('the other calls of buyers', () => {
  type Scene = typeof at
  it.each<[string, string, string, (of: Scene) => Params]>([
    ['售后单号必填', 'GET', 'info', () => ({})],
    ['没有售后信息', 'GET', 'info', () => ({ aftersales_bn: '202601010000000' })],
    ['没有售后信息', 'GET', 'info', (of) => ({ order_id: of.orderId, item_id: 999_999 })],
    ['售后单号必填', 'POST', 'close', () => ({})],
    ['售后单数据异常', 'POST', 'close', () => ({ aftersales_bn: '202601010000000' })],
    ['售后已撤销， 不需要重复操作！', 'POST', 'close', (of) => ({ aftersales_bn: of.closed })],
    ['售后已驳回， 不需要撤销！', 'POST', 'close', (of) => ({ aftersales_bn: of.refused })],
    ['售后单已被受理,不能撤销,请联系商家处理！', 'POST', 'close', (of) => ({ aftersales_bn: of.returning })],
    ['售后单号必填', 'POST', 'sendback', () => ({ corp_code: 'SF', logi_no: 'SF10002000' })],
    [
      '物流公司不能为空',
      'POST',
      'sendback',
      (of) => ({ aftersales_bn: of.returning, logi_no: 'SF10002000' }),
    ],
    [
      '物流单号不能为空,运单号不能小于6,运单号不能大于20',
      'POST',
      'sendback',
      (of) => ({ aftersales_bn: of.returning, corp_code: 'SF', logi_no: 'SF100' }),
    ],
    [
      '物流单号不能为空,运单号不能小于6,运单号不能大于20',
      'POST',
      'sendback',
      (of) => ({ aftersales_bn: of.returning, corp_code: 'SF' }),
    ],
    [
      '不需要回寄货品',
      'POST',
      'sendback',
      (of) => ({ aftersales_bn: of.refunding, corp_code: 'SF', logi_no: 'SF10002000' }),
    ],
    [
      '您已提交回寄信息，请勿重复提交',
      'POST',
      'sendback',
      (of) => ({ aftersales_bn: of.sentBack, corp_code: 'SF', logi_no: 'SF10002000' }),
    ],
    [
      '售后单数据异常',
      'POST',
      'sendback',
      (of) => ({ aftersales_data: [of.returning, '1'], corp_code: 'SF', logi_no: 'SF10002000' }),
    ],
    ['系统无此订单，无法申请售后', 'GET', 'item/price', () => ({ order_id: '1', item_id: 1 })],
  ])('%s: %s aftersales/%s', async (text, method, path, params) => {
    expect(message(await at.shopper.call(method, `/aftersales/${path}`, params(at)))).toBe(text)
  })

  it.each<[string, (of: Scene) => string]>([
    ['此售后申请单不存在，请确认后再操作', () => '202601010000000'],
    ['您的售后单已处理，不支持再修改', (of) => of.returning],
    ['您的售后单已驳回，不支持再修改', (of) => of.refused],
    ['您的售后单已撤销，不支持再修改', (of) => of.closed],
  ])('%s: POST aftersales/modify', async (text, bn) => {
    expect(message(await at.shopper.modify(bn(at)))).toBe(text)
  })

  it('several after-sales are sent back in one parcel, or none of them', async () => {
    const { shopper, orderId, lineId } = await delivered(2)
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 2)
    for (const bn of aftersales_bn)
      await at.desk.review(bn, { agree: 1, aftersales_address_id: at.addressId })
    const send = (aftersales_data: unknown) =>
      shopper.call('POST', '/aftersales/sendback', {
        aftersales_data,
        corp_code: 'SF',
        logi_no: 'SF10002000',
      })
    expect(message(await send([...aftersales_bn, '202601010000000']))).toBe('售后单数据异常')
    const states = async () => (await shopper.aftersales()).list.map(({ progress }) => progress)
    expect(await states()).toEqual([1, 1])
    expect(await send(JSON.stringify(aftersales_bn))).toMatchObject({ aftersales_bn: aftersales_bn[0] })
    expect(await states()).toEqual([2, 2])
  })

  it('the newest after-sale of an order and SKU is found without its number', async () => {
    const { shopper, orderId, item } = at
    const found = await shopper.call('GET', '/aftersales/info', { order_id: orderId, item_id: item })
    expect(found).toMatchObject({ aftersales_bn: at.refused })
  })
})

describe('the calls of staff', () => {
  type Scene = typeof at
  type Write = 'review' | 'receive' | 'refund' | 'resend'
  const parcel = { corp_code: 'SF', logi_no: 'SF10002000' }
  it.each<[string, Write, (of: Scene) => string, Params]>([
    ['没有售后信息', 'review', () => '202601010000000', { agree: 1 }],
    ['请选择处理结果', 'review', (of) => of.waiting, {}],
    ['拒绝原因必填', 'review', (of) => of.waiting, { agree: 0 }],
    ['请选择处理结果', 'review', (of) => of.waiting, { agree: 'zz', refuse_reason: '不符' }],
    ['请选择处理结果', 'refund', (of) => of.sentBack, { agree: 'zz', refuse_reason: '不符' }],
    ['请选择退货地址', 'review', (of) => of.waiting, { agree: 1 }],
    ['请选择退货地址', 'review', (of) => of.waitingExchange, { agree: 1 }],
    ['退货地址不存在', 'review', (of) => of.waiting, { agree: 1, aftersales_address_id: 999_999 }],
    ['退款金额不能大于申请金额', 'review', (of) => of.waiting, { agree: 1, refund_fee: 10_002 }],
    ['退还积分不能大于申请积分', 'review', (of) => of.waiting, { agree: 1, refund_point: 1 }],
    ['退还运费不能大于申请运费', 'review', (of) => of.waiting, { agree: 1, freight: 1 }],
    ['售后状态不能审核', 'review', (of) => of.returning, { agree: 1 }],
    ['售后状态不能审核', 'review', (of) => of.closed, { agree: 0, refuse_reason: '不符' }],
    ['售后状态不能收货', 'receive', (of) => of.returning, {}],
    ['售后状态不能收货', 'receive', (of) => of.refunding, {}],
    ['拒绝原因必填', 'refund', (of) => of.sentBack, { agree: 0 }],
    ['售后状态不能退款', 'refund', (of) => of.waiting, { agree: 1 }],
    ['售后状态不能退款', 'refund', (of) => of.returning, { agree: 1 }],
    ['售后状态不能退款', 'refund', (of) => of.exchanging, { agree: 1 }],
    ['售后状态不能退款', 'refund', (of) => of.refused, { agree: 0, refuse_reason: '不符' }],
    ['物流公司不能为空', 'resend', (of) => of.exchanging, { corp_code: '', logi_no: 'SF10002000' }],
    ['运单号不能为空', 'resend', (of) => of.exchanging, { corp_code: 'SF' }],
    ['运单号不能小于6', 'resend', (of) => of.exchanging, { corp_code: 'SF', logi_no: 'SF1' }],
    ['运单号不能大于20', 'resend', (of) => of.exchanging, { corp_code: 'SF', logi_no: 'S'.repeat(21) }],
    ['售后状态不能补发', 'resend', (of) => of.sentBack, parcel],
    ['售后状态不能补发', 'resend', (of) => of.waitingExchange, parcel],
  ])('%s: POST operator/aftersales/%s', async (text, call, bn, params) => {
    expect(message(await at.desk[call](bn(at), params))).toBe(text)
  })

  it('return addresses are complete, of an existing shop, and one of a shop is its default', async () => {
    expect(message(await at.desk.saveAddress({ contact: '' }))).toBe('请填写联系人姓名')
    expect(message(await at.desk.saveAddress({ mobile: '' }))).toBe('请填写联系人手机号码')
    expect(message(await at.desk.saveAddress({ area: '' }))).toBe('请选择所在地区')
    expect(message(await at.desk.saveAddress({ address: '' }))).toBe('请填写详细地址')
    expect(message(await at.desk.saveAddress({ distributor_id: 999_999 }))).toBe('店铺不存在')
    expect(message(await at.desk.saveAddress({ address_id: 999_999 }))).toBe('退货地址不存在')
    const shopId = await make.shop()
    const first = await at.desk.saveAddress({ distributor_id: shopId })
    expect(first.is_default).toBe(1)
    const second = await at.desk.saveAddress({ distributor_id: shopId, is_default: true, contact: '王芳' })
    const { list } = await at.desk.addresses({ distributor_id: shopId })
    expect(list.map(({ address_id, is_default }) => [address_id, is_default])).toEqual([
      [second.address_id, 1],
      [first.address_id, 0],
    ])
  })
})
