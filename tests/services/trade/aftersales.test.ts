import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import * as tables from '@/lib/server/ground/db/schema'
import { closeNextWindows, refuseNextOverdue } from '@/lib/server/trade/aftersale/refuse-overdue'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { finishNextUnconfirmed } from '@/lib/server/trade/order/confirm-receipt'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { deliver, aftersaleBuyer, delivered, staff, payRefunds, rowsOf, refundsOf, linesOf } = aftersaleCases(
  mall,
  make,
)

const setTrade = (value: Record<string, unknown>) =>
  mall.db.orm
    .insert(tables.settings)
    .values({ key: 'trade', value, updated: mall.now() })
    .onConflictDoUpdate({ target: tables.settings.key, set: { value } })
afterEach(() => mall.db.orm.delete(tables.settings).where(eq(tables.settings.key, 'trade')))

const first = (numbers: readonly string[] | undefined) => {
  const [bn] = numbers ?? []
  if (bn === undefined) throw new Error('no after-sale was created')
  return bn
}

describe('an application', () => {
  it('becomes one after-sale per unit, with shares that add up to what was paid', async () => {
    const { shopper, orderId, lineId } = await delivered(3)
    const { aftersales_bn: numbers, status } = await shopper.apply(orderId, lineId, 3)
    expect(status).toBe(true)
    expect(numbers).toHaveLength(3)
    for (const bn of numbers) expect(bn).toMatch(/^\d{15}$/)
    const { list, total_count } = await shopper.aftersales({ aftersales_status: 0 })
    expect(total_count).toBe(3)
    expect(list.map(({ refund_fee }) => refund_fee)).toEqual([3333, 3333, 3333])
    expect(list[0]).toMatchObject({
      order_id: orderId,
      aftersales_type: 'REFUND_GOODS',
      aftersales_status: 0,
      progress: 0,
      progress_msg: '等待商家处理-退货退款',
      reason: '质量问题',
      description: '制冷噪音大',
      sendback_data: [],
      aftersales_address: [],
      distributor_info: { name: '焕新自营' },
      detail: [{ id: lineId, num: 1, item_name: '冰箱' }],
    })
    expect(await refundsOf(orderId)).toMatchObject(
      Array(3).fill({ refundType: 0, refundStatus: 'READY', refundFee: 3333 }),
    )
    expect(await linesOf(orderId)).toMatchObject([
      { appliedNum: 3, appliedFee: 9999, refundedFee: 0, aftersalesStatus: 'WAIT_SELLER_AGREE' },
    ])
    const { orderInfo, afterSaleInfo } = await shopper.detail(orderId)
    expect(orderInfo).toMatchObject({
      left_aftersales_num: 0,
      can_apply_aftersales: 0,
      items: [{ show_aftersales: 1, left_aftersales_num: 0, aftersales_status: 'WAIT_SELLER_AGREE' }],
    })
    expect(afterSaleInfo).toMatchObject({ total_count: 3, list: [{ order_id: orderId }, {}, {}] })
    const counts = await shopper.call<Record<string, number>>('GET', '/orderscount')
    expect(counts).toMatchObject({ aftersales: 3, aftersales_pending: 3, aftersales_processing: 0 })
  })

  it('accepts what all three clients send: JSON text, a list, and rows of an earlier after-sale', async () => {
    const { shopper, orderId, lineId } = await delivered(3)
    expect(await shopper.apply(orderId, lineId, 1)).toMatchObject({ status: true })
    const asList = await shopper.apply(orderId, lineId, 1, {
      detail: [{ id: String(lineId), num: '1' }],
      return_type: '',
      evidence_pic: '',
    })
    const bn = first(asList.aftersales_bn)
    const { detail } = await shopper.info(bn)
    await shopper.close(bn)
    expect(await shopper.apply(orderId, lineId, 1, { detail, evidence_pic: '[]' })).toMatchObject({
      status: true,
    })
    expect(await linesOf(orderId)).toMatchObject([{ appliedNum: 2 }])
  })

  it('of a part of the money leaves the rest to nobody', async () => {
    const { shopper, orderId, lineId } = await delivered(2, { price: 5001 })
    const less = await shopper.apply(orderId, lineId, 1, {
      detail: [{ id: lineId, num: 1, total_fee: '10.5' }],
    })
    expect(await shopper.info(first(less.aftersales_bn))).toMatchObject({ refund_fee: 1050 })
    const rest = await shopper.apply(orderId, lineId, 1)
    expect(await shopper.info(first(rest.aftersales_bn))).toMatchObject({ refund_fee: 5001 })
    const price = await shopper.call('GET', '/aftersales/item/price', { order_id: orderId, item_id: 1 })
    expect(price).toMatchObject({ message: '查询订单明细错误' })
  })

  it('shows what a unit would get back', async () => {
    const { item, shopper, orderId } = await delivered(3, { price: 3334 })
    const price = (number: number) =>
      shopper.call<{ price: number }>('GET', '/aftersales/item/price', {
        order_id: orderId,
        item_id: item,
        number,
      })
    expect(await price(1)).toMatchObject({ price: 3334 })
    expect(await price(3)).toMatchObject({ price: 10_002 })
    expect(await price(4)).toMatchObject({ message: '超出可申请数量' })
  })

  it('shows what a unit of this line would get back, though another line has the same SKU', async () => {
    const { item, shopper, orderId, lineId } = await delivered(1, { price: 5900 })
    const [line] = await linesOf(orderId)
    if (!line) throw new Error('the order has no line')
    const id = lineId + 1_000_000
    const twin = { ...line, id, orderItemType: 'plus_buy' as const, totalFee: 2471, discountFee: 3429 }
    await mall.db.orm.insert(tables.orderItems).values(twin)
    const price = (more: object) =>
      shopper.call('GET', '/aftersales/item/price', { order_id: orderId, item_id: item, number: 1, ...more })
    expect(await price({ id: lineId })).toMatchObject({ price: 5900 })
    expect(await price({ id })).toMatchObject({ price: 2471 })
    expect(await price({})).toMatchObject({ price: 5900 })
    expect(await price({ id: id + 1 })).toMatchObject({ message: '查询订单明细错误' })
    await mall.db.orm.delete(tables.orderItems).where(eq(tables.orderItems.id, id))
  })

  it('lists reasons and the reminder, as they are stored', async () => {
    const { shopper } = await delivered(1)
    const reasons = () => shopper.call<string[]>('GET', '/aftersales/reason/list')
    expect(await reasons()).toEqual(['物流破损', '产品描述与实物不符', '质量问题', '皮肤过敏'])
    expect(await shopper.call('GET', '/aftersales/remind/detail')).toEqual({ intro: '', is_open: false })
    await setTrade({
      aftersales_reasons: ['七天无理由'],
      aftersales_remind: { intro: '<p onclick="x()">请保留包装</p>', is_open: true },
    })
    expect(await reasons()).toEqual(['七天无理由'])
    expect(await shopper.call('GET', '/aftersales/remind/detail')).toEqual({
      intro: '<p>请保留包装</p>',
      is_open: true,
    })
  })
})

