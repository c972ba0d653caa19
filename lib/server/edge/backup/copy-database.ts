import 'server-only'
import { constants } from 'node:fs'
import { copyFile, mkdir, readdir, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { hasCode } from './error-code'
import type { HeldFolder } from './hold-folder'

/** Folders whose files belong to the running server and are made anew (PostgreSQL, "Making a Base Backup"). */
const withoutFiles = new Set([
  ...['pg_dynshmem', 'pg_notify', 'pg_replslot', 'pg_serial', 'pg_snapshots', 'pg_stat_tmp', 'pg_subtrans'],
])
const isLeftOut = (name: string) =>
  name === 'postmaster.pid' || name === 'postmaster.opts' || name.startsWith('pgsql_tmp')
const logFolder = 'pg_wal'
/** Parts of the log; beside them the folder has notes of earlier backups. */
const logFile = /^[\dA-F]{24}$/

/** Copies a file that may be removed meanwhile: the log has what became of it. */
async function copyOne(from: string, to: string): Promise<void> {
  try {
    await copyFile(from, to, constants.COPYFILE_FICLONE)
  } catch (error) {
    if (!hasCode(error, 'ENOENT')) throw error
  }
}

/** Copies a folder. @param isTaken of files, by name */
async function copyFolder(from: string, to: string, isTaken: (name: string) => boolean): Promise<void> {
  await mkdir(to, { mode: 0o700 })
  for (const entry of await readdir(from, { withFileTypes: true })) {
    const { name } = entry
    const [source, target] = [join(from, name), join(to, name)]
    if (entry.isDirectory()) {
      const isEmpty = withoutFiles.has(name) || name === logFolder
      await copyFolder(source, target, isEmpty ? () => false : isTaken)
    } else if (entry.isFile() && isTaken(name)) await copyOne(source, target)
  }
}

async function copyLog(from: string, to: string): Promise<void> {
  for (const name of (await readdir(from)).filter((one) => logFile.test(one)).toSorted())
    await copyOne(join(from, name), join(to, name))
}

/**
 * Copies the files of an embedded database, also of a running one: its log is copied last, and replayed when the copy
 * is opened.
 * @returns the position that the copy must have reached then; null when nothing was written meanwhile
 */
export async function copyDatabase(held: HeldFolder, from: string, to: string): Promise<string | null> {
  await rm(to, { recursive: true, force: true })
  await copyFolder(from, to, (name) => !isLeftOut(name))
  const ended = await held.endCopy()
  await copyLog(join(from, logFolder), join(to, logFolder))
  if (!ended) return null
  await writeFile(join(to, 'backup_label'), ended.label)
  return ended.lsn
}
