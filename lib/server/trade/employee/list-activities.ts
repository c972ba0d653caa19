import 'server-only'
import type { WireEmployeeActivity } from '@/lib/contract/trade/employee-shape'
import { pageOf } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { toMemberActivity } from './load-offer'
import { activitiesForMember } from './sql/activities'
import { enterpriseById } from './sql/employers'
import { wireActivity } from './wire'

interface ActivityQuery {
  enterpriseId: number
  activityId: number | undefined
  name: string | undefined
  /** The shown state; empty for any. */
  status: string | undefined
  withFee: boolean
}

/**
 * A page of the activities of the member's employer that are shown and not over; empty for other members
 * (contract member §17).
 * @returns the activities of the page, and the number of activities that match
 */
export async function listActivities(
  { db, now: clock }: Mall,
  userId: number,
  { enterpriseId, activityId, name, status, withFee }: ActivityQuery,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: WireEmployeeActivity[]; total: number }> {
  const now = clock()
  const [enterprise] = await db.run(enterpriseById, [enterpriseId])
  if (!enterprise) return { list: [], total: 0 }
  const rows = await db.run(activitiesForMember, [
    userId,
    enterpriseId,
    now,
    activityId || null,
    name || null,
  ])
  const found = rows
    .map((row) =>
      wireActivity(toMemberActivity(row, userId, enterpriseId), enterprise.authType, now, withFee),
    )
    .filter((row) => !status || row.status === status)
  return { list: pageOf(found, page, pageSize), total: found.length }
}
