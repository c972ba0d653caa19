import 'server-only'
import { rebuildNextRows } from '@/lib/server/catalogue/search/rebuild-index'
import type { Mall } from '@/lib/server/ground/mall'
import type { Job } from './job'

/** Products per transaction, and transactions per run. */
const batchSize = 250
const batches = 8

/**
 * Brings the search index of an older build up to date while the mall is open: the start does not wait for a million
 * rows. Searches use the old entries until then. A process stops checking once it finds no outdated row.
 */
export function rebuildSearchJob(): Job {
  let last: number | null = 0
  return {
    name: 'rebuild search index',
    every: 2,
    async run({ db }: Mall, isStopping): Promise<void> {
      for (let batch = 0; batch < batches && last !== null && !isStopping(); batch++)
        last = await rebuildNextRows(db, last, batchSize)
    },
  }
}
