import 'server-only'
import type { SharedDrops } from '@/lib/server/edge/shared-drops/shared-drops'
import { countRun } from '@/lib/server/ground/job-metrics'
import { log } from '@/lib/server/ground/log'
import type { Mall } from '@/lib/server/ground/mall'
import { runAsJob } from '@/lib/server/ground/work'
import { auditJobs } from './audit'
import { hotWordsJob } from './hot-words'
import type { Job } from './job'
import { personalDataJobs } from './personal-data'
import { rebuildSearchJob } from './rebuild-search'
import { sharedDropsJobs } from './shared-drops'
import { statisticsJob } from './statistics'
import { sweepJobs } from './sweep'
import { taskJobs } from './tasks'
import { tradeJobs } from './trade'
import { turningJobs } from './turning'

export interface Jobs {
  /** Starts no more runs and waits for the running ones. */
  stop(): Promise<void>
}

interface JobOptions {
  /** Invalidates the page cache of this process without telling other instances: each of them runs these jobs. */
  dropHere: Mall['invalidate']
  /** Shares invalidations with other instances; absent with the embedded database. */
  drops?: SharedDrops | undefined
}

/** Starts all jobs of the mall. A failed run is logged and repeated at the next interval. */
export function startJobs(mall: Mall, { dropHere, drops }: JobOptions): Jobs {
  let stopped = false
  const running = new Set<Promise<void>>()
  const unhurried: Mall = { ...mall, db: mall.db.unhurried }
  const jobs: Job[] = [
    ...tradeJobs,
    ...turningJobs(dropHere),
    ...sweepJobs,
    ...auditJobs,
    ...personalDataJobs,
    rebuildSearchJob(),
    hotWordsJob(),
    ...taskJobs,
    statisticsJob,
    ...(drops ? sharedDropsJobs(drops) : []),
  ]
  const timers = jobs.map((job) => {
    let busy = false
    const runOnce = () => {
      if (stopped || busy) return
      busy = true
      const work = runAsJob(() => job.run(unhurried, () => stopped))
        .then(() => countRun(job.name, 'done'))
        .catch((error: unknown) => {
          countRun(job.name, 'failed')
          log.error({ err: error, job: job.name }, 'job failed')
        })
        .finally(() => {
          busy = false
          running.delete(work)
        })
      running.add(work)
    }
    return setInterval(runOnce, job.every * 1000).unref()
  })
  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
