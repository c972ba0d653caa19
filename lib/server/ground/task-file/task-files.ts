import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import { partBytes, type TaskFileKind } from '@/lib/domain/task/task-file'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import type { Mall } from '@/lib/server/ground/mall'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'

/** A file that came in parts. */
export interface TaskFile {
  name: string
  /** Bytes. */
  size: number
}

const keyOf = (taskId: number, kind: TaskFileKind, index: number) => `tasks/${taskId}/${kind}/${index}`

const partsOf = ({ size }: TaskFile) => Math.ceil(size / partBytes)

/**
 * Stores a part of a file; the same part again replaces it.
 * @throws MallError 文件分片不正确 for one that is none of the file
 */
export async function putPart(
  mall: Mall,
  taskId: number,
  kind: TaskFileKind,
  file: TaskFile,
  { index, bytes }: { index: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const last = partsOf(file) - 1
  const length = index < last ? partBytes : file.size - last * partBytes
  if (index > last || bytes.length !== length) throw new MallError(deskMessages.filePartInvalid)
  await storageOf(mall).put(keyOf(taskId, kind, index), bytes, 'application/octet-stream')
}

/** The file of its parts. Reading throws MallError 文件不完整，请重新上传 when one is missing. */
export const fileOf = (mall: Mall, taskId: number, kind: TaskFileKind, file: TaskFile): FileSource => ({
  ...file,
  async *bytes() {
    for (let index = 0; index < partsOf(file); index++) {
      const part = await storageOf(mall).get(keyOf(taskId, kind, index))
      if (!part) throw new MallError(deskMessages.fileIncomplete)
      yield part
    }
  },
})

/** Deletes the parts of a file. */
export async function removeFile(
  mall: Mall,
  taskId: number,
  kind: TaskFileKind,
  file: TaskFile,
): Promise<void> {
  for (let index = 0; index < partsOf(file); index++) await storageOf(mall).remove(keyOf(taskId, kind, index))
}
