import type { OperatorOrder } from '@/lib/contract/operator/trade/order'
import type { Parcel, Trace } from '@/lib/contract/trade/delivery'
import type { OrderDetail } from '@/lib/contract/trade/order'
import { orderTodos } from '@/lib/domain/order/todos'
import { checkBooks } from '@/lib/server/trade/books/check-books'
import { finishNextUnconfirmed } from '@/lib/server/trade/order/confirm-receipt'
import { payNextRefund } from '@/lib/server/trade/refund/payout/pay-next-refund'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { programmeOf } from '../../fixtures/engine/programme'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)

const parcel = { delivery_corp: 'SF', delivery_code: 'SF1000200030' }
type Shopper = Awaited<ReturnType<typeof buyer>>
interface Shipped {
  delivery_id: number
  delivery_status: string
  order_status: string
  message?: string
}

let operator: Staff
beforeEach(async () => {
  operator = await staff(mall, make)
})
afterEach(async () => {
  const wrong = (await checkBooks(mall)).filter(({ ids }) => ids.length > 0)
  expect(wrong).toEqual([])
})

/** A paid order of these SKUs; each has 10 pieces in stock. */
async function paidOrder(
  pieces: { price: number; num: number }[],
  { shopId = 0, shopper, ...more }: { shopId?: number; shopper?: Shopper } & Record<string, unknown> = {},
) {
  const member = shopper ?? (await buyer(mall, make))
  const itemIds: number[] = []
  for (const { price } of pieces)
    itemIds.push(await make.goods({ price, store: 10 }, { distributorId: shopId }))
  const placed = await member.order({
    items: itemIds.map((item_id, index) => ({ item_id, num: pieces[index]?.num })),
    cart_type: undefined,
    distributor_id: shopId,
    ...more,
  })
  await member.pay(placed.order_id)
  const { orderInfo } = await member.detail(placed.order_id)
  return { shopper: member, itemIds, orderId: placed.order_id, lines: orderInfo.items }
}

const ship = (orderId: string, more: Record<string, unknown> = {}, by = operator) =>
  by.call<Shipped>('POST', '/order/ship', { order_id: orderId, ...parcel, ...more })
const cancelRest = (orderId: string, more: Record<string, unknown> = {}, by = operator) =>
  by.call<OperatorOrder>('POST', '/order/cancel/rest', { order_id: orderId, reason: '缺货', ...more })
const detailOf = async (shopper: Shopper, orderId: string): Promise<OrderDetail['orderInfo']> =>
  (await shopper.detail(orderId)).orderInfo
const refundsOf = (orderId: string) =>
  mall.rows<{ fee: number; freight: number; status: string; type: number }>(
    `select refund_fee::int as fee, freight_fee::int as freight, refund_status as status, refund_type as type
       from refunds where order_id = $1 order by refund_bn`,
    [orderId],
  )
/** Pays due refunds; there is a minute between two refunds of one trade. */
async function payRefunds(): Promise<void> {
  for (let round = 0; round < 3; round++) {
    while (await payNextRefund(mall));
    mall.travel(61)
  }
}

