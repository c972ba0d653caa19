import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { getActivity } from './activities'
import { operatorBudgets, type BudgetRow } from './sql'

/**
 * A page of the used budgets of an activity, the largest amounts first. Each row has the number of all that match in
 * `total`.
 * @param filter.enterpriseId absent or 0 for all employers
 * @throws MallError 活动不存在
 */
export async function listBudgets(
  db: Queries,
  { activityId, enterpriseId }: { activityId: number; enterpriseId: number | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<BudgetRow[]> {
  await getActivity(db, activityId)
  return db.run(operatorBudgets, [activityId, enterpriseId || null, ...limitAndOffset(page, pageSize)])
}
