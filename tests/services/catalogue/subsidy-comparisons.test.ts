import type { PackageDetail } from '@/lib/contract/catalogue/packages'
import { subsidisedPrice, type PickGoods } from '@/lib/domain/goods/goods-choice'
import { comparePackage } from '@/lib/domain/promotion'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { programmeOf } from '../../fixtures/engine/programme'
import { testMall } from '../../fixtures/engine/test-mall'

/** Packages and groups are compared with the price that their buyers would pay otherwise (ADR 0100). */

const mall = testMall({ MALL_PAY_TEST: '1' })
const make = builders(mall)
const programme = programmeOf(mall, make)

beforeAll(() => programme.open())

const verifiedBuyer = async () => {
  const one = await buyer(mall, make)
  await programme.verify(one.userId)
  return one
}

/**
 * Two subsidised products of one class with a limit of one piece per person: 3,000 and 1,000 yuan, 2,700 and 900 in a
 * package.
 */
async function kitchen() {
  const { categoryId } = await programme.subsidyClass({ limit: 1 })
  const [main, other] = [
    await programme.goods(categoryId, 300_000),
    await programme.goods(categoryId, 100_000),
  ]
  const packageId = await make.bundle([
    { itemId: main, packagePrice: 270_000 },
    { itemId: other, packagePrice: 90_000 },
  ])
  const compared = async (token?: string) => {
    const path = `/promotions/package/${packageId}`
    const { data } = await mall.call<PackageDetail>('GET', path, {}, token ? { token } : {})
    const skus = [data.mainItem, ...data.itemLists].flatMap(({ spec_items }) => spec_items)
    return comparePackage(skus, data)
  }
  const inPackage = { activity_type: 'package', activity_id: packageId, items_id: [other] }
  return { main, other, compared, inPackage }
}

it('a package and its parts are compared at what a person pays who buys them', async () => {
  const { main, other, compared, inPackage } = await kitchen()
  // 4,000 yuan less 15 percent of the more expensive product.
  const expected = { price: 360_000, alone: 355_000, reduction: 0, subsidy: 45_000 }
  expect(await compared()).toEqual(expected)

  const apart = await verifiedBuyer()
  expect(await compared(apart.token)).toEqual(expected)
  await apart.add(main, 1)
  await apart.add(other, 1)
  expect((await apart.order()).total_fee).toBe(expected.alone)

  const together = await verifiedBuyer()
  await together.add(main, 1, inPackage)
  expect((await together.order()).total_fee).toBe(expected.price)

  // A person who has drawn the piece of the class pays the whole price for both.
  expect(await compared(apart.token)).toEqual({ price: 360_000, alone: 400_000, reduction: 0, subsidy: 0 })
  await apart.add(main, 1)
  await apart.add(other, 1)
  expect((await apart.order()).total_fee).toBe(400_000)
})

it('a package and its parts are compared at what 满折 leaves, once where a member joins it once', async () => {
  const { main, other, compared, inPackage } = await kitchen()
  await make.marketing({
    marketingType: 'full_discount',
    conditionType: 'quantity',
    rules: [{ full: 2, discount: 15 }],
    joinLimit: 1,
    useBound: 1,
    boundIds: [main, other],
  })
  // 3,000 and 1,000 yuan less 15 percent, and less 15 percent of 2,550 yuan.
  const expected = { price: 360_000, alone: 301_750, reduction: 60_000, subsidy: 38_250 }
  expect(await compared()).toEqual(expected)

  const apart = await verifiedBuyer()
  expect(await compared(apart.token)).toEqual(expected)
  await apart.add(main, 1)
  await apart.add(other, 1)
  expect((await apart.order()).total_fee).toBe(expected.alone)
  expect(await compared(apart.token)).toEqual({ price: 360_000, alone: 400_000, reduction: 0, subsidy: 0 })

  const together = await verifiedBuyer()
  await together.add(main, 1, inPackage)
  expect((await together.order()).total_fee).toBe(expected.price)
})

it('a part whose sale takes no other promotion is compared at the price of the sale', async () => {
  const { main, other, compared } = await kitchen()
  const boundIds = [main, other]
  const rules = [{ full: 1, minus: 50_000 }]
  await make.marketing({
    marketingType: 'full_minus',
    conditionType: 'quantity',
    rules,
    useBound: 1,
    boundIds,
  })
  await make.sale({ itemId: main, activityPrice: 280_000, activityStore: 5 })
  // 2,800 yuan and 500 of 1,000 yuan, less 15 percent of the former.
  expect(await compared()).toEqual({ price: 360_000, alone: 288_000, reduction: 50_000, subsidy: 42_000 })
  const apart = await verifiedBuyer()
  await apart.add(main, 1)
  await apart.add(other, 1)
  expect((await apart.order()).total_fee).toBe(288_000)
})

it('a mall whose programme has ended compares without it', async () => {
  const { compared } = await kitchen()
  await programme.open({ endTime: mall.now() - 1 })
  expect(await compared()).toEqual({ price: 360_000, alone: 400_000, reduction: 0, subsidy: 0 })
  await programme.open()
})

it('a buyer pays 国补价 of the group price in a group, and that of the own price alone', async () => {
  const { categoryId } = await programme.subsidyClass()
  const item = await programme.goods(categoryId, 300_000)
  const groupId = await make.group({ itemId: item, price: 260_000, store: 9 })
  const { data } = await mall.call<{ subsidy: Pick<NonNullable<PickGoods['subsidy']>, 'rate' | 'cap'> }>(
    'GET',
    `/goods/items/${item}`,
  )
  const goods = { subsidy: { className: '', ...data.subsidy, priceLimit: undefined } } as PickGoods
  const one = await verifiedBuyer()
  expect((await one.orderInGroup(item, groupId)).total_fee).toBe(subsidisedPrice(goods, { price: 260_000 }))
  expect((await one.orderItem(item, 1)).total_fee).toBe(subsidisedPrice(goods, { price: 300_000 }))
})
