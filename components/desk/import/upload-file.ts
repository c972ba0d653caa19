'use client'
import { desk } from '@/lib/client/call/desk'
import type { TaskFileKind } from '@/lib/domain/task/task-file'

/** The files of an import. */
export interface ImportFiles {
  table: File
  /** A ZIP with pictures. */
  pictures: File | null
}

/** Attempts for a part, for connections that break. */
const attempts = 3

async function sendPart(send: () => Promise<unknown>): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      await send()
      return
    } catch (error) {
      if (attempt === attempts) throw error
    }
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
  const send = async (of: TaskFileKind, file: File) => {
    for (let index = 0; index * part_bytes < file.size; index++) {
      const part = file.slice(index * part_bytes, (index + 1) * part_bytes)
      await sendPart(() => desk.goodsImport.part({ task_id, of, index, file: new File([part], 'part') }))
      sent += part.size
      onProgress(sent / all)
    }
  }
  await send('table', table)
  if (pictures) await send('pictures', pictures)
  return task_id
}
