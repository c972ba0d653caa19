import 'server-only'
import { eq } from 'drizzle-orm'
import type { EnterpriseInput } from '@/lib/contract/operator/trade/employee'
import { operatorEmployeeTexts as texts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import * as addressMessages from '@/lib/domain/messages/address'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import { enterpriseAddresses, enterprises } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { recordSaved } from './audit'
import { operatorAddresses, operatorEnterprises, type AddressRow, type EnterpriseRow } from './sql'

/** @throws MallError 企业不存在 */
export async function getEnterprise(db: Queries, enterpriseId: number): Promise<EnterpriseRow> {
  const [row] = await db.run(operatorEnterprises, [null, enterpriseId, 1, 0])
  if (!row) throw new MallError(texts.noEnterprise)
  return row
}

/**
 * Adds an employer, or changes one. A disabled one takes part in no activities.
 * @throws MallError 企业不存在, 企业编号已存在
 */
export async function saveEnterprise(
  mall: Mall,
  scope: Scope,
  { enterprise_id: known, enterprise_sn: enterpriseSn, auth_type: authType, ...rest }: EnterpriseInput,
): Promise<EnterpriseRow> {
  const { orm } = mall.db
  const values = { ...rest, enterpriseSn, authType, updated: mall.now() }
  const before = known === undefined ? null : await getEnterprise(mall.db, known)
  const [saved] = await (
    known === undefined
      ? orm
          .insert(enterprises)
          .values({ ...values, created: mall.now() })
          .returning({ id: enterprises.enterpriseId })
      : orm
          .update(enterprises)
          .set(values)
          .where(eq(enterprises.enterpriseId, known))
          .returning({ id: enterprises.enterpriseId })
  ).catch((error: unknown) => {
    if (violatedConstraint(error) === 'enterprises_enterprise_sn_unique') throw new MallError(texts.snTaken)
    throw error
  })
  if (!saved) throw new MallError(texts.noEnterprise)
  const after = await getEnterprise(mall.db, saved.id)
  const entry = { event: 'saveEnterprise', subject: 'enterprise', subjectId: saved.id }
  await recordSaved(mall, scope, entry, before, after)
  return after
}

export interface AddressInput {
  addressId: number | undefined
  enterpriseId: number
  name: string
  province: string
  city: string
  county: string
  adrdetail: string
  sort: number
  disabled: boolean
}

async function findAddress(db: Queries, enterpriseId: number, addressId: number): Promise<AddressRow> {
  const [row] = await db.run(operatorAddresses, [enterpriseId, addressId, 1, 0])
  if (!row) throw new MallError(addressMessages.addressMissing)
  return row
}

/**
 * Adds a delivery address of an employer, or changes one.
 * @throws MallError 企业不存在; 地址不存在 also for one of another employer
 */
export async function saveAddress(
  mall: Mall,
  scope: Scope,
  { addressId, ...values }: AddressInput,
): Promise<AddressRow> {
  const { orm } = mall.db
  const { enterpriseId } = values
  await getEnterprise(mall.db, enterpriseId)
  const before = addressId === undefined ? null : await findAddress(mall.db, enterpriseId, addressId)
  const [saved] = await (addressId === undefined
    ? orm.insert(enterpriseAddresses).values(values).returning({ id: enterpriseAddresses.addressId })
    : orm
        .update(enterpriseAddresses)
        .set(values)
        .where(eq(enterpriseAddresses.addressId, addressId))
        .returning({ id: enterpriseAddresses.addressId }))
  const after = await findAddress(mall.db, enterpriseId, saved?.id ?? 0)
  const entry = { event: 'saveAddress', subject: 'enterprise', subjectId: enterpriseId }
  await recordSaved(mall, scope, entry, before, after)
  return after
}
