import 'server-only'
import type { TradeSettingValues } from '@/lib/contract/operator/trade/trade-setting'
import { defaultReasons } from '@/lib/domain/aftersale/values'
import { offlineOrderDays } from '@/lib/domain/order/payment/offline-transfer'
import type { PointRule } from '@/lib/domain/order/price/bill'
import type { RewardRule } from '@/lib/domain/order/reward'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'

/** Trade settings: the row `trade` of the settings, whose keys are the contract's (contract trade §12.3). */
export interface TradeSettings {
  /** Seconds until an unpaid order is cancelled. */
  cancelSeconds: number
  /** The same for an order by bank transfer, from its last step: placed, voucher sent, voucher refused. */
  offlineCancelSeconds: number
  /** Most unpaid orders of a member, of all kinds and payment methods. */
  unpaidLimit: number
  /** Most units of one SKU in the unpaid orders of a member; 0: no limit (spec 1 §5 allows 99999 in one order). */
  unpaidSkuLimit: number
  /** Seconds after shipping until an order counts as received. */
  finishSeconds: number
  /** Seconds after completion during which an after-sale can be requested. */
  aftersaleSeconds: number
  /** Whether a buyer may request a cancellation again after a refusal. */
  repeatCancel: boolean
  rateOpen: boolean
  /** Seconds after which an accepted return is refused when nothing was sent back; 0: never (contract trade §17). */
  autoRefuseSeconds: number
  /** Whether buyers may bring goods back to a shop. */
  offlineAftersales: boolean
  /** Whether freight is refunded with the last unit of the order. */
  refundsFreight: boolean
  /** Reasons that a buyer of an after-sale selects from. */
  aftersaleReasons: readonly string[]
  /** The notice that buyers see before they request an after-sale; HTML as stored. */
  aftersaleRemind: { intro: string; isOpen: boolean }
  /** Whether after-sales and requests to cancel a paid order are approved at once. */
  autoApprove: boolean
  /** Whether shops also hand orders over for a six-digit code. */
  pickupCodeOpen: boolean
}

const numberOf = (value: unknown, fallback: number) => {
  const number = typeof value === 'string' ? Number(value) : value
  return typeof number === 'number' && Number.isFinite(number) && number >= 0 ? number : fallback
}
const switchOf = (value: unknown, fallback: boolean) =>
  value === undefined || value === null
    ? fallback
    : value === true || value === 'true' || value === 1 || value === '1'

/** Whether a stored switch is on: `true`, `1` or their texts. */
export const isOn = (value: unknown): boolean => switchOf(value, false)

const textsOf = (value: unknown, fallback: readonly string[]): readonly string[] => {
  const texts = Array.isArray(value)
    ? value.filter((one): one is string => typeof one === 'string' && one.trim() !== '')
    : []
  return texts.length > 0 ? texts : fallback
}
const remindOf = (value: unknown): TradeSettings['aftersaleRemind'] => {
  const given = typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {}
  const intro = typeof given.intro === 'string' ? given.intro : ''
  return { intro, isOpen: switchOf(given.is_open, false) && intro !== '' }
}

/**
 * The settings of orders as operators see them, of a stored value. Numbers are whole: of a fraction, which only another
 * back end can have stored, the integer part counts. Defaults are the contract's, except that after-sales are open for
 * seven days after completion: with the contract's 0 a broken product could never be returned (contract trade §17).
 */
export function wireTradeSettings(value: Record<string, unknown> | null): TradeSettingValues {
  const given = value ?? {}
  const whole = (field: keyof TradeSettingValues, fallback: number, least = 0) =>
    Math.max(least, Math.floor(numberOf(given[field], fallback)))
  return {
    order_cancel_time: whole('order_cancel_time', 15, 5),
    offline_cancel_time: whole('offline_cancel_time', offlineOrderDays, 1),
    // Unpaid orders hold stock, so their number is limited.
    unpaid_order_limit: whole('unpaid_order_limit', 20, 1),
    unpaid_sku_limit: whole('unpaid_sku_limit', 0),
    order_finish_time: whole('order_finish_time', 7),
    latest_aftersale_time: whole('latest_aftersale_time', 7),
    aftersale_close_time: whole('aftersale_close_time', 7),
    auto_refuse_time: whole('auto_refuse_time', 0),
    auto_aftersales: isOn(given.auto_aftersales),
    offline_aftersales: isOn(given.offline_aftersales),
    is_refund_freight: isOn(given.is_refund_freight),
    repeat_cancel: isOn(given.repeat_cancel),
    rate_status: switchOf(given.rate_status, true),
    pickupcode_status: switchOf(given.pickupcode_status, true),
  }
}

/**
 * Reads the trade settings from their stored value, for services whose own statement selects it, such as the facts of a
 * checkout; all others call `readTradeSettings`.
 */
export function tradeSettings(value: Record<string, unknown> | null): TradeSettings {
  const set = wireTradeSettings(value)
  return {
    cancelSeconds: set.order_cancel_time * 60,
    offlineCancelSeconds: set.offline_cancel_time * daySeconds,
    unpaidLimit: set.unpaid_order_limit,
    unpaidSkuLimit: set.unpaid_sku_limit,
    finishSeconds: set.order_finish_time * daySeconds,
    aftersaleSeconds: set.latest_aftersale_time * daySeconds,
    repeatCancel: set.repeat_cancel,
    rateOpen: set.rate_status,
    autoRefuseSeconds: set.auto_refuse_time * daySeconds,
    offlineAftersales: set.offline_aftersales,
    refundsFreight: set.is_refund_freight,
    aftersaleReasons: textsOf(value?.aftersales_reasons, defaultReasons),
    aftersaleRemind: remindOf(value?.aftersales_remind),
    autoApprove: set.auto_aftersales,
    pickupCodeOpen: set.pickupcode_status,
  }
}

/** The stored trade settings. */
export const readTradeSettings = async (db: Queries): Promise<TradeSettings> =>
  tradeSettings(await findSetting(db, 'trade'))

/** Reads the rule for paying with points; off until an operator stores the row `point` (contract trade §13.1). */
export function pointRule(value: Record<string, unknown> | null): PointRule {
  const given = value ?? {}
  return {
    isOpen: isOn(given.isOpenMemberPoint) && isOn(given.isOpenDeductPoint),
    deductPoint: Math.max(1, numberOf(given.deduct_point, 100)),
    proportionLimit: Math.min(100, numberOf(given.deduct_proportion_limit, 100)),
    name: typeof given.name === 'string' && given.name !== '' ? given.name : '积分',
  }
}

/** Points that orders earn for one yuan now; 0 while they earn none. */
export const pointsPerYuan = (value: Record<string, unknown> | null): number => {
  const { isOpen, perYuan } = rewardRule(value)
  return isOpen ? perYuan : 0
}

/**
 * Reads the rule for points that orders earn, from the same row (contract trade §13.1): `gain_point` for one yuan, at
 * most `gain_limit` for an order (0: no limit). With `access` set to `items` each product has points of its own; the
 * catalogue has none, so nothing is earned.
 */
export function rewardRule(value: Record<string, unknown> | null): RewardRule {
  const given = value ?? {}
  const limit = numberOf(given.gain_limit, 0)
  return {
    isOpen: isOn(given.isOpenMemberPoint) && given.access !== 'items',
    perYuan: numberOf(given.gain_point, 0),
    limit: limit > 0 ? Math.floor(limit) : null,
  }
}
