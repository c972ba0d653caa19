import fc from 'fast-check'
import {
  bestCoupon,
  couponBase,
  couponDiscount,
  couponLife,
  couponProblem,
  couponRuleText,
  receivedFlag,
  type Coupon,
  type CouponLine,
} from '@/lib/domain/coupon/index'

const coupon: Coupon = {
  cardId: 1,
  code: 'a',
  title: '券',
  cardType: 'cash',
  discount: 0,
  reduceCost: 1000,
  leastCost: 5000,
  mostCost: 99_999_900,
  distributorId: 0,
  status: 1,
  beginDate: 10,
  endDate: 20,
  useBound: 0,
  boundIds: [],
}
const line = (fee: number, goodsId = 1): CouponLine => ({
  fee,
  goods: {
    goodsId,
    categoryPath: [],
    tagIds: [],
    brandId: null,
    distributorId: 0,
    staffGoods: false,
    isGift: false,
    goodsStatus: 'onsale',
  },
})

describe('the problem of a coupon on an order', () => {
  const order = { distributorId: 0, lines: [line(3000, 1), line(2000, 2)] }
  it.each<[Partial<Coupon>, string | null]>([
    [{}, null],
    [{ status: 2 }, '已使用'],
    [{ status: 6 }, '已过期'],
    [{ endDate: 15 }, '已过期'],
    [{ beginDate: 16 }, '未到使用时间'],
    [{ distributorId: 4 }, '不适用于该店铺'],
    [{ useBound: 1, boundIds: [3] }, '订单商品不适用'],
    [{ useBound: 1, boundIds: [1] }, '订单金额需满50元'],
    [{ useBound: 1, boundIds: [1], leastCost: 3000 }, null],
    [{ reduceCost: 5000 }, '订单金额需有大于0元'],
    [{ cardType: 'discount', discount: 100 }, '订单金额需有大于0元'],
    [{ cardType: 'discount', discount: 12, mostCost: 1 }, '订单商品不适用'],
  ])('%j gives %s', (change, expected) => {
    expect(couponProblem({ ...coupon, ...change }, order, 15)).toBe(expected)
  })
})

describe('the discount of a coupon', () => {
  it('is a fixed amount, or a percentage of the capped base, rounded down', () => {
    expect(couponDiscount(coupon, 9000)).toBe(1000)
    expect(couponDiscount({ ...coupon, cardType: 'discount', discount: 12 }, 999)).toBe(119)
    expect(couponDiscount({ ...coupon, cardType: 'discount', discount: 10, mostCost: 500 }, 9000)).toBe(50)
  })

  it('is described by a rule text', () => {
    expect(couponRuleText({ ...coupon, leastCost: 100_000, reduceCost: 5000 })).toBe('代金券满1000元减50元')
    expect(couponRuleText({ ...coupon, cardType: 'discount', discount: 12 })).toBe('折扣券满50元减12%优惠')
  })
})

describe('the best coupon', () => {
  const order = { distributorId: 0, lines: [line(10_000)] }

  it('has the largest discount; of equal ones it is the one that ends first', () => {
    const coupons = [
      { ...coupon, code: 'small', reduceCost: 500 },
      { ...coupon, code: 'late', reduceCost: 900 },
      { ...coupon, code: 'soon', reduceCost: 900, endDate: 18 },
      { ...coupon, code: 'not reached', reduceCost: 9000, leastCost: 20_000 },
    ]
    expect(bestCoupon(coupons, order, 15)?.code).toBe('soon')
    expect(bestCoupon([], order, 15)).toBeNull()
  })

  it('has the largest discount of all that fit, whatever their sequence', () => {
    const any = fc.array(
      fc.record({
        reduceCost: fc.nat(12_000),
        leastCost: fc.nat(12_000),
        code: fc.string(),
        cardId: fc.nat(9),
      }),
    )
    fc.assert(
      fc.property(any, (list) => {
        const coupons = list.map((values) => ({ ...coupon, ...values }))
        const best = bestCoupon(coupons, order, 15)
        const saved = best ? best.reduceCost : 0
        for (const other of coupons) {
          if (couponProblem(other, order, 15) === null) expect(other.reduceCost).toBeLessThanOrEqual(saved)
        }
        expect(saved).toBeLessThan(10_000)
      }),
    )
  })
})

describe('the received flag', () => {
  it.each([
    [{ getLimit: 1, userGetNum: 1, quantity: 9, getNum: 9 }, 1],
    [{ getLimit: 2, userGetNum: 1, quantity: 9, getNum: 9 }, 2],
    [{ getLimit: 2, userGetNum: 1, quantity: 9, getNum: 8 }, 0],
  ])('of %j is %d', (card, flag) => expect(receivedFlag(card)).toBe(flag))
})

describe('the validity of a claimed coupon', () => {
  it('is the fixed range of the card, or a term that starts with the claim', () => {
    expect(
      couponLife({ dateType: 'DATE_TYPE_FIX_TIME_RANGE', beginDate: 1, endDate: 2, fixedTerm: 0 }, 100),
    ).toEqual({ beginDate: 1, endDate: 2 })
    expect(
      couponLife({ dateType: 'DATE_TYPE_FIX_TERM', beginDate: 1, endDate: 0, fixedTerm: 2 }, 100),
    ).toEqual({
      beginDate: 86_500,
      endDate: 259_300,
    })
  })
})

describe('a coupon on staff goods', () => {
  it('never holds: the price of employee purchase takes no other offer', () => {
    const staff = { ...line(9000), goods: { ...line(9000).goods, staffGoods: true } }
    expect(couponProblem(coupon, { distributorId: 0, lines: [staff] }, 15)).toBe('订单商品不适用')
    expect(couponBase(coupon, [staff, line(3000, 2)])).toBe(3000)
  })
})
