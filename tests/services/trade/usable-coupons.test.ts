import type { Card, UserCard } from '@/lib/contract/catalogue/coupon'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { testMall } from '../../fixtures/engine/test-mall'

/** The list of coupons at checkout and the bill follow the same rule for any cart. */

const mall = testMall()
const make = builders(mall)

type Buyer = Awaited<ReturnType<typeof buyer>>

const addSingle = (one: Buyer) => async (num: number) => {
  const item = await make.goods({ price: 10_000, store: 99 })
  await one.add(item, num)
  return [item]
}

const addPackage = (one: Buyer) => async (num: number) => {
  const main = await make.goods({ price: 10_000, store: 99 })
  const other = await make.goods({ price: 5000, store: 99 })
  const activity_id = await make.bundle([
    { itemId: main, packagePrice: 9000 },
    { itemId: other, packagePrice: 4000 },
  ])
  await one.add(main, num, { activity_type: 'package', activity_id, items_id: [other] })
  return [main, other]
}

const addOnSale = (one: Buyer, seckillType: 'normal' | 'limited_time_sale') => async (num: number) => {
  const item = await make.goods({ price: 10_000, store: 99 })
  await make.sale({ itemId: item, activityPrice: 6000, activityStore: 99 }, { seckillType })
  await one.add(item, num)
  return [item]
}

const addReduced = (one: Buyer) => async (num: number) => {
  const item = await make.goods({ price: 10_000, store: 99 })
  await make.marketing({
    marketingType: 'full_minus',
    useBound: 1,
    boundIds: [item],
    rules: [{ full: 10_000, minus: 3000 }],
  })
  await one.add(item, num)
  return [item]
}

/**
 * Gives coupons for some products: cash and percent, with minimum amounts of zero and around the price of the products.
 */
async function giveCoupons(one: Buyer, boundIds: number[]) {
  const bound = { useBound: 1, boundIds, receive: false }
  const codes: string[] = []
  for (const leastCost of [0, 5000, 7000, 10_000, 13_000, 19_000, 26_000, 99_000])
    codes.push(await make.userCard(one.userId, await make.card({ ...bound, leastCost, reduceCost: 500 })))
  codes.push(
    await make.userCard(one.userId, await make.card({ ...bound, reduceCost: 13_000 })),
    await make.userCard(
      one.userId,
      await make.card({ ...bound, cardType: 'discount', discount: 12, mostCost: 99_999 }),
    ),
    await make.userCard(
      one.userId,
      await make.card({ ...bound, cardType: 'discount', discount: 12, mostCost: 1 }),
    ),
  )
  return codes
}

const usableCodes = async (one: Buyer) => {
  const { list } = await one.call<{ list: UserCard[] }>('GET', '/user/newGetCardList', {
    page_size: 999,
    valid: true,
    cart_type: 'cart',
    distributor_id: 0,
  })
  return list.map(({ code }) => code)
}

const carts: [string, (one: Buyer) => Promise<number[]>][] = [
  ['a package', (one) => addPackage(one)(1)],
  ['two of a package', (one) => addPackage(one)(2)],
  ['a seckill product', (one) => addOnSale(one, 'normal')(1)],
  ['a product on sale', (one) => addOnSale(one, 'limited_time_sale')(1)],
  ['a product with 满减', (one) => addReduced(one)(1)],
  [
    'a package and a single product',
    async (one) => [...(await addPackage(one)(1)), ...(await addSingle(one)(1))],
  ],
  [
    'all kinds',
    async (one) => [
      ...(await addPackage(one)(2)),
      ...(await addOnSale(one, 'normal')(1)),
      ...(await addOnSale(one, 'limited_time_sale')(2)),
      ...(await addReduced(one)(2)),
      ...(await addSingle(one)(1)),
    ],
  ],
]

describe.each(carts)('the coupons for a cart with %s', (_, fill) => {
  it('are usable in the list exactly when the bill applies them', async () => {
    const one = await buyer(mall, make)
    const items = await fill(one)
    const given = [...(await giveCoupons(one, items)), ...(await giveCoupons(one, items.slice(0, 1)))]
    const applied: string[] = []
    for (const code of given) {
      const { coupon_info: used } = await one.preview({ coupon_discount: code })
      if (used) applied.push(code)
    }
    expect(applied.length).toBeGreaterThan(4)
    expect((await usableCodes(one)).sort()).toEqual(applied.sort())
    // The best one is selected among them.
    expect(applied).toContain((await one.preview()).coupon_info?.coupon_code)
  })

  it('are proposed for claiming only when the list of claimable ones offers them', async () => {
    const one = await buyer(mall, make)
    const items = await fill(one)
    await make.card({ useBound: 1, boundIds: items.slice(0, 1), reduceCost: 500 })
    const { coupon_info: used } = await one.preview({ with_claimable: true })
    const { list } = await one.call<{ list: Card[] }>('GET', '/getCardList', {
      page_size: 999,
      distributor_id: 0,
      item_id: items,
    })
    expect(list.map(({ card_id }) => `card:${card_id}`)).toEqual(used ? [used.coupon_code] : [])
  })
})
