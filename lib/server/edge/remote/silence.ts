import 'server-only'
import { busy } from '@/lib/domain/errors'

/** Milliseconds after which one request tries a silent back end again. */
const pause = 5_000

/**
 * Tracks whether a back end is silent (ADR 0089). After a call that timed out while no other call was answered, all
 * calls fail at once, including those in progress. After a pause one call tries again, and its answer ends the silence.
 */
export class BackEndSilence {
  readonly #now: () => number
  #until: number | undefined
  #isTried = false
  #answeredAt = -Infinity
  #underWay = new AbortController()

  /** @param now milliseconds of a clock that never goes back */
  constructor(now: () => number = () => performance.now()) {
    this.#now = now
  }

  /**
   * Admits a call.
   * @returns a signal that aborts when the back end turns out to be silent meanwhile, and the start time for
   *   `timedOut`
   * @throws MallError 504 while the back end is silent
   */
  enter(): { signal: AbortSignal; startedAt: number } {
    const startedAt = this.#now()
    if (this.#until !== undefined) {
      if (startedAt < this.#until || this.#isTried) throw busy(504)
      this.#isTried = true
    }
    return { signal: this.#underWay.signal, startedAt }
  }

  /** The back end has begun to answer a call. */
  answered(): void {
    this.#answeredAt = this.#now()
    this.#heard()
  }

  /** A call failed at once, for example because its connection was refused: the back end is not silent. */
  failed(): void {
    this.#heard()
  }

  /** A call was not answered in time. */
  timedOut(startedAt: number): void {
    if (this.#answeredAt >= startedAt) return
    this.#until = this.#now() + pause
    this.#isTried = false
    this.#underWay.abort()
    this.#underWay = new AbortController()
  }

  #heard(): void {
    this.#until = undefined
    this.#isTried = false
  }
}
