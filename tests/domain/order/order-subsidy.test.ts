import fc from 'fast-check'
import { subsidyAmount } from '@/lib/domain/goods/subsidy'
import type { Bill, BillContext, RequestedLine, SkuFacts } from '@/lib/domain/order/price/bill'
import { priceCart, priceOrder } from '@/lib/domain/order/price/calculate'
import { discountInfo } from '@/lib/domain/order/price/discount-info'
import { verifiedTotal } from '@/lib/domain/order/price/verified-total'
import { expectSubsidies } from '@/lib/domain/order/subsidy/estimate-subsidy'
import { subsidyNote } from '@/lib/domain/order/subsidy/subsidy-note'
import { shareSubsidies } from '@/lib/domain/order/subsidy/subsidy-share'
import type { SubsidyTerms, SubsidyTermsClass } from '@/lib/domain/order/subsidy/subsidy-terms'
import type { Marketing } from '@/lib/domain/promotion'

const fridges: SubsidyTermsClass = {
  subsidyClassId: 1,
  className: '冰箱',
  categoryIds: [10],
  rate: 15,
  topRate: 20,
  cap: 200_000,
  limit: 1,
  personPieces: 1,
  budgetPieces: null,
  budgetCents: null,
}
const phones: SubsidyTermsClass = {
  ...fridges,
  subsidyClassId: 2,
  className: '手机',
  categoryIds: [20],
  topRate: undefined,
  cap: 50_000,
  priceLimit: 600_000,
}
const terms = (values: Partial<SubsidyTerms> = {}): SubsidyTerms => ({
  programmeName: '焕新行动',
  isOn: true,
  isVerified: true,
  regions: ['浙江省'],
  place: { province: '浙江省', city: '杭州市', county: '' },
  tagNames: new Map([
    [1, '国补'],
    [2, '一级能效'],
  ]),
  classes: [fridges, phones],
  ...values,
})
const sku = (values: Partial<SkuFacts>): SkuFacts => ({
  itemId: 1,
  goodsId: 1,
  itemBn: '',
  itemName: '商品',
  itemSpecDesc: '',
  itemUnit: '件',
  pic: '',
  brief: '',
  price: 100_000,
  point: 0,
  marketPrice: 0,
  store: 1000,
  startNum: 1,
  weight: 0,
  volume: 0,
  templatesId: 0,
  gradePrices: { vip: null, normal: null },
  activity: null,
  activityBought: 0,
  activitySpent: 0,
  limitedBuy: null,
  categoryPath: [],
  salesCategories: [10],
  tagIds: [1],
  brandId: null,
  distributorId: 0,
  approveStatus: 'onsale',
  goodsStatus: 'onsale',
  auditStatus: 'approved',
  isGift: false,
  staffGoods: false,
  reserved: false,
  shopValid: true,
  market: 'mall',
  ...values,
})
const line = (values: Partial<SkuFacts>, num = 1): RequestedLine => ({
  cartId: values.itemId ?? 1,
  sku: sku({ goodsId: values.itemId ?? 1, ...values }),
  num,
  marketingId: null,
})
const context = (values: Partial<BillContext> = {}): BillContext => ({
  now: 500,
  viewer: {
    gradeId: 1,
    gradeName: '',
    gradeDiscount: 0,
    vipGradeId: 0,
    vipGradeName: '',
    vipDiscount: 0,
    point: 1_000_000,
  },
  distributorId: 0,
  terms: { kind: 'normal' as const },
  marketings: [],
  giftSkus: new Map(),
  coupons: [],
  plusChoices: new Map(),
  couponChoice: false,
  areaIds: null,
  freightTemplates: new Map(),
  isPickup: false,
  subsidy: terms(),
  pointRule: { isOpen: true, deductPoint: 10, proportionLimit: 100, name: '积分' },
  pointUse: 0,
  ...values,
})
const order = (lines: RequestedLine[], values: Partial<BillContext> = {}) =>
  priceOrder(lines, context(values))
