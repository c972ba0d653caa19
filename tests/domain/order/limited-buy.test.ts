import { limitProblem } from '@/lib/domain/order/price/cart-line'
import { type LimitedBuy, limitedBuyLeft, limitedBuyText } from '@/lib/domain/promotion'
import { sku } from '../../fixtures/domain/bills'

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
