import 'server-only'
import { rm, writeFile } from 'node:fs/promises'
import { join, resolve } from 'node:path'
import type { DatabaseSync } from 'node:sqlite'
import { closeFolder, createPrivateFolder, makePrivate } from '@/lib/server/ground/private-folder'

/** The error when another process has the data folder open. */
export class FolderInUse extends Error {
  constructor(folder: string) {
    super(
      `The data folder ${folder} is in use by another process. Stop that process or set MALL_DATA_DIR to another folder.`,
    )
    this.name = 'FolderInUse'
  }
}

/** The error when the data folder is not writable. */
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

/** The error when other users can read the data folder and this user may not change that. */
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
/** The entries that the mall stores in its data folder. */
const ownEntries = [
  'pg',
  'pictures',
  'drawings',
  lockFile,
  'secret',
  'content-secret',
  'outbox.jsonl',
  'erased-members.jsonl',
]

/**
 * Whether a folder belongs to the mall: it was used before, or is empty apart from the entries of a new file system.
 */
const isOwn = (names: string[]) => names.includes(lockFile) || names.every((name) => name === 'lost+found')

/** Creates the folder if it does not exist, and checks that files can be created in it. */
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
 * Locks a data folder for this process; creates it if it does not exist. Only this user can read its content.
 * The lock is an exclusive SQLite transaction on `lock.db`. The operating system releases it when the process ends,
 * also after `kill -9`, and it works between containers that share the folder (ADR 0011).
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
    // After locking: the files of a running mall are not touched.
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
