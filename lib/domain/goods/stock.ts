import { soldStatuses, type ApproveStatus } from '../approve-status'
import * as cartMessages from '../messages/cart'
import * as goodsMessages from '../messages/goods'
import { isSoldOut, type PickerSku } from './sku-picker'

/** The largest quantity that a field accepts (spec 1 §5). */
export const maxQuantity = 99999

/** Most cart lines of a member, and most lines of an order (contract trade §2, contract trade §6.3). */
export const maxCartLines = 100

/** The answer to a checkout without products (contract trade §6.3). */
export const nothingToOrder = cartMessages.cartEmpty

/** Nothing of the cart is ticked. */
export const nothingTicked = cartMessages.cartNothingChosen

/** Why a checkout has no products. */
export const nothingTexts: readonly string[] = [nothingToOrder, nothingTicked]

export interface QuantityLimits {
  /** Default 1. */
  min?: number
  /** Default 99999. */
  max?: number
  /** Default 1; the value is rounded to its decimals. */
  step?: number
}

export const quantityDefaults = { min: 1, max: maxQuantity, step: 1 } as const

const decimalsOf = (step: number) => (String(step).split('.')[1] ?? '').length

/** A number as people write it; `Number` reads 1e3 and 0x10 too. */
const numeric = /^[+-]?\d+(\.\d*)?$/

/** A typed number, also in full-width digits; NaN for everything else. */
export function typedNumber(value: unknown): number {
  if (typeof value !== 'string') return Number(value)
  const text = value.normalize('NFKC').trim()
  return numeric.test(text) ? Number(text) : Number.NaN
}

/**
 * Corrects a typed or stepped quantity (spec 1 §5): not a number → the minimum, outside → the nearer limit, otherwise
 * rounded to the decimals of the step. Returns `min` when `max` is below it.
 */
export function clampQuantity(value: unknown, limits: QuantityLimits = {}): number {
  const { min, max, step } = { ...quantityDefaults, ...limits }
  const number = typedNumber(value)
  if (Number.isNaN(number)) return min
  const rounded = Number(Math.min(Math.max(number, min), Math.max(min, max)).toFixed(decimalsOf(step)))
  return Math.min(Math.max(rounded, min), Math.max(min, max))
}

/** Message at the upper limit of a quantity field (spec 1 §5). */
export const maxStoreText = (store: number): string => `库存不足，最大库存为${store}件`
/** Hint beside a quantity field that has reached its upper limit. */
export const mostPiecesText = (max: number): string => `最多可购买${max}件`
/** Message at the lower limit of a quantity field (spec 1 §5). */
export const minQuantityText = (min: number): string => `此商品的最小购买数量为${min}件`

/** Where a SKU is sold: in the mall, or in the points mall; `none` for a points product without a price in points. */
export type Market = 'mall' | 'points' | 'none'

/** The facts that determine whether a viewer may buy a SKU. */
export interface SaleFacts {
  approveStatus: ApproveStatus
  goodsStatus: ApproveStatus
  auditStatus: string
  isGift: boolean
  /** Only for employee purchase. */
  staffGoods: boolean
  /** 会员优先购 reserves it for grades that the viewer does not have: `isReserved`. */
  reserved: boolean
  shopValid: boolean
  market: Market
}

const isSold = (status: ApproveStatus) => soldStatuses.includes(status)

/** Why a SKU cannot be bought, on the disabled button (spec 1 §4). */
const obstacleLabels = {
  offShelf: goodsMessages.goodsOffSale,
  gift: '赠品不可购买',
  staffOnly: '仅限员工购买',
  reserved: '仅限特定会员购买',
  shopClosed: '店铺已停止营业',
} as const

export type SaleObstacle = keyof typeof obstacleLabels

/** Where the API says it in other words (contract trade §2.1). */
const refusals: Partial<Record<SaleObstacle, string>> = {
  staffOnly: '仅限特定会员购买',
  shopClosed: cartMessages.shopLapsed,
}

/** The message with which the API refuses an obstacle (contract trade §2.1). */
export const saleRefusal = (obstacle: SaleObstacle): string => refusals[obstacle] ?? obstacleLabels[obstacle]

