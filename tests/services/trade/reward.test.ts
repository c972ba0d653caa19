import { checkBooks } from '@/lib/server/trade/books/check-books'
import { confirmReceipt, finishNextUnconfirmed } from '@/lib/server/trade/order/confirm-receipt'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { staff as staffOf, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { delivered, staff, payRefunds, aftersaleBuyer, linesOf } = aftersaleCases(mall, make)

let operator: Staff
beforeAll(async () => {
  operator = await staffOf(mall, make)
})
const rule = (more: Record<string, unknown> = {}) =>
  mall.rows(
    `insert into settings (key, value, updated) values ('point', $1, 0)
     on conflict (key) do update set value = excluded.value`,
    [JSON.stringify({ isOpenMemberPoint: 'true', gain_point: '1', ...more })],
  )
beforeEach(() => rule())
afterEach(async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})

const balanceOf = async (userId: number) =>
  (await mall.rows<{ point: number }>('select point from members where user_id = $1', [userId]))[0]?.point
const pointsOf = ({ call }: Awaited<ReturnType<typeof aftersaleBuyer>>) => call('GET', '/point/member/info')
const rewardsOf = async (orderId: string) =>
  (
    await mall.rows<{ row: string }>(
      `select reason || ' ' || points as row from point_ledger
        where order_id = $1 and reason in ('reward', 'reward_back') order by ledger_id`,
      [orderId],
    )
  ).map(({ row }) => row)