describe('shipping', () => {
  it('sends several parcels by unit; the last one ships the order', async () => {
    const { shopper, orderId, lines } = await paidOrder([
      { price: 1000, num: 3 },
      { price: 500, num: 1 },
    ])
    const [first, second] = lines.map(({ id }) => id)
    const one = await ship(orderId, { items: [{ id: first, num: 2 }] })
    expect(one).toMatchObject({ delivery_status: 'PARTAIL', order_status: 'PAYED' })
    expect(await detailOf(shopper, orderId)).toMatchObject({
      order_status_des: 'PAYED_PARTAIL',
      is_all_delivery: false,
      orders_delivery_id: String(one.delivery_id),
      can_apply_cancel: 0,
      items: [
        {
          delivery_status: 'PARTAIL',
          delivery_item_num: 2,
          left_aftersales_num: 2,
          delivery_code: parcel.delivery_code,
        },
        { delivery_status: 'PENDING', delivery_item_num: 0, left_aftersales_num: 0, delivery_code: '' },
      ],
    })
    const two = await ship(orderId, { delivery_corp: 'JD', delivery_code: 'JD20003000' })
    expect(two).toMatchObject({ delivery_status: 'DONE', order_status: 'WAIT_BUYER_CONFIRM' })
    const shipped = await detailOf(shopper, orderId)
    expect(shipped).toMatchObject({
      order_status_des: 'WAIT_BUYER_CONFIRM',
      is_all_delivery: true,
      delivery_corp: 'JD',
      delivery_corp_name: '京东快递',
      auto_finish_time: mall.now() + 7 * 86_400,
      delivery_info: [
        { delivery_id: one.delivery_id, delivery_corp_name: '顺丰快递', items: [{ id: first, num: 2 }] },
        {
          delivery_id: two.delivery_id,
          items: [
            { id: first, num: 1 },
            { id: second, num: 1 },
          ],
        },
      ],
    })
    expect(shipped.items.map((item) => item.left_aftersales_num)).toEqual([3, 1])
  })

  it('is refused with the texts of the contract', async () => {
    const { orderId, lines, shopper } = await paidOrder([{ price: 1000, num: 2 }])
    const id = lines[0]?.id
    const textOf = async (more: Record<string, unknown>) => (await ship(orderId, more)).message
    expect(await textOf({ delivery_corp: '' })).toBe('物流公司不能为空')
    expect(await textOf({ delivery_corp: undefined })).toBe('物流公司不能为空')
    expect(await textOf({ delivery_corp: 'NOPE' })).toBe('物流公司不正确')
    expect(await textOf({ delivery_code: '' })).toBe('运单号不能为空')
    expect(await textOf({ delivery_code: '12345' })).toBe('运单号不能小于6')
    expect(await textOf({ delivery_code: '1'.repeat(21) })).toBe('运单号不能大于20')
    for (const items of [
      [{ id, num: 3 }],
      [{ id, num: 0 }],
      [{ id, num: -1 }],
      [{ id: 999_999, num: 1 }],
      [
        { id, num: 1 },
        { id, num: 1 },
      ],
      'x',
      [],
    ])
      expect(await textOf({ items })).toBe('发货数量不正确')
    const unpaid = await shopper.orderItem(lines[0]?.item_id ?? 0, 1)
    expect(await ship(unpaid.order_id)).toMatchObject({ message: '订单状态不能发货' })
    expect(await ship('1234567890123456')).toMatchObject({ message: '订单不存在' })
    await shopper.cancel(orderId, '不想要了')
    expect(await ship(orderId)).toMatchObject({ message: '订单状态不能发货' })
    await operator.call('POST', '/order/cancel/review', { order_id: orderId, agree: false, reason: '已打包' })
    expect(await ship(orderId)).toMatchObject({ delivery_status: 'DONE' })
    expect(await ship(orderId)).toMatchObject({ message: '订单状态不能发货' })
  })

  it('never ships a unit twice, whoever asks at once', async () => {
    const { orderId, lines } = await paidOrder([{ price: 1000, num: 3 }])
    const items = [{ id: lines[0]?.id, num: 2 }]
    const answers = await Promise.all([1, 2, 3, 4].map(() => ship(orderId, { items })))
    expect(answers.filter(({ delivery_id: id }) => id > 0)).toHaveLength(1)
    const [row] = await mall.rows<{ sum: number }>(
      `select sum(k.num)::int as sum from parcel_items k join parcels p on p.parcel_id = k.parcel_id where p.order_id = $1`,
      [orderId],
    )
    expect(row?.sum).toBe(2)
  })

  it('answers a repeated key with the first parcel', async () => {
    const { orderId, lines } = await paidOrder([{ price: 1000, num: 3 }])
    const send = () =>
      operator.call<Shipped>(
        'POST',
        '/order/ship',
        { order_id: orderId, ...parcel, items: [{ id: lines[0]?.id, num: 1 }] },
        { 'idempotency-key': `ship-${orderId}` },
      )
    const first = await send()
    expect(await send()).toEqual(first)
    expect(await mall.rows('select 1 from parcels where order_id = $1', [orderId])).toHaveLength(1)
  })

  it('and a request to cancel exclude each other', async () => {
    for (let round = 0; round < 4; round++) {
      const { shopper, orderId } = await paidOrder([{ price: 1000, num: 1 }])
      await Promise.all([ship(orderId), shopper.cancel(orderId, '不想要了')])
      const order = await detailOf(shopper, orderId)
      expect([
        ['WAIT_BUYER_CONFIRM', 'NO_APPLY_CANCEL'],
        ['PAYED', 'WAIT_PROCESS'],
      ]).toContainEqual([order.order_status, order.cancel_status])
    }
  })

  it('leaves what happened in the audit trail', async () => {
    const { orderId } = await paidOrder([{ price: 1000, num: 1 }])
    const { delivery_id } = await ship(orderId)
    const { list } = await operator.call<{ list: Record<string, unknown>[] }>('GET', '/audit', {
      subject: 'order',
      id: orderId,
      operator_id: operator.userId,
    })
    expect(list).toMatchObject([
      {
        event: 'ship',
        actor_kind: 'operator',
        actor_id: String(operator.userId),
        before: { orderStatus: 'PAYED', deliveryStatus: 'PENDING' },
        after: { orderStatus: 'WAIT_BUYER_CONFIRM', deliveryStatus: 'DONE', parcelId: delivery_id },
      },
    ])
  })
})

