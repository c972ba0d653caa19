import 'server-only'
import type { TradeSettingValues } from '@/lib/contract/operator/trade/trade-setting'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { eventTags } from '@/lib/web/cache-tags'
import { changeSetting } from './change-setting'
import { wireTradeSettings } from './trade-settings'

/** The stored settings. */
export const getTradeSettings = async ({ db }: Mall): Promise<TradeSettingValues> =>
  wireTradeSettings(await findSetting(db, 'trade'))

/** Changes some settings; others, including those of clients that this mall does not know, stay as they are. */
export async function storeTradeSettings(
  mall: Mall,
  actor: Actor,
  changed: { [K in keyof TradeSettingValues]?: TradeSettingValues[K] | undefined },
): Promise<TradeSettingValues> {
  const stored = await changeSetting(mall, actor, 'trade', changed, wireTradeSettings)
  // Pages of products show reviews or not; the other settings are on no page.
  await mall.invalidate(
    changed.rate_status === undefined ? eventTags.rulesChanged() : eventTags.reviewsSwitched(),
  )
  return stored
}
