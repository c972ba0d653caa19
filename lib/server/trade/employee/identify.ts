import 'server-only'
import { employeeTexts } from '@/lib/domain/employee'
import { MallError, notSignedIn } from '@/lib/domain/errors'
import * as employeeMessages from '@/lib/domain/messages/employee'
import * as memberMessages from '@/lib/domain/messages/member'
import * as requestMessages from '@/lib/domain/messages/request'
import type { Viewer } from '@/lib/domain/person/viewer'
import { isMobile } from '@/lib/domain/validate'
import { violatedConstraint, type Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addressBlock } from '@/lib/web/address-block'
import {
  addEmployee,
  claimEmployee,
  dropOwnRelatives,
  employeesOfMobile,
  enterpriseById,
  ownEmployee,
  type EmployeeRow,
  type EnterpriseRow,
} from './sql/employers'

/** Most lookups of numbers per address. */
const lookups = { max: 30, window: 600, message: requestMessages.tooManyRequests }

interface Question {
  authType: string
  mobile: string | undefined
  enterpriseId: number | undefined
  activityId: number | undefined
}

/**
 * The employers that list a number, or one that accepts every member (contract member §14.1).
 * @throws MallError 请选择正确的验证方式, 手机号必填, 企业ID必填, 未关联企业信息，请确认后再操作
 */
export async function findEmployees(
  mall: Mall,
  viewer: Viewer | null,
  { authType, mobile = '', enterpriseId, activityId }: Question,
  ip: string,
): Promise<EmployeeRow[] | EnterpriseRow> {
  if (authType === 'no_verify') {
    if (!enterpriseId) throw new MallError(employeeMessages.enterpriseIdMissing)
    const [enterprise] = await mall.db.run(enterpriseById, [enterpriseId])
    if (enterprise?.authType !== 'no_verify') throw new MallError(employeeTexts.notFound)
    return enterprise
  }
  if (authType !== 'mobile' && authType !== 'qr_code') throw new MallError(employeeTexts.wrongWay)
  if (mobile === '') throw new MallError(memberMessages.mobileRequired)
  if (mobile === 'member_mobile' && !viewer) throw notSignedIn()
  const number = mobile === 'member_mobile' ? (viewer?.mobile ?? '') : mobile
  if (ip && number !== viewer?.mobile)
    await takeHit(mall.db, `employee-ip:${addressBlock(ip)}`, lookups, mall.now())
  const rows = isMobile(number)
    ? await mall.db.run(employeesOfMobile, [number, authType, enterpriseId || null, activityId || null])
    : []
  if (rows.length === 0) throw new MallError(employeeTexts.notFound)
  return rows
}

/**
 * Makes a member an employee. Employers list their staff by number, and only the owner of a number can sign in with it,
 * so the number of the account counts and not the one that a client sends.
 * @throws MallError 企业不存在, 请选择正确的验证方式, 已经是该企业员工，不需要重复绑定, 企业员工已绑定其他用户,
 *   企业员工验证失败
 */
export async function authenticateEmployee(
  mall: Mall,
  viewer: Viewer,
  { enterpriseId, authType }: { enterpriseId: number; authType: string },
): Promise<void> {
  const { userId, mobile } = viewer
  await mall.db
    .transaction(async (tx) => {
      const [enterprise] = await tx.run(enterpriseById, [enterpriseId])
      if (!enterprise) throw new MallError(employeeTexts.noEnterprise)
      if (enterprise.authType !== authType) throw new MallError(employeeTexts.wrongWay)
      const [own] = await tx.run(ownEmployee, [userId, enterpriseId])
      if (own) throw new MallError(own.disabled ? employeeTexts.notIdentified : employeeTexts.isEmployee)
      const bound =
        authType === 'no_verify'
          ? await tx.run(addEmployee, [userId, enterpriseId, '', mall.now()])
          : await tx.run(claimEmployee, [userId, enterpriseId, mobile, mall.now()])
      if (bound.length === 0)
        throw new MallError(await whyRefused(tx, userId, mobile, authType, enterpriseId))
      await tx.run(dropOwnRelatives, [userId, enterpriseId])
    })
    .catch((error: unknown) => {
      // A parallel call of the same member was faster.
      if (violatedConstraint(error) === 'employees_one_account') throw new MallError(employeeTexts.isEmployee)
      throw error
    })
}

async function whyRefused(
  tx: Queries,
  userId: number,
  mobile: string,
  authType: string,
  enterpriseId: number,
): Promise<string> {
  // A parallel call of the same member may have been faster.
  const [own] = await tx.run(ownEmployee, [userId, enterpriseId])
  if (own) return employeeTexts.isEmployee
  const known = await tx.run(employeesOfMobile, [mobile, authType, enterpriseId, null])
  return known.length > 0 ? employeeTexts.isOthers : employeeTexts.notIdentified
}
