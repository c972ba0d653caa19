import 'server-only'
import type { DeskExport } from '@/lib/contract/operator/desk/export'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { changeTask } from '@/lib/server/ground/task/change-task'
import { kindOf } from './begin-export'
import { getExport, type ExportViewer } from './find-exports'

/**
 * Cancels an export; its job stops at the next read.
 * @throws MallError 导出记录不存在; a sentence when it has ended
 */
export async function cancelExport(
  mall: Mall,
  actor: Actor,
  viewer: ExportViewer,
  exportId: number,
): Promise<DeskExport> {
  const { subject } = await getExport(mall.db, viewer, exportId, mall.now())
  await changeTask(mall, actor, exportId, 'cancel', [kindOf(subject)])
  return getExport(mall.db, viewer, exportId, mall.now())
}
