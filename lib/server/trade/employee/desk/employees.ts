import 'server-only'
import { eq } from 'drizzle-orm'
import { operatorEmployeeTexts as texts } from '@/lib/domain/employee'
import { MallError } from '@/lib/domain/errors'
import { mobileProblem } from '@/lib/domain/validate'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { employees } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { getEnterprise } from './enterprises'
import { operatorEmployees, putEmployees, type EmployeeRow } from './sql'

/**
 * Adds people to the list of an employer. Members with such a number can become its employees; a removed number is
 * added again.
 * @throws MallError 企业不存在, 请输入正确的手机号 with the line
 */
export async function importEmployees(
  mall: Mall,
  { actor }: Scope,
  enterpriseId: number,
  people: readonly { name: string; mobile: string }[],
): Promise<{ added: number; changed: number }> {
  await getEnterprise(mall.db, enterpriseId)
  for (const [index, { mobile }] of people.entries()) {
    const problem = mobileProblem(mobile)
    if (problem) throw new MallError(`第${index + 1}行：${problem}`)
  }
  // If a number is listed twice, the last name counts.
  const byMobile = new Map(people.map((person) => [person.mobile, person]))
  const rows = await mall.db.run(putEmployees, [
    enterpriseId,
    JSON.stringify([...byMobile.values()]),
    mall.now(),
  ])
  const added = rows.filter(({ isNew }) => isNew).length
  const changed = byMobile.size - added
  await recordAudit(
    mall.db,
    {
      actor,
      event: 'importEmployees',
      subject: 'enterprise',
      subjectId: enterpriseId,
      after: { added, changed },
    },
    mall.now(),
  )
  return { added, changed }
}

async function getEmployee(db: Queries, employeeId: number): Promise<EmployeeRow> {
  const [row] = await db.run(operatorEmployees, [null, null, null, employeeId, 1, 0])
  if (!row) throw new MallError(texts.noEmployee)
  return row
}

/**
 * Ends or resumes an employment. Former employees cannot buy any more, and neither can the relatives whom they invited.
 * @throws MallError 员工不存在
 */
export async function disableEmployee(
  mall: Mall,
  { actor }: Scope,
  { employeeId, disabled, reason }: { employeeId: number; disabled: boolean; reason: string },
): Promise<EmployeeRow> {
  const before = await getEmployee(mall.db, employeeId)
  await mall.db.orm
    .update(employees)
    .set({ disabled, updated: mall.now() })
    .where(eq(employees.employeeId, employeeId))
  await recordAudit(
    mall.db,
    {
      actor,
      event: 'disableEmployee',
      subject: 'employee',
      subjectId: employeeId,
      reason,
      before: { disabled: before.disabled },
      after: { disabled },
    },
    mall.now(),
  )
  return getEmployee(mall.db, employeeId)
}
