import 'server-only'
import type { RechargeSettingValues } from '@/lib/contract/operator/trade/deposit'
import { MallError } from '@/lib/domain/errors'
import {
  rechargeSetting,
  rechargeSettingProblem,
  type RechargeSetting,
} from '@/lib/domain/order/payment/recharge'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'
import { changeSetting } from '@/lib/server/ground/trade-setting/change-setting'
import { eventTags } from '@/lib/web/cache-tags'

/** The rules for recharging. */
export const readRechargeSetting = async (db: Queries): Promise<RechargeSetting> =>
  rechargeSetting(await findSetting(db, 'deposit'))

/**
 * The rules for recharging, if it is open.
 * @throws MallError 暂未开启储值充值
 */
export async function getOpenRecharge(db: Queries): Promise<RechargeSetting> {
  const setting = await readRechargeSetting(db)
  if (!setting.isOpen) throw new MallError('暂未开启储值充值')
  return setting
}

const wireSetting = (value: Record<string, unknown> | null): RechargeSettingValues => {
  const { isOpen, minFee, maxFee, rules } = rechargeSetting(value)
  return { is_open: isOpen, min_fee: minFee, max_fee: maxFee, rules: rules.map((rule) => ({ ...rule })) }
}

/** The setting as operators see it. */
export const getRechargeSettings = async ({ db }: Mall): Promise<RechargeSettingValues> =>
  wireSetting(await findSetting(db, 'deposit'))

/**
 * Changes some fields of the setting; the others stay as they are.
 * @throws MallError with the texts of `rechargeSettingProblem`
 */
export async function storeRechargeSettings(
  mall: Mall,
  actor: Actor,
  changed: { [K in keyof RechargeSettingValues]?: RechargeSettingValues[K] | undefined },
): Promise<RechargeSettingValues> {
  const stored = await changeSetting(mall, actor, 'deposit', changed, wireSetting, rechargeSettingProblem)
  await mall.invalidate(eventTags.rulesChanged())
  return stored
}
