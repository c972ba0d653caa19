import { maxPrice, maxStore } from '@/lib/domain/goods/goods-form'
import { typedNumber } from '@/lib/domain/goods/stock'
import { typedPriceInvalid, typedSortInvalid } from '@/lib/domain/messages/desk'
import { priceText, typedCents, yuanText } from '@/lib/domain/money'

/** The figures of a product that its list changes. */
interface FigureRule {
  label: string
  /** The text of a value in its field, and where it is only shown. */
  textOf: (value: number) => string
  shownOf: (value: number) => string
  /** The value of a text; NaN for none. */
  valueOf: (text: string) => number
  problem: string
  inputMode: 'numeric' | 'decimal'
}

const whole = (text: string, max: number): number => {
  const value = typedNumber(text)
  return Number.isInteger(value) && value >= 0 && value <= max ? value : Number.NaN
}

const price = (text: string): number => {
  const cents = typedCents(text)
  return cents >= 1 && cents <= maxPrice ? cents : Number.NaN
}

export const figureRules = {
  price: {
    label: '价格',
    textOf: (cents) => yuanText(cents).replaceAll(',', ''),
    shownOf: priceText,
    valueOf: price,
    problem: typedPriceInvalid,
    inputMode: 'decimal',
  },
  store: {
    label: '库存',
    textOf: String,
    shownOf: String,
    valueOf: (text) => whole(text, maxStore),
    problem: '请填写库存，0或正整数',
    inputMode: 'numeric',
  },
  sort: {
    label: '排序',
    textOf: String,
    shownOf: String,
    valueOf: (text) => whole(text, 999_999_999),
    problem: typedSortInvalid,
    inputMode: 'numeric',
  },
} as const satisfies Record<string, FigureRule>
export type FigureName = keyof typeof figureRules