describe('correcting a parcel', () => {
  const correct = (more: Record<string, unknown>, by = operator) =>
    by.call<{ delivery_code: string }>('POST', '/order/delivery', { ...parcel, ...more })

  it('changes courier and number until the order is received', async () => {
    const { shopper, orderId } = await paidOrder([{ price: 1000, num: 1 }])
    const { delivery_id } = await ship(orderId)
    expect(await correct({ delivery_id, delivery_corp: 'YTO', delivery_code: 'YT0000001' })).toMatchObject({
      delivery_id,
      delivery_corp_name: '圆通速递',
      delivery_code: 'YT0000001',
      items_num: 1,
    })
    expect(await detailOf(shopper, orderId)).toMatchObject({
      delivery_corp: 'YTO',
      delivery_code: 'YT0000001',
    })
    expect(await correct({ delivery_id, delivery_code: '123' })).toMatchObject({ message: '运单号不能小于6' })
    expect(await correct({ delivery_id: 9_999_999 })).toMatchObject({ message: '发货单不存在' })
    await shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
    expect(await correct({ delivery_id })).toMatchObject({ message: '订单状态不能修改物流' })
  })
})

describe('cancelling the unshipped rest', () => {
  it('refunds units by their share and returns stock and points', async () => {
    await mall.rows(
      `insert into settings (key, value, updated) values ('point', '{"isOpenMemberPoint":"true","isOpenDeductPoint":"true","deduct_point":10}', 0)`,
    )
    const shopper = await buyer(mall, make, { point: 1000 })
    const { orderId, itemIds, lines } = await paidOrder([{ price: 1000, num: 3 }], { shopper, point_use: 20 })
    const total = 3000 - 200
    const id = lines[0]?.id
    expect(await cancelRest(orderId, { items: [{ id, num: 1 }] })).toMatchObject({
      order_status: 'PAYED',
      unshipped_num: 2,
      items: [{ cancel_item_num: 1, left_aftersales_num: 0 }],
    })
    expect(await make.stockOf(itemIds[0] ?? 0)).toEqual({ store: 8, sold: 2 })
    expect(await refundsOf(orderId)).toEqual([
      { fee: Math.floor(total / 3), freight: 0, status: 'AUDIT_SUCCESS', type: 4 },
    ])
    await payRefunds()
    expect(await refundsOf(orderId)).toMatchObject([{ status: 'SUCCESS' }])
    expect((await mall.rows('select point from members where user_id = $1', [shopper.userId]))[0]).toEqual({
      point: 980 + 6,
    })
    expect((await detailOf(shopper, orderId)).items[0]?.refunded_fee).toBe(Math.floor(total / 3))
    // Cancelling the rest ends the order: all shares add up to the paid amount.
    expect(await cancelRest(orderId)).toMatchObject({ order_status: 'CANCEL', cancel_status: 'SUCCESS' })
    await payRefunds()
    const refunds = await refundsOf(orderId)
    expect(refunds.reduce((sum, { fee }) => sum + fee, 0)).toBe(total)
    expect((await mall.rows('select point from members where user_id = $1', [shopper.userId]))[0]).toEqual({
      point: 1000,
    })
    expect((await shopper.detail(orderId)).cancelData).toMatchObject({
      cancel_from: 'shop',
      progress: 3,
      refund_status: 'SUCCESS',
    })
  })

  it('of a part-shipped order leads to a shipped order', async () => {
    const { shopper, orderId, lines } = await paidOrder([{ price: 1000, num: 3 }])
    await ship(orderId, { items: [{ id: lines[0]?.id, num: 1 }] })
    expect(await cancelRest(orderId)).toMatchObject({
      order_status: 'WAIT_BUYER_CONFIRM',
      delivery_status: 'DONE',
      auto_finish_time: mall.now() + 7 * 86_400,
      items: [{ delivery_status: 'DONE', delivery_item_num: 1, cancel_item_num: 2, left_aftersales_num: 1 }],
    })
    await payRefunds()
    expect(await refundsOf(orderId)).toMatchObject([{ fee: 2000, freight: 0, status: 'SUCCESS' }])
    expect(await ship(orderId)).toMatchObject({ message: '订单状态不能发货' })
    await shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })
    expect(await detailOf(shopper, orderId)).toMatchObject({ order_status: 'DONE' })
  })

  it('of everything returns freight and coupon too', async () => {
    const shopper = await buyer(mall, make)
    const code = await make.userCard(shopper.userId, await make.card({ reduceCost: 500 }))
    const templatesId = await make.freight()
    const item = await make.goods({ price: 5000, store: 10 }, { templatesId })
    const placed = await shopper.orderItem(item, 2, { coupon_discount: code })
    expect(placed.total_fee).toBe(10_000 - 500 + 1000)
    await shopper.pay(placed.order_id)
    expect(await cancelRest(placed.order_id)).toMatchObject({ order_status: 'CANCEL' })
    expect(await refundsOf(placed.order_id)).toMatchObject([{ fee: 10_500, freight: 1000 }])
    const [card] = await mall.rows<{ status: number }>('select status from user_cards where code = $1', [
      code,
    ])
    expect(card?.status).toBe(1)
    await payRefunds()
  })

  it('gives the subsidies of the units back to the programme', async () => {
    const programme = programmeOf(mall, make)
    await programme.open({ regions: ['浙江省'] })
    const { categoryId, classId } = await programme.subsidyClass({ budgetPieces: 10 })
    const item = await programme.goods(categoryId, 300_000)
    const shopper = await buyer(mall, make)
    await programme.verify(shopper.userId)
    const { order_id: orderId } = await shopper.orderItem(item, 3)
    await shopper.pay(orderId)
    const [line] = (await detailOf(shopper, orderId)).items
    expect(line).toMatchObject({ total_fee: 765_000, subsidy_fee: 135_000 })
    await cancelRest(orderId, { items: [{ id: line?.id, num: 1 }] })
    expect(await programme.ledgerOf(orderId)).toEqual([
      'reserved 3 135000',
      'drawn 3 135000',
      'reversed 1 45000',
    ])
    expect(await refundsOf(orderId)).toMatchObject([{ fee: 255_000 }])
    expect(await cancelRest(orderId)).toMatchObject({ order_status: 'CANCEL' })
    expect((await programme.ledgerOf(orderId)).at(-1)).toBe('reversed 2 90000')
    expect(await programme.budgetOf(classId)).toMatchObject({ usedPieces: 0, usedCents: 0 })
    await payRefunds()
  })

  it('is subtracted when the buyer cancels what is left', async () => {
    const { shopper, orderId, itemIds, lines } = await paidOrder([{ price: 1000, num: 3 }])
    await cancelRest(orderId, { items: [{ id: lines[0]?.id, num: 1 }] })
    await shopper.cancel(orderId, '不想要了')
    await operator.call('POST', '/order/cancel/review', { order_id: orderId, agree: true })
    expect((await refundsOf(orderId)).map(({ fee, type }) => [type, fee]).sort()).toEqual([
      [1, 2000],
      [4, 1000],
    ])
    expect(await make.stockOf(itemIds[0] ?? 0)).toEqual({ store: 10, sold: 0 })
    await payRefunds()
  })

  it('is refused with the texts of the contract', async () => {
    const { shopper, orderId, lines } = await paidOrder([{ price: 1000, num: 1 }])
    expect(await cancelRest(orderId, { items: [{ id: lines[0]?.id, num: 2 }] })).toMatchObject({
      message: '取消数量不正确',
    })
    expect(await cancelRest('1234567890123456')).toMatchObject({ message: '订单不存在' })
    await shopper.cancel(orderId, '不想要了')
    expect(await cancelRest(orderId)).toMatchObject({ message: '订单状态不能取消' })
  })

  it('and shipping never take the same unit', async () => {
    for (let round = 0; round < 4; round++) {
      const { orderId, lines } = await paidOrder([{ price: 1000, num: 3 }])
      const items = [{ id: lines[0]?.id, num: 2 }]
      await Promise.all([
        ship(orderId, { items }),
        cancelRest(orderId, { items }),
        ship(orderId, { items }),
        cancelRest(orderId, { items }),
      ])
      const [line] = await mall.rows<{ delivered: number; cancelled: number }>(
        'select delivered_num as delivered, cancelled_num as cancelled from order_items where order_id = $1',
        [orderId],
      )
      expect([line?.delivered, line?.cancelled].sort()).toEqual([0, 2])
    }
    await payRefunds()
  })
})

