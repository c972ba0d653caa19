import 'server-only'
import { access, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { commandLine } from '@/lib/env'

/** The file that stands in a data folder while a restore exchanges what is in it. */
const marker = 'restoring'

/** The error for a data folder in which a restore was stopped while it exchanged database, pictures and keys. */
export class RestoreUnfinished extends Error {
  constructor(folder: string) {
    super(
      `A restore into the data folder ${folder} was stopped half way. Repeat it: ${commandLine('restore', 'FILE --replace')}`,
    )
    this.name = 'RestoreUnfinished'
  }
}

/** @throws RestoreUnfinished */
export async function assertRestored(folder: string): Promise<void> {
  const isMarked = await access(join(folder, marker)).then(
    () => true,
    () => false,
  )
  if (isMarked) throw new RestoreUnfinished(folder)
}

/** Does work during which the folder is not that of a mall: no mall starts on it when the work does not end. */
export async function whileRestoring(folder: string, work: () => Promise<void>): Promise<void> {
  await writeFile(join(folder, marker), '', { mode: 0o600 })
  await work()
  await rm(join(folder, marker))
}