describe('a return', () => {
  it('is accepted, sent back, received, refunded and settled, each step with its audit row', async () => {
    const { item, shopper, orderId, lineId } = await delivered(3)
    const desk = await staff()
    const { address_id } = await desk.saveAddress()
    const bn = first((await shopper.apply(orderId, lineId, 1)).aftersales_bn)
    expect((await desk.info(bn)).app_info.buttons).toEqual([{ type: 'check', name: '处理售后' }])
    expect((await shopper.info(bn)).app_info.buttons).toEqual([])
    expect(await desk.review(bn, { agree: 1, aftersales_address_id: address_id })).toMatchObject({
      aftersales_status: 1,
      progress: 1,
      aftersales_address: { aftersales_contact: '售后部', aftersales_address: '浙江省杭州市余杭区仓库路9号' },
    })
    expect((await linesOf(orderId))[0]?.aftersalesStatus).toBe('WAIT_BUYER_RETURN_GOODS')
    expect(await shopper.sendBack(bn)).toMatchObject({
      progress: 2,
      sendback_data: { corp_code: 'SF', corp_name: '顺丰快递', logi_no: 'SF1000200030' },
    })
    const before = await make.stockOf(item)
    expect(await desk.receive(bn, { restock: true })).toMatchObject({ progress: 8 })
    expect((await make.stockOf(item)).store).toBe(before.store + 1)
    expect(await desk.refund(bn, { agree: true })).toMatchObject({ aftersales_status: 2, progress: 4 })
    expect(await refundsOf(orderId)).toMatchObject([{ refundStatus: 'AUDIT_SUCCESS' }])
    await payRefunds()
    expect(await refundsOf(orderId)).toMatchObject([{ refundStatus: 'SUCCESS', refundFee: 3333 }])
    expect(await linesOf(orderId)).toMatchObject([
      { appliedNum: 1, refundedFee: 3333, aftersalesStatus: 'REFUND_SUCCESS' },
    ])
    expect(await shopper.info(bn)).toMatchObject({
      aftersales_status: 2,
      progress: 4,
      refund_info: { refund_status: 'SUCCESS', refund_fee: 3333, refunded_fee: 3333 },
      order_info: { order_id: orderId, left_aftersales_num: 2 },
      detail: [{ refunded_num: 1, orderItem: { id: lineId } }],
    })
    const audit = await mall.db.orm.select().from(tables.auditRows).where(eq(tables.auditRows.subjectId, bn))
    expect(audit.map(({ event, actorKind }) => `${actorKind} ${event}`)).toEqual([
      'member apply',
      'operator agreeReturn',
      'member sendBack',
      'operator receive',
      'operator approveRefund',
      'system settle',
    ])
  })

  it('by 仅退款 is paid as soon as it is accepted, with what the merchant grants', async () => {
    const { shopper, orderId, lineId } = await delivered(2)
    const desk = await staff()
    const bn = first(
      (await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })).aftersales_bn,
    )
    expect(await desk.review(bn, { agree: true, refund_fee: 3334 })).toMatchObject({
      message: '退款金额不能大于申请金额',
    })
    expect(await desk.review(bn, { agree: true, refund_fee: 3000 })).toMatchObject({
      aftersales_status: 1,
      progress: 9,
      refund_fee: 3000,
    })
    await payRefunds()
    expect(await shopper.info(bn)).toMatchObject({
      aftersales_status: 2,
      progress: 4,
      refund_status: 'SUCCESS',
    })
    expect(await linesOf(orderId)).toMatchObject([{ refundedFee: 3000, appliedFee: 3333 }])
    expect(await desk.refund(bn, { agree: true })).toMatchObject({ message: '售后状态不能退款' })
  })

  it('gives money, points, freight and coupon back, and no cent more, once every unit is refunded', async () => {
    await setTrade({ is_refund_freight: true })
    await mall.db.orm
      .insert(tables.settings)
      .values({
        key: 'point',
        value: { isOpenMemberPoint: 'true', isOpenDeductPoint: 'true', deduct_point: 10 },
        updated: mall.now(),
      })
      .onConflictDoNothing()
    const templatesId = await make.freight()
    const item = await make.goods({ price: 3333, store: 50 }, { templatesId })
    const shopper = await aftersaleBuyer({ point: 500 })
    const code = await make.userCard(shopper.userId, await make.card({ reduceCost: 1000 }))
    const placed = await shopper.orderItem(item, 3, { coupon_discount: code, point_use: 107 })
    await shopper.pay(placed.order_id)
    await deliver(placed.order_id)
    const [line] = await linesOf(placed.order_id)
    const [order] = await mall.db.orm
      .select()
      .from(tables.orders)
      .where(eq(tables.orders.orderId, placed.order_id))
    expect(order).toMatchObject({ pointUse: 107, couponDiscount: 1000 })
    const desk = await staff()
    const pointsNow = async () =>
      (await mall.db.orm.select().from(tables.members).where(eq(tables.members.userId, shopper.userId)))[0]
        ?.point
    const couponState = async () =>
      (await mall.db.orm.select().from(tables.userCards).where(eq(tables.userCards.code, code)))[0]?.status
    expect(await pointsNow()).toBe(393)
    const ask = async () =>
      first(
        (await shopper.apply(placed.order_id, line?.id ?? 0, 1, { aftersales_type: 'ONLY_REFUND' }))
          .aftersales_bn,
      )
    for (const unit of [1, 2, 3]) {
      const bn = await ask()
      // The freight is refunded with the last unit of the order.
      expect((await shopper.info(bn)).freight).toBe(unit === 3 ? order?.freightFee : 0)
      await desk.review(bn, { agree: true })
      await payRefunds()
      expect(await couponState()).toBe(unit === 3 ? 1 : 2)
    }
    const refunds = await refundsOf(placed.order_id)
    const sum = (of: (row: (typeof refunds)[number]) => number) =>
      refunds.reduce((all, row) => all + of(row), 0)
    expect(sum(({ refundFee }) => refundFee)).toBe(order?.totalFee)
    expect(sum(({ refundPoint }) => refundPoint)).toBe(107)
    expect(await pointsNow()).toBe(500)
    expect(await linesOf(placed.order_id)).toMatchObject([
      { refundedFee: line?.totalFee, refundedPoint: 107, appliedNum: 3 },
    ])
    const [trade] = await mall.db.orm
      .select()
      .from(tables.trades)
      .where(eq(tables.trades.orderId, placed.order_id))
    expect(trade?.tradeState).toBe('REFUND')
  })

  it('takes back the part of the reward that belongs to what was refunded', async () => {
    const { shopper, orderId, lineId } = await delivered(3)
    await mall.db.orm
      .update(tables.members)
      .set({ point: 100 })
      .where(eq(tables.members.userId, shopper.userId))
    await mall.rows('update orders set bonus_points = 100 where order_id = $1', [orderId])
    await mall.db.orm.insert(tables.pointLedger).values({
      userId: shopper.userId,
      points: 100,
      reason: 'reward',
      orderId,
      at: mall.now(),
    })
    const desk = await staff()
    const balance = async () =>
      (await mall.db.orm.select().from(tables.members).where(eq(tables.members.userId, shopper.userId)))[0]
        ?.point
    for (const left of [67, 34, 0]) {
      const asked = await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
      await desk.review(first(asked.aftersales_bn), { agree: true })
      await payRefunds()
      expect(await balance()).toBe(left)
    }
  })
})

