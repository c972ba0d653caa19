import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { getEnterprise } from './enterprises'
import { operatorAddresses, operatorEnterprises, type AddressRow, type EnterpriseRow } from './sql'

/**
 * A page of the employers, disabled ones included. Each row has the number of all that match in `total`.
 * @param filter.name a part of the name; absent, empty and 0 match all employers
 */
export const listEnterprises = (
  db: Queries,
  { name, enterpriseId }: { name: string | undefined; enterpriseId: number | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<EnterpriseRow[]> =>
  db.run(operatorEnterprises, [name || null, enterpriseId || null, ...limitAndOffset(page, pageSize)])

/**
 * A page of the delivery addresses of an employer, disabled ones included. Each row has the number of all addresses in
 * `total`.
 * @throws MallError 企业不存在
 */
export async function listAddresses(
  db: Queries,
  enterpriseId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<AddressRow[]> {
  await getEnterprise(db, enterpriseId)
  return db.run(operatorAddresses, [enterpriseId, null, ...limitAndOffset(page, pageSize)])
}
