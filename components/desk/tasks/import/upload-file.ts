'use client'
import { desk } from '@/lib/client/call/desk'
import type { TableImportKind } from '@/lib/domain/import/table/kinds'
import type { TaskFileKind } from '@/lib/domain/task/task-file'

/** The files of an import. */
export interface ImportFiles {
  table: File
  /** A ZIP with pictures. */
  pictures: File | null
}

/** Attempts for a part, for connections that break. */
const attempts = 3

async function sendPart(send: () => Promise<void>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send()
      return
    } catch (error) {
      if (attempt === attempts) throw error
    }
  }
}

async function sendParts(
  file: File,
  bytes: number,
  send: (index: number, part: File) => Promise<void>,
): Promise<void> {
  for (let index = 0; index * bytes < file.size; index++) {
    const part = new File([file.slice(index * bytes, (index + 1) * bytes)], 'part')
    await sendPart(() => send(index, part))
  }
}

/**
 * Begins an import and sends its files in parts.
 * @param onProgress share of the bytes that are there, 0 to 1
 * @returns the id of the task
 */
export async function uploadImport(
  { table, pictures }: ImportFiles,
  onProgress: (share: number) => void,
): Promise<number> {
  const { task_id, part_bytes } = await desk.goodsImport.create({
    name: table.name.slice(-200),
    size: table.size,
    ...(pictures && { pictures_name: pictures.name.slice(-200), pictures_size: pictures.size }),
  })
  const all = table.size + (pictures?.size ?? 0)
  let sent = 0
  const send = (of: TaskFileKind, file: File) =>
    sendParts(file, part_bytes, async (index, part) => {
      await desk.goodsImport.part({ task_id, of, index, file: part })
      sent += part.size
      onProgress(sent / all)
    })
  await send('table', table)
  if (pictures) await send('pictures', pictures)
  return task_id
}

/** As `uploadImport`, for a table of another kind. */
export async function uploadTable(
  kind: TableImportKind,
  table: File,
  onProgress: (share: number) => void,
): Promise<number> {
  const { name, size } = table
  const { task_id, part_bytes } = await desk.tableImport.create({ kind, name: name.slice(-200), size })
  let sent = 0
  await sendParts(table, part_bytes, async (index, file) => {
    await desk.tableImport.part({ task_id, index, file })
    sent += file.size
    onProgress(sent / size)
  })
  return task_id
}