describe('an exchange', () => {
  it('pays nothing back and takes its replacement from stock once', async () => {
    const { item, shopper, orderId, lineId } = await delivered(1)
    const desk = await staff()
    const { address_id } = await desk.saveAddress()
    const bn = first(
      (await shopper.apply(orderId, lineId, 1, { aftersales_type: 'EXCHANGING_GOODS' })).aftersales_bn,
    )
    await desk.review(bn, { agree: true, aftersales_address_id: address_id })
    await shopper.sendBack(bn)
    expect(await desk.refund(bn, { agree: true })).toMatchObject({ message: '售后状态不能退款' })
    await mall.db.orm.update(tables.skus).set({ store: 0 }).where(eq(tables.skus.itemId, item))
    await mall.db.orm.insert(tables.stockLedger).values({ itemId: item, num: -49, reason: 'adjust', at: 1 })
    const parcel = { corp_code: 'JD', logi_no: 'JD0001112223' }
    expect(await desk.resend(bn, parcel)).toMatchObject({ message: '商品库存不足' })
    expect(await rowsOf(orderId)).toMatchObject([{ aftersalesStatus: 1, progress: 2 }])
    await desk.receive(bn, { restock: 1 })
    expect((await make.stockOf(item)).store).toBe(1)
    expect(await desk.resend(bn, parcel)).toMatchObject({
      aftersales_status: 2,
      progress: 4,
      sendconfirm_data: { corp_name: '京东快递', logi_no: 'JD0001112223' },
    })
    expect(await desk.resend(bn, parcel)).toMatchObject({ message: '售后状态不能补发' })
    expect((await make.stockOf(item)).store).toBe(0)
    expect(await refundsOf(orderId)).toMatchObject([{ refundStatus: 'REFUNDCLOSE', refundFee: 0 }])
    expect(await linesOf(orderId)).toMatchObject([
      { aftersalesStatus: 'SELLER_SEND_GOODS', appliedNum: 1, refundedFee: 0 },
    ])
  })

  it('that becomes a refund before it is decided asks for the money, and back', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    const bn = first(
      (await shopper.apply(orderId, lineId, 1, { aftersales_type: 'EXCHANGING_GOODS' })).aftersales_bn,
    )
    expect((await shopper.info(bn)).refund_fee).toBe(0)
    expect(await shopper.modify(bn, { aftersales_type: 'ONLY_REFUND', reason: '物流破损' })).toEqual({
      status: true,
    })
    expect(await shopper.info(bn)).toMatchObject({
      aftersales_type: 'ONLY_REFUND',
      reason: '物流破损',
      refund_fee: 3333,
      refund_info: { refund_fee: 3333 },
    })
    await shopper.modify(bn, { aftersales_type: 'EXCHANGING_GOODS' })
    expect(await refundsOf(orderId)).toMatchObject([{ refundFee: 0 }])
  })
})

