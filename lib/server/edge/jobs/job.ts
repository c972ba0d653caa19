import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'

type IsStopping = () => boolean

/** Repeated work. A run does a bounded amount; several instances may run the same job at once. */
export interface Job {
  name: string
  /** Seconds between two runs. */
  every: number
  /** @param isStopping true once the mall stops: a run then leaves the rest to the next start */
  run: (mall: Mall, isStopping: IsStopping) => Promise<void>
}
