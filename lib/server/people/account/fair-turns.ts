import 'server-only'
import { busy } from '@/lib/domain/errors'

interface Limits {
  /** Works at the same time. */
  running: number
  /** Works of one lane that wait. */
  perLane: number
  /** Works that wait in all. */
  waiting: number
}

/**
 * Runs expensive work in turns of lanes, so that a lane with many works does not hold up the others. Work is refused at once
 * when too much waits already.
 */
export class FairTurns {
  readonly #limits: Limits
  /** The lane whose turn it is comes first. */
  readonly #lanes = new Map<string, (() => void)[]>()
  #running = 0
  #waiting = 0

  constructor(limits: Limits) {
    this.#limits = limits
  }

  /**
   * Runs `work` when it is the turn of its lane.
   * @throws MallError 系统繁忙，请稍后再试 (503) when too much waits already
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

  /** Hands the turn of an ended work on. */
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
