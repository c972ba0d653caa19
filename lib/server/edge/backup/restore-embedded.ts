import 'server-only'
import { mkdir, readdir, rm } from 'node:fs/promises'
import { join } from 'node:path'
import type { Env } from '@/lib/env'
import { lockFolder } from '@/lib/server/ground/db/folder-lock'
import { openPglite } from '@/lib/server/ground/db/pglite'
import { whileRestoring } from '@/lib/server/ground/db/unfinished-restore'
import type { Mall } from '@/lib/server/ground/mall'
import { Refused } from '@/lib/server/ground/refused'
import { repeatErasures } from '@/lib/server/people/personal-data/erased-file'
import { readBackup } from './backup-file'
import { type CheckedBackup, mallOn } from './checked-backup'
import { databaseVersion } from './database-version'
import { writeEntry } from './folder-entries'
import { entryNames } from './manifest'
import { openRestored, type Proof } from './open-restored'
import { momentOf, moveAll, notEmpty, presentIn, type Restored, type RestoreOptions } from './put-aside'

/** What a restore exchanges in a data folder; all else stays. */
const parts = ['pg', 'pictures', entryNames.secret, entryNames.contentSecret]
/** Where the restored mall is made ready, on the same file system. */
const staging = '.restore'
const scratch = '.verify'

/** Files of an embedded database can be read by its own version only. */
async function openCopy(folder: string, { manifest, path }: CheckedBackup) {
  try {
    return await openPglite(folder)
  } catch (error) {
    throw new Refused(
      `The database in ${path}, of version ${manifest.database}, cannot be opened: ${error instanceof Error ? error.message : String(error)}`,
    )
  }
}

/** Writes a backup into an empty folder and opens it. */
async function fill(
  settings: Env,
  backup: CheckedBackup,
  folder: string,
  now: number,
  work: (mall: Mall) => Promise<unknown>,
): Promise<Proof> {
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { mode: 0o700 })
  await readBackup(backup.path, backup.key, (entry) => writeEntry(folder, entry))
  const db = await openCopy(folder, backup)
  try {
    if ((await databaseVersion(db)) !== backup.manifest.database)
      throw new Refused(`The backup is of version ${backup.manifest.database} of the database.`)
    const mall = mallOn(settings, db, backup, now)
    const proof = await openRestored(mall, backup.manifest)
    await work(mall)
    return proof
  } finally {
    await db.close()
  }
}

/**
 * Restores into the data folder. The restored mall is complete, upgraded and checked before it takes the place of the
 * former one.
 */
export async function intoEmbedded(
  settings: Env,
  backup: CheckedBackup,
  { replaces, now }: RestoreOptions,
): Promise<Restored> {
  const { dataDir } = settings
  const release = await lockFolder(dataDir)
  try {
    const present = await presentIn(dataDir, parts)
    if (present.length > 0 && !replaces) throw notEmpty(`The data folder ${dataDir}`)
    const folder = join(dataDir, staging)
    const proof = await fill(settings, backup, folder, now, repeatErasures)
    // A mall with keys in its settings keeps none in its folder.
    if (settings.secret !== undefined) await rm(join(folder, entryNames.secret), { force: true })
    if (settings.contentSecret !== undefined)
      await rm(join(folder, entryNames.contentSecret), { force: true })
    const aside = join(dataDir, `before-restore-${momentOf(now)}`)
    await whileRestoring(dataDir, async () => {
      await moveAll(present, dataDir, aside)
      const ready = (await readdir(folder)).filter((name) => parts.includes(name))
      // An empty folder may be there.
      for (const name of ready) await rm(join(dataDir, name), { recursive: true, force: true })
      await moveAll(ready, folder, dataDir)
    })
    await rm(folder, { recursive: true, force: true })
    return { ...proof, kept: present.length > 0 ? [aside] : [] }
  } finally {
    await release()
  }
}

/** Restores beside the data folder, and removes it again. */
export async function verifyEmbedded(settings: Env, backup: CheckedBackup, now: number): Promise<Proof> {
  const folder = join(settings.dataDir, scratch)
  const release = await lockFolder(folder)
  try {
    return await fill(settings, backup, join(folder, 'mall'), now, async () => {})
  } finally {
    await rm(join(folder, 'mall'), { recursive: true, force: true })
    await release()
  }
}