describe('a unit is given back', () => {
  it('when its application is withdrawn or refused, and can be applied for again', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    const desk = await staff()
    const left = async () => (await shopper.detail(orderId)).orderInfo.left_aftersales_num
    const ask = async () => first((await shopper.apply(orderId, lineId, 1)).aftersales_bn)
    const withdrawn = await ask()
    expect(await left()).toBe(0)
    expect(await shopper.close(withdrawn)).toMatchObject({
      aftersales_status: 4,
      progress: 7,
      refund_status: 'CANCEL',
      can_reapply: 1,
    })
    expect(await left()).toBe(1)
    const refused = await ask()
    expect(await desk.review(refused, { agree: false })).toMatchObject({ message: '拒绝原因必填' })
    expect(await desk.review(refused, { agree: 0, refuse_reason: '已使用' })).toMatchObject({
      aftersales_status: 3,
      progress: 3,
      refuse_reason: '已使用',
      refund_status: 'REFUSE',
    })
    expect(await left()).toBe(1)
    expect(await shopper.apply(orderId, lineId, 1)).toMatchObject({ status: true })
    expect((await shopper.info(refused)).can_reapply).toBe(0)
    expect(await linesOf(orderId)).toMatchObject([{ appliedNum: 1, appliedFee: 3333 }])
  })

  it('when the refund is refused; goods that were put into stock leave it again', async () => {
    const { item, shopper, orderId, lineId } = await delivered(1)
    const desk = await staff()
    const { address_id } = await desk.saveAddress()
    const bn = first((await shopper.apply(orderId, lineId, 1)).aftersales_bn)
    await desk.review(bn, { agree: true, aftersales_address_id: address_id })
    await shopper.sendBack(bn)
    await desk.receive(bn, { restock: true })
    const { store } = await make.stockOf(item)
    expect(await desk.refund(bn, { agree: false, refuse_reason: '非原商品' })).toMatchObject({
      aftersales_status: 3,
      is_accepted: 1,
      refund_status: 'REFUSE',
    })
    expect((await make.stockOf(item)).store).toBe(store - 1)
    expect(await linesOf(orderId)).toMatchObject([{ appliedNum: 0, aftersalesStatus: 'SELLER_REFUSE_BUYER' }])
  })

  it('with the freight: it is paid with the last unit only', async () => {
    await setTrade({ is_refund_freight: true })
    const templatesId = await make.freight()
    const item = await make.goods({ price: 1000, store: 9 }, { templatesId })
    const shopper = await aftersaleBuyer()
    const { order_id } = await shopper.orderItem(item, 2)
    await shopper.pay(order_id)
    await deliver(order_id)
    const [line] = await linesOf(order_id)
    const desk = await staff()
    const { aftersales_bn } = await shopper.apply(order_id, line?.id ?? 0, 2, {
      aftersales_type: 'ONLY_REFUND',
    })
    const [one = '', two = ''] = aftersales_bn
    expect((await shopper.info(two)).freight).toBe(1000)
    await desk.review(one, { agree: false, refuse_reason: '不符' })
    // The buyer keeps a unit, so the order is not ended and the freight is not refunded.
    expect(await desk.review(two, { agree: true })).toMatchObject({ freight: 0 })
    await payRefunds()
    const again = await shopper.apply(order_id, line?.id ?? 0, 1, { aftersales_type: 'ONLY_REFUND' })
    expect((await shopper.info(first(again.aftersales_bn))).freight).toBe(1000)
    await desk.review(first(again.aftersales_bn), { agree: true })
    await payRefunds()
    const paid = (await refundsOf(order_id)).filter(({ refundStatus }) => refundStatus === 'SUCCESS')
    expect(paid.reduce((sum, { refundFee }) => sum + refundFee, 0)).toBe(3000)
  })
})

