import 'server-only'
import type { Mall } from '@/lib/server/context'
import { invalidateTurned } from '@/lib/server/promotion/invalidate-turned'

/** How far the first run looks back, in seconds: pages may have been rendered since the process started. */
const firstLookBack = 60

/**
 * Drops cached pages when a promotion starts or ends. Each process continues from its last successful run, so a failed or
 * late run misses nothing.
 */
export function promotionJobs() {
  let lastRun: number | undefined
  return [
    {
      name: 'turn promotions',
      every: 2,
      async run(mall: Mall): Promise<void> {
        const now = mall.now()
        await invalidateTurned(mall, lastRun ?? now - firstLookBack, now)
        lastRun = now
      },
    },
  ]
}
