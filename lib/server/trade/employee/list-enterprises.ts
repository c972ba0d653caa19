import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { enterpriseList, ownEnterprises, type EnterpriseRow, type OwnEnterpriseRow } from './sql/employers'

/**
 * A page of the employers that are not disabled.
 * @param filter.number the number of an employer (企业编号); absent fields, empty texts and 0 match all employers
 * @returns the rows of the page, and the number of employers that match; 0 for a page after the last one
 */
export async function listEnterprises(
  db: Queries,
  { number, enterpriseId }: { number: string | undefined; enterpriseId: number | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: EnterpriseRow[]; total: number }> {
  const rows = await db.run(enterpriseList, [
    number || null,
    enterpriseId || null,
    ...limitAndOffset(page, pageSize),
  ])
  return { rows, total: rows[0]?.total ?? 0 }
}

/**
 * The employers of a member, as an employee or as a relative.
 * @param filter.activityId only employers that take part in this activity; absent or 0 for all
 * @param filter.withDisabled also disabled employers, and those for which the member no longer works
 */
export async function listOwnEnterprises(
  db: Queries,
  userId: number,
  { activityId, withDisabled }: { activityId: number | undefined; withDisabled: boolean },
): Promise<OwnEnterpriseRow[]> {
  const rows = await db.run(ownEnterprises, [userId, activityId || null])
  return withDisabled ? rows : rows.filter((row) => !row.disabled && !row.identityDisabled)
}
