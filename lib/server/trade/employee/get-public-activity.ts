import 'server-only'
import { employeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { anyActivity, publicActivity, type PublicActivityRow } from './sql/activities'

/**
 * The title and pictures of an activity that is shown, for members and guests.
 * @throws MallError 活动不存在
 */
export async function getPublicActivity({ db, now }: Mall, activityId: number): Promise<PublicActivityRow> {
  const [row] = await db.run(publicActivity, [activityId, now()])
  if (!row) throw new MallError(employeeTexts.noActivity)
  return row
}

/** Whether an activity is shown and not over. */
export const isAnyActivityShown = async ({ db, now }: Mall): Promise<boolean> =>
  (await db.run(anyActivity, [now()])).length > 0
