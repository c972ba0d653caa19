import fc from 'fast-check'
import { linePrice, paidShare, type LineFields, type PaidLine } from '@/lib/domain/order/price/line-price'

const line = (part: Partial<LineFields>): LineFields => ({
  num: 1,
  price: 49_900,
  market_price: 59_900,
  member_discount: 0,
  ...part,
})

describe('the shown price of a line', () => {
  it.each<[string, Partial<LineFields>, ReturnType<typeof linePrice>]>([
    ['the sale price beside the market price', {}, { unit: 49_900, was: 59_900, amount: 49_900 }],
    [
      'the member price beside the market price',
      { member_discount: 2_000 },
      { unit: 47_900, was: 59_900, amount: 47_900 },
    ],
    [
      'the member price beside the sale price without a higher market price',
      { member_discount: 2_000, market_price: 0 },
      { unit: 47_900, was: 49_900, amount: 47_900 },
    ],
    [
      'the member price of one piece and of all pieces',
      { num: 2, price: 29_900, member_discount: 3_000 },
      { unit: 28_400, was: 59_900, amount: 56_800 },
    ],
    [
      'the activity price beside the market price',
      { price: 19_900, activity_price: 19_900 },
      { unit: 19_900, was: 59_900, amount: 19_900 },
    ],
    [
      'the price of a package',
      { num: 2, price: 40_000, package_price: 40_000, market_price: 40_000 },
      { unit: 40_000, was: null, amount: 80_000 },
    ],
    [
      'the sale price, when the market price is not above the member price',
      { member_discount: 2_000, market_price: 47_900 },
      { unit: 47_900, was: 49_900, amount: 47_900 },
    ],
    [
      'the plus price',
      { price: 2_900, market_price: 9_900, order_item_type: 'plus_buy' },
      { unit: 2_900, was: 9_900, amount: 2_900 },
    ],
    [
      'nothing for a gift, whose value is crossed out',
      { num: 2, price: 5_000, order_item_type: 'gift' },
      { unit: 0, was: 59_900, amount: 0 },
    ],
  ])('shows %s', (_, part, shown) => {
    expect(linePrice(line(part))).toEqual(shown)
  })

  it('is its unit price for all pieces', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 200 }),
        fc.integer({ min: 100, max: 1_000_000 }),
        fc.integer({ min: 0, max: 99 }),
        (num, price, member) => {
          const { unit, amount } = linePrice(line({ num, price, member_discount: member * num }))
          expect(unit).toBe(price - member)
          expect(amount).toBe(unit * num)
        },
      ),
    )
  })
})

describe('the paid share of a line', () => {
  it.each<[string, Partial<PaidLine>, ReturnType<typeof paidShare>]>([
    ['is not said when it is the shown amount', { total_fee: 49_900 }, null],
    [
      'is not said at the member price, which the shown amount contains',
      { member_discount: 2_000, total_fee: 47_900 },
      null,
    ],
    ['is not said for a gift that cost nothing', { order_item_type: 'gift', price: 5_000 }, null],
    ['is less after 满减 and coupon', { total_fee: 44_900 }, { fee: 44_900, points: 0 }],
    ['is less after a subsidy', { total_fee: 42_415 }, { fee: 42_415, points: 0 }],
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
