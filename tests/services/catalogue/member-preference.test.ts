import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { groupBuying, type Buyer } from '../../fixtures/engine/groups'
import { testMall } from '../../fixtures/engine/test-mall'

/** 会员优先购: only its grades can buy the products that it covers (contract trade §2.1). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const { activity } = groupBuying(mall, make)

const text = '仅限特定会员购买'
const refused = { message: text, status_code: 422 }

/** Reserves these products for the grade `gold`. */
async function reserve(
  items: number[],
  values: Partial<Parameters<typeof make.marketing>[0]> = {},
): Promise<number> {
  const gold = await make.grade()
  await make.marketing({
    marketingType: 'member_preference',
    marketingName: '金卡会员优先购',
    promotionTag: '会员专享',
    conditionType: 'quantity',
    rules: [{ full: 1 }],
    useBound: 1,
    boundIds: items,
    validGrades: [gold],
    ...values,
  })
  return gold
}
const goods = () => make.goods({ price: 10_000, store: 50 })

describe('a product of 会员优先购', () => {
  it.each<[string, (who: Buyer, item: number) => Promise<object>]>([
    ['adding it to the cart', (who, item) => who.add(item, 1)],
    [
      'adding several products to the cart',
      (who, item) =>
        who.call('POST', '/cart', { items: [{ item_id: item, num: 1 }], shop_type: 'distributor' }),
    ],
    ['buying it now', (who, item) => who.add(item, 1, { cart_type: 'fastbuy' })],
    ['the preview', (who, item) => who.preview({ cart_type: undefined, items: [{ item_id: item, num: 1 }] })],
    ['an order', (who, item) => who.orderItem(item, 1)],
  ])('is refused to other grades by %s, and sold to its own', async (_name, call) => {
    const item = await goods()
    const other = await buyer(mall, make)
    const gold = await buyer(mall, make, { gradeId: await reserve([item]) })
    expect(await call(other, item)).toMatchObject(refused)
    expect(await call(gold, item)).not.toHaveProperty('status_code')
  })

  it('says to members of other grades on its page that they cannot buy it, and nothing to guests', async () => {
    const item = await goods()
    const path = `/goods/items_price_store/${item}`
    const other = await buyer(mall, make)
    expect(await other.call('GET', path)).toMatchObject({ is_reserved: false })
    const gold = await buyer(mall, make, { gradeId: await reserve([item]) })
    expect(await other.call('GET', path)).toMatchObject({ is_reserved: true })
    expect(await gold.call('GET', path)).toMatchObject({ is_reserved: false })
    expect((await mall.call('GET', path)).data).not.toHaveProperty('is_reserved')
  })

  it('is refused to guests by the preview', async () => {
    const item = await goods()
    await reserve([item])
    const params = { order_type: 'normal', receipt_type: 'logistics', items: [{ item_id: item, num: 1 }] }
    expect((await mall.call('POST', '/getFreightFee', params, {})).data).toMatchObject(refused)
  })

  it('is an invalid line of a cart that has it already, which cannot be ordered, and can be removed', async () => {
    const [item, plain] = [await goods(), await goods()]
    const who = await buyer(mall, make)
    const added = await who.add(item, 2)
    const cartId = added.valid_cart[0]?.list[0]?.cart_id
    await who.add(plain, 1)
    await who.add(item, 1, { cart_type: 'fastbuy' })
    await reserve([item])
    expect(await who.preview()).toMatchObject({ message: '部分商品无效，请重新结算' })
    expect(await who.order({ cart_type: 'fastbuy' })).toMatchObject(refused)
    const cart = await who.cart()
    expect(cart.invalid_cart).toMatchObject([{ item_id: item, num: 2, is_checked: false }])
    expect(JSON.stringify(cart.invalid_cart)).toContain(text)
    expect(cart.valid_cart[0]?.list).toMatchObject([{ item_id: plain }])
    const change = (num: number) => who.call('PUT', '/cartupdate/num', { cart_id: cartId, num })
    expect(await change(3)).toMatchObject(refused)
    expect((await who.order()).order_id).toBeTruthy()
    expect(await change(0)).not.toHaveProperty('status_code')
    expect((await who.cart()).invalid_cart).toEqual([])
  })

  it('stays out of a cart that a guest brings along, which keeps the rest', async () => {
    const [item, plain] = [await goods(), await goods()]
    const gold = await buyer(mall, make, { gradeId: await reserve([item]) })
    const other = await buyer(mall, make)
    const merge = (who: Buyer) =>
      who.call('POST', '/cart/merge', {
        merge_key: 'key',
        items: [item, plain].map((item_id) => ({ item_id, num: 1 })),
      })
    expect(await merge(other)).toMatchObject({ added: 1, failures: [{ item_id: item, message: text }] })
    expect(await merge(gold)).toEqual({ added: 2, failures: [] })
  })

  it('is for everyone before the promotion, after it, and when it is switched off', async () => {
    const items = [await goods(), await goods(), await goods()] as const
    const at = mall.now()
    await reserve([items[0]], { startTime: at + 1000, endTime: at + 2000 })
    await reserve([items[1]], { startTime: at - 200, endTime: at - 1 })
    await reserve([items[2]], { disabled: true })
    const who = await buyer(mall, make)
    for (const item of items) expect(await who.add(item, 1)).not.toHaveProperty('status_code')
    mall.travel(1000)
    expect(await who.add(items[0], 1)).toMatchObject(refused)
    mall.travel(1000)
    expect(await who.add(items[0], 1)).not.toHaveProperty('status_code')
  })

  it('has its ordinary price, also beside 满减', async () => {
    const item = await goods()
    const who = await buyer(mall, make, { gradeId: await reserve([item]) })
    await make.marketing({ marketingType: 'full_minus', rules: [{ full: 10_000, minus: 500 }] })
    expect(await who.orderItem(item, 1)).toMatchObject({ total_fee: 9500 })
  })

  it('is refused in a package, in a group and in a seckill too', async () => {
    const [main, other] = [await goods(), await goods()]
    const packageId = await make.bundle([
      { itemId: main, packagePrice: 9000 },
      { itemId: other, packagePrice: 4000 },
    ])
    const inGroup = await activity()
    const inSale = await goods()
    const seckill_id = await make.sale(
      { itemId: inSale, activityPrice: 70, activityStore: 9 },
      { seckillType: 'normal', validityPeriod: 10 },
    )
    const gold = await buyer(mall, make, { gradeId: await reserve([other, inGroup.item, inSale]) })
    const who = await buyer(mall, make)
    const inPackage = { activity_type: 'package', activity_id: packageId, items_id: [other] }
    const ticket = (one: Buyer) =>
      one.call('GET', '/promotion/seckillactivity/geticket', { seckill_id, item_id: inSale, num: 1 })
    expect(await who.add(main, 1, inPackage)).toMatchObject(refused)
    expect(await who.orderInGroup(inGroup.item, inGroup.id)).toMatchObject(refused)
    expect(await ticket(who)).toMatchObject(refused)
    expect(await gold.add(main, 1, inPackage)).not.toHaveProperty('status_code')
    expect((await gold.orderInGroup(inGroup.item, inGroup.id)).order_id).toBeTruthy()
    expect(await ticket(gold)).not.toHaveProperty('status_code')
  })
})
