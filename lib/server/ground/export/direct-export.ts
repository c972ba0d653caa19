import 'server-only'
import { exportSubjects, personalOf, type ExportFormat } from '@/lib/domain/export/subjects'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { streamedTable, tableFileName } from '@/lib/server/ground/table-file/table-file'
import { writeTable } from '@/lib/server/ground/table-file/write-table'
import { auditOf, type AnyExportSource, type ExportRequest } from './source'

/**
 * All rows of a subject as a file that is written while it is read, for a command on this machine. Nothing is masked.
 * An entry in the audit trail comes before the first byte.
 */
export async function directExport(
  { db, now }: Mall,
  actor: Actor,
  source: AnyExportSource,
  format: ExportFormat,
): Promise<File> {
  const at = now()
  const { subject, event, auditSubject } = source
  const personal = personalOf(subject)
  const request: ExportRequest<Record<string, unknown>> = { shopId: null, filter: {}, shown: personal, at }
  const isMasked = personal.length === 0 ? null : false
  const after = auditOf(source, { format, filter: {} }, { shopId: null, isMasked })
  await recordAudit(db, { actor, event, subject: auditSubject, subjectId: 0, after }, at)
  async function* lines() {
    yield source.headers(request)
    for await (const { rows } of source.pages(db, request)) yield* rows
  }
  const name = tableFileName(exportSubjects[subject].name, format, at)
  return streamedTable(name, format, writeTable(format, lines()))
}