const more = { ...fridges, personPieces: null }
/** A 满减 on everything. */
const reduction = (rules: Marketing['rules']): Marketing => ({
  marketingId: 5,
  marketingType: 'full_minus',
  marketingName: '满减',
  promotionTag: '满减',
  conditionType: 'totalfee',
  rules,
  canjoinRepeat: false,
  inProportion: false,
  joinLimit: 0,
  joined: 0,
  useBound: 0,
  boundIds: [],
  validGrades: [],
  validVipGrades: [],
  distributorId: 0,
  startTime: 0,
  endTime: 1000,
})
/** A gift worth 50 yuan with any purchase. */
const withGift: Partial<BillContext> = {
  marketings: [
    {
      marketingId: 6,
      marketingType: 'full_gift',
      marketingName: '满赠',
      promotionTag: '满赠',
      conditionType: 'quantity',
      rules: [{ full: 1, gifts: [{ itemId: 99, num: 1 }] }],
      canjoinRepeat: false,
      inProportion: false,
      joinLimit: 0,
      joined: 0,
      useBound: 0,
      boundIds: [],
      validGrades: [],
      validVipGrades: [],
      distributorId: 0,
      startTime: 0,
      endTime: 1000,
    },
  ],
  giftSkus: new Map([[99, sku({ itemId: 99, goodsId: 99, price: 5000 })]]),
}

const price = fc.integer({ min: 1, max: 2_000_000 })
const num = fc.integer({ min: 1, max: 9 })
const left = fc.option(fc.integer({ min: 0, max: 12 }), { nil: null })
const money = fc.option(fc.integer({ min: 0, max: 900_000 }), { nil: null })

