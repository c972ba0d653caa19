import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { closeFolder, createPrivateFolder, makePrivate } from '@/lib/server/ground/private-folder'

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

/** Other users can read the data folder, and this one may not change that. */
export class FolderNotPrivate extends Error {
  constructor(folder: string, cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    super(
      `The data folder ${folder} is open to other users of this machine and cannot be closed to them (${reason}). It holds keys and password hashes. Set MALL_DATA_DIR to a folder of its own, which the mall can create inside it.`,
      { cause },
    )
    this.name = 'FolderNotPrivate'
  }
}

const lockFile = 'lock.db'
/** What the mall keeps in its data folder. */
const ownEntries = ['pg', 'pictures', lockFile, 'secret', 'content-secret', 'outbox.jsonl']

/** Whether a folder is the mall's: it has been one before, or is empty, apart from what a new file system has. */
const isOwn = (names: string[]) => names.includes(lockFile) || names.every((name) => name === 'lost+found')

/** Creates the folder when it does not exist, and proves that files can be created in it. */
async function prepare(folder: string): Promise<void> {
  try {
    await createPrivateFolder(folder)
    const probe = join(folder, `.writable-${process.pid}`)
    await writeFile(probe, '')
    await rm(probe)
  } catch (error) {
    throw new FolderUnusable(folder, error)
  }
}

/**
 * Locks a data folder for this process; creates it when it does not exist. Only this user can read what is in it.
 *
 * The lock is an exclusive SQLite transaction on `lock.db`. The operating system releases it when the process ends, also
 * after `kill -9`, and it works between containers that share the folder (ADR 0011).
 *
 * @returns releases the lock
 * @throws FolderInUse, FolderUnusable, FolderNotPrivate
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = resolve(folder)
  await prepare(path)
  const orNotPrivate = (error: unknown) => {
    throw new FolderNotPrivate(path, error)
  }
  await closeFolder(path, isOwn).catch(orNotPrivate)
  // Not imported: bundlers do not know this builtin yet.
  const sqlite = process.getBuiltinModule('node:sqlite')
  let lock: DatabaseSync | undefined
  try {
    lock = new sqlite.DatabaseSync(join(path, lockFile))
    lock.exec('pragma busy_timeout = 0; begin exclusive')
  } catch (error) {
    lock?.close()
    throw isBusy(error) ? new FolderInUse(path) : new FolderUnusable(path, error)
  }
  const held = lock
  try {
    // Behind the lock: the files of a running mall are not touched.
    for (const name of ownEntries) await makePrivate(join(/* turbopackIgnore: true */ path, name))
  } catch (error) {
    held.close()
    orNotPrivate(error)
  }
  return async () => held.close()
}

/** SQLITE_BUSY: another connection holds the lock. */
const isBusy = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && 'errcode' in error && error.errcode === 5
