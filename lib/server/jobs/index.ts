import 'server-only'
import type { Mall } from '@/lib/server/context'
import { countedAsJob } from '@/lib/server/db/statements'
import { log } from '@/lib/server/log'
import { promotionJobs } from './promotion'
import { sweepJobs } from './sweep'
import { tradeJobs } from './trade'

/** Work that repeats. One run does a bounded piece; instances may run the same job at once without harm. */
export interface Job {
  name: string
  /** Seconds between two runs. */
  every: number
  run: (mall: Mall) => Promise<void>
}

export interface Jobs {
  /** Lets running jobs finish and starts no more. */
  stop(): Promise<void>
}

/** Starts all jobs of the mall. A failed run is logged and tried again at its next turn. */
export function startJobs(mall: Mall): Jobs {
  let stopped = false
  const running = new Set<Promise<void>>()
  const unhurried: Mall = { ...mall, db: mall.db.unhurried }
  const jobs: Job[] = [...tradeJobs, ...promotionJobs(), ...sweepJobs]
  const timers = jobs.map((job) => {
    let busy = false
    const turn = () => {
      if (stopped || busy) return
      busy = true
      const work = countedAsJob(() => job.run(unhurried))
        .catch((error: unknown) => log.error({ err: error, job: job.name }, 'job failed'))
        .finally(() => {
          busy = false
          running.delete(work)
        })
      running.add(work)
    }
    return setInterval(turn, job.every * 1000).unref()
  })
  return {
    async stop() {
      stopped = true
      for (const timer of timers) clearInterval(timer)
      await Promise.all(running)
    },
  }
}
