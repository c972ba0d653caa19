import 'server-only'
import { employeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import * as requestMessages from '@/lib/domain/messages/request'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addressBlock } from '@/lib/web/address-block'
import type { EmployeeContext } from './load-offer'
import { addBehaviour, dropOldBehaviours } from './sql/behaviours'

/** Most reports per address. */
const perAddress = { max: 120, window: 600, message: requestMessages.tooManyRequests }

/** Seconds for which reports are kept. */
const keptFor = 365 * daySeconds

/**
 * Stores a report of a visitor's behaviour in an activity.
 * @param userId null for a guest
 * @returns the number of the report
 * @throws MallError 企业不参与该活动 when the employer takes no part in the activity, or for an unknown activity
 */
export async function recordBehaviour(
  { db, now }: Mall,
  userId: number | null,
  ip: string,
  report: EmployeeContext & { kind: 'scan' | 'passphrase_verify'; visitorKey: string },
): Promise<number> {
  const { activityId, enterpriseId, kind, visitorKey } = report
  if (ip) await takeHit(db, `purchase-report:${addressBlock(ip)}`, perAddress, now())
  const [row] = await db.run(addBehaviour, [kind, activityId, enterpriseId, userId, visitorKey, now()])
  if (!row) throw new MallError(employeeTexts.outside)
  return row.logId
}

/** Deletes reports that are older than a year. */
export const sweepBehaviours = (db: Queries, now: number) => db.run(dropOldBehaviours, [now - keptFor])
