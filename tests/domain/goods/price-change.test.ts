import { maxPrice } from '@/lib/domain/goods/goods-form'
import {
  changedPrice,
  changedPriceProblem,
  isPriceChange,
  priceChangeWords,
} from '@/lib/domain/goods/price-change'
import { priceText } from '@/lib/domain/money/text'

/** One change of many prices. */

it.each([
  [281_900, { percent: 93 }, 262_167],
  [281_900, { percent: 93, whole: true }, 262_200],
  [281_900, { amount: -20_000 }, 261_900],
  [281_950, { amount: 0, whole: true }, 282_000],
  [281_900, { price: 199_900 }, 199_900],
  [40, { percent: 90, whole: true }, 36],
])('%i after %j is %i', (present, change, price) => expect(changedPrice(present, change)).toBe(price))

it.each([
  [500, { amount: -499 }, null],
  [500, { amount: -500 }, '改后价格低于¥0.01'],
  [500, { amount: -900 }, '改后价格低于¥0.01'],
  [40, { percent: 1 }, '改后价格低于¥0.01'],
  [maxPrice, { percent: 100 }, null],
  [maxPrice, { percent: 1000 }, `改后价格高于${priceText(maxPrice)}`],
])('%i after %j is not moved to a possible price: %s', (present, change, problem) =>
  expect(changedPriceProblem(present, change)).toBe(problem),
)

it('has one number', () => {
  expect([{ percent: 90 }, { amount: -100 }, { price: 1 }].every(isPriceChange)).toBe(true)
  expect([{}, { whole: true }, { percent: 90, amount: 1 }].some(isPriceChange)).toBe(false)
})

it.each([
  [{ percent: 90 }, '改价为现价的90%'],
  [{ amount: -20_000, whole: true }, '每件降¥200.00，取整到元'],
  [{ amount: 500 }, '每件涨¥5.00'],
  [{ price: 199_900 }, '改价为¥1,999.00'],
])('%j is %s', (change, words) => expect(priceChangeWords(change)).toBe(words))
