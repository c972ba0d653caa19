import fc from 'fast-check'
import type { Bill, BillContext } from '@/lib/domain/order/bill'
import { joinedMarketings } from '@/lib/domain/order/bill'
import { priceCart, priceOrder } from '@/lib/domain/order/calculate'
import { cartLineState, limitProblem } from '@/lib/domain/order/cart-line'
import { discountInfo } from '@/lib/domain/order/discount-info'
import { priceableLines, type CartRequest } from '@/lib/domain/order/package-line'
import { pointLimits } from '@/lib/domain/order/points'
import { saleMoneyProblem } from '@/lib/domain/order/sale-money'
import {
  choosePackage,
  limitedBuyLeft,
  limitedBuyText,
  ruleText,
  rulesText,
  plusOffer,
  type LimitedBuy,
  type Package,
  type SkuActivity,
} from '@/lib/domain/promotion'
import { context, coupon, reduction, requested, sku } from '../../fixtures/domain/bills'

const lamp = sku({ itemId: 90, goodsId: 90, itemName: '台灯', price: 5000, store: 3 })
const fan = sku({ itemId: 91, goodsId: 91, itemName: '风扇', price: 8000, store: 3 })
const plusBuy = reduction({
  marketingId: 40,
  marketingType: 'plus_price_buy',
  marketingName: '智能家居加价购',
  promotionTag: '加价购',
  rules: [
    { full: 10_000, plus: [{ itemId: 90, price: 1900 }] },
    {
      full: 30_000,
      plus: [
        { itemId: 90, price: 1500 },
        { itemId: 91, price: 3000 },
      ],
    },
  ],
})
const withPlus = (choice: number | null, values: Partial<BillContext> = {}) =>
  context({
    areaIds: null,
    marketings: [plusBuy],
    giftSkus: new Map([
      [90, lamp],
      [91, fan],
    ]),
    plusChoices: new Map(choice === null ? [] : [[40, choice]]),
    ...values,
  })
const plusLines = (bill: Bill) => bill.lines.filter(({ type }) => type === 'plus_buy')

describe('a 加价购', () => {
  it.each([
    [9_999, 1, [[90, 1900]]],
    [10_000, 0, [[90, 1900]]],
    [
      30_000,
      0,
      [
        [90, 1500],
        [91, 3000],
      ],
    ],
  ])('with lines of %d cents misses %d cents and offers %j', (fee, missing, items) => {
    const offer = plusOffer(plusBuy, { fee, num: 1 })
    expect(offer?.missing).toBe(missing)
    expect(offer?.items.map(({ itemId, price }) => [itemId, price])).toEqual(items)
  })

  it('sells the chosen item at its plus price, without touching what the other lines cost together', () => {
    const bill = priceOrder([requested({ itemId: 1, price: 10_000 }, 1)], withPlus(90))
    expect(bill.totalFee).toBe(11_900)
    expect(bill.itemFee).toBe(11_900)
    expect(plusLines(bill)).toMatchObject([{ num: 1, price: 1900, itemFee: 1900 }])
    // 10,000 + 1,900 paid for values of 10,000 and 5,000.
    expect(bill.lines.map(({ type, totalFee }) => [type, totalFee])).toEqual([
      ['normal', 7933],
      ['plus_buy', 3967],
    ])
    expect(discountInfo(bill)).toMatchObject([
      { id: 40, type: 'plus_price_buy', info: '智能家居加价购', discountFee: 0 },
    ])
    expect(joinedMarketings(bill).map(({ marketingId }) => marketingId)).toEqual([40])
  })

  it('promises each item at its own price', () => {
    const [, tier] = plusBuy.rules
    const names = new Map([
      [90, '台灯'],
      [91, '风扇'],
    ])
    const text = (nameOf?: (itemId: number) => string | undefined) => tier && ruleText(plusBuy, tier, nameOf)
    expect(text((id) => names.get(id))).toBe('消费满300元，加价15元换购：台灯，加价30元换购：风扇')
    // An item that cannot be bought has no name here.
    expect(text((id) => (id === 91 ? '风扇' : undefined))).toBe('消费满300元，加价30元换购：风扇')
    expect(rulesText(plusBuy)).toBe('消费满100元，加价19元换购;消费满300元，加价15元或30元换购')
  })

  it('has no effect below its tier, and tells what is missing', () => {
    const bill = priceOrder([requested({ itemId: 1, price: 9_000 }, 1)], withPlus(90))
    expect(plusLines(bill)).toEqual([])
    expect(bill.totalFee).toBe(9_000)
    expect(bill.plusBuys).toMatchObject([
      { missing: 1000, chosen: null, rule: '消费满100元，加价19元换购：台灯' },
    ])
    expect(joinedMarketings(bill)).toEqual([])
  })

  it.each<[string, number | null, Partial<Parameters<typeof sku>[0]>]>([
    ['nothing was chosen', null, {}],
    ['the choice is of a tier that is not reached', 91, {}],
    ['the item is sold out', 90, { store: 0 }],
    ['the item is off the shelf', 90, { approveStatus: 'instock' }],
    ['the shop of the item is closed', 90, { shopValid: false }],
  ])('adds no line when %s', (_, choice, values) => {
    const giftSkus = new Map([
      [90, { ...lamp, ...values }],
      [91, fan],
    ])
    const bill = priceCart([requested({ itemId: 1, price: 12_000 }, 1)], withPlus(choice, { giftSkus }))
    expect(plusLines(bill)).toEqual([])
  })

  it('does not take the last piece that a line buys', () => {
    const last = { ...lamp, price: 12_000, store: 1 }
    const giftSkus = new Map([[90, last]])
    const bill = priceCart([requested(last, 1)], withPlus(90, { giftSkus }))
    expect(plusLines(bill)).toEqual([])
  })

  it('counts what lines cost after 满减, and takes no coupon', () => {
    const minus = reduction({ marketingId: 1, rules: [{ full: 10_000, minus: 100 }] })
    const marketings = [minus, plusBuy]
    expect(
      plusLines(priceOrder([requested({ itemId: 1, price: 10_000 }, 1)], withPlus(90, { marketings }))),
    ).toEqual([])
    const bill = priceOrder(
      [requested({ itemId: 1, price: 20_000 }, 1)],
      withPlus(90, { marketings, coupons: [{ ...coupon, reduceCost: 19_900, leastCost: 0 }] }),
    )
    // The coupon would take all that the goods cost: it does not fit, the plus item does not help it.
    expect(bill).toMatchObject({ couponDiscount: 0, promotionDiscount: 100, totalFee: 21_800 })
  })
})

