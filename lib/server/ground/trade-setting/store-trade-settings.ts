import 'server-only'
import type { TradeSettingValues } from '@/lib/contract/operator/trade-setting'
import { offlineOrderDays } from '@/lib/domain/order/offline-transfer'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { changeSetting } from './change-setting'
import { defaultUnpaidLimit } from './trade-settings'

const number = (value: unknown, fallback: number) => {
  const given = Number(value ?? fallback)
  return Number.isInteger(given) && given >= 0 ? given : fallback
}
const flag = (value: unknown, fallback: boolean) =>
  value === undefined || value === null
    ? fallback
    : value === true || value === 'true' || value === 1 || value === '1'

/** The settings of orders as operators see them, with the defaults of `tradeSettings` (contract trade §12.3). */
const wireTradeSettings = (value: Record<string, unknown> | null): TradeSettingValues => {
  const given = value ?? {}
  return {
    order_cancel_time: number(given.order_cancel_time, 15),
    offline_cancel_time: number(given.offline_cancel_time, offlineOrderDays),
    unpaid_order_limit: number(given.unpaid_order_limit, defaultUnpaidLimit),
    unpaid_sku_limit: number(given.unpaid_sku_limit, 0),
    order_finish_time: number(given.order_finish_time, 7),
    latest_aftersale_time: number(given.latest_aftersale_time, 7),
    aftersale_close_time: number(given.aftersale_close_time, 7),
    auto_refuse_time: number(given.auto_refuse_time, 0),
    auto_aftersales: flag(given.auto_aftersales, false),
    offline_aftersales: flag(given.offline_aftersales, false),
    is_refund_freight: flag(given.is_refund_freight, false),
    repeat_cancel: flag(given.repeat_cancel, false),
    rate_status: flag(given.rate_status, true),
    pickupcode_status: flag(given.pickupcode_status, true),
  }
}

/** The stored settings. */
export const getTradeSettings = async ({ db }: Mall): Promise<TradeSettingValues> =>
  wireTradeSettings(await findSetting(db, 'trade'))

/** Changes some settings; others, including those of clients that this mall does not know, stay as they are. */
export const storeTradeSettings = (
  mall: Mall,
  actor: Actor,
  changed: { [K in keyof TradeSettingValues]?: TradeSettingValues[K] | undefined },
): Promise<TradeSettingValues> => changeSetting(mall, actor, 'trade', changed, wireTradeSettings)