describe('parallel calls', () => {
  it('for the last unit make one after-sale', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    const answers = await Promise.all(Array.from({ length: 8 }, () => shopper.apply(orderId, lineId, 1)))
    expect(answers.filter(({ status }) => status).length).toBe(1)
    expect(
      answers.filter(
        ({ message }) => message === '冰箱 剩余可申请售后的数量为0,申请售后数量为1,已申请售后数量为:1',
      ).length,
    ).toBe(7)
    expect(await rowsOf(orderId)).toHaveLength(1)
  })

  it('with one idempotency key make one application, and each gets its numbers', async () => {
    const { shopper, orderId, lineId } = await delivered(3)
    const apply = (key: string, num = 2) => shopper.apply(orderId, lineId, num, {}, key)
    const answers = await Promise.all(Array.from({ length: 6 }, () => apply('click')))
    const [numbers] = answers.map(({ aftersales_bn }) => aftersales_bn)
    expect(numbers).toHaveLength(2)
    for (const { aftersales_bn } of answers) expect(aftersales_bn).toEqual(numbers)
    expect(await rowsOf(orderId)).toHaveLength(2)
    expect((await apply('another', 1)).aftersales_bn).toHaveLength(1)
    // Nothing is left, and the first click still gets its answer; other requests do not.
    expect((await apply('click')).aftersales_bn).toEqual(numbers)
    expect(await apply('third', 1)).toMatchObject({ status_code: 422 })
    const used = { message: '请求标识已用于其他操作，请刷新后重试', status_code: 422 }
    expect(await apply('click', 1)).toMatchObject(used)
    expect(await shopper.apply(orderId, lineId, 2, { reason: '其他' }, 'click')).toMatchObject(used)
    const other = await delivered(1)
    const [own] = (await other.shopper.apply(other.orderId, other.lineId, 1, {}, 'click')).aftersales_bn
    expect(numbers).not.toContain(own)
  })

  it('of close and review: one of them wins, the unit and its refund follow it', async () => {
    const desk = await staff()
    for (let round = 0; round < 6; round++) {
      const { shopper, orderId, lineId } = await delivered(1)
      const bn = first(
        (await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })).aftersales_bn,
      )
      const [closed, agreed] = await Promise.all([shopper.close(bn), desk.review(bn, { agree: true })])
      expect(
        [closed.aftersales_status, agreed.aftersales_status].filter((one) => one !== undefined),
      ).toHaveLength(1)
      const isClosed = closed.aftersales_status === 4
      expect(isClosed ? agreed.message : closed.message).toBe(
        isClosed ? '售后状态不能审核' : '售后单已被受理,不能撤销,请联系商家处理！',
      )
      expect(await linesOf(orderId)).toMatchObject([{ appliedNum: isClosed ? 0 : 1 }])
      await payRefunds()
      expect(await refundsOf(orderId)).toMatchObject([{ refundStatus: isClosed ? 'CANCEL' : 'SUCCESS' }])
    }
  })

  it('of the refund job pay and settle each unit once', async () => {
    const { shopper, orderId, lineId } = await delivered(2)
    const desk = await staff()
    const { aftersales_bn } = await shopper.apply(orderId, lineId, 2, { aftersales_type: 'ONLY_REFUND' })
    await Promise.all(
      aftersales_bn.flatMap((bn) => [desk.review(bn, { agree: 1 }), desk.review(bn, { agree: 1 })]),
    )
    await Promise.all(Array.from({ length: 4 }, () => payNextRefund(mall)))
    mall.travel(61)
    await Promise.all(Array.from({ length: 4 }, () => payNextRefund(mall)))
    await payRefunds()
    expect(await linesOf(orderId)).toMatchObject([{ refundedFee: 6666, appliedNum: 2 }])
  })

  it('of approval and refusal never refuse money that is on its way', async () => {
    const desk = await staff()
    const { shopper, orderId, lineId } = await delivered(1)
    const bn = first(
      (await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })).aftersales_bn,
    )
    await desk.review(bn, { agree: true })
    await mall.db.orm
      .update(tables.refunds)
      .set({ refundStatus: 'PROCESSING' })
      .where(eq(tables.refunds.orderId, orderId))
    expect(await desk.refund(bn, { agree: false, refuse_reason: '反悔' })).toMatchObject({
      message: '售后状态不能退款',
    })
    expect(await rowsOf(orderId)).toMatchObject([{ aftersalesStatus: 1, progress: 9 }])
    await mall.db.orm
      .update(tables.refunds)
      .set({ refundStatus: 'AUDIT_SUCCESS' })
      .where(eq(tables.refunds.orderId, orderId))
    await payRefunds()
  })

  it('with one idempotency key run once and all get its answer', async () => {
    const desk = await staff()
    const { shopper, orderId, lineId } = await delivered(1)
    const bn = first(
      (await shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })).aftersales_bn,
    )
    const key = { 'idempotency-key': `review-${bn}` }
    const answer = await desk.review(bn, { agree: true }, key)
    expect(answer).toMatchObject({ progress: 9 })
    expect(await desk.review(bn, { agree: true }, key)).toEqual(answer)
    expect(await desk.review(bn, { agree: true })).toMatchObject({ message: '售后状态不能审核' })
    await payRefunds()
  })
})

