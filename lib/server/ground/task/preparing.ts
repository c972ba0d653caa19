import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { TaskRow } from './read-tasks'

/** Files of an import can be sent, and its choices made, until it runs. @throws MallError 导入已经开始，不能再修改 */
export function assertPreparing({ state }: Pick<TaskRow, 'state'>): void {
  if (state !== 'preparing' && state !== 'checked' && state !== 'failed')
    throw new MallError('导入已经开始，不能再修改')
}

/** A file that was checked is not replaced: its import would be another one. @throws MallError 文件已经检查，请重新选择文件 */
export function assertUploading(row: Pick<TaskRow, 'state'>): void {
  assertPreparing(row)
  if (row.state === 'checked') throw new MallError('文件已经检查，请重新选择文件')
}
