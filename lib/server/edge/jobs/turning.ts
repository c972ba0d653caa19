import 'server-only'
import { invalidateTurnedGroups } from '@/lib/server/catalogue/group/invalidate-turned'
import { invalidateTurned } from '@/lib/server/catalogue/promotion/invalidate-turned'
import { invalidateSoldOut } from '@/lib/server/catalogue/seckill/invalidate-sold-out'
import { invalidateOffers } from '@/lib/server/catalogue/subsidy/invalidate-offers'
import { invalidateReleased } from '@/lib/server/content/article/invalidate-released'
import { invalidateTurnedNotices } from '@/lib/server/content/notice/invalidate-turned'
import type { Mall } from '@/lib/server/ground/mall'
import type { Job } from './job'

/** Seconds that the first run looks back: pages may have been rendered since the process started. */
const firstLookBack = 60

type Invalidate = (mall: Mall, since: number, until: number) => Promise<void>

/**
 * A job that continues from its last successful run, so a failed or late run misses nothing. Each process has its own.
 */
function turning(name: string, invalidate: Invalidate) {
  let lastRun: number | undefined
  return {
    name,
    every: 2,
    async run(mall: Mall): Promise<void> {
      const now = mall.now()
      await invalidate(mall, lastRun ?? now - firstLookBack, now)
      lastRun = now
    },
  }
}

/** A job that compares the sold-out activities with those of its last run. */
function watchingSoldOut() {
  let before: Awaited<ReturnType<typeof invalidateSoldOut>> | undefined
  return {
    name: 'watch sold out activities',
    every: 2,
    async run(mall: Mall): Promise<void> {
      before = await invalidateSoldOut(mall, before)
    },
  }
}

/** A job that compares the classes of the programme whose budget is used up with those of its last run. */
function watchingSubsidies() {
  let before: string | undefined
  return {
    name: 'watch subsidy budgets',
    every: 2,
    async run(mall: Mall): Promise<void> {
      before = await invalidateOffers(mall, before)
    },
  }
}

/**
 * Jobs that invalidate the cache when a promotion starts or ends, an article is released, a notice begins or ends, an activity sells out, or a
 * budget of the programme is used up: no call of this process reports these events.
 * @param dropHere invalidates the page cache of this process
 */
export function turningJobs(dropHere: Mall['invalidate']): Job[] {
  const jobs = [
    watchingSoldOut(),
    watchingSubsidies(),
    turning('turn promotions', invalidateTurned),
    turning('turn groups', invalidateTurnedGroups),
    turning('release articles', invalidateReleased),
    turning('turn notices', invalidateTurnedNotices),
  ]
  return jobs.map((job) => ({ ...job, run: (mall) => job.run({ ...mall, invalidate: dropHere }) }))
}
