import 'server-only'
import { employeeTexts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { enterpriseById, type EnterpriseRow } from './sql/employers'

/**
 * An employer that is not disabled.
 * @throws MallError 企业不存在
 */
export async function getEnterprise(db: Queries, enterpriseId: number): Promise<EnterpriseRow> {
  const [enterprise] = await db.run(enterpriseById, [enterpriseId])
  if (!enterprise) throw new MallError(employeeTexts.noEnterprise)
  return enterprise
}