/**
 * The message with which checkout refuses pieces that are not there, after the name of the product (contract trade
 * §6.3).
 */
export const missingStock = goodsMessages.goodsOutOfStock

/** The message with which checkout refuses a product that was taken down (contract trade §6.3). */
export const offShelfText = (itemName: string): string => `商品${itemName}已下架`

/**
 * Why a viewer cannot buy a SKU in a market whatever its stock, or null. A gift is a gift in any status (contract goods
 * §3.6).
 */
export function saleObstacle(sku: SaleFacts, isStaff: boolean, market: Market = 'mall'): SaleObstacle | null {
  if (sku.isGift) return 'gift'
  if (sku.market !== market) return 'offShelf'
  if (!isSold(sku.approveStatus) || !isSold(sku.goodsStatus) || sku.auditStatus !== 'approved')
    return 'offShelf'
  if (sku.staffGoods && !isStaff) return 'staffOnly'
  if (!sku.shopValid) return 'shopClosed'
  return sku.reserved ? 'reserved' : null
}

/** The message why a viewer cannot buy a SKU in a market whatever its stock, or null (contract trade §2.1). */
export function saleProblem(
  sku: SaleFacts,
  viewer: { isStaff: boolean } | null,
  market: Market = 'mall',
): string | null {
  const obstacle = saleObstacle(sku, viewer?.isStaff === true, market)
  return obstacle && saleRefusal(obstacle)
}

/** The message why this many pieces cannot be ordered, or null (contract trade §2.1). */
export function quantityProblem(sku: { store: number; startNum: number }, num: number): string | null {
  if (num < sku.startNum) return '数量不能少于起订量'
  if (num > sku.store) return goodsMessages.stockShort
  return null
}

/** Facts of a product for its page; pages show only approved products. */
interface ShownFacts {
  status: ApproveStatus
  gift: boolean
  /** Only for employee purchase. */
  staffOnly: boolean
  /** The shop that sells it is open. */
  shopOpen: boolean
  /**
   * 会员优先购 reserves it for grades that this viewer does not have; cached pages, which are the same for all, say it of
   * guests.
   */
  reserved?: boolean | undefined
  /** SKUs that are not offered have no stock. */
  skus: readonly PickerSku[]
}

/**
 * `sale`: can be bought, with `signIn` perhaps after sign-in. `closed` and `note`: a disabled button or a note says why
 * not.
 */
export type SaleState =
  | { kind: 'sale'; signIn?: true }
  | { kind: 'closed'; label: string; /** It will be sold again: 到货通知 is offered. */ isSoldOut?: true }
  | { kind: 'note'; text: string }

/** Whether a page has quantity and stock: the product is sold, or will be again. */
export const takesQuantity = (state: SaleState): boolean =>
  state.kind === 'sale' || (state.kind === 'closed' && state.isSoldOut === true)

/**
 * The state that replaces the buy buttons of a page (spec 1 §4, contract goods §3.6). Uses the rule with which the API
 * would refuse the purchase.
 * @param isStaff whether the viewer may use employee purchase
 * @param isGuest a guest may turn out to have one of the grades
 */
export function saleState(
  { status, gift, staffOnly, shopOpen, reserved = false, skus }: ShownFacts,
  isStaff: boolean,
  isGuest = false,
): SaleState {
  // A page shows only products of its own market.
  const sku = {
    approveStatus: status,
    goodsStatus: status,
    auditStatus: 'approved',
    isGift: gift,
    staffGoods: staffOnly,
    reserved,
    shopValid: shopOpen,
    market: 'mall' as const,
  }
  const obstacle = saleObstacle(sku, isStaff)
  if (obstacle === 'offShelf' && status === 'only_show')
    return { kind: 'note', text: '该商品仅供展示，暂不支持购买' }
  if (obstacle === 'reserved' && isGuest) return { kind: 'sale', signIn: true }
  if (obstacle) return { kind: 'closed', label: obstacleLabels[obstacle] }
  if (status === 'offline_sale') return { kind: 'note', text: '该商品仅限门店购买，欢迎到店选购' }
  return isSoldOut(skus) ? { kind: 'closed', label: '已售罄', isSoldOut: true } : { kind: 'sale' }
}
