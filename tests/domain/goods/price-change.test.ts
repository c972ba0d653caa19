import { changedPrice, isPriceChange, priceChangeWords } from '@/lib/domain/goods/price-change'

/** One change of many prices. */

it.each([
  [281_900, { percent: 93 }, 262_167],
  [281_900, { percent: 93, whole: true }, 262_200],
  [281_900, { amount: -20_000 }, 261_900],
  [281_950, { amount: 0, whole: true }, 282_000],
  [281_900, { price: 199_900 }, 199_900],
  [500, { amount: -900 }, 1],
  [40, { percent: 90, whole: true }, 36],
  [999_999_999, { percent: 1000 }, 999_999_999],
])('%i after %j is %i', (present, change, price) => expect(changedPrice(present, change)).toBe(price))

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