describe('an order with an open after-sale', () => {
  it('cannot be confirmed, by its buyer or by time, until the after-sale ends', async () => {
    const { shopper, orderId, lineId } = await delivered(1)
    const bn = first((await shopper.apply(orderId, lineId, 1)).aftersales_bn)
    const confirm = () => shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
    expect(await confirm()).toMatchObject({ message: '售后中的订单不能确认收货' })
    mall.travel(8 * 86400)
    while (await finishNextUnconfirmed(mall));
    expect((await shopper.detail(orderId)).orderInfo.order_status).toBe('WAIT_BUYER_CONFIRM')
    await shopper.close(bn)
    expect(await confirm()).toMatchObject({ order_status: 'DONE' })
  })
})

describe('time', () => {
  it('refuses an accepted return whose goods never came, when the setting says so', async () => {
    const desk = await staff()
    const { address_id } = await desk.saveAddress()
    const accepted = async () => {
      const { shopper, orderId, lineId } = await delivered(1)
      const bn = first((await shopper.apply(orderId, lineId, 1)).aftersales_bn)
      await desk.review(bn, { agree: true, aftersales_address_id: address_id })
      return { shopper, bn, orderId }
    }
    const never = await accepted()
    await setTrade({ auto_refuse_time: 3 })
    const late = await accepted()
    mall.travel(3 * 86400 - 1)
    expect(await refuseNextOverdue(mall)).toBe(false)
    mall.travel(1)
    expect(await Promise.all([refuseNextOverdue(mall), refuseNextOverdue(mall)])).toContain(true)
    expect(await refuseNextOverdue(mall)).toBe(false)
    expect(await late.shopper.info(late.bn)).toMatchObject({
      aftersales_status: 3,
      progress: 3,
      refuse_reason: '未收到商品自动驳回',
      refund_status: 'REFUSE',
    })
    expect(await linesOf(late.orderId)).toMatchObject([{ appliedNum: 0 }])
    expect((await never.shopper.info(never.bn)).progress).toBe(1)
  })

  it('closes the lines of a completed order, but not those that are still open', async () => {
    const plain = await delivered(1)
    const open = await delivered(1)
    await deliver(plain.orderId, true)
    await deliver(open.orderId, true)
    await open.shopper.apply(open.orderId, open.lineId, 1)
    const offered = async () => {
      const { can_apply_aftersales, left_aftersales_num, items } = (await plain.shopper.detail(plain.orderId))
        .orderInfo
      return [can_apply_aftersales, left_aftersales_num, items[0]?.left_aftersales_num]
    }
    expect(await offered()).toEqual([1, 1, 1])
    mall.travel(7 * 86400 - 60)
    expect(await offered()).toEqual([1, 1, 1])
    // Clients use the number of pieces, not the days (contract clients F31).
    mall.travel(60)
    expect(await offered()).toEqual([0, 0, 0])
    while (await closeNextWindows(mall));
    expect((await linesOf(plain.orderId))[0]?.aftersalesStatus).toBe('CLOSED')
    expect((await linesOf(open.orderId))[0]?.aftersalesStatus).toBe('WAIT_SELLER_AGREE')
    expect(await plain.shopper.apply(plain.orderId, plain.lineId, 1)).toMatchObject({
      message: '该订单已超过售后申请时效',
    })
  })
})

