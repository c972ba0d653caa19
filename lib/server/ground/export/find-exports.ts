import 'server-only'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import { MallError } from '@/lib/domain/errors'
import {
  exportSubjectNames,
  exportSubjects,
  personalOf,
  type ExportState,
} from '@/lib/domain/export/subjects'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import { exportList, type ExportRecord } from './sql'

/** Who looks at exports. */
export interface ExportViewer {
  userId: number
  /** The only shop of a merchant; null for operators. */
  shopId: number | null
  role: DeskRole
}

const subjectsFor = ({ role }: ExportViewer) =>
  exportSubjectNames.filter((subject) => mayDo(role, exportSubjects[subject].permission))

function stateOf({ state, rows, expires, parts }: ExportRecord, now: number): ExportState {
  if (state === 'cancelled' || state === 'failed') return state
  if (state !== 'done') return 'running'
  if (rows === 0) return 'empty'
  return expires === null || expires <= now || parts === 0 ? 'expired' : 'done'
}

/** Whether a person may read the file: who may not export personal data gets none that another person exported. */
const mayRead = ({ shown }: ExportRecord, { role }: ExportViewer) => shown.every((one) => mayDo(role, one))

function wireExport(row: ExportRecord, viewer: ExportViewer, now: number): DeskExport {
  const state = stateOf(row, now)
  return {
    export_id: row.taskId,
    subject: row.subject,
    format: row.format,
    is_filtered: row.isFiltered,
    is_masked: row.shown.length < personalOf(row.subject).length,
    username: row.username,
    is_own: row.userId === viewer.userId,
    state,
    done: row.done,
    total: row.total,
    rows: row.rows,
    bytes: row.bytes,
    file_name: row.fileName,
    may_download: state === 'done' && mayRead(row, viewer),
    problem: row.problem,
    created: row.created,
    expires: row.expires ?? 0,
  }
}

/** A page of exports, the newest first. @param page.after the last one of the page before */
export async function listExports(
  db: Queries,
  viewer: ExportViewer,
  { after, pageSize }: { after?: number | undefined; pageSize: number },
  now: number,
): Promise<{ list: DeskExport[]; next: number | null }> {
  const rows = await db.run(exportList, [subjectsFor(viewer), viewer.shopId, after ?? null, pageSize + 1])
  const list = rows.slice(0, pageSize).map((row) => wireExport(row, viewer, now))
  return { list, next: rows.length > pageSize ? (list.at(-1)?.export_id ?? null) : null }
}

async function findExport(db: Queries, viewer: ExportViewer, exportId: number): Promise<ExportRecord> {
  const [row] = await db.run(exportList, [subjectsFor(viewer), viewer.shopId, exportId + 1, 1])
  if (row?.taskId !== exportId) throw new MallError(deskMessages.exportMissing)
  return row
}

/** An export. @throws MallError 导出记录不存在 */
export const getExport = async (
  db: Queries,
  viewer: ExportViewer,
  exportId: number,
  now: number,
): Promise<DeskExport> => wireExport(await findExport(db, viewer, exportId), viewer, now)

const problems: Record<Exclude<ExportState, 'done'>, string> = {
  running: '文件还在生成，请稍后再下载',
  empty: '没有符合条件的内容，没有文件',
  expired: '文件已过期，请重新导出',
  cancelled: '导出已取消，没有文件',
  failed: '导出失败，没有文件',
}

/**
 * An export whose file the viewer may read.
 * @throws MallError 导出记录不存在; 文件已过期，请重新导出 and other sentences of its state; 403 文件含有个人信息，您的账号没有导出权限
 */
export async function getReadable(
  db: Queries,
  viewer: ExportViewer,
  exportId: number,
  now: number,
): Promise<ExportRecord> {
  const row = await findExport(db, viewer, exportId)
  const state = stateOf(row, now)
  if (state !== 'done') throw new MallError(problems[state])
  if (!mayRead(row, viewer)) throw new MallError('文件含有个人信息，您的账号没有导出权限', { status: 403 })
  return row
}
