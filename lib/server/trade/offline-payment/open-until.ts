import 'server-only'
import { kindRules } from '@/lib/domain/order/kinds'
import type { TradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import type { LockedOrder } from '@/lib/server/trade/order/lock-order'

/**
 * The time until which an order by bank transfer stays open, in epoch seconds. Orders of activities keep their own
 * time, so that a transfer never holds their pieces. Orders with a voucher in review are not cancelled (contract trade
 * §7.7).
 */
export const openUntilOf = (
  { orderClass, autoCancelTime }: Pick<LockedOrder, 'orderClass' | 'autoCancelTime'>,
  { offlineCancelSeconds }: TradeSettings,
  now: number,
): number => (kindRules(orderClass).isKeptForTransfer ? now + offlineCancelSeconds : autoCancelTime)