describe('the subsidy of an order', () => {
  it('is taken off the line and shown as one discount of the order', () => {
    const bill = order([line({ price: 399_900 })])
    expect(bill).toMatchObject({ subsidyFee: 59_985, totalFee: 339_915 })
    expect(bill.subsidy).toEqual({ state: 'eligible', fee: 59_985, wouldSave: 0 })
    expect(discountInfo(bill)).toEqual([
      { id: 0, type: 'subsidy', info: '国家补贴', rule: '焕新行动', discountFee: 59_985 },
    ])
  })

  it('of several classes is one discount', () => {
    const bill = order([line({ price: 100_000 }), line({ itemId: 2, price: 100_000, salesCategories: [20] })])
    expect(discountInfo(bill)).toHaveLength(1)
    expect(bill.subsidyFee).toBe(30_000)
  })

  test.each([
    ['the higher rate for the first energy grade', { price: 100_000, tagIds: [1, 2] }, 20_000],
    ['at most the cap', { price: 5_000_000 }, 200_000],
    ['nothing above the price limit', { price: 600_001, salesCategories: [20] }, 0],
    ['nothing without the tag', { price: 100_000, tagIds: [] }, 0],
    ['nothing outside its classes', { price: 100_000, salesCategories: [30] }, 0],
  ])('is %s', (_, values, fee) => {
    expect(order([line(values)]).subsidyFee).toBe(fee)
  })

  it('is paid where the page shows it, whatever promotions take off: the limit is on the shown price', () => {
    const phone = (price: number) => line({ price, salesCategories: [20] })
    fc.assert(
      fc.property(
        fc.integer({ min: 500_000, max: 700_000 }),
        fc.integer({ min: 1, max: 200_000 }),
        (price, minus) => {
          const bill = order([phone(price)], { marketings: [reduction([{ full: 1, minus }])] })
          expect(bill.promotionDiscount).toBe(minus)
          expect(bill.subsidyFee > 0).toBe(subsidyAmount(price, phones) > 0)
        },
      ),
    )
  })

  it('is paid for a member price within the limit, which the page shows', () => {
    const viewer = { gradeId: 1, gradeName: '金卡', gradeDiscount: 5, vipGradeId: 0, point: 0 }
    const member = { ...viewer, vipGradeName: '', vipDiscount: 0 }
    const bill = order([line({ price: 610_000, salesCategories: [20] })], { viewer: member })
    expect(bill).toMatchObject({ memberDiscount: 30_500, subsidyFee: 50_000 })
  })

  it('is based on the price of a piece; the last piece takes the remainder', () => {
    const three = [line({ price: 10_000 }, 3)]
    const cut = reduction([{ full: 1, minus: 100 }])
    // 29,900 for three pieces: 9,966, 9,966 and 9,968.
    const bill = order(three, { marketings: [cut], subsidy: terms({ classes: [more] }) })
    expect(bill.promotionDiscount).toBe(100)
    expect(bill.subsidyFee).toBe(1494 + 1494 + 1495)
  })

  it('is the same with a gift, and what is paid is shared out after it', () => {
    const bill = order([line({ price: 100_000 })], withGift)
    expect(bill).toMatchObject({ subsidyFee: 15_000, totalFee: 85_000 })
    expect(bill.lines.map(({ type, totalFee }) => [type, totalFee])).toEqual([
      ['normal', 80_277],
      ['gift', 4723],
    ])
  })

  it('is what the cart expected, line by line, also with gifts', () => {
    const lines = fc.array(fc.record({ price, num, phone: fc.boolean() }), { minLength: 1, maxLength: 6 })
    fc.assert(
      fc.property(lines, left, fc.boolean(), (given, pieces, hasGift) => {
        const requested = given.map((one, at) =>
          line({ itemId: at + 1, price: one.price, salesCategories: [one.phone ? 20 : 10] }, one.num),
        )
        const classes = [fridges, phones].map((one) => ({ ...one, personPieces: pieces }))
        const known = context({ subsidy: terms({ classes }), ...(hasGift ? withGift : {}) })
        const cart = priceCart(requested, known).lines
        expectSubsidies(cart, [], terms({ classes }))
        expect(priceOrder(requested, known).lines.map(({ subsidyFee }) => subsidyFee)).toEqual(
          cart.map(({ subsidy }) => subsidy?.wouldSave ?? 0),
        )
      }),
    )
  })

  it('is limited by the pieces that the person has left, the dearest first', () => {
    const bill = order([line({ price: 100_000 }, 2), line({ itemId: 2, price: 200_000 })])
    expect(bill.lines.map(({ subsidyFee }) => subsidyFee)).toEqual([0, 30_000])
    expect(bill.lines.map(({ subsidy }) => subsidy?.state)).toEqual(['used_up', 'eligible'])
  })

  test.each<
    [string, RequestedLine[], Partial<SubsidyTermsClass>, [number | undefined, number | undefined][]]
  >([
    ['one piece of two in a line', [line({}, 2)], {}, [[1, 1]]],
    [
      'a piece in another line',
      [line({}), line({ itemId: 2, price: 200_000 })],
      {},
      [
        [0, 1],
        [1, 0],
      ],
    ],
    ['the pieces that are left of three', [line({}, 2)], { limit: 3 }, [[1, 3]]],
    ['no limit when each piece is paid', [line({})], {}, [[1, 0]]],
    ['no limit when the person had drawn all before', [line({}, 2)], { personPieces: 0 }, [[0, 0]]],
    [
      'no limit when the budget is used up',
      [line({}, 2)],
      { limit: 0, personPieces: null, budgetPieces: 1 },
      [[1, 0]],
    ],
  ])('names the limit of a person where it leaves pieces unpaid: %s', (_, lines, values, shown) => {
    const bill = order(lines, { subsidy: terms({ classes: [{ ...fridges, ...values }] }) })
    expect(bill.lines.map(({ subsidy }) => [subsidy?.num, subsidy?.limit])).toEqual(shown)
  })

  test.each<[string, RequestedLine[], Partial<SubsidyTermsClass>, (string | null)[]]>([
    ['where the goods must go', [line({})], {}, ['国补限浙江省收货']],
    ['fewer pieces than the line has', [line({}, 2)], {}, ['国补每人限1件冰箱，此商品1件可享']],
    [
      'a dearer line has the piece',
      [line({}), line({ itemId: 2, price: 200_000 })],
      {},
      ['国补每人限1件冰箱，名额已用于其他商品', '国补限浙江省收货'],
    ],
    ['earlier orders had the pieces', [line({})], { personPieces: 0 }, ['国补每人限1件冰箱，您的名额已用完']],
    ['the budget is used up', [line({})], { budgetPieces: 0 }, ['冰箱的国补名额已用完']],
    [
      'the budget has fewer pieces',
      [line({}, 3)],
      { limit: 0, personPieces: null, budgetPieces: 2 },
      ['冰箱的国补名额仅剩2件'],
    ],
    ['nothing on other products', [line({ tagIds: [] })], {}, [null]],
  ])('is explained in the cart: %s', (_, lines, values, notes) => {
    const known = terms({ place: null, classes: [{ ...fridges, ...values }] })
    const cart = priceCart(lines, context({ subsidy: known })).lines
    expectSubsidies(cart, [], known)
    expect(cart.map(({ subsidy }) => subsidy && subsidyNote(subsidy, known.regions))).toEqual(notes)
  })

  test.each([
    ['浙江省', '杭州市', null],
    ['江苏省', '南京市', '国补限浙江省收货，您的默认收货地址不在范围内'],
  ])('is compared with the default address in the cart: %s', (province, city, note) => {
    const known = terms({ place: { province, city, county: '' } })
    const cart = priceCart([line({})], context({ subsidy: known })).lines
    expectSubsidies(cart, [], known)
    expect(cart.map(({ subsidy }) => subsidy && subsidyNote(subsidy, known.regions, true))).toEqual([note])
  })

  it('takes what the budget has left for its last piece', () => {
    const classes = [{ ...more, budgetCents: 20_000 }]
    const bill = order([line({ price: 100_000 }, 3)], { subsidy: terms({ classes }) })
    expect(bill.subsidyFee).toBe(20_000)
    expect(bill.lines[0]?.subsidy?.num).toBe(2)
  })

  test.each([
    ['unverified', { isVerified: false }, 15_000],
    ['outside', { place: { province: '江苏省', city: '南京市', county: '' }, isVerified: false }, 0],
    ['ended', { isOn: false }, 0],
    ['used_up', { classes: [{ ...fridges, personPieces: 0 }] }, 0],
    ['used_up', { classes: [{ ...fridges, budgetPieces: 0 }] }, 0],
  ])('is 0 with the reason %s', (state, values, wouldSave) => {
    const bill = order([line({ price: 100_000 })], { subsidy: terms(values) })
    expect(bill).toMatchObject({ subsidyFee: 0, totalFee: 100_000 })
    expect(bill.subsidy).toEqual({ state, fee: 0, wouldSave })
    expect(discountInfo(bill)).toEqual([])
  })

  it('concerns no order without products of the programme', () => {
    expect(order([line({ tagIds: [] })]).subsidy).toBeNull()
    expect(order([line({})], { subsidy: null }).subsidy).toBeNull()
  })

  it('follows the seckill price', () => {
    const activity = {
      seckillId: 9,
      type: 'seckill' as const,
      activityName: '秒杀',
      itemId: 1,
      goodsId: 1,
      activityPrice: 50_000,
      releaseTime: 0,
      startTime: 0,
      endTime: 1000,
      validityPeriod: 15,
      isFreeShipping: false,
      limitNum: 1,
      activityStore: 5,
      left: 5,
      status: 'in_sale' as const,
    }
    const bill = order([line({ activity } as Partial<SkuFacts>)], {
      terms: { kind: 'seckill', seckillId: 9 },
    })
    expect(bill).toMatchObject({ itemFee: 50_000, subsidyFee: 7500, totalFee: 42_500 })
  })
})

