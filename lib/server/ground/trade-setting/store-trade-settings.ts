import 'server-only'
import type { TradeSettingValues } from '@/lib/contract/operator/trade-setting'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { changeSetting } from './change-setting'
import { wireTradeSettings } from './trade-settings'

/** The stored settings. */
export const getTradeSettings = async ({ db }: Mall): Promise<TradeSettingValues> =>
  wireTradeSettings(await findSetting(db, 'trade'))

/** Changes some settings; others, including those of clients that this mall does not know, stay as they are. */
export const storeTradeSettings = (
  mall: Mall,
  actor: Actor,
  changed: { [K in keyof TradeSettingValues]?: TradeSettingValues[K] | undefined },
): Promise<TradeSettingValues> => changeSetting(mall, actor, 'trade', changed, wireTradeSettings)
