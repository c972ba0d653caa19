import { priceText } from '../money/text'
import { maxPrice } from './goods-form'

/** One change of many prices, with exactly one of its three numbers. */
export interface PriceChange {
  /** Of the present price: 90 takes a tenth off. */
  percent?: number | undefined
  /** Cents that are added to the present price. */
  amount?: number | undefined
  /** Cents that all of them cost. */
  price?: number | undefined
  /** Prices end at whole yuan. */
  whole?: boolean | undefined
}

/** Whether a change has exactly one number. */
export const isPriceChange = ({ percent, amount, price }: PriceChange): boolean =>
  [percent, amount, price].filter((number) => number !== undefined).length === 1

/** Cents after a change, rounded to cents or to yuan; `changedPriceProblem` tells those that no product can cost. */
export function changedPrice(
  present: number,
  { percent = 100, amount = 0, price, whole }: PriceChange,
): number {
  const exact = price ?? (present * percent) / 100 + amount
  const unit = whole && exact >= 100 ? 100 : 1
  return Math.round(exact / unit) * unit
}

/**
 * Why a price cannot be changed so; null when it can. It is not moved to the next possible one: taking 50 yuan off what
 * costs 30 would sell it for a cent.
 */
export function changedPriceProblem(present: number, change: PriceChange): string | null {
  const after = changedPrice(present, change)
  if (after < 1) return `改后价格低于${priceText(1)}`
  return after > maxPrice ? `改后价格高于${priceText(maxPrice)}` : null
}

/** A change in words, such as 改价为现价的90%. */
export function priceChangeWords({ percent, amount, price, whole }: PriceChange): string {
  const end = whole ? '，取整到元' : ''
  if (price !== undefined) return `改价为${priceText(price)}${end}`
  if (amount === undefined) return `改价为现价的${percent}%${end}`
  return `每件${amount < 0 ? '降' : '涨'}${priceText(Math.abs(amount))}${end}`
}
