import 'server-only'
import type { Mall } from '@/lib/server/ground/mall'
import type { Job } from './job'

/** Maximum steps of one run, so that jobs do not slow requests down. */
const perRun = 200

/**
 * Repeats a step until it finds no more work, the maximum is reached or the mall stops: two hundred refunds take longer
 * than the time for a stop (ADR 0088).
 */
export const repeat =
  (step: (mall: Mall) => Promise<boolean>): Job['run'] =>
  async (mall, isStopping) => {
    for (let done = 0; done < perRun && !isStopping() && (await step(mall)); done++);
  }