describe('numbers of others', () => {
  it('answer as if they did not exist, for members and for merchants of other shops', async () => {
    const shopId = await make.shop()
    const { shopper, orderId, lineId } = await delivered(2, { distributorId: shopId })
    const bn = first((await shopper.apply(orderId, lineId, 1)).aftersales_bn)
    const stranger = await aftersaleBuyer()
    expect(await stranger.info(bn)).toMatchObject({ message: '没有售后信息' })
    expect(await stranger.close(bn)).toMatchObject({ message: '售后单数据异常' })
    expect(await stranger.sendBack(bn)).toMatchObject({ message: '售后单数据异常' })
    expect(await stranger.modify(bn)).toMatchObject({ message: '此售后申请单不存在，请确认后再操作' })
    expect(await stranger.apply(orderId, lineId, 1)).toMatchObject({ message: '系统无此订单，无法申请售后' })
    expect((await stranger.aftersales()).total_count).toBe(0)

    const otherShop = await make.shop()
    const [own, other] = [await staff(shopId), await staff(otherShop)]
    const no = { message: '没有售后信息' }
    expect(await other.info(bn)).toMatchObject(no)
    expect(await other.review(bn, { agree: 1 })).toMatchObject(no)
    expect(await other.receive(bn)).toMatchObject(no)
    expect(await other.refund(bn, { agree: 1 })).toMatchObject(no)
    expect(await other.resend(bn, { corp_code: 'SF', logi_no: 'SF10002000' })).toMatchObject(no)
    for (const filter of [{}, { aftersales_bn: bn }]) expect((await other.list(filter)).total_count).toBe(0)
    expect((await own.list({ order_id: orderId, aftersales_status: 0 })).list).toMatchObject([
      { aftersales_bn: bn },
    ])
    expect((await own.list({ mobile: '13900002222' })).total_count).toBe(1)
    const foreign = await other.saveAddress()
    expect(await own.review(bn, { agree: 1, aftersales_address_id: foreign.address_id })).toMatchObject({
      message: '退货地址不存在',
    })
    expect(await own.saveAddress({ address_id: foreign.address_id })).toMatchObject({
      message: '退货地址不存在',
    })
    for (const distributor_id of [0, shopId + 900_000, otherShop])
      expect(await own.saveAddress({ distributor_id })).toMatchObject({ message: '店铺不存在' })
    expect((await own.addresses()).total_count).toBe(0)
    expect(await own.saveAddress({ distributor_id: shopId })).toMatchObject({ distributor_id: shopId })
    expect(await own.saveAddress({ distributor_id: '' })).toMatchObject({ distributor_id: shopId })
    expect((await mall.call('GET', '/operator/aftersales', {}, { token: shopper.token })).status).toBe(401)
  })
})

