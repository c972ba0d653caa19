import 'server-only'
import type { Mall } from '@/lib/server/context'
import { invalidateTurned } from '@/lib/server/promotion/invalidate-turned'

/** How far the first run looks back, in seconds: pages may have been drawn since the process began. */
const firstLook = 60

/**
 * Lets stored pages follow the clock of promotions. Each process looks for itself, from where it last came to: a run that
 * failed or came late misses nothing.
 */
export function promotionJobs() {
  let seen: number | undefined
  return [
    {
      name: 'turn promotions',
      every: 2,
      async run(mall: Mall): Promise<void> {
        const now = mall.now()
        await invalidateTurned(mall, seen ?? now - firstLook, now)
        seen = now
      },
    },
  ]
}
