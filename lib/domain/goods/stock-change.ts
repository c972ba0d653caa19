import { maxStore } from './goods-form'

/** One change of the stock of many SKUs, with exactly one of its two numbers. */
export interface StockChange {
  /** Pieces that all of them have. */
  store?: number | undefined
  /** Pieces that are added; negative ones are taken. */
  add?: number | undefined
}

/** Whether a change has exactly one number, and does something. */
export const isStockChange = ({ store, add }: StockChange): boolean =>
  (store === undefined) !== (add === undefined) && add !== 0

/** Pieces after a change; below 0 where too few are left. */
export const changedStore = (present: number, { store, add = 0 }: StockChange): number =>
  store ?? present + add

/** Why the stock of these SKUs cannot be changed so; null when it can. */
export function stockProblem(stores: readonly number[], change: StockChange): string | null {
  const after = stores.map((store) => changedStore(store, change))
  if (after.some((store) => store < 0)) return `库存不足，最少的规格只有${Math.min(...stores)}件`
  return after.some((store) => store > maxStore) ? `库存不能超过${maxStore}件` : null
}

/** A change in words, such as 库存增加10件. */
export function stockChangeWords({ store, add = 0 }: StockChange): string {
  if (store !== undefined) return `库存改为${store}件`
  return `库存${add < 0 ? '减少' : '增加'}${Math.abs(add)}件`
}