describe('the refund of a cancelled order', () => {
  const amounts = (orderId: string) =>
    mall.rows<Record<'type' | 'fee' | 'points' | 'subsidy' | 'freight', number>>(
      `select refund_type as type, refund_fee::int as fee, refund_point as points, subsidy_fee::int as subsidy,
              freight_fee::int as freight from refunds where order_id = $1 order by refund_type`,
      [orderId],
    )
  const pointsOf = async ({ userId }: Shopper) =>
    (await mall.rows<{ point: number }>('select point from members where user_id = $1', [userId]))[0]?.point
  const returned = (orderId: string) =>
    mall.rows<{ reason: string; points: number }>(
      `select reason, points from point_ledger where order_id = $1 and points > 0 order by ledger_id`,
      [orderId],
    )

  /** A paid order of three subsidised units with points and freight. */
  async function costly(person: number) {
    await mall.rows(
      `insert into settings (key, value, updated) values ('point', '{"isOpenMemberPoint":"true","isOpenDeductPoint":"true","deduct_point":10}', 0)
       on conflict (key) do update set value = excluded.value`,
    )
    const programme = programmeOf(mall, make)
    await programme.open({ regions: ['浙江省'] })
    const { categoryId } = await programme.subsidyClass({ budgetPieces: 10 })
    const item = await programme.goods(categoryId, 300_000)
    await mall.rows(
      'update goods set templates_id = $1 where goods_id = (select goods_id from skus where item_id = $2)',
      [await make.freight(), item],
    )
    const shopper = await buyer(mall, make, { point: 1000 })
    await programme.verify(shopper.userId, person)
    const { order_id: orderId, total_fee: total } = await shopper.orderItem(item, 3, { point_use: 20 })
    await shopper.pay(orderId)
    const [line] = (await detailOf(shopper, orderId)).items
    const [row] = await mall.rows<{ freight: number }>(
      'select freight_fee::int as freight from orders where order_id = $1',
      [orderId],
    )
    return { shopper, orderId, total, lineId: line?.id, freight: row?.freight ?? 0 }
  }

  it('tells points, subsidy and freight, and its payout credits the points no second time', async () => {
    const { shopper, orderId, total, freight } = await costly(701)
    expect(freight).toBeGreaterThan(0)
    await shopper.cancel(orderId, '不想要了')
    const all = [{ type: 1, fee: total, points: 20, subsidy: 135_000, freight }]
    expect(await amounts(orderId)).toEqual(all)
    expect(await pointsOf(shopper)).toBe(980)
    await operator.call('POST', '/order/cancel/review', { order_id: orderId, agree: true })
    expect(await pointsOf(shopper)).toBe(1000)
    await payRefunds()
    expect(await amounts(orderId)).toEqual(all)
    expect(await pointsOf(shopper)).toBe(1000)
    expect(await returned(orderId)).toEqual([{ reason: 'cancel', points: 20 }])
  })

  it('tells what is left after a part was cancelled, also when the request is repeated', async () => {
    await mall.rows(
      `insert into settings (key, value, updated) values ('trade', '{"repeat_cancel":"true"}', 0)`,
    )
    const { shopper, orderId, lineId, total, freight } = await costly(702)
    await shopper.cancel(orderId, '不想要了')
    await operator.call('POST', '/order/cancel/review', { order_id: orderId, agree: false, reason: '已备货' })
    await cancelRest(orderId, { items: [{ id: lineId, num: 1 }] })
    await shopper.cancel(orderId, '不想要了')
    const [left, part] = await amounts(orderId)
    expect(part).toMatchObject({ type: 4, subsidy: 45_000 })
    expect(left).toMatchObject({ type: 1, subsidy: 90_000, freight })
    expect([Number(left?.fee) + Number(part?.fee), Number(left?.points) + Number(part?.points)]).toEqual([
      total,
      20,
    ])
    await operator.call('POST', '/order/cancel/review', { order_id: orderId, agree: true })
    await payRefunds()
    expect(await pointsOf(shopper)).toBe(1000)
    await mall.rows(`delete from settings where key = 'trade'`)
  })
})

