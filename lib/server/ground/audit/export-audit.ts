import 'server-only'
import { auditDifferences } from '@/lib/domain/desk/audit-differences'
import { auditActors, auditEventName, auditSubjectName } from '@/lib/domain/desk/audit-words'
import type { Actor } from '@/lib/domain/person/actor'
import { dateTimeText } from '@/lib/domain/time/china'
import { csvLine } from '@/lib/server/ground/csv-field'
import type { Mall } from '@/lib/server/ground/mall'
import { listAudit, type AuditEntryRow, type AuditFilter } from './list-audit'
import { openPersonal } from './personal-fields'
import { recordAudit } from './record-audit'

const head = [
  '编号',
  '时间',
  '操作人',
  '操作',
  '对象',
  '对象编号',
  '名称',
  '变更',
  '原因',
  'IP',
  '设备',
  '封存序号',
]
const [pageSize, maxRows] = [1000, 10_000]
/** With a rare keyword each page reads 20,000 entries and may find none. */
const maxPages = 50

const changeText = ({ before, after, names, subject }: AuditEntryRow): string =>
  auditDifferences(before, after, { all: true, names, subject })
    .map((row) => `${row.field}：${row.before || '空'} → ${row.after || '空'}`)
    .join('；')

const lineOf = (row: AuditEntryRow): string =>
  csvLine([
    row.audit_id,
    dateTimeText(row.at),
    row.actor_name || `${auditActors[row.actor_kind]} ${row.actor_id}`.trim(),
    auditEventName(row.event),
    auditSubjectName(row.subject),
    row.subject_id,
    row.subject_name,
    changeText(row),
    row.reason,
    row.ip,
    row.device,
    row.seal_no ?? '',
  ])

/**
 * The newest 10,000 entries that the filter finds, among a million for a keyword, as a CSV file. The export is an entry
 * of the trail itself.
 * @param shopId as `listAudit`
 */
export async function exportAudit(
  { db, secret, now }: Mall,
  actor: Actor,
  shopId: number | null,
  filter: AuditFilter,
): Promise<string> {
  const lines = [csvLine(head)]
  let after: string | undefined
  let pages = 0
  do {
    const page = await listAudit(db, shopId, filter, { after, pageSize })
    lines.push(...(await openPersonal(db, secret, page.list)).map(lineOf))
    after = page.next ?? undefined
    pages += 1
  } while (after !== undefined && lines.length <= maxRows && pages < maxPages)
  const asked = Object.fromEntries(Object.entries(filter).filter(([, value]) => value !== undefined))
  const entry = { actor, event: 'exportAudit', subject: 'audit', subjectId: '', after: asked }
  await db.transaction((tx) => recordAudit(tx, entry, now()))
  return lines.slice(0, maxRows + 1).join('')
}
