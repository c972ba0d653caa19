import 'server-only'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Shown when a second process wants the same data folder. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that process or set MALL_DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Takes a folder for this process alone and gives the function that releases it.
 *
 * The lock is SQLite's: an exclusive transaction on `lock.db`. The operating system drops it when the process dies in
 * whatever way, so nothing stale is left after `kill -9`, and it also holds between containers that share the folder.
 *
 * @throws FolderInUse when another process has it.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder)
  await mkdir(path, { recursive: true })
  // Taken at run time because bundlers do not know this builtin yet.
  const { DatabaseSync } = process.getBuiltinModule('node:sqlite')
  const lock = new DatabaseSync(`${path}/lock.db`)
  try {
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch {
    lock.close()
    throw new FolderInUse(path)
  }
  return async () => lock.close()
}
