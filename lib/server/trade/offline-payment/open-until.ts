import 'server-only'
import { kindRules } from '@/lib/domain/order/kinds'
import type { LockedOrder } from '@/lib/server/trade/order/lock-order'
import type { TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'

/**
 * Until when an order that is paid by bank transfer stays open, in epoch seconds. Those of activities keep their own time, so
 * that a transfer never keeps their pieces. While a voucher is in review nothing is cancelled (contract trade §7.7).
 */
export const openUntilOf = (
  { orderClass, autoCancelTime }: Pick<LockedOrder, 'orderClass' | 'autoCancelTime'>,
  { offlineCancelSeconds }: TradeSettings,
  now: number,
): number => (kindRules(orderClass).isKeptForTransfer ? now + offlineCancelSeconds : autoCancelTime)
