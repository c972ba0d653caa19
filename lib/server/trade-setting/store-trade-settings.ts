import 'server-only'
import type { TradeSettingValues } from '@/lib/contract/operator/trade-setting'
import type { Mall } from '@/lib/server/context'
import type { Actor } from '@/lib/domain/actor'
import { offlineOrderDays } from '@/lib/domain/order/offline-transfer'
import { recordAudit } from '@/lib/server/audit/record-audit'
import { json, statement } from '@/lib/server/db/statement'
import { findSetting } from '@/lib/server/settings'
import { defaultUnpaidLimit } from './trade-settings'

const lockSettings = statement(
  'trade_setting_lock',
  `insert into settings (key, value, updated) values ('trade', '{}', $1)
   on conflict (key) do update set value = settings.value returning value`,
  { value: json<Record<string, unknown>>() },
)
const storeSettings = statement(
  'trade_setting_store',
  `update settings set value = $1, updated = $2 where key = 'trade'`,
)

const number = (value: unknown, fallback: number) => {
  const given = Number(value ?? fallback)
  return Number.isInteger(given) && given >= 0 ? given : fallback
}
const flag = (value: unknown, fallback: boolean) =>
  value === undefined || value === null
    ? fallback
    : value === true || value === 'true' || value === 1 || value === '1'

/** The settings of orders as operators see them, with the defaults of `tradeSettings` (contract trade §12.3). */
export const wireTradeSettings = (value: Record<string, unknown> | null): TradeSettingValues => {
  const given = value ?? {}
  return {
    order_cancel_time: number(given.order_cancel_time, 15),
    offline_cancel_time: number(given.offline_cancel_time, offlineOrderDays),
    unpaid_order_limit: number(given.unpaid_order_limit, defaultUnpaidLimit),
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

/** Changes some settings; others, also of clients that this mall does not know, stay as they are. */
export async function storeTradeSettings(
  mall: Mall,
  actor: Actor,
  changed: { [K in keyof TradeSettingValues]?: TradeSettingValues[K] | undefined },
): Promise<TradeSettingValues> {
  const values = Object.fromEntries(Object.entries(changed).filter(([, value]) => value !== undefined))
  return mall.db.transaction(async (tx) => {
    const [stored] = await tx.run(lockSettings, [mall.now()])
    const next = { ...stored?.value, ...values }
    await tx.run(storeSettings, [JSON.stringify(next), mall.now()])
    const [before, after] = [wireTradeSettings(stored?.value ?? null), wireTradeSettings(next)]
    const names = Object.keys(values) as (keyof TradeSettingValues)[]
    const pick = (of: TradeSettingValues) => Object.fromEntries(names.map((name) => [name, of[name]]))
    await recordAudit(
      tx,
      {
        actor,
        event: 'storeSettings',
        subject: 'setting',
        subjectId: 'trade',
        before: pick(before),
        after: pick(after),
      },
      mall.now(),
    )
    return after
  })
}
