import 'server-only'
import type { PointSettingValues } from '@/lib/contract/operator/trade/point'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { changeSetting } from '@/lib/server/ground/trade-setting/change-setting'
import { isOn, pointRule, rewardRule } from '@/lib/server/ground/trade-setting/trade-settings'
import { eventTags } from '@/lib/web/cache-tags'

/** The row `point` of the settings as operators see it, with the defaults of `pointRule` and `rewardRule`. */
const wirePointSettings = (value: Record<string, unknown> | null): PointSettingValues => {
  const [rule, reward] = [pointRule(value), rewardRule(value)]
  return {
    isOpenMemberPoint: isOn(value?.isOpenMemberPoint),
    gain_point: reward.perYuan,
    gain_limit: reward.limit ?? 0,
    isOpenDeductPoint: isOn(value?.isOpenDeductPoint),
    deduct_point: rule.deductPoint,
    deduct_proportion_limit: rule.proportionLimit,
  }
}

/** The stored settings. */
export const getPointSettings = async ({ db }: Mall): Promise<PointSettingValues> =>
  wirePointSettings(await findSetting(db, 'point'))

/** Changes some settings; the others stay as they are. */
export async function storePointSettings(
  mall: Mall,
  actor: Actor,
  changed: { [K in keyof PointSettingValues]?: PointSettingValues[K] | undefined },
): Promise<PointSettingValues> {
  const stored = await changeSetting(mall, actor, 'point', changed, wirePointSettings)
  await mall.invalidate(eventTags.rulesChanged())
  return stored
}
