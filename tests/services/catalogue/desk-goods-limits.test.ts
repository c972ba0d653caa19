import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Limit per member and delivery time of a product, as the desk sets them (contract operator §4). */

const mall = testMall()
const make = builders(mall)

interface Goods {
  goods_id: number
  version: number
  delivery_time: number
  limit_buy: { num: number; day: number }
  spec_items: { item_id: number }[]
  message?: string
}
interface Detail {
  delivery_time?: number
  limited_buy?: { limited_buy_name: string; rule: { day: number; limit: number } }
}

let desk: Staff
beforeEach(async () => {
  await mall.empty()
  desk = await staff(mall, make)
})

const spec = (value: string) => [{ spec_name: '颜色', spec_value_name: value }]
const create = (fields: object = {}) =>
  desk.call<Goods>('POST', '/goods', {
    item_name: '云杉冰箱',
    approve_status: 'onsale',
    spec_items: [{ price: 10_000, store: 50, item_spec: spec('黑') }],
    ...fields,
  })
const update = ({ goods_id, version }: Goods, fields: object) =>
  desk.call<{ saved: boolean; goods: Goods; message?: string }>('PUT', '/goods', {
    goods_id,
    version,
    ...fields,
  })
const detail = async ({ goods_id }: Goods) =>
  (await mall.call<Detail>('GET', `/goods/items/${goods_id}`)).data

describe('the delivery time', () => {
  it('is promised on the page of the product, and nowhere without one', async () => {
    const goods = await create({ delivery_time: 2 })
    expect(goods.delivery_time).toBe(2)
    expect((await detail(goods)).delivery_time).toBe(2)
    mall.dropped.length = 0
    const { goods: without } = await update(goods, { delivery_time: 0 })
    expect([...new Set(mall.dropped)]).toEqual([`goods:${goods.goods_id}`])
    expect(await detail(without)).not.toHaveProperty('delivery_time')
  })

  it.each([-1, 366, 'x'])('is not %p', async (delivery_time) => {
    expect((await create({ delivery_time })).message).toBe('发货时效为0到365天')
  })
})

describe('the limit per member', () => {
  it('is shown, counts what the member has ordered, and ends when it is taken away', async () => {
    const goods = await create({ limit_buy: { num: 2, day: 0 } })
    expect(goods.limit_buy).toEqual({ num: 2, day: 0 })
    expect((await detail(goods)).limited_buy).toMatchObject({
      limited_buy_name: '',
      rule: { day: 0, limit: 2 },
    })
    const shopper = await buyer(mall, make)
    expect((await shopper.orderItem(goods.goods_id, 2)).order_id).toBeTruthy()
    expect((await shopper.orderItem(goods.goods_id, 1)).message).toBe('云杉冰箱超出限购数量')
    mall.dropped.length = 0
    const { goods: free } = await update(goods, { limit_buy: { num: 0 } })
    expect([...new Set(mall.dropped)]).toEqual([`goods:${goods.goods_id}`])
    expect(await detail(free)).not.toHaveProperty('limited_buy')
    expect((await shopper.orderItem(goods.goods_id, 1)).order_id).toBeTruthy()
    expect(await mall.rows('select * from limited_buys')).toEqual([])
  })

  it('is for SKUs that are added later too', async () => {
    const goods = await create({ limit_buy: { num: 1, day: 30 } })
    const { goods: split } = await update(goods, {
      spec_items: [
        { item_id: goods.goods_id, item_spec: spec('黑') },
        { price: 12_000, store: 3, item_spec: spec('白') },
      ],
    })
    expect(await mall.rows('select item_id from limited_buy_items order by 1')).toEqual(
      split.spec_items.map(({ item_id }) => ({ item_id })),
    )
  })

  it('gives way to an activity while one runs', async () => {
    const goods = await create({ limit_buy: { num: 5, day: 0 } })
    await mall.rows(
      `insert into limited_buys (limited_buy_id, limited_buy_name, limit_num, start_time, end_time, created)
       values (900, '双十二限购', 1, $1::bigint + 1, $1::bigint + 3600, $1::bigint)`,
      [mall.now()],
    )
    await mall.rows('insert into limited_buy_items (item_id, limited_buy_id) values ($1, 900)', [
      goods.goods_id,
    ])
    expect((await detail(goods)).limited_buy?.rule.limit).toBe(5)
    mall.travel(2)
    expect((await detail(goods)).limited_buy?.limited_buy_name).toBe('双十二限购')
    mall.travel(3600)
    expect((await detail(goods)).limited_buy?.rule.limit).toBe(5)
  })

  it.each([
    [{ num: -1 }, '每人限购为0到9999件'],
    [{ num: 10_000 }, '每人限购为0到9999件'],
    [{ num: 1, day: -1 }, '限购周期不正确'],
  ])('is not %o', async (limit_buy, message) => {
    expect((await create({ limit_buy })).message).toBe(message)
  })
})
