import type { BillContext } from '@/lib/domain/order/price/bill'
import { priceOrder } from '@/lib/domain/order/price/calculate'
import { cartLineState } from '@/lib/domain/order/price/cart-line'
import { type CartRequest, priceableLines } from '@/lib/domain/order/price/package-line'
import { choosePackage, type Package } from '@/lib/domain/promotion'
import { context, coupon, reduction, sku } from '../../fixtures/domain/bills'

const kitchenPackage: Package = {
  packageId: 7,
  packageName: '厨房焕新套装',
  distributorId: 0,
  startTime: 0,
  endTime: 1000,
  disabled: false,
  validGrades: [],
  validVipGrades: [],
  members: [
    { itemId: 1, goodsId: 1, price: 9000, isMain: true },
    { itemId: 2, goodsId: 2, price: 4000, isMain: false },
    { itemId: 3, goodsId: 2, price: 4500, isMain: false },
    { itemId: 4, goodsId: 4, price: 1000, isMain: false },
  ],
}
const viewer = { gradeId: 1, vipGradeId: 0 }

describe('a package', () => {
  it.each<[string, Package | null, number, number[], string]>([
    ['nothing beside the main product', kitchenPackage, 1, [], '请选择组合商品'],
    ['a SKU of another package', kitchenPackage, 1, [2, 9], '请选择组合商品'],
    ['two SKUs of one product', kitchenPackage, 1, [2, 3], '请选择组合商品'],
    ['the same SKU twice', kitchenPackage, 1, [2, 2], '请选择组合商品'],
    ['the main product twice', kitchenPackage, 1, [1], '请选择组合商品'],
    ['another main product', kitchenPackage, 2, [4], '活动不适用该商品'],
    ['no package', null, 1, [2], '活动未开始或已过期'],
    ['a package that has not begun', { ...kitchenPackage, startTime: 600 }, 1, [2], '活动未开始或已过期'],
    ['a package that is over', { ...kitchenPackage, endTime: 500 }, 1, [2], '活动未开始或已过期'],
    ['a disabled package', { ...kitchenPackage, disabled: true }, 1, [2], '活动未开始或已过期'],
    [
      'a package of another grade',
      { ...kitchenPackage, validGrades: [9] },
      1,
      [2],
      '您的会员等级不能参加该活动',
    ],
  ])('refuses %s', (_, bundle, main, others, problem) => {
    expect(choosePackage(bundle, main, others, viewer, 500)).toEqual({ problem })
  })

  it('may leave products out', () => {
    const chosen = choosePackage(kitchenPackage, 1, [4], viewer, 500)
    expect('members' in chosen && chosen.members.map(({ price }) => price)).toEqual([9000, 1000])
  })

  const line = (num: number, stores: [number, number] = [9, 9]): CartRequest => {
    const parts = [
      { sku: sku({ itemId: 1, goodsId: 1, price: 10_000, store: stores[0] }), price: 9000 },
      { sku: sku({ itemId: 2, goodsId: 2, price: 5000, store: stores[1] }), price: 4000 },
    ] as const
    const bundle = { packageId: 7, packageName: '厨房焕新套装', parts: [...parts] }
    return { cartId: 5, sku: parts[0].sku, num, marketingId: null, package: bundle, packageProblem: null }
  }

  it('has fixed prices: no member price, sale, 满减 or 满折, but coupons and gifts', () => {
    const gift = sku({ itemId: 90, price: 1000, store: 9 })
    const bill = priceOrder(
      priceableLines([line(2)]),
      context({
        areaIds: null,
        viewer: { ...context().viewer, gradeDiscount: 20 } as BillContext['viewer'],
        marketings: [
          reduction({ marketingId: 1, rules: [{ full: 1, minus: 500 }] }),
          reduction({
            marketingId: 2,
            marketingType: 'full_gift',
            rules: [{ full: 1, gifts: [{ itemId: 90, num: 1 }] }],
          }),
        ],
        giftSkus: new Map([[90, gift]]),
        coupons: [{ ...coupon, reduceCost: 1000, leastCost: 0 }],
      }),
    )
    expect(bill).toMatchObject({
      itemFee: 26_000,
      memberDiscount: 0,
      promotionDiscount: 0,
      couponDiscount: 1000,
      totalFee: 25_000,
    })
    expect(bill.lines.map(({ type, num }) => [type, num])).toEqual([
      ['package', 2],
      ['package', 2],
      ['gift', 1],
    ])
  })

  it.each<[number, [number, number], number, string | null]>([
    [2, [9, 9], 2, null],
    [5, [9, 3], 3, null],
    [1, [9, 0], 1, '商品库存不足'],
  ])('of %d pieces with stocks %j shows %d: %s', (num, stores, shown, problem) => {
    expect(cartLineState(line(num, stores), null)).toEqual({ num: shown, problem })
  })

  it('is invalid when it has ended', () => {
    const ended = { ...line(1), packageProblem: '活动未开始或已过期' }
    expect(cartLineState(ended, null).problem).toBe('活动未开始或已过期')
  })
})
