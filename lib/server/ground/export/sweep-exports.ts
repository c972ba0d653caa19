import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import { forgetFile, uselessFiles } from './sql'
import { removeParts } from './stored-file'

/** Files of one run. */
const batch = 50

/** Deletes files that have expired, and what is left of those that were never whole. Their records stay. */
export async function sweepExports(mall: Mall): Promise<void> {
  for (const file of await mall.db.run(uselessFiles, [mall.now(), batch])) {
    await removeParts(mall, file)
    await mall.db.run(forgetFile, [file.taskId, file.attempt])
  }
}