describe('any sequence of unit refunds', () => {
  it('pays exactly what was paid for all units, however many were refused in between', async () => {
    const desk = await staff()
    await fc.assert(
      fc.asyncProperty(
        fc.integer({ min: 1, max: 4 }),
        fc.integer({ min: 1, max: 9999 }),
        fc.array(fc.boolean(), { maxLength: 5 }),
        async (num, price, refusals) => {
          const { shopper, orderId, lineId } = await delivered(num, { price })
          const ask = () => shopper.apply(orderId, lineId, 1, { aftersales_type: 'ONLY_REFUND' })
          for (const isRefused of refusals) {
            const { aftersales_bn } = await ask()
            if (aftersales_bn === undefined) break
            const decision = isRefused ? { agree: 0, refuse_reason: '不符' } : { agree: 1 }
            await desk.review(first(aftersales_bn), decision)
          }
          for (let unit = 0; unit < num; unit++) {
            const { aftersales_bn } = await ask()
            if (aftersales_bn) await desk.review(first(aftersales_bn), { agree: 1 })
          }
          await payRefunds()
          const paid = (await refundsOf(orderId)).filter(({ refundStatus }) => refundStatus === 'SUCCESS')
          expect(paid.reduce((sum, { refundFee }) => sum + refundFee, 0)).toBe(num * price)
          expect(await linesOf(orderId)).toMatchObject([{ refundedFee: num * price, appliedNum: num }])
        },
      ),
      { numRuns: 12 },
    )
  })
})

it('leaves the books of the whole mall in balance', async () => {
  expect((await checkBooks(mall)).filter(({ ids }) => ids.length > 0)).toEqual([])
})