describe('reviewing a request to cancel', () => {
  const review = (orderId: string, more: Record<string, unknown>) =>
    operator.call<OperatorOrder>('POST', '/order/cancel/review', { order_id: orderId, ...more })

  it('approves or refuses with a reason, once', async () => {
    const { shopper, orderId } = await paidOrder([{ price: 1000, num: 1 }])
    expect(await review(orderId, { agree: true })).toMatchObject({ message: '订单状态不能审核' })
    await shopper.cancel(orderId, '不想要了')
    expect(await review(orderId, { agree: false })).toMatchObject({ message: '拒绝原因必填' })
    expect(await review(orderId, { agree: false, reason: '已打包' })).toMatchObject({
      order_status: 'PAYED',
      cancel_status: 'FAILS',
    })
    expect((await shopper.detail(orderId)).cancelData).toMatchObject({
      progress: 4,
      shop_reject_reason: '已打包',
    })
    expect(await review(orderId, { agree: true })).toMatchObject({ message: '订单状态不能审核' })
  })
})

describe('quantities to cancel', () => {
  it('are refused with one text, whatever is wrong with them', async () => {
    const { orderId, lines } = await paidOrder([{ price: 1000, num: 2 }])
    for (const num of [-1, 0, 9, 'x'])
      expect(
        await operator.call('POST', '/order/cancel/rest', {
          order_id: orderId,
          reason: '缺货',
          items: [{ id: lines[0]?.id, num }],
        }),
      ).toMatchObject({ message: '取消数量不正确', status_code: 422 })
  })
})

