import 'server-only'
import { mkdir, rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'

/** Another process has the data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that process or set MALL_DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/** Nothing can be written into the data folder. */
export class FolderUnusable extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The data folder ${folder} cannot be written to (${reason}). Make it a writable folder or set MALL_DATA_DIR to another one.`,
      { cause },
    )
    this.name = 'FolderUnusable'
  }
}

/** Creates the folder when it does not exist, and proves that files can be created in it. */
async function prepare(folder: string): Promise<void> {
  try {
    await mkdir(folder, { recursive: true })
    const probe = join(folder, `.writable-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new FolderUnusable(folder, error)
  }
}

/**
 * Locks a data folder for this process; creates it when it does not exist.
 *
 * The lock is an exclusive SQLite transaction on `lock.db`. The operating system releases it when the process ends, also
 * after `kill -9`, and it works between containers that share the folder (ADR 0011).
 *
 * @returns releases the lock
 * @throws FolderInUse, FolderUnusable
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder)
  await prepare(path)
  // Not imported: bundlers do not know this builtin yet.
  const sqlite = process.getBuiltinModule('node:sqlite')
  let lock: DatabaseSync | undefined
  try {
    lock = new sqlite.DatabaseSync(`${path}/lock.db`)
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock?.close()
    throw isBusy(error) ? new FolderInUse(path) : new FolderUnusable(path, error)
  }
  const held = lock
  return async () => held.close()
}

/** SQLITE_BUSY: another connection holds the lock. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === 5