/** The sums of contract trade §6.2. */
function expectSums(bill: Bill) {
  const sum = (of: (line: Bill['lines'][number]) => number) =>
    bill.lines.reduce((all, one) => all + of(one), 0)
  const discounts = bill.memberDiscount + bill.promotionDiscount + bill.couponDiscount + bill.subsidyFee
  expect(bill.totalFee).toBe(bill.itemFee - discounts + bill.freightFee - bill.pointFee)
  const added = bill.pointFee + bill.couponDiscount + bill.promotionDiscount + bill.subsidyFee
  expect(bill.totalFee - bill.freightFee + added).toBe(bill.itemFee - bill.memberDiscount)
  expect(sum(({ totalFee }) => totalFee)).toBe(bill.totalFee - bill.freightFee)
  expect(sum(({ subsidyFee }) => subsidyFee)).toBe(bill.subsidyFee)
  expect(discountInfo(bill).reduce((all, { discountFee }) => all + discountFee, 0)).toBe(discounts)
  for (const one of bill.lines) expect(one.totalFee).toBeGreaterThanOrEqual(0)
}

describe('sums and shares, for any order', () => {
  it('keep the sums of the preview, with gifts, promotion, points and subsidy', () => {
    const lines = fc.array(fc.record({ price, num, tagged: fc.boolean(), phone: fc.boolean() }), {
      minLength: 1,
      maxLength: 6,
    })
    fc.assert(
      fc.property(lines, left, money, fc.nat(500), fc.boolean(), (given, pieces, cents, points, hasGift) => {
        const requested = given.map((one, index) =>
          line(
            {
              itemId: index + 1,
              price: one.price,
              tagIds: one.tagged ? [1] : [],
              salesCategories: [one.phone ? 20 : 10],
            },
            one.num,
          ),
        )
        const classes = [fridges, phones].map((one) => ({ ...one, personPieces: pieces, budgetCents: cents }))
        const cost = given.reduce((all, one) => all + one.price * one.num, 0)
        const bill = order(requested, {
          ...(hasGift ? withGift : {}),
          subsidy: terms({ classes }),
          // Few enough for the smallest order after its subsidy.
          pointUse: cost > 100_000 ? points : 0,
        })
        expectSums(bill)
        for (const one of bill.lines) if (one.type === 'gift') expect(one.subsidyFee).toBe(0)
        for (const { subsidyClassId } of classes) {
          const drawn = bill.lines.filter((one) => one.subsidy?.subsidyClassId === subsidyClassId)
          const count = drawn.reduce((all, one) => all + (one.subsidy?.num ?? 0), 0)
          const fee = drawn.reduce((all, one) => all + one.subsidyFee, 0)
          expect(count).toBeLessThanOrEqual(pieces ?? Infinity)
          expect(fee).toBeLessThanOrEqual(cents ?? Infinity)
        }
      }),
    )
  })

  it('share the same as piece by piece', () => {
    const lines = fc.array(fc.record({ totalFee: price, num, subsidyClassId: fc.constantFrom(1, 2) }), {
      maxLength: 5,
    })
    fc.assert(
      fc.property(lines, left, (given, pieces) => {
        const rule = { rate: 15, cap: 30_000 }
        const shares = shareSubsidies(
          given.map((one) => ({ ...one, rule })),
          () => ({ pieces, cents: null }),
        )
        given.forEach(({ totalFee, num: count }, index) => {
          const each = Math.floor(totalFee / count)
          const units = Array.from({ length: count }, (_, at) =>
            at === count - 1 ? totalFee - each * (count - 1) : each,
          ).map((unit) => Math.min(Math.floor((unit * 15) / 100), 30_000))
          const drawn = shares[index] ?? { num: 0, fee: 0 }
          const all = units.reduce((sum, unit) => sum + unit, 0)
          expect(drawn.fee).toBeLessThanOrEqual(all)
          if (pieces === null) expect(drawn.fee).toBe(all)
        })
      }),
    )
  })
})

describe('what verification would give', () => {
  it('is what the same order costs once its buyer is verified, with gifts, promotion and points', () => {
    const lines = fc.array(fc.record({ price, num }), { minLength: 1, maxLength: 4 })
    fc.assert(
      fc.property(lines, left, money, fc.nat(500), fc.boolean(), (given, pieces, cents, points, hasGift) => {
        const requested = given.map((one, at) => line({ itemId: at + 1, price: one.price }, one.num))
        const classes = [{ ...fridges, personPieces: pieces, budgetCents: cents }]
        const known = context({
          ...(hasGift ? withGift : {}),
          subsidy: terms({ classes, isVerified: false }),
        })
        const goods = priceOrder(requested, known).totalFee
        const pointUse = Math.min(points, Math.floor(goods / 10))
        const bill = priceOrder(requested, { ...known, pointUse })
        const expected = verifiedTotal(bill, known.pointRule, known.viewer?.point ?? 0)
        const verified = priceOrder(requested, {
          ...known,
          subsidy: terms({ classes }),
          pointUse: expected?.pointUse ?? pointUse,
        })
        expect(verified.totalFee).toBe(expected?.totalFee ?? bill.totalFee)
      }),
    )
  })
})
