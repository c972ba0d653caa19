/** Limits of a quantity field (spec 1 §5). */
export const minQuantity = 1
export const maxQuantity = 99999

/** Cart lines one member may hold, and goods one order may have (contract trade §2, §6.3). */
export const maxCartLines = 100

export interface QuantityLimits {
  /** Default 1. */
  min?: number
  /** Default 99999. */
  max?: number
  /** Default 1; its decimals are the precision of the value. */
  step?: number
}

export const quantityDefaults = { min: minQuantity, max: maxQuantity, step: 1 } as const

const decimalsOf = (step: number) => (String(step).split('.')[1] ?? '').length

/**
 * What a typed or stepped quantity becomes (spec 1 §5): not a number → the minimum, outside → the nearer limit,
 * otherwise rounded to the precision of the step. `max` below `min` gives `min`.
 */
export function clampQuantity(value: unknown, limits: QuantityLimits = {}): number {
  const { min, max, step } = { ...quantityDefaults, ...limits }
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value)
  if (Number.isNaN(number)) return min
  const rounded = Number(Math.min(Math.max(number, min), Math.max(min, max)).toFixed(decimalsOf(step)))
  return Math.min(Math.max(rounded, min), Math.max(min, max))
}

/** Shown at the upper end of a quantity field (spec 1 §5). */
export const maxStoreText = (store: number): string => `库存不足，最大库存为${store}件`
/** Shown at the lower end of a quantity field (spec 1 §5). */
export const minQuantityText = (min: number): string => `此商品的最小购买数量为${min}件`

type ApproveStatus = 'onsale' | 'only_show' | 'offline_sale' | 'instock'

/** The states of goods that stand in lists and are for search engines (contract goods §2.1). */
export const shownStatuses: readonly ApproveStatus[] = ['onsale', 'only_show']

/** What decides whether a viewer may buy a sku. */
export interface SaleFacts {
  approveStatus: ApproveStatus
  goodsStatus: ApproveStatus
  auditStatus: string
  isGift: boolean
  /** Goods for employee purchase. */
  staffGoods: boolean
  shopValid: boolean
}

const isSold = (status: ApproveStatus) => status === 'onsale' || status === 'offline_sale'

/** The sentence why a viewer cannot buy a sku whatever its stock, or null (contract trade §2.1). */
export function saleProblem(sku: SaleFacts, viewer: { isStaff: boolean } | null): string | null {
  if (!isSold(sku.approveStatus) || !isSold(sku.goodsStatus) || sku.auditStatus !== 'approved')
    return '商品已下架'
  if (sku.isGift) return '赠品不可购买'
  if (sku.staffGoods && !viewer?.isStaff) return '仅限特定会员购买'
  if (!sku.shopValid) return '当前店铺已失效'
  return null
}

/** The sentence why this many pieces cannot be ordered, or null (contract trade §2.1). */
export function quantityProblem(sku: { store: number; startNum: number }, num: number): string | null {
  if (num < sku.startNum) return '数量不能少于起订量'
  if (num > sku.store) return '库存不足'
  return null
}