describe('the reward of an order', () => {
  it('is shown at checkout and on the order, and credited once when the buyer confirms', async () => {
    const shopper = await aftersaleBuyer()
    const item = await make.goods({ price: 3333, store: 20 }, { templatesId: await make.freight() })
    const other = await make.goods({ price: 1000, store: 20 })
    const items = [
      { item_id: item, num: 2 },
      { item_id: other, num: 1 },
    ]
    expect(await shopper.preview({ items, cart_type: undefined })).toMatchObject({
      total_fee: 8666,
      bonus_points: 76,
      get_points: 76,
      point_rule: { gain_point: 1, gain_limit: 0, access: 'order', isOpenMemberPoint: true },
    })
    const { order_id } = await shopper.order({ items, cart_type: undefined })
    await shopper.pay(order_id)
    expect((await shopper.detail(order_id)).orderInfo).toMatchObject({
      bonus_points: 76,
      get_points: 76,
      estimate_get_points: 76,
      items: [{ get_points: 66 }, { get_points: 10 }],
    })
    await operator.call('POST', '/order/ship', {
      order_id,
      delivery_corp: 'SF',
      delivery_code: 'SF1000200030',
    })
    expect(await balanceOf(shopper.userId)).toBe(0)
    await Promise.allSettled([1, 2, 3].map(() => confirmReceipt(mall, shopper.userId, order_id)))
    expect(await balanceOf(shopper.userId)).toBe(76)
    expect(await rewardsOf(order_id)).toEqual(['reward 76'])
  })

  it('is credited by the job that completes orders', async () => {
    const late = await delivered(1)
    mall.travel(8 * 86400)
    while (await finishNextUnconfirmed(mall));
    expect(await rewardsOf(late.orderId)).toEqual(['reward 33'])
    mall.travel(-8 * 86400)
  })

  it('is not earned while the rule is off, is limited by the rule, and paid points earn none', async () => {
    const orderOf = async (value: Record<string, unknown>, more: Record<string, unknown> = {}) => {
      await rule(value)
      const shopper = await aftersaleBuyer({ point: 1000 })
      const item = await make.goods({ price: 10_000, store: 20 })
      const { order_id } = await shopper.orderItem(item, 1, more)
      return (await shopper.detail(order_id)).orderInfo.bonus_points
    }
    expect(await orderOf({ isOpenMemberPoint: 'false' })).toBe(0)
    expect(await orderOf({ gain_point: 0 })).toBe(0)
    expect(await orderOf({ access: 'items' })).toBe(0)
    expect(await orderOf({ gain_point: '2.5' })).toBe(250)
    expect(await orderOf({ gain_limit: 40 })).toBe(40)
    const points = { isOpenDeductPoint: 'true', deduct_point: 10 }
    expect(await orderOf(points, { point_use: 500 })).toBe(50)
    expect(await orderOf(points, { pay_type: 'point' })).toBe(0)
  })

  it('is that of the units that are left when others were cancelled or refunded before', async () => {
    const shopper = await aftersaleBuyer()
    const item = await make.goods({ price: 5000, store: 20 })
    const { order_id } = await shopper.orderItem(item, 4)
    await shopper.pay(order_id)
    const lineId = (await linesOf(order_id))[0]?.id ?? 0
    const parcel = { order_id, delivery_corp: 'SF', delivery_code: 'SF1000200030' }
    await operator.call('POST', '/order/cancel/rest', {
      order_id,
      reason: '缺货',
      items: [{ id: lineId, num: 1 }],
    })
    await operator.call('POST', '/order/ship', parcel)
    const { aftersales_bn } = await shopper.apply(order_id, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
    await (await staff()).review(aftersales_bn[0] ?? '', { agree: true })
    await payRefunds()
    expect(await rewardsOf(order_id)).toEqual([])
    expect((await shopper.detail(order_id)).orderInfo).toMatchObject({
      bonus_points: 200,
      estimate_get_points: 100,
    })
    await confirmReceipt(mall, shopper.userId, order_id)
    expect(await rewardsOf(order_id)).toEqual(['reward 100'])
  })

  it('is taken back in proportion by after-sales; what the buyer has spent of it is owed and paid by the next points', async () => {
    const { shopper, orderId, lineId } = await delivered(3)
    await confirmReceipt(mall, shopper.userId, orderId)
    expect(await rewardsOf(orderId)).toEqual(['reward 99'])
    const desk = await staff()
    const refundOne = async () => {
      const { aftersales_bn } = await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
      await desk.review(aftersales_bn[0] ?? '', { agree: true })
      await payRefunds()
    }
    await refundOne()
    const { list } = await shopper.aftersales()
    expect((await shopper.info(list[0]?.aftersales_bn ?? '')).refund_info).toMatchObject({ return_point: 33 })
    expect(await rewardsOf(orderId)).toEqual(['reward 99', 'reward_back -33'])
    expect(await balanceOf(shopper.userId)).toBe(66)
    // The buyer has spent most of it.
    await mall.rows('update members set point = 10 where user_id = $1', [shopper.userId])
    await mall.rows(`insert into point_ledger (user_id, points, reason, at) values ($1, -56, 'adjust', 0)`, [
      shopper.userId,
    ])
    const asked = {
      order_id: orderId,
      detail: JSON.stringify([{ id: lineId, num: 1 }]),
      aftersales_type: 'ONLY_REFUND',
    }
    expect(await shopper.call('POST', '/aftersales/estimate', asked)).toMatchObject({
      goods_fee: 3333,
      refund_point: 0,
      point_balance: 10,
    })
    await refundOne()
    expect(await pointsOf(shopper)).toMatchObject({ point: 0, point_owed: 23 })
    await refundOne()
    expect(await rewardsOf(orderId)).toEqual([
      'reward 99',
      'reward_back -33',
      'reward_back -33',
      'reward_back -33',
    ])
    expect(await pointsOf(shopper)).toMatchObject({ point: 0, point_owed: 56 })
    // Two orders earn 40 points each: the first covers a part of the owed points, the second the rest.
    for (const expected of [
      { point: 0, point_owed: 16 },
      { point: 24, point_owed: 0 },
    ]) {
      const item = await make.goods({ price: 4000, store: 20 })
      const { order_id } = await shopper.orderItem(item, 1)
      await shopper.pay(order_id)
      await operator.call('POST', '/order/ship', {
        order_id,
        delivery_corp: 'SF',
        delivery_code: 'SF1000200031',
      })
      await confirmReceipt(mall, shopper.userId, order_id)
      expect(await pointsOf(shopper)).toMatchObject(expected)
    }
  })

  it('gives nothing away when its points paid another order that is cancelled after the refund', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    await rule({ isOpenDeductPoint: 'true', deduct_point: 10 })
    await confirmReceipt(mall, shopper.userId, orderId)
    expect(await balanceOf(shopper.userId)).toBe(33)
    const item = await make.goods({ price: 10_000, store: 20 })
    const spent = await shopper.orderItem(item, 1, { point_use: 30 })
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
    await (await staff()).review(aftersales_bn[0] ?? '', { agree: true })
    await payRefunds()
    expect(await pointsOf(shopper)).toMatchObject({ point: 0, point_owed: 30 })
    await shopper.cancel(spent.order_id)
    expect(await pointsOf(shopper)).toMatchObject({ point: 0, point_owed: 0 })
  })

  it('stays with an exchange', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    await confirmReceipt(mall, shopper.userId, orderId)
    const desk = await staff()
    const { address_id } = await desk.saveAddress()
    const asked = await shopper.apply(orderId, lineId, 1, { aftersales_type: 'EXCHANGING_GOODS' })
    const bn = asked.aftersales_bn[0] ?? ''
    await desk.review(bn, { agree: true, aftersales_address_id: address_id })
    await shopper.sendBack(bn)
    await desk.resend(bn, { corp_code: 'JD', logi_no: 'JD0001112223' })
    expect(await rewardsOf(orderId)).toEqual(['reward 33'])
  })

  it('falls with a price that an operator lowers', async () => {
    const shopper = await aftersaleBuyer()
    const item = await make.goods({ price: 10_000, store: 20 }, { templatesId: await make.freight() })
    const { order_id } = await shopper.orderItem(item, 1)
    await operator.call('POST', '/order/price', { order_id, freight_fee: 0 })
    expect((await shopper.detail(order_id)).orderInfo.bonus_points).toBe(100)
    await operator.call('POST', '/order/price', { order_id, down: 2550 })
    expect((await shopper.detail(order_id)).orderInfo.bonus_points).toBe(74)
  })
})

