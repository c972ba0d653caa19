import 'server-only'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { readSetting } from '@/lib/server/ground/settings'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'

const key = 'goods.approval'
const fallback = { isNeeded: true }

/** Whether products of merchants need an approval; what waits already is decided in any case. */
export const isApprovalNeeded = async (db: Queries): Promise<boolean> =>
  (await readSetting(db, key, fallback)).isNeeded

/** No page shows it. */
export const setApprovalNeeded = async (mall: Mall, actor: Actor, isNeeded: boolean): Promise<boolean> =>
  (await changeSiteSetting(mall, actor, key, fallback, { isNeeded }, [])).isNeeded
