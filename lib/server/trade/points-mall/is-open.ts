import 'server-only'
import { pointsMallSetting, type PointsMallSetting } from '@/lib/domain/points-mall'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'

/** The current setting of the points mall. */
export const readPointsMall = async (db: Queries): Promise<PointsMallSetting> =>
  pointsMallSetting(await findSetting(db, 'pointsmall'))

export const isPointsMallOpen = async (db: Queries): Promise<boolean> => (await readPointsMall(db)).isOpen
