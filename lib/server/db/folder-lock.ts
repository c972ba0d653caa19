import 'server-only'
import { mkdir } from 'node:fs/promises'
import { resolve } from 'node:path'

/** Another process has the data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that process or set MALL_DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/**
 * Locks a data folder for this process; creates it when it does not exist.
 *
 * The lock is an exclusive SQLite transaction on `lock.db`. The operating system releases it when the process ends, also
 * after `kill -9`, and it works between containers that share the folder (ADR 0011).
 *
 * @returns releases the lock
 * @throws FolderInUse
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder)
  await mkdir(path, { recursive: true })
  // Not imported: bundlers do not know this builtin yet.
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
