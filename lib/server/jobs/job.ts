import 'server-only'
import type { Mall } from '@/lib/server/mall'

/** Repeated work. A run does a bounded amount; several instances may run the same job at once. */
export interface Job {
  name: string
  /** Seconds between two runs. */
  every: number
  run: (mall: Mall) => Promise<void>
}
