import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { pointsPerYuan } from '@/lib/server/ground/trade-setting/trade-settings'

/** The points that orders earn for one yuan now; 0 while they earn none. */
export const readPointsPerYuan = async (db: Queries): Promise<number> =>
  pointsPerYuan(await findSetting(db, 'point'))
