import type { DeskExport } from '@/lib/contract/operator/desk/export'
import { exportKeptDays, exportSubjects, type ExportFormat } from '@/lib/domain/export/subjects'

export const formatNames: Record<ExportFormat, string> = { xlsx: 'Excel', csv: 'CSV' }

/** Where the browser gets the file of an export. */
export const exportFileHref = (exportId: number): string =>
  `/api/h5app/wxapp/operator/exports/file?export_id=${exportId}`

/** The rows of an export in words: 订单（已筛选）. */
export const exportTitle = ({ subject, is_filtered: isFiltered }: DeskExport): string =>
  `${exportSubjects[subject].name}${isFiltered ? '（已筛选）' : ''}`

/** The part that is written, 0 to 1. */
export const exportShare = ({ done, total }: DeskExport): number =>
  total > 0 ? Math.min(1, done / total) : 0

/** The outcome of an export in a sentence. */
export function exportSentence({
  state,
  done,
  total,
  rows,
  is_masked: isMasked,
  problem,
}: DeskExport): string {
  switch (state) {
    case 'running':
      return total > 0 ? `正在导出，${done}/${total}` : '正在准备'
    case 'done':
      return `共${rows}行${isMasked ? '，个人信息已隐藏' : ''}，文件保留${exportKeptDays}天`
    case 'empty':
      return '没有符合条件的内容，没有生成文件'
    case 'expired':
      return `文件只保留${exportKeptDays}天，已过期，请重新导出`
    case 'cancelled':
      return '导出已取消，没有生成文件'
    case 'failed':
      return problem || '导出失败，请重试'
  }
}
