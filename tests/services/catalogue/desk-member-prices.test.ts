import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Prices of SKUs for grades of members, as the form of a product changes them (contract operator §4). */

const mall = testMall()
const make = builders(mall)

interface MemberPrice {
  grade_kind: 'normal' | 'vip'
  grade_id: number
  price: number
}
interface Goods {
  goods_id: number
  version: number
  spec_items: { item_id: number; member_prices: MemberPrice[] }[]
  message?: string
}
interface Saved {
  saved: boolean
  conflicts: { field: string }[]
  goods: Goods
  message?: string
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
  await make.grade({ gradeId: 7, gradeName: '金卡', discount: 5 })
  await mall.rows(`insert into vip_grades (vip_grade_id, grade_name, discount) values (3, '省钱卡', 8)`)
})

const gold = (price: number): MemberPrice => ({ grade_kind: 'normal', grade_id: 7, price })
const card = (price: number): MemberPrice => ({ grade_kind: 'vip', grade_id: 3, price })
const create = (member_prices: MemberPrice[] = []) =>
  desk.call<Goods>('POST', '/goods', {
    item_name: '云杉冰箱',
    approve_status: 'onsale',
    spec_items: [{ price: 10_000, store: 5, item_spec: [], member_prices }],
  })
const update = (goods: Goods, member_prices: MemberPrice[], more: object = {}, by = desk) =>
  by.call<Saved>('PUT', '/goods', {
    goods_id: goods.goods_id,
    version: goods.version,
    sku_changes: [{ item_id: goods.spec_items[0]?.item_id, member_prices, ...more }],
  })
const pricesOf = ({ spec_items }: Goods) => spec_items[0]?.member_prices
const paid = async (goods: Goods, member: Parameters<typeof make.member>[0]) => {
  const { token } = await make.member(member)
  const { data } = await mall.call<{ member_price?: number }>(
    'GET',
    `/goods/items/${goods.goods_id}`,
    {},
    { token },
  )
  return data.member_price
}

it('are those that members of the grade pay, and others have the discount', async () => {
  const goods = await create([gold(9000)])
  expect(pricesOf(goods)).toEqual([gold(9000)])
  expect(await paid(goods, { gradeId: 7 })).toBe(9000)
  const { goods: without } = await update(goods, [gold(0)])
  expect(pricesOf(without)).toEqual([])
  expect(await paid(without, { gradeId: 7 })).toBe(9500)
})

it('of two grades are merged; of one they are a conflict', async () => {
  const goods = await create()
  expect((await update(goods, [gold(9000)])).saved).toBe(true)
  const merged = await update(goods, [card(8000)])
  expect(merged.saved).toBe(true)
  expect(pricesOf(merged.goods)).toEqual([gold(9000), card(8000)])
  const { saved, conflicts } = await update(goods, [gold(8900)])
  expect(saved).toBe(false)
  expect(conflicts.map(({ field }) => field)).toEqual([
    `sku:${goods.spec_items[0]?.item_id}:member_price_normal_7`,
  ])
})

it('are in the audit trail, and drop the page of the product only', async () => {
  const goods = await create([gold(9000)])
  mall.dropped.length = 0
  await update(goods, [gold(8800), card(0)])
  expect([...new Set(mall.dropped)]).toEqual([`goods:${goods.goods_id}`])
  const [row] = await mall.rows<{ before: object; after: object }>(
    `select before, after from audit_rows where event = 'updateGoods' order by audit_id desc limit 1`,
  )
  const field = `sku:${goods.spec_items[0]?.item_id}:member_price_normal_7`
  expect(row).toEqual({ before: { [field]: 9000 }, after: { [field]: 8800 } })
})

it('that are not below the price, or of no grade, are refused, and nothing is written', async () => {
  const goods = await create()
  expect((await update(goods, [gold(10_000)])).message).toBe('会员价要低于价格')
  expect((await update(goods, [gold(9000)], { price: 8000 })).message).toBe('会员价要低于价格')
  expect((await update(goods, [{ ...gold(9000), grade_id: 99 }])).message).toBe('会员等级不存在')
  expect((await update(goods, [{ ...gold(9000), price: -1 }])).message).toBe('会员价不正确')
  expect(await mall.rows('select * from member_prices')).toEqual([])
})

it('stay below a price that is lowered: both change together, or the one that is in the way is named', async () => {
  const { goods } = await update(await create(), [gold(9000), card(8500)])
  const refused = await update(goods, [], { price: 9000 })
  expect(refused.message).toBe('已有会员价¥90.00，会员价要低于价格')
  expect((await update(goods, [gold(8000)], { price: 8400 })).message).toBe(
    '已有会员价¥85.00，会员价要低于价格',
  )
  const item_id = goods.spec_items[0]?.item_id
  const sent = { prices: [{ item_id, price: 8400 }] }
  expect(await desk.call('PUT', '/goods/prices', sent)).toMatchObject({
    message: '已有会员价¥90.00，会员价要低于价格',
  })
  expect(await mall.rows('select price from skus')).toEqual([{ price: 10_000 }])
  const scheduled = { goods_id: goods.goods_id, kind: 'price', run_at: mall.now() + 3600, ...sent }
  expect(await desk.call('PUT', '/goods/schedules', scheduled)).toMatchObject({
    message: '已有会员价¥90.00，会员价要低于价格',
  })
  const { goods: both } = await update(goods, [gold(7000), card(0)], { price: 8000 })
  expect(pricesOf(both)).toEqual([gold(7000)])
  // Another field is not in the way of a price that was too high before.
  await mall.rows('update member_prices set price = 9900')
  const { saved } = await update(both, [], { barcode: '6901234567892' })
  expect(saved).toBe(true)
})

it('of SKUs that are added are stored, and go with those that are removed', async () => {
  const goods = await create()
  const [only] = goods.spec_items
  const spec = (value: string) => [{ spec_name: '颜色', spec_value_name: value }]
  const change = (version: number, spec_items: object[]) =>
    desk.call<Saved>('PUT', '/goods', { goods_id: goods.goods_id, version, spec_items })
  const { goods: split } = await change(goods.version, [
    { item_id: only?.item_id, item_spec: spec('黑') },
    { price: 12_000, store: 3, item_spec: spec('白'), member_prices: [card(11_000)] },
  ])
  expect(split.spec_items[1]?.member_prices).toEqual([card(11_000)])
  await change(split.version, [{ item_id: only?.item_id, item_spec: spec('黑') }])
  expect(await mall.rows('select * from member_prices')).toEqual([])
})

it('are up to the mall: merchants do not set them, and foreign products do not exist for them', async () => {
  const shopId = await make.shop()
  const merchant = await staff(mall, make, { role: 'merchant', shopId })
  const goods = await create()
  expect((await update(goods, [gold(9000)], {}, merchant)).message).toBe('商品不存在')
  const sent = {
    item_name: '云杉水壶',
    spec_items: [{ price: 10_000, store: 5, item_spec: [], member_prices: [gold(9000)] }],
  }
  expect(await merchant.call('POST', '/goods', sent)).toMatchObject({
    message: '排序、商品类型、购买范围和会员价由商城设置',
  })
  expect(await mall.rows('select * from member_prices')).toEqual([])
})

it('list every grade by its name', async () => {
  const { list } = await desk.call<{ list: object[] }>('GET', '/goods/grades')
  expect(list).toContainEqual({ grade_kind: 'normal', grade_id: 7, grade_name: '金卡', discount: 5 })
  expect(list.at(-1)).toEqual({ grade_kind: 'vip', grade_id: 3, grade_name: '省钱卡', discount: 8 })
})
