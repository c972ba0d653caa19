import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { ApplicationRow } from './application-columns'
import { applicationOfMember } from './sql'

/** The application of a member; undefined for merchants and operators who never applied. */
export async function findApplication(db: Queries, userId: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.run(applicationOfMember, [userId])
  return row
}

/** @throws MallError 入驻申请查询失败 */
export async function getApplication(db: Queries, userId: number): Promise<ApplicationRow> {
  const row = await findApplication(db, userId)
  if (!row) throw new MallError('入驻申请查询失败')
  return row
}