describe('merchants', () => {
  it('see and change orders of their own shop only; others do not exist', async () => {
    const [own, other] = [await make.shop(), await make.shop()]
    const merchant = await staff(mall, make, { role: 'merchant', shopId: own })
    const mine = await paidOrder([{ price: 1000, num: 2 }], { shopId: own })
    const foreign = await paidOrder([{ price: 1000, num: 2 }], { shopId: other })
    const { delivery_id } = await ship(foreign.orderId, { items: [{ id: foreign.lines[0]?.id, num: 1 }] })
    const order_id = foreign.orderId
    const missing = { message: '订单不存在', status_code: 422 }
    for (const [path, params] of [
      ['/order/ship', { order_id, ...parcel }],
      ['/order/cancel/review', { order_id, agree: true }],
      ['/order/cancel/rest', { order_id }],
      ['/order/pickup', { order_id, pickup_code: '123456' }],
      ['/order/price', { order_id, down: 1 }],
      ['/order/remark', { order_id, remark: 'x' }],
    ] as const)
      expect(await merchant.call('POST', path, params)).toMatchObject(missing)
    expect(await merchant.call('GET', `/order/${order_id}`)).toMatchObject(missing)
    expect(await merchant.call('POST', '/order/delivery', { delivery_id, ...parcel })).toMatchObject({
      message: '发货单不存在',
    })
    expect(await merchant.call('POST', '/order/pickup', { code: '123456789012' })).toMatchObject({
      message: '提货码错误',
    })
    const list = await merchant.call<{ list: OperatorOrder[]; total_count: number }>('GET', '/orders')
    expect(list.list.map((order) => order.order_id)).toEqual([mine.orderId])
    expect(await merchant.call('GET', '/orders/count')).toMatchObject({ wait_ship: 1, part_shipped: 0 })
    const trail = await merchant.call<{ list: { subject_id: string }[] }>('GET', '/audit')
    expect(new Set(trail.list.map(({ subject_id: id }) => id))).toEqual(new Set([mine.orderId]))
    expect(await ship(mine.orderId, {}, merchant)).toMatchObject({ delivery_status: 'DONE' })
  })

  it('find the orders and after-sales behind each number of their shop', async () => {
    const shopId = await make.shop()
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    const waiting = await paidOrder([{ price: 1000, num: 2 }], { shopId })
    const part = await paidOrder([{ price: 1000, num: 2 }], { shopId })
    await ship(part.orderId, { items: [{ id: part.lines[0]?.id, num: 1 }] })
    const shipped = await paidOrder([{ price: 1000, num: 1 }], { shopId })
    await ship(shipped.orderId)
    const asked = await paidOrder([{ price: 1000, num: 1 }], { shopId })
    await asked.shopper.call('POST', '/order/cancel', { order_id: asked.orderId, cancel_reason: '不想要了' })
    await paidOrder([{ price: 1000, num: 1 }], { shopId: await make.shop() })

    const counts = await merchant.call<Record<string, number>>('GET', '/orders/count')
    const found: Record<string, unknown> = {}
    for (const todo of Object.keys(orderTodos)) {
      const { list, total_count } = await merchant.call<{ list: OperatorOrder[]; total_count: number }>(
        'GET',
        '/orders',
        { todo },
      )
      expect({ todo, count: total_count }).toEqual({ todo, count: counts[todo] })
      found[todo] = list.map((order) => order.order_id)
    }
    expect(found).toMatchObject({
      wait_ship: [waiting.orderId],
      part_shipped: [part.orderId],
      wait_receive: [shipped.orderId],
    })
    expect(await merchant.call('GET', '/aftersales', { open: 1 })).toMatchObject({
      total_count: counts.open_aftersales,
    })
  })

  it('are signed in, and shoppers are not staff', async () => {
    const shopper = await buyer(mall, make)
    const answer = await mall.call('GET', '/operator/orders', {}, { token: shopper.token })
    expect(answer.status).toBe(401)
    expect((await mall.call('GET', '/operator/orders')).status).toBe(401)
  })
})

