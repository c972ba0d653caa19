import { z } from 'zod'
import {
  exportFormats,
  exportStates,
  exportSubjectNames,
  type ExportState,
} from '@/lib/domain/export/subjects'
import * as deskMessages from '@/lib/domain/messages/desk'
import { call } from '../../call'
import { seconds, wireId, wireInt } from '../../fields'
import { forDesk, noPages } from '../options'

/** An export of a list, as the calls that begin one answer (`operator/orders/export` …). */
export const deskExport = z.object({
  export_id: z.int(),
  subject: z.enum(exportSubjectNames),
  format: z.enum(exportFormats),
  /** Some of the rows, not all. */
  is_filtered: z.boolean(),
  /** Personal data in it are masked. */
  is_masked: z.boolean(),
  /** Who exported it. */
  username: z.string(),
  is_own: z.boolean(),
  state: z.enum(Object.keys(exportStates) as ExportState[]),
  /** Entries of the list that are written, and all of them; 0 while that is unknown. */
  done: z.int(),
  total: z.int(),
  /** Of the file, without its header. */
  rows: z.int(),
  bytes: z.int(),
  file_name: z.string(),
  /** Whether the caller gets its file. */
  may_download: z.boolean(),
  /** Why it failed. */
  problem: z.string(),
  created: seconds,
  /** When the file is deleted; 0 without one. */
  expires: seconds,
})
export type DeskExport = z.infer<typeof deskExport>

const exportId = () => wireId(deskMessages.exportMissing)

/**
 * Exports and their files, which are kept for seven days. A person sees those of subjects that the own role may export,
 * merchants those of their shop.
 */
export const operatorExportContract = {
  list: call('GET', '/operator/exports', '导出记录', forDesk(null))
    .input(
      z.object({ after: wireId().optional(), ...noPages, pageSize: wireInt(1, 100).optional().default(20) }),
    )
    .output(z.object({ list: z.array(deskExport), next: z.int().nullable() })),

  info: call('GET', '/operator/exports/info', '导出进度', forDesk(null))
    .input(z.object({ export_id: exportId() }))
    .output(deskExport),

  /** The headers of the columns that files of a subject have. */
  columns: call('GET', '/operator/exports/columns', '导出的列', forDesk(null))
    .input(z.object({ subject: z.enum(exportSubjectNames, '请选择导出的内容') }))
    .output(z.object({ list: z.array(z.string()) })),

  cancel: call('POST', '/operator/exports/cancel', '取消导出', forDesk(null))
    .input(z.object({ export_id: exportId() }))
    .output(deskExport),

  file: call('GET', '/operator/exports/file', '下载导出文件', { ...forDesk(null), file: true })
    .input(z.object({ export_id: exportId() }))
    .output(z.file()),
}
