import 'server-only'
import { busy } from '@/lib/domain/errors'

interface Limits {
  /** Most tasks that run at the same time. */
  running: number
  /** Most waiting tasks of one lane. */
  perLane: number
  /** Most waiting tasks of all lanes. */
  waiting: number
}

/**
 * Runs expensive tasks with lanes taking turns, so that a lane with many tasks does not delay the others. Tasks are
 * rejected at once when too many are waiting.
 */
export class FairTurns {
  readonly #limits: Limits
  /** The lane with the next turn comes first. */
  readonly #lanes = new Map<string, (() => void)[]>()
  #running = 0
  #waiting = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs `work` when its lane has the turn.
   * @throws MallError 系统繁忙，请稍后再试 (503) when too many tasks are waiting
   */
  async run<T>(lane: string, work: () => Promise<T>): Promise<T> {
    if (this.#running < this.#limits.running) this.#running++
    else await this.#queue(lane)
    try {
      return await work()
    } finally {
      this.#next()
    }
  }

  #queue(lane: string): Promise<void> {
    const own = this.#lanes.get(lane) ?? []
    if (own.length >= this.#limits.perLane || this.#waiting >= this.#limits.waiting) throw busy(503)
    this.#waiting++
    this.#lanes.set(lane, own)
    return new Promise((resolve) => own.push(resolve))
  }

  /** Passes the turn of a finished task on. */
  #next(): void {
    const [first] = this.#lanes
    if (!first) {
      this.#running--
      return
    }
    const [lane, own] = first
    const start = own.shift()
    this.#waiting--
    this.#lanes.delete(lane)
    if (own.length > 0) this.#lanes.set(lane, own)
    start?.()
  }
}