describe('the settings of points', () => {
  const read = () => operator.call<Record<string, unknown>>('GET', '/point/settings')
  const put = (values: Record<string, unknown>) => operator.call('PUT', '/point/settings', values)
  const gainOf = async () =>
    (await mall.call<{ gain_point: number }>('GET', '/membercard/grades')).data.gain_point
  const rights = async () => {
    const { token } = await make.member()
    return (await mall.call<{ rights: string }>('POST', '/user.rights', {}, { token })).data.rights
  }

  it('are changed by operators field by field, recorded, and count from the next checkout on', async () => {
    const shopper = await aftersaleBuyer()
    const item = await make.goods({ price: 10_000, store: 20 })
    const expected = async () => {
      await shopper.add(item, 1)
      return (await shopper.preview()).get_points
    }
    expect(await read()).toEqual({
      isOpenMemberPoint: true,
      gain_point: 1,
      gain_limit: 0,
      isOpenDeductPoint: false,
      deduct_point: 100,
      deduct_proportion_limit: 100,
    })
    expect(await put({ gain_point: 2.5 })).toMatchObject({ isOpenMemberPoint: true, gain_point: 2.5 })
    expect(await expected()).toBe(250)
    expect(await put({ gain_limit: 120 })).toMatchObject({ gain_point: 2.5, gain_limit: 120 })
    expect((await shopper.preview()).get_points).toBe(120)
    expect(await put({ gain_point: -1 })).toMatchObject({ message: '每元可得积分必须为0至1000' })
    expect(await put({ deduct_proportion_limit: 101 })).toMatchObject({
      message: '积分抵扣比例必须为0至100的整数',
    })
    const trail = await operator.call<{ list: unknown[] }>('GET', '/audit', {
      subject: 'setting',
      id: 'point',
    })
    expect(trail.list).toMatchObject([
      { event: 'storeSettings', before: { gain_limit: 0 }, after: { gain_limit: 120 } },
      { before: { gain_point: 1 }, after: { gain_point: 2.5 } },
    ])
  })

  it('name points as a benefit of grades only while orders earn some', async () => {
    expect(await gainOf()).toBe(1)
    expect(await rights()).toContain('购物积分')
    for (const off of [{ gain_point: 0 }, { gain_point: 1, isOpenMemberPoint: false }]) {
      await put(off)
      expect(await gainOf()).toBe(0)
      expect(await rights()).not.toContain('积分')
      const { data } = await mall.call<{ rule_desc: string }>('GET', '/point/rule')
      expect(data.rule_desc).not.toMatch(/可得|赠送/)
    }
  })

  it('are for operators only', async () => {
    const { token } = await make.member({ role: 'merchant', shopId: await make.shop() })
    expect((await mall.call('GET', '/operator/point/settings', {}, { token })).data).toMatchObject({
      status_code: 403,
    })
  })
})
