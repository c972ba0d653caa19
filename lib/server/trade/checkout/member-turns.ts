import 'server-only'
import pLimit, { type LimitFunction } from 'p-limit'
import { busy } from '@/lib/domain/errors'

export interface TurnOptions {
  /** Most calls of one member at the same time. */
  concurrency?: number
  /** Most waiting calls of one member. */
  queueLength?: number
  /** Most milliseconds that a call may wait. */
  maxWait?: number
}

const tooMany = () => busy(429)

/**
 * Runs calls in turns per member. Pricing a large cart keeps the embedded database busy for tens of milliseconds:
 * without a limit, eight parallel previews by one member delay the pages of all other visitors. Members do not wait for
 * each other.
 */
export class MemberTurns {
  readonly #turns = new Map<number, { limit: LimitFunction; calls: number }>()
  readonly #options: Required<TurnOptions>

  constructor({ concurrency = 2, queueLength = 60, maxWait = 5000 }: TurnOptions = {}) {
    this.#options = { concurrency, queueLength, maxWait }
  }

  /** Number of members with running or waiting calls. */
  get members(): number {
    return this.#turns.size
  }

  /**
   * @param userId 0 for guests, who have no limit: they have no stored cart
   * @throws MallError 系统繁忙，请稍后再试 when too many calls of the member are waiting, or this one waited too long
   */
  async run<T>(userId: number, work: () => Promise<T>): Promise<T> {
    if (userId === 0) return work()
    const turns = this.#turns.get(userId) ?? { limit: pLimit(this.#options.concurrency), calls: 0 }
    if (turns.limit.pendingCount >= this.#options.queueLength) throw tooMany()
    this.#turns.set(userId, turns)
    turns.calls++
    return new Promise<T>((resolve, reject) => {
      let isRefused = false
      const timer = setTimeout(() => {
        isRefused = true
        reject(tooMany())
      }, this.#options.maxWait).unref()
      const turn = turns.limit(async () => {
        clearTimeout(timer)
        if (!isRefused) await work().then(resolve, reject)
      })
      void turn.finally(() => {
        if (--turns.calls === 0) this.#turns.delete(userId)
      })
    })
  }
}

/** The concurrency limit for previews and orders in this process. */
export const checkoutTurns = new MemberTurns()