describe('orders of operators', () => {
  it('are found by what is known of them', async () => {
    const { shopper, orderId, itemIds } = await paidOrder([{ price: 1000, num: 2 }])
    const [member] = await mall.rows<{ mobile: string }>('select mobile from members where user_id = $1', [
      shopper.userId,
    ])
    const found = async (params: Record<string, unknown>) =>
      (await operator.call<{ list: OperatorOrder[] }>('GET', '/orders', params)).list.map(
        (order) => order.order_id,
      )
    for (const params of [
      { order_id: orderId },
      { mobile: member?.mobile },
      { item_name: `商品${itemIds[0]}` },
      { mobile: member?.mobile, order_status: 'PAYED', delivery_status: 'PENDING', order: 'oldest' },
    ])
      expect(await found(params)).toEqual([orderId])
    expect(await found({ order_id: orderId, order_status: 'DONE' })).toEqual([])
    expect(await found({ order_id: orderId, create_end: mall.now() - 1 })).toEqual([])
    const [first] = (await operator.call<{ list: OperatorOrder[] }>('GET', '/orders', { order_id: orderId }))
      .list
    expect(first).toMatchObject({
      unshipped_num: 2,
      operator_remark: '',
      member: { user_id: shopper.userId, mobile: expect.stringMatching(/^139\*{4}\d{4}$/) },
    })
  })

  it('have notes that buyers do not see', async () => {
    const { shopper, orderId } = await paidOrder([{ price: 1000, num: 1 }])
    const remark = (text: string) =>
      operator.call<OperatorOrder>('POST', '/order/remark', { order_id: orderId, remark: text })
    expect(await remark('易碎，请加固')).toMatchObject({ operator_remark: '易碎，请加固', remark: '' })
    expect(JSON.stringify(await shopper.detail(orderId))).not.toContain('加固')
    expect(await remark('长'.repeat(201))).toMatchObject({ message: '备注不能超过200字' })
    expect(await remark('')).toMatchObject({ operator_remark: '' })
  })

  it('are shown with trades, refunds, parcels and what happened', async () => {
    const { orderId, lines } = await paidOrder([{ price: 1000, num: 2 }])
    await ship(orderId, { items: [{ id: lines[0]?.id, num: 1 }] })
    await cancelRest(orderId)
    const page = await operator.call<{ audit: { event: string }[] }>('GET', `/order/${orderId}`)
    expect(page).toMatchObject({
      orderInfo: { order_id: orderId },
      tradeList: [{ tradeState: 'SUCCESS' }],
      refunds: [{ refund_type: 4, refund_fee: 1000, refund_status: 'AUDIT_SUCCESS' }],
      parcels: [{ delivery_code: parcel.delivery_code, items: [{ num: 1 }], items_num: 1 }],
    })
    expect(page.audit.map(({ event }) => event)).toEqual(
      expect.arrayContaining(['place', 'pay', 'shipPart', 'ship', 'cancelRestShipped']),
    )
    await payRefunds()
  })
})

