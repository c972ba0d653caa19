import 'server-only'
import type { SharedDrops } from '@/lib/server/edge/shared-drops/shared-drops'
import type { Job } from './job'

/** Reads the invalidations of other instances even without a listener, and deletes old rows. */
export const sharedDropsJobs = (drops: SharedDrops): Job[] => [
  { name: 'read drops of other instances', every: 1, run: () => drops.catchUp() },
  { name: 'sweep drops', every: 3600, run: () => drops.sweep() },
]