const offered: Package = {
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
const joiner = { gradeId: 1, vipGradeId: 0 }

describe('a package', () => {
  it.each<[string, Package | null, number, number[], string]>([
    ['nothing beside the main product', offered, 1, [], '请选择组合商品'],
    ['a SKU of another package', offered, 1, [2, 9], '请选择组合商品'],
    ['two SKUs of one product', offered, 1, [2, 3], '请选择组合商品'],
    ['the same SKU twice', offered, 1, [2, 2], '请选择组合商品'],
    ['the main product twice', offered, 1, [1], '请选择组合商品'],
    ['another main product', offered, 2, [4], '活动不适用该商品'],
    ['no package', null, 1, [2], '活动未开始或已过期'],
    ['a package that has not begun', { ...offered, startTime: 600 }, 1, [2], '活动未开始或已过期'],
    ['a package that is over', { ...offered, endTime: 500 }, 1, [2], '活动未开始或已过期'],
    ['a disabled package', { ...offered, disabled: true }, 1, [2], '活动未开始或已过期'],
    ['a package of another grade', { ...offered, validGrades: [9] }, 1, [2], '您的会员等级不能参加该活动'],
  ])('refuses %s', (_, bundle, main, others, problem) => {
    expect(choosePackage(bundle, main, others, joiner, 500)).toEqual({ problem })
  })

  it('may leave products out', () => {
    const chosen = choosePackage(offered, 1, [4], joiner, 500)
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

const limit = (values: Partial<LimitedBuy>): LimitedBuy => ({
  limitedBuyId: 3,
  name: '限购',
  day: 7,
  limit: 2,
  since: 0,
  bought: 0,
  ...values,
})

describe('a limited buy', () => {
  it.each([
    [0, 2, null],
    [0, 3, '商品超出限购数量'],
    [1, 1, null],
    [1, 2, '商品超出限购数量'],
    [5, 1, '商品超出限购数量'],
  ])('after %d pieces judges %d more: %s', (bought, num, problem) => {
    expect(limitProblem(sku({ limitedBuy: limit({ bought }) }), num)).toBe(problem)
  })

  it('reads as a sentence, and never has less than no piece left', () => {
    expect(limitedBuyText(limit({}))).toBe('每7天限购2件')
    expect(limitedBuyText(limit({ day: 0 }))).toBe('限购2件')
    expect(limitedBuyLeft(limit({ bought: 9 }))).toBe(0)
  })
})

describe('the money limits of a limited-time sale', () => {
  const sale = (values: Partial<SkuActivity>): SkuActivity => ({
    seckillId: 5,
    activityName: '限时',
    type: 'limited_time_sale',
    itemId: 1,
    goodsId: 1,
    activityPrice: 1000,
    activityStore: 9,
    left: 9,
    limitNum: 0,
    limitMoney: 0,
    limitTotalMoney: 0,
    releaseTime: 0,
    startTime: 0,
    endTime: 1000,
    validityPeriod: 15,
    isFreeShipping: false,
    description: '',
    adPic: '',
    status: 'in_sale',
    ...values,
  })

  it.each<[Partial<SkuActivity>, number, number, boolean, string | null]>([
    [{}, 0, 1, true, null],
    [{ limitMoney: 3000 }, 0, 2, true, '活动单笔最少购买30元'],
    [{ limitMoney: 3000 }, 0, 2, false, null],
    [{ limitMoney: 3000 }, 0, 3, true, null],
    [{ limitTotalMoney: 3050 }, 0, 4, true, '活动总限额30.5元'],
    [{ limitTotalMoney: 3000 }, 1000, 3, false, '活动总限额30元'],
    [{ limitTotalMoney: 3000 }, 1000, 2, true, null],
    [{ limitMoney: 3000, left: 0 }, 0, 1, true, null],
  ])(
    '%j after %d cents with %d pieces, whole order %s: %s',
    (values, activitySpent, num, isWhole, problem) => {
      const line = { sku: sku({ activity: sale(values), activitySpent }), num }
      expect(saleMoneyProblem([line], isWhole)).toBe(problem)
    },
  )

  it('look at all lines of the sale together', () => {
    const of = (itemId: number) => ({ sku: sku({ itemId, activity: sale({ limitMoney: 2000 }) }), num: 1 })
    expect(saleMoneyProblem([of(1)], true)).toBe('活动单笔最少购买20元')
    expect(saleMoneyProblem([of(1), of(2)], true)).toBeNull()
  })
})

describe('every order with packages, plus items and gifts', () => {
  const anyLine = fc.record({
    price: fc.nat(50_000),
    num: fc.integer({ min: 1, max: 5 }),
    inPackage: fc.option(fc.nat(40_000)),
  })
  const anyOrder = fc.record({
    lines: fc.array(anyLine, { minLength: 1, maxLength: 8 }),
    full: fc.nat(60_000),
    plusPrice: fc.nat(9_000),
    listPrice: fc.nat(9_000),
    choice: fc.constantFrom(90, 91, 1),
    minus: fc.nat(20_000),
    discount: fc.nat(100),
    reduceCost: fc.nat(20_000),
    hasGift: fc.boolean(),
  })

  it('adds up: lines and freight are what is paid, nothing is negative, the plus item needs its tier', () => {
    fc.assert(
      fc.property(anyOrder, (order) => {
        const lines = order.lines.map(({ price, num, inPackage }, index) => ({
          ...requested({ itemId: index + 1, price }, num),
          ...(inPackage === null
            ? {}
            : { inPackage: { packageId: 7, packageName: '套装', price: inPackage } }),
        }))
        const plus = reduction({
          ...plusBuy,
          rules: [{ full: order.full, plus: [{ itemId: 90, price: order.plusPrice }] }],
        })
        const gift = reduction({
          marketingId: 8,
          marketingType: 'full_gift',
          rules: [{ full: 1, gifts: [{ itemId: 91, num: 1 }] }],
        })
        const minus = reduction({ marketingId: 1, rules: [{ full: 1, minus: order.minus }] })
        const billContext = context({
          marketings: [minus, plus, ...(order.hasGift ? [gift] : [])],
          giftSkus: new Map([
            [90, { ...lamp, price: order.listPrice }],
            [91, fan],
          ]),
          plusChoices: new Map([[40, order.choice]]),
          viewer: { ...context().viewer, gradeDiscount: order.discount, point: 300 } as BillContext['viewer'],
          coupons: [{ ...coupon, reduceCost: order.reduceCost, leastCost: 0 }],
        })
        const bill = priceOrder(lines, billContext)
        const goodsFee = bill.totalFee - bill.freightFee
        const pointUse = pointLimits(billContext.pointRule, { goodsFee, balance: 300 }).max
        for (const one of [bill, priceOrder(lines, { ...billContext, pointUse })]) {
          const sum = (of: (line: Bill['lines'][number]) => number) =>
            one.lines.reduce((total, line) => total + of(line), 0)
          expect(sum(({ totalFee }) => totalFee) + one.freightFee).toBe(one.totalFee)
          expect(sum(({ sharePoints }) => sharePoints)).toBe(one.pointUse)
          for (const line of one.lines) {
            expect(line.totalFee).toBeGreaterThanOrEqual(0)
            expect(Number.isInteger(line.totalFee)).toBe(true)
            if (line.type === 'package') {
              expect(line.itemFee).toBe((line.inPackage?.price ?? 0) * line.num)
              expect(line.memberDiscount + line.promotionDiscount).toBe(0)
            }
          }
          const discounts = discountInfo(one).reduce((total, entry) => total + entry.discountFee, 0)
          expect(discounts).toBe(one.memberDiscount + one.promotionDiscount + one.couponDiscount)
          // The value that the tier looks at: requested lines after member price and 满减.
          const worth =
            one.itemFee - one.memberDiscount - one.promotionDiscount - (plusLines(one)[0]?.itemFee ?? 0)
          expect(plusLines(one).length).toBe(order.choice === 90 && worth >= order.full ? 1 : 0)
        }
      }),
      { numRuns: 400 },
    )
  })
})
