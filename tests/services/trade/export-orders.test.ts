import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { exporter } from '../../fixtures/engine/exporter'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Exports of orders (contract files §3). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { begin, bytes, cells, info, work } = exporter(mall)

const header =
  '订单号, 子订单号, 商品名称, 管理分类, 商品销售单价, 成本单价, 购买数量, 销售总金额, 结算总价（¥）, 运费(总), 实付金额(总), 积分抵扣（¥）, 现金实付（¥）, 优惠总金额, 优惠详情, 退货数量, 退款积分, 退款金额, 所属店铺, 店铺号, 会员手机号, 会员昵称, 下单时间, 支付时间, 订单类型, 订单状态, 收货方式, 自提状态, 收货人姓名, 收货人手机, 收货人邮编, 收货人所在省份, 收货人所在城市, 收货人所在地区、县, 收货地址, 收货状态, 发货时间, 快递单号, 快递公司, 订单完成时间, 支付方式, 商品货号, 售后状态, 退款时间, 规格描述, 订单备注, 自提地址, 提货时间, 角色, 员工姓名, 所属企业'

let operator: Staff
beforeEach(async () => {
  await mall.empty()
  operator = await staff(mall, make)
})

type Row = Record<string, string>

async function exported(
  who: { token: string },
  query: Record<string, string> = {},
): Promise<{ header: string[]; rows: Row[] }> {
  const [names = [], ...lines] = await cells(who, 'orders/export', query)
  return {
    header: names,
    rows: lines.map((row) => Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']))),
  }
}

/** An order of two lines, paid. */
async function paidOrder(shopId = 0, more: Record<string, unknown> = {}) {
  const shopper = await buyer(mall, make)
  const first = await make.goods({ price: 1999, store: 10, costPrice: 1200 }, { distributorId: shopId })
  const second = await make.goods({ price: 350, store: 10 }, { distributorId: shopId })
  const placed = await shopper.order({
    items: [
      { item_id: first, num: 2 },
      { item_id: second, num: 3 },
    ],
    cart_type: undefined,
    distributor_id: shopId,
    ...more,
  })
  await shopper.pay(placed.order_id)
  return { ...placed, shopper }
}

const sum = (rows: Row[], name: string) => rows.reduce((total, row) => total + Number(row[name]), 0)

it('has the columns of the contract, and a row an order line whose amounts add up to the order', async () => {
  const { order_id, total_fee } = await paidOrder()
  const found = await exported(operator)
  expect(found.header).toEqual(header.split(', '))
  expect(found.rows.map((row) => [row.订单号, row.购买数量, row.成本单价])).toEqual([
    [order_id, '2', '12'],
    [order_id, '3', '0'],
  ])
  expect(sum(found.rows, '现金实付（¥）') + sum(found.rows, '运费(总)')).toBeCloseTo(total_fee / 100)
  expect(sum(found.rows, '实付金额(总)')).toBeCloseTo(total_fee / 100)
  for (const row of found.rows)
    expect(Number(row.销售总金额) - Number(row.优惠总金额)).toBeCloseTo(Number(row['结算总价（¥）']))
  expect(found.rows[0]).toMatchObject({ 订单类型: '普通订单', 订单状态: '待发货', 收货方式: '快递配送' })
})

it('names the parcel of each line', async () => {
  const { order_id, shopper } = await paidOrder()
  const [line] = (await shopper.detail(order_id)).orderInfo.items
  await operator.call('POST', '/order/ship', {
    order_id,
    delivery_corp: 'SF',
    delivery_code: 'SF1000200030',
    items: [{ id: line?.id, num: 1 }],
  })
  const { rows } = await exported(operator)
  expect(rows.map((row) => [row.快递公司, row.快递单号])).toEqual([
    ['顺丰快递', 'SF1000200030'],
    ['', ''],
  ])
})

it('has what the list is filtered to', async () => {
  const { order_id } = await paidOrder()
  await paidOrder()
  expect((await exported(operator, { order_id })).rows.map((row) => row.订单号)).toEqual([order_id, order_id])
  const { export_id: none } = await begin(operator, 'orders/export', { todo: 'wait_pay' })
  await work()
  expect(await info(operator, none)).toMatchObject({ state: 'empty', rows: 0, may_download: false })
  expect((await exported(operator, { todo: 'wait_ship' })).rows).toHaveLength(4)
})

it('has only orders of the own shop for a merchant, whose members stay masked', async () => {
  const [shopId, other] = [await make.shop(), await make.shop()]
  const own = await paidOrder(shopId)
  await paidOrder(other)
  const merchant = await staff(mall, make, { role: 'merchant', shopId })
  const { rows } = await exported(merchant)
  expect(new Set(rows.map((row) => row.订单号))).toEqual(new Set([own.order_id]))
  expect(rows[0]?.会员手机号).toMatch(/^\d{3}\*{4}\d{4}$/)
  expect(rows[0]?.收货人手机).toMatch(/^1\d{10}$/)
  expect(await begin(merchant, 'orders/export', { distributor_id: other })).toMatchObject({
    message: '店铺不存在',
  })
})

it('masks people for a role that may not export them, and is in the audit trail', async () => {
  await paidOrder()
  const { userId, token } = await make.member({ role: 'operator', deskRole: 'reader' })
  const [row] = (await exported({ token })).rows
  expect(row?.收货人手机).toMatch(/^\d{3}\*{4}\d{4}$/)
  expect(row?.收货人姓名).toContain('*')
  expect(row?.收货地址).toContain('*')
  expect(row?.会员手机号).toContain('*')
  const [shown] = (await exported(operator)).rows
  expect([shown?.收货人手机, shown?.会员手机号].join()).not.toContain('*')
  const trail = await mall.rows<{ actor_id: string; after: { masked: boolean } }>(
    `select actor_id, after from audit_rows where event = 'exportOrders' order by audit_id`,
  )
  expect(trail.map(({ actor_id, after }) => [Number(actor_id), after.masked])).toEqual([
    [userId, true],
    [operator.userId, false],
  ])
})

it('does not let texts of shoppers be formulas', async () => {
  await paidOrder(0, { remark: '=HYPERLINK("http://e.test")' })
  expect(Buffer.from(await bytes(operator, 'orders/export')).toString()).toContain(
    `"'=HYPERLINK(""http://e.test"")"`,
  )
})

it('sends as many statements for many orders as for one', async () => {
  const shopper = await buyer(mall, make)
  const item = await make.goods({ price: 100, store: 100 })
  const count = async () => {
    const sent: string[] = []
    const db = new Proxy(mall.db, {
      get: (target, key, self) =>
        key === 'run'
          ? (statement: { name: string }, params: unknown[]) => {
              if (statement.name.startsWith('order_')) sent.push(statement.name)
              return target.run(statement as never, params)
            }
          : (Reflect.get(target, key, self) as unknown),
    })
    await begin(operator, 'orders/export')
    await work({ ...mall, db })
    return sent
  }
  await shopper.pay((await shopper.orderItem(item, 1)).order_id)
  const one = await count()
  for (let n = 0; n < 4; n++) await shopper.pay((await shopper.orderItem(item, 1)).order_id)
  expect(await count()).toEqual(one)
  expect(one).toEqual(['order_export_count', 'order_export'])
})

it('has a row an order on demand, whose total is discounts, points and cash', async () => {
  const { order_id, total_fee } = await paidOrder(0, { remark: '请送货上门' })
  const { header: names, rows } = await exported(operator, { rows: 'order' })
  expect(names).toEqual(
    '订单号,下单时间,订单总金额(¥),现金实付(¥),积分抵扣,成本价(¥),运费(总),优惠金额,优惠详情,订单类型,订单状态,订单完成时间,收货方式,自提状态,收货人姓名,收货人手机,收货人邮编,收货人所在省份,收货人所在城市,收货人所在地区、县,收货地址,发货状态,发货时间,快递单号,快递公司,支付方式,支付时间,发票内容,订单备注,自提地址,提货时间,订单来源'.split(
      ',',
    ),
  )
  expect(rows).toHaveLength(1)
  const [row] = rows
  expect(row).toMatchObject({ 订单号: order_id, 发货状态: '未发货', 订单备注: '请送货上门' })
  expect(row?.['成本价(¥)']).toBe('24')
  expect(Number(row?.['现金实付(¥)'])).toBeCloseTo(total_fee / 100)
  const parts = ['优惠金额', '积分抵扣', '现金实付(¥)'].map((name) => Number(row?.[name]))
  expect(parts.reduce((total, part) => total + part, 0)).toBeCloseTo(Number(row?.['订单总金额(¥)']))
})
