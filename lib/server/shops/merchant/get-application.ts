import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { SettledType } from '@/lib/domain/merchant/application-states'
import * as shopMessages from '@/lib/domain/messages/shop'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { ApplicationRow } from './application-columns'
import { applicationById, applicationOfMember } from './sql'

/** An application whose first step is saved. */
export type BegunApplication = ApplicationRow & { merchantTypeId: number; settledType: SettledType }

/** The application of a member; undefined for merchants and operators who never applied. */
export async function findApplication(db: Queries, userId: number): Promise<ApplicationRow | undefined> {
  const [row] = await db.run(applicationOfMember, [userId])
  return row
}

/** @throws MallError 入驻申请查询失败; 经营范围数据查询失败 before the first step is saved */
export async function getApplication(db: Queries, userId: number): Promise<BegunApplication> {
  const row = await findApplication(db, userId)
  if (!row) throw new MallError('入驻申请查询失败')
  const { merchantTypeId, settledType } = row
  if (merchantTypeId === null || settledType === null) throw new MallError('经营范围数据查询失败')
  return { ...row, merchantTypeId, settledType }
}

export const noApplication = () => new MallError(shopMessages.applicationMissing)

/**
 * An application for operators.
 * @throws MallError 入驻申请不存在
 */
export async function getApplicationById(db: Queries, applicationId: number): Promise<ApplicationRow> {
  const [row] = await db.run(applicationById, [applicationId])
  if (!row) throw noApplication()
  return row
}
