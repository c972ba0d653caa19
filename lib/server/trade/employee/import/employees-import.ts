import 'server-only'
import { operatorEmployeeTexts as texts } from '@/lib/domain/employee'
import { mobileCell, textCell } from '@/lib/domain/import/table/cells'
import * as deskMessages from '@/lib/domain/messages/desk'
import { maskMobile, maskName } from '@/lib/domain/person/mask'
import { recordAudits } from '@/lib/server/ground/audit/record-audit'
import type { RowPlan, TableImport } from '@/lib/server/ground/table-import/definition'
import { importEmployees } from '../desk/employees'
import {
  employeesOf,
  enterprisesOf,
  lockEmployees,
  removeEmployees,
  restoreEmployees,
  type PresentEmployee,
} from './sql'

interface EmployeeRow {
  enterprise_sn: string
  name: string
  mobile: string
}

interface EmployeeChange {
  enterpriseId: number
  name: string
  mobile: string
  /** The entry of the list before it; null for a new one. */
  before: PresentEmployee | null
}

interface EmployeeUndo {
  employeeId: number
  enterpriseId: number
  name: string
  before: PresentEmployee | null
  /** The time that the import wrote. */
  updated: number
}

const keyOf = ({ enterpriseId, mobile }: { enterpriseId: number; mobile: string }) =>
  `${enterpriseId}:${mobile}`

/** People on the lists of employers: 企业编码, 姓名, 手机号码 (contract files §2). */
export const employeesImport: TableImport<EmployeeRow, EmployeeChange, EmployeeUndo> = {
  kind: 'employees.import',
  columns: {
    enterprise_sn: {
      header: '企业编码',
      isNeeded: true,
      hint: '必填，内购企业的编号',
      sample: 'QIYE001',
      read: textCell(50),
    },
    name: {
      header: '姓名',
      isNeeded: true,
      hint: '必填，50个字以内',
      sample: '示例员工',
      mask: maskName,
      read: textCell(50),
    },
    mobile: {
      header: '手机号码',
      aliases: ['手机号'],
      isNeeded: true,
      hint: '必填，员工用这个手机号认证',
      sample: '13800000000',
      mask: maskMobile,
      read: mobileCell,
    },
  },
  unused: {
    账号: '不导入（商城按手机号认证员工）',
    校验密码: '不导入（商城按手机号认证员工）',
  },
  keys: [{ field: 'mobile', of: ({ enterprise_sn, mobile }) => JSON.stringify([enterprise_sn, mobile]) }],
  nameOf: ({ enterprise_sn = '', mobile = '' }) =>
    [enterprise_sn, maskMobile(mobile)].filter(Boolean).join(' '),

  async lock({ tx }, rows) {
    await tx.run(lockEmployees, [rows.map(({ mobile }) => mobile)])
  },

  async plan({ db }, rows) {
    const enterprises = await db.run(enterprisesOf, [rows.map(({ enterprise_sn }) => enterprise_sn)])
    const idOf = new Map(enterprises.map(({ enterpriseSn, enterpriseId }) => [enterpriseSn, enterpriseId]))
    const found = await db.run(employeesOf, [[...idOf.values()], rows.map(({ mobile }) => mobile)])
    const byKey = new Map(found.map((one) => [keyOf(one), one]))
    return rows.map(({ enterprise_sn, name, mobile }): RowPlan<EmployeeChange> => {
      const enterpriseId = idOf.get(enterprise_sn)
      if (enterpriseId === undefined)
        return {
          state: 'refused',
          field: 'enterprise_sn',
          text: `企业编码“${enterprise_sn}”：${texts.noEnterprise}`,
        }
      const before = byKey.get(keyOf({ enterpriseId, mobile })) ?? null
      const change = { enterpriseId, name, mobile, before }
      if (!before) return { state: 'create', notes: [], change }
      const notes = [
        before.name !== name && `姓名 ${maskName(before.name)} → ${maskName(name)}`,
        before.disabled && '恢复内购',
      ].filter((note) => note !== false)
      return notes.length > 0 ? { state: 'change', notes, change } : { state: 'same' }
    })
  },

  async write({ mall, tx }, { actor }, changes) {
    const scope = { actor, shopId: null }
    for (const enterpriseId of new Set(changes.map((change) => change.enterpriseId)))
      await importEmployees(
        mall,
        scope,
        enterpriseId,
        changes.flatMap(({ enterpriseId: id, name, mobile }) =>
          id === enterpriseId ? [{ name, mobile }] : [],
        ),
      )
    const written = await tx.run(employeesOf, [
      changes.map(({ enterpriseId }) => enterpriseId),
      changes.map(({ mobile }) => mobile),
    ])
    const byKey = new Map(written.map((one) => [keyOf(one), one]))
    return changes.map((change) => {
      const { employeeId = 0, updated = 0 } = byKey.get(keyOf(change)) ?? {}
      const { enterpriseId, name, before } = change
      return { employeeId, enterpriseId, name, before, updated }
    })
  },

  async undo({ mall, tx }, { actor }, undos) {
    const back = JSON.stringify(
      undos.map(({ employeeId, name, updated, before }) => ({
        employeeId,
        name,
        updated,
        oldName: before?.name ?? '',
        oldDisabled: before?.disabled ?? false,
        oldUpdated: before?.updated ?? 0,
        isNew: before === null,
      })),
    )
    const done = new Set(
      [...(await tx.run(restoreEmployees, [back])), ...(await tx.run(removeEmployees, [back]))].map(
        ({ employeeId }) => employeeId,
      ),
    )
    await recordAudits(
      tx,
      undos
        .filter(({ employeeId }) => done.has(employeeId))
        .map(({ employeeId }) => ({
          actor,
          event: 'undoImport',
          subject: 'employee',
          subjectId: employeeId,
        })),
      mall.now(),
    )
    return undos.map(({ employeeId }) => (done.has(employeeId) ? null : deskMessages.laterChanged))
  },
}