describe('the parcels of a buyer', () => {
  it('are listed with their newest trace and what is not shipped', async () => {
    const { shopper, orderId, lines } = await paidOrder([{ price: 1000, num: 3 }])
    const parcels = () =>
      shopper.call<{ delivery_num: number; list: Parcel[] }>('GET', '/delivery/lists', { order_id: orderId })
    expect(await parcels()).toMatchObject({
      delivery_num: 0,
      list: [{ delivery_id: 0, status_msg: '未发货', items_num: 3 }],
    })
    const { delivery_id } = await ship(orderId, { items: [{ id: lines[0]?.id, num: 1 }] })
    expect(await parcels()).toMatchObject({
      delivery_num: 1,
      list: [
        {
          delivery_id,
          delivery_corp_name: '顺丰快递',
          status_msg: '已发货',
          items: [{ num: 1 }],
          delivery_info: '商家已发货，等待快递员揽收',
        },
        { delivery_id: 0, items_num: 2 },
      ],
    })
    const traces = await shopper.call<Trace[]>('GET', '/delivery/trackerpull', { delivery_id })
    expect(traces).toEqual([
      {
        AcceptTime: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
        AcceptStation: '商家已发货，等待快递员揽收',
      },
    ])
    for (const method of ['GET', 'POST'])
      expect(await shopper.call(method, '/trackerpull', { order_id: orderId, order_type: 'normal' })).toEqual(
        traces,
      )
  })

  it('end with the receipt once the buyer has confirmed it, whatever the courier knows', async () => {
    const { shopper, orderId } = await paidOrder([{ price: 1000, num: 1 }])
    const { delivery_id } = await ship(orderId)
    expect(await shopper.call('POST', '/order/confirmReceipt', { order_id: orderId })).toMatchObject({
      order_status: 'DONE',
    })
    const [parcel] = (await shopper.call<{ list: Parcel[] }>('GET', '/delivery/lists', { order_id: orderId }))
      .list
    expect(parcel).toMatchObject({ delivery_id, status_msg: '已发货', delivery_info: '收货人确认签收' })
    const traces = await shopper.call<Trace[]>('GET', '/delivery/trackerpull', { delivery_id })
    expect(traces.map(({ AcceptStation: text }) => text)).toEqual([
      '收货人确认签收',
      '商家已发货，等待快递员揽收',
    ])
    expect(await shopper.call('GET', '/trackerpull', { order_id: orderId })).toEqual(traces)
  })

  it('are nobody else’s', async () => {
    const { orderId, shopper } = await paidOrder([{ price: 1000, num: 1 }])
    const { delivery_id } = await ship(orderId)
    const other = await buyer(mall, make)
    expect(await other.call('GET', '/delivery/lists', { order_id: orderId })).toMatchObject({
      message: `订单号为${orderId}的订单不存在`,
    })
    expect(await other.call('GET', '/delivery/trackerpull', { delivery_id })).toMatchObject({
      message: '发货单不存在',
    })
    expect(await other.call('GET', '/trackerpull', { order_id: orderId })).toMatchObject({ status_code: 422 })
    expect(await shopper.call('GET', '/delivery/trackerpull')).toMatchObject({ message: '缺少发货单id' })
    const unshipped = await paidOrder([{ price: 1, num: 1 }], { shopper })
    expect(await shopper.call('GET', '/trackerpull', { order_id: unshipped.orderId })).toEqual([
      { AcceptTime: '', AcceptStation: '暂无物流信息' },
    ])
  })
})

// Last, because the clock does not go back, and coupons of the tests end after a day.
describe('a shipped order', () => {
  it('completes by itself when the buyer says nothing', async () => {
    const { shopper, orderId } = await paidOrder([{ price: 1000, num: 1 }])
    await ship(orderId)
    mall.travel(7 * 86_400 + 1)
    while (await finishNextUnconfirmed(mall));
    expect(await detailOf(shopper, orderId)).toMatchObject({ order_status: 'DONE', can_apply_aftersales: 1 })
  })
})
