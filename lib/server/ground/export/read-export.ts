import 'server-only'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { streamedTable } from '@/lib/server/ground/table-file/table-file'
import { getReadable, type ExportViewer } from './find-exports'
import { readParts } from './stored-file'

/**
 * The file of an export, with an entry in the audit trail that is written before the first byte.
 * @throws MallError as `getReadable`
 */
export async function readExport(
  mall: Mall,
  actor: Actor,
  viewer: ExportViewer,
  exportId: number,
): Promise<File> {
  const now = mall.now()
  const row = await getReadable(mall.db, viewer, exportId, now)
  const after = { subject: row.subject, rows: row.rows }
  await recordAudit(
    mall.db,
    { actor, event: 'downloadExport', subject: 'task', subjectId: exportId, after },
    now,
  )
  return streamedTable(row.fileName, row.format, readParts(mall, row))
}
