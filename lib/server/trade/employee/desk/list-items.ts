import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { getActivity } from './activities'
import { operatorItems, type ItemRow } from './sql'

/**
 * A page of the SKUs in an activity. Each row has the number of all SKUs in `total`.
 * @throws MallError 活动不存在
 */
export async function listItems(
  db: Queries,
  activityId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<ItemRow[]> {
  await getActivity(db, activityId)
  return db.run(operatorItems, [activityId, null, ...limitAndOffset(page, pageSize)])
}
