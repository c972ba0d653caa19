import 'server-only'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import { exportSubjects, personalOf, type ExportSubject } from '@/lib/domain/export/subjects'
import * as deskMessages from '@/lib/domain/messages/desk'
import { daySeconds } from '@/lib/domain/time/china'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { takeHit } from '@/lib/server/ground/rate-limit/rate-limit'
import { addTask, beginRun } from '@/lib/server/ground/task/change-task'
import { getExport, type ExportViewer } from './find-exports'
import { auditOf, type ExportSource, type WantedExport } from './source'
import { insertExport } from './sql'

/** The kind of the task that exports a subject. */
export const kindOf = (subject: ExportSubject): string => `${subject}.export`

const perDay = { max: 300, window: daySeconds, message: '今天导出的次数过多，请明天再试' }

/** Whether a value of a filter leaves rows out. */
const narrows = (value: unknown) => value !== undefined && value !== '' && value !== false

/** The chosen ones of these columns; null for all. @throws MallError 请至少选择一列 */
function chosenOf(headers: readonly string[], wanted: readonly string[] | undefined): string[] | null {
  if (!wanted) return null
  const chosen = headers.filter((header) => wanted.includes(header))
  if (chosen.length === 0) throw new MallError(deskMessages.exportColumnsMissing)
  return chosen.length === headers.length ? null : chosen
}

/**
 * Begins an export of what a list is filtered to; a job writes its file. Whether personal data are masked is decided by
 * the role of the person who exports.
 * @throws MallError 429 今天导出的次数过多，请明天再试; 请至少选择一列
 */
export async function beginExport<Filter extends object>(
  mall: Mall,
  { actor, shopId, role }: Scope & { role: DeskRole },
  source: ExportSource<Filter>,
  wanted: WantedExport<Filter>,
): Promise<DeskExport> {
  const now = mall.now()
  const { subject } = source
  const { name } = exportSubjects[subject]
  const personal = personalOf(subject)
  const shown = personal.filter((one) => mayDo(role, one))
  const isMasked = personal.length === 0 ? null : shown.length < personal.length
  const columns = chosenOf(source.headers({ shopId, filter: wanted.filter, shown, at: now }), wanted.columns)
  const viewer: ExportViewer = { userId: Number(actor.id), shopId, role }
  await takeHit(mall.db, `export:${actor.id}`, perDay, now)
  return mall.db.transaction(async (tx) => {
    const taskId = await addTask(tx, actor, { kind: kindOf(subject), title: name, input: {} }, now)
    const isFiltered = Object.values(wanted.filter as Record<string, unknown>).some(narrows)
    const values = [wanted.format, shopId, JSON.stringify(wanted.filter), isFiltered, JSON.stringify(shown)]
    await tx.run(insertExport, [taskId, subject, ...values, columns && JSON.stringify(columns)])
    await beginRun(tx, taskId, now)
    const after = auditOf(source, { ...wanted, columns: columns ?? undefined }, { shopId, isMasked })
    const { event, auditSubject } = source
    await recordAudit(tx, { actor, event, subject: auditSubject, subjectId: 0, after }, now)
    return getExport(tx, viewer, taskId, now)
  })
}
