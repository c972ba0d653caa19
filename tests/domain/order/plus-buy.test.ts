import { type BillContext, joinedMarketings } from '@/lib/domain/order/price/bill'
import { priceCart, priceOrder } from '@/lib/domain/order/price/calculate'
import { discountInfo } from '@/lib/domain/order/price/discount-info'
import { plusOffer, rulesText, ruleText } from '@/lib/domain/promotion'
import { context, coupon, reduction, requested, type sku } from '../../fixtures/domain/bills'
import { fan, lamp, plusBuy, plusLines } from '../../fixtures/domain/plus-buy'

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
