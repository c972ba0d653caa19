import fc from 'fast-check'
import { linePrice, paidShare, type LineFields, type PaidLine } from '@/lib/domain/order/line-price'
import { orderDiscounts } from '@/lib/domain/order/order-discounts'

const line = (part: Partial<LineFields>): LineFields => ({
  num: 1,
  price: 49_900,
  market_price: 59_900,
  discount_fee: 0,
  member_discount: 0,
  ...part,
})

describe('the shown price of a line', () => {
  it.each<[string, Partial<LineFields>, ReturnType<typeof linePrice>]>([
    ['the sale price beside the market price', {}, { unit: 49_900, was: 59_900, amount: 49_900, saved: 0 }],
    [
      'the member price beside the market price',
      { discount_fee: 2_000, member_discount: 2_000 },
      { unit: 47_900, was: 59_900, amount: 47_900, saved: 2_000 },
    ],
    [
      'the member price beside the sale price without a higher market price',
      { discount_fee: 2_000, member_discount: 2_000, market_price: 0 },
      { unit: 47_900, was: 49_900, amount: 47_900, saved: 2_000 },
    ],
    [
      'the member price of one piece and the amount after 满减',
      { num: 2, price: 29_900, member_discount: 3_000, discount_fee: 11_519 },
      { unit: 28_400, was: 59_900, amount: 48_281, saved: 11_519 },
    ],
    [
      'the amount before coupon and subsidy, which belong to the order',
      { discount_fee: 17_000, member_discount: 2_000, coupon_discount: 5_000, subsidy_fee: 10_000 },
      { unit: 47_900, was: 59_900, amount: 47_900, saved: 2_000 },
    ],
    [
      'the activity price beside the market price',
      { price: 19_900, activity_price: 19_900 },
      { unit: 19_900, was: 59_900, amount: 19_900, saved: 0 },
    ],
    [
      'the price of a package',
      { num: 2, price: 40_000, package_price: 40_000, market_price: 40_000 },
      { unit: 40_000, was: null, amount: 80_000, saved: 0 },
    ],
    [
      'the sale price, when the market price is not above the member price',
      { discount_fee: 2_000, member_discount: 2_000, market_price: 47_900 },
      { unit: 47_900, was: 49_900, amount: 47_900, saved: 2_000 },
    ],
    [
      'the plus price',
      { price: 2_900, market_price: 9_900, order_item_type: 'plus_buy' },
      { unit: 2_900, was: 9_900, amount: 2_900, saved: 0 },
    ],
    [
      'nothing for a gift, whose value is crossed out',
      { num: 2, price: 5_000, order_item_type: 'gift' },
      { unit: 0, was: 59_900, amount: 0, saved: 0 },
    ],
  ])('shows %s', (_, part, shown) => {
    expect(linePrice(line(part))).toEqual(shown)
  })

  it('is the same in the cart and in the order, whatever coupon and subsidy take off', () => {
    fc.assert(
      fc.property(
        fc.record({
          num: fc.integer({ min: 1, max: 200 }),
          price: fc.integer({ min: 100, max: 1_000_000 }),
          member: fc.integer({ min: 0, max: 99 }),
          promotion: fc.integer({ min: 0, max: 500 }),
          coupon: fc.integer({ min: 0, max: 500 }),
          subsidy: fc.integer({ min: 0, max: 500 }),
        }),
        ({ num, price, member, promotion, coupon, subsidy }) => {
          const member_discount = member * num
          const cart = line({ num, price, member_discount, discount_fee: member_discount + promotion })
          const placed = {
            ...cart,
            discount_fee: cart.discount_fee + coupon + subsidy,
            coupon_discount: coupon,
            subsidy_fee: subsidy,
          }
          expect(linePrice(placed)).toEqual(linePrice(cart))
          expect(linePrice(cart).unit).toBe(price - member)
          expect(linePrice(cart).amount + linePrice(cart).saved).toBe(price * num)
        },
      ),
    )
  })
})

describe('the discounts of an order', () => {
  it('are told apart by what gave them', () => {
    const discounts = orderDiscounts({
      discount_fee: 20_000,
      coupon_discount: 5_000,
      subsidy_fee: 8_000,
      discount_info: [
        { type: 'member_price', discount_fee: 2_000 },
        { type: 'full_minus', discount_fee: 4_000 },
        { type: 'price_change', discount_fee: 1_000 },
      ],
    })
    expect(discounts).toEqual({ promotions: 6_000, coupon: 5_000, subsidy: 8_000, priceChange: 1_000 })
  })
})

describe('the paid share of a line', () => {
  it.each<[string, Partial<PaidLine>, ReturnType<typeof paidShare>]>([
    ['is not said when it is the shown amount', { total_fee: 49_900 }, null],
    [
      'is not said after 满减, which the shown amount contains',
      { discount_fee: 2_000, total_fee: 47_900 },
      null,
    ],
    ['is not said for a gift that cost nothing', { order_item_type: 'gift', price: 5_000 }, null],
    [
      'is less after a coupon',
      { discount_fee: 5_000, coupon_discount: 5_000, total_fee: 44_900 },
      { fee: 44_900, points: 0 },
    ],
    [
      'is less after a subsidy',
      { discount_fee: 7_485, subsidy_fee: 7_485, total_fee: 42_415 },
      { fee: 42_415, points: 0 },
    ],
    [
      'is more for 加价购, which gets a part of the others, and is paid with points too',
      { order_item_type: 'plus_buy', price: 5_900, total_fee: 12_471, point: 188 },
      { fee: 12_471, points: 188 },
    ],
    ['is said for points alone', { price: 1_000, total_fee: 0, point: 1_000 }, { fee: 0, points: 1_000 }],
    [
      'is said for a gift that got a part of the others',
      { order_item_type: 'gift', price: 5_000, total_fee: 310 },
      { fee: 310, points: 0 },
    ],
  ])('%s', (_, part, share) => {
    expect(paidShare({ ...line({}), total_fee: 0, point: 0, ...part })).toEqual(share)
  })
})
