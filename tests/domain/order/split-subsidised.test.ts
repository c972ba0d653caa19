import fc from 'fast-check'
import { subsidyAmount } from '@/lib/domain/goods/subsidy'
import {
  billLine,
  discountLine,
  lineDiscount,
  type BillLine,
  type SkuFacts,
} from '@/lib/domain/order/price/bill'
import { refundShare } from '@/lib/domain/order/refund/refund-share'
import { splitSubsidised } from '@/lib/domain/order/subsidy/split-subsidised'
import { nothingApplied } from '@/tests/fixtures/domain/applied-units'

/** A line of which the programme pays `paid` pieces; amounts in cents for the whole line. */
function priced(
  price: number,
  num: number,
  paid: number,
  { member = 0, promotion = 0, coupon = 0, rate = 15, cap = 200_000 } = {},
): BillLine {
  const line = billLine('normal', { cartId: 1, sku: {} as SkuFacts, num, marketingId: null }, price)
  const reason = { id: 1, info: '', rule: '' }
  line.memberDiscount = member * num
  if (member > 0) discountLine(line, { ...reason, type: 'member_price', discountFee: member * num })
  line.promotionDiscount = promotion
  if (promotion > 0) discountLine(line, { ...reason, type: 'full_minus', discountFee: promotion })
  line.couponDiscount = coupon
  if (coupon > 0) discountLine(line, { ...reason, type: 'cash_discount', discountFee: coupon })
  line.subsidyFee = paid * subsidyAmount(Math.floor(line.totalFee / num), { rate, cap })
  line.subsidy = {
    subsidyClassId: 1,
    className: '冰箱',
    state: 'eligible',
    num: paid,
    limit: 1,
    cut: null,
    wouldSave: 0,
  }
  if (line.subsidyFee > 0) discountLine(line, { ...reason, type: 'subsidy', discountFee: line.subsidyFee })
  return line
}

const sum = <T>(list: readonly T[], of: (one: T) => number) => list.reduce((all, one) => all + of(one), 0)

it('two refrigerators with the subsidy on one are two items, the one without it first', () => {
  const [plain, subsidised, ...more] = splitSubsidised(priced(300_000, 2, 1))
  expect(more).toEqual([])
  expect(plain).toMatchObject({ num: 1, itemFee: 300_000, totalFee: 300_000, subsidyFee: 0, subsidy: null })
  expect(plain?.discounts).toEqual([])
  expect(subsidised).toMatchObject({ num: 1, itemFee: 300_000, totalFee: 255_000, subsidyFee: 45_000 })
  expect(subsidised?.discounts.map(({ type }) => type)).toEqual(['subsidy'])
})

test.each([
  ['all pieces', priced(300_000, 2, 2)],
  ['no piece', priced(300_000, 2, 0)],
  ['its only piece', priced(300_000, 1, 1)],
])('a line whose subsidy is for %s stays one item', (_, line) => {
  expect(splitSubsidised(line)).toEqual([line])
})

it('discounts are shared by pieces; the cent that does not divide is taken off the pieces without subsidy', () => {
  const [plain, subsidised] = splitSubsidised(
    priced(10_000, 3, 2, { member: 500, promotion: 100, coupon: 50 }),
  )
  expect(plain).toMatchObject({ memberDiscount: 500, promotionDiscount: 34, couponDiscount: 16 })
  expect(subsidised).toMatchObject({ memberDiscount: 1000, promotionDiscount: 66, couponDiscount: 34 })
  expect(plain?.totalFee).toBe(9450)
})

it('points and gifts are borne by what each item costs', () => {
  const line = priced(300_000, 2, 1)
  // A gift has taken 5,550 of the line, points pay 54,945 of the rest.
  line.totalFee -= 5550 + 54_945
  line.pointFee = 54_945
  line.sharePoints = 5495
  const items = splitSubsidised(line)
  expect(items.map(({ totalFee, pointFee, sharePoints }) => [totalFee, pointFee, sharePoints])).toEqual([
    [267_300, 29_700, 2970],
    [227_205, 25_245, 2525],
  ])
})

const cents = fc.integer({ min: 0, max: 5000 })

it('the items of any line add up to it, cost no less than nothing, and their subsidy fits their price', () => {
  const input = fc
    .record({ price: fc.integer({ min: 1, max: 1_000_000 }), num: fc.integer({ min: 2, max: 9 }) })
    .chain(({ price, num }) =>
      fc.record({
        price: fc.constant(price),
        num: fc.constant(num),
        paid: fc.integer({ min: 1, max: num }),
        rate: fc.integer({ min: 1, max: 100 }),
        member: cents,
        promotion: cents,
        coupon: cents,
        gift: fc.nat(100),
        points: fc.nat(100),
      }),
    )
  fc.assert(
    fc.property(input, ({ price, num, paid, rate, gift, points, ...cut }) => {
      const member = Math.min(cut.member, price - 1)
      const promotion = Math.min(cut.promotion, (price - member) * num - 1)
      const coupon = Math.min(cut.coupon, (price - member) * num - promotion - 1)
      const line = priced(price, num, paid, { member, promotion, coupon, rate, cap: 1e9 })
      line.totalFee -= Math.floor((line.totalFee * gift) / 100)
      line.pointFee = Math.floor((line.totalFee * points) / 100)
      line.sharePoints = line.pointFee * 3
      line.totalFee -= line.pointFee
      const items = splitSubsidised(line)
      for (const key of [
        ...(['num', 'itemFee', 'totalFee', 'memberDiscount', 'promotionDiscount', 'couponDiscount'] as const),
        ...(['subsidyFee', 'pointFee', 'sharePoints'] as const),
      ])
        expect(sum(items, (item) => item[key])).toBe(line[key])
      for (const item of items) {
        expect(item.memberDiscount).toBe(member * item.num)
        expect(
          Math.min(item.totalFee, item.pointFee, item.promotionDiscount, item.couponDiscount),
        ).toBeGreaterThanOrEqual(0)
        expect(item.itemFee - lineDiscount(item)).toBeGreaterThanOrEqual(0)
        expect(sum(item.discounts, ({ discountFee }) => discountFee)).toBe(lineDiscount(item))
      }
    }),
  )
})

it('the first return gets the price of a piece without subsidy, the second one the rest and the quota', () => {
  const [plain, subsidised] = splitSubsidised(priced(300_000, 2, 1))
  if (!plain || !subsidised) throw new Error('the line was not split')
  expect(refundShare(plain, nothingApplied, 1)).toEqual({ fee: 300_000, points: 0, subsidyFee: 0 })
  expect(refundShare(subsidised, nothingApplied, 1)).toEqual({ fee: 255_000, points: 0, subsidyFee: 45_000 })
})
