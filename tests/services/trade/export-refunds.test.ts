import { approveCancel } from '@/lib/server/trade/order/cancel-order'
import { aftersaleCases } from '../../fixtures/engine/aftersales'
import { builders } from '../../fixtures/engine/builders'
import { exporter } from '../../fixtures/engine/exporter'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Exports of refunds and after-sales (contract files §3). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const cases = aftersaleCases(mall, make)
const { begin, bytes, cells, info, work } = exporter(mall)

let operator: Staff
beforeEach(async () => {
  await mall.empty()
  operator = await staff(mall, make)
})

type Row = Record<string, string>

async function exported(who: { token: string }, path: string, query: object = {}) {
  const [names = [], ...lines] = await cells(who, path, { ...query })
  const rows: Row[] = lines.map((row) =>
    Object.fromEntries(names.map((name, index) => [name, row[index] ?? ''])),
  )
  return { names, rows }
}

/** A refund of one piece that is paid, and one that waits for the shop. */
async function aftersalesOf(shopId = 0) {
  const { shopper, orderId, lineId } = await cases.delivered(2, { price: 3333, distributorId: shopId })
  const desk = await cases.staff()
  const more = { aftersales_type: 'ONLY_REFUND', description: '=不制冷' }
  const [paid = ''] = (await shopper.apply(orderId, lineId, 1, more)).aftersales_bn
  await desk.review(paid, { agree: true })
  await cases.payRefunds()
  const [open = ''] = (await shopper.apply(orderId, lineId, 1)).aftersales_bn
  return { orderId, lineId, paid, open }
}

describe('after-sales', () => {
  it('have the columns of the contract', async () => {
    const { orderId, lineId, paid, open } = await aftersalesOf()
    const { names, rows } = await exported(operator, 'aftersales/export')
    expect(names).toEqual(
      '店铺名称, 店铺号, 售后单号, 订单号, 订单序号, 商品编号, 商品名称, 数量, 售后类型, 售后状态, 创建时间, 退款商品金额, 退款抵扣积分, 退款运费金额（¥）, 退款运费（积分）, 实退金额, 实退积分, 处理进度, 申请描述, 申请售后原因, 拒绝原因, 商家备注'.split(
        ', ',
      ),
    )
    expect(rows.map((row) => [row.售后单号, row.订单号, row.订单序号, row.售后状态, row.实退金额])).toEqual([
      [open, orderId, String(lineId), '待处理', '0'],
      [paid, orderId, String(lineId), '已处理', '33.33'],
    ])
    expect(rows[1]).toMatchObject({ 售后类型: '仅退款', 商品名称: '冰箱', 退款商品金额: '33.33' })
    expect(Buffer.from(await bytes(operator, 'aftersales/export')).toString()).toContain(`,'=不制冷,`)
  })

  it('are those of the list', async () => {
    const { open } = await aftersalesOf()
    for (const [filter, count] of [
      [{}, 2],
      [{ open: true }, 1],
      [{ aftersales_status: 2 }, 1],
    ] as const) {
      const list = await operator.call<{ total_count: number }>('GET', '/aftersales', filter)
      expect([list.total_count, (await exported(operator, 'aftersales/export', filter)).rows.length]).toEqual(
        [count, count],
      )
    }
    const { rows } = await exported(operator, 'aftersales/export', { open: true })
    expect(rows.map((row) => row.售后单号)).toEqual([open])
  })

  it('of other shops are not there for a merchant', async () => {
    const [shopId, otherId] = [await make.shop(), await make.shop()]
    const own = await aftersalesOf(shopId)
    await aftersalesOf(otherId)
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    const { rows } = await exported(merchant, 'aftersales/export')
    expect(new Set(rows.map((row) => row.订单号))).toEqual(new Set([own.orderId]))
    expect(await begin(merchant, 'aftersales/export', { distributor_id: otherId })).toMatchObject({
      message: '店铺不存在',
    })
  })
})

describe('refunds', () => {
  it('have the columns of the contract, and a row an order line', async () => {
    const { orderId, lineId, paid } = await aftersalesOf()
    const { names, rows } = await exported(operator, 'refunds/export', { refund_status: 'SUCCESS' })
    expect(names).toEqual(
      '店铺名称, 店铺号, 退款单号, 售后单号, 订单号, 订单序号, 退款类型, 退款方式, 退款状态, 应退商品金额, 实退商品金额, 退款商品积分, 退款运费金额（¥）, 退款运费（积分）, 创建时间, 退款成功时间'.split(
        ', ',
      ),
    )
    expect(rows).toMatchObject([
      {
        售后单号: paid,
        订单号: orderId,
        订单序号: String(lineId),
        退款类型: '售后',
        退款方式: '原路退回',
        退款状态: '退款成功',
        应退商品金额: '33.33',
        实退商品金额: '33.33',
      },
    ])
    expect(rows[0]?.退款成功时间).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  })

  it('of a cancelled order are one row, which adds up to its total', async () => {
    const [first, second] = [
      await make.goods({ price: 1999, store: 5 }),
      await make.goods({ price: 350, store: 5 }),
    ]
    const shopper = await cases.aftersaleBuyer()
    const items = [
      { item_id: first, num: 1 },
      { item_id: second, num: 2 },
    ]
    const { order_id, total_fee } = await shopper.order({ items, cart_type: undefined })
    await shopper.pay(order_id)
    await shopper.cancel(order_id, '不想要了')
    await approveCancel(mall, order_id, { kind: 'operator', id: 1 })
    const { rows } = await exported(operator, 'refunds/export', { order_id })
    expect(rows).toMatchObject([{ 退款类型: '取消订单', 订单序号: '', 实退商品金额: '0' }])
    const [row] = rows
    expect(Number(row?.应退商品金额) + Number(row?.['退款运费金额（¥）'])).toBeCloseTo(total_fee / 100)
  })

  it('of the unshipped rest are a row a line, with the freight once', async () => {
    const [first, second] = [
      await make.goods({ price: 1999, store: 5 }),
      await make.goods({ price: 350, store: 5 }),
    ]
    const shopper = await cases.aftersaleBuyer()
    const items = [
      { item_id: first, num: 1 },
      { item_id: second, num: 2 },
    ]
    const { order_id, total_fee } = await shopper.order({ items, cart_type: undefined })
    await shopper.pay(order_id)
    await operator.call('POST', '/order/cancel/rest', { order_id, reason: '缺货' })
    const { rows } = await exported(operator, 'refunds/export', { order_id })
    expect(rows.map((row) => [row.退款类型, row.订单序号 === ''])).toEqual([
      ['取消未发货商品', false],
      ['取消未发货商品', false],
    ])
    const sum = (name: string) => rows.reduce((all, row) => all + Number(row[name]), 0)
    expect(sum('应退商品金额') + sum('退款运费金额（¥）')).toBeCloseTo(total_fee / 100)
  })

  it('are those of the list, and of the own shop for a merchant', async () => {
    const shopId = await make.shop()
    const own = await aftersalesOf(shopId)
    await aftersalesOf()
    const { total_count: total } = await operator.call<{ total_count: number }>('GET', '/refunds')
    const { export_id: id } = await begin(operator, 'refunds/export')
    await work()
    expect(await info(operator, id)).toMatchObject({ done: total, total })
    const merchant = await staff(mall, make, { role: 'merchant', shopId })
    const { rows } = await exported(merchant, 'refunds/export')
    expect(new Set(rows.map((row) => row.订单号))).toEqual(new Set([own.orderId]))
  })
})
