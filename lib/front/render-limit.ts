/**
 * Limits how many pages Next renders at the same time. A render keeps its thread busy for tens of milliseconds, and
 * renders share threads and engine with other renders: without a limit, 200 searches delay each page by 20 s (ADR
 * 0027).
 */
import type { ServerResponse } from 'node:http'
import { roundRobin } from './round-robin.ts'

/**
 * Each kind has a queue of its own, and the queues take turns: searches, of which one crawler can request any number,
 * do not delay a shopper's checkout or a product page for long.
 */
export type RenderKind = 'page' | 'search'

export type RenderLimitOptions = {
  /** Renders at the same time. */
  concurrency?: number
  /** Requests of one kind that may wait; without it, as many as `queues` says. */
  queueLength?: number
  /** Milliseconds that a request may wait; without it, as long as `queues` says. */
  maxWait?: number
  /**
   * Milliseconds after which a render that has not ended loses its slot, so that stuck renders cannot block all others.
   */
  maxRender?: number
}

/** `busy`: the queue is full or the wait was too long. `gone`: the client disconnected while it waited. */
export type Admission = Slot | 'busy' | 'gone'
export type Slot = {
  /** Must be called when the render has ended; further calls do nothing. */
  release: () => void
}

/**
 * Requests that may wait, and for how many milliseconds. After a restart all pages are cold, so they may wait
 * longer than searches, whose results are not cached.
 */
const queues: Record<RenderKind, { length: number; maxWait: number }> = {
  page: { length: 60, maxWait: 10_000 },
  search: { length: 20, maxWait: 4000 },
}

type Waiting = (admission: Admission) => void

export class RenderLimit {
  readonly #options: RenderLimitOptions & { concurrency: number; maxRender: number }
  readonly #queues = { page: new Set<Waiting>(), search: new Set<Waiting>() }
  /** Three pages for each search, while both wait. */
  readonly #turns = roundRobin<RenderKind>(['page', 'page', 'page', 'search'])
  #running = 0

  constructor({ concurrency = 1, maxRender = 10_000, ...options }: RenderLimitOptions = {}) {
    this.#options = { concurrency, maxRender, ...options }
  }

  /**
   * Waits for a slot. The response is that of the waiting client: when it closes, its place in the queue is given up.
   */
  async enter(kind: RenderKind, response: ServerResponse): Promise<Admission> {
    const queue = this.#queues[kind]
    if (response.destroyed) return 'gone'
    const { queueLength = queues[kind].length, maxWait = queues[kind].maxWait } = this.#options
    if (queue.size >= queueLength) return 'busy'
    return new Promise((resolve) => {
      const settle: Waiting = (admission) => {
        queue.delete(settle)
        clearTimeout(timer)
        response.off('close', leave)
        resolve(admission)
      }
      const leave = () => settle('gone')
      const timer = setTimeout(() => settle('busy'), maxWait).unref()
      response.once('close', leave)
      queue.add(settle)
      this.#startWaiting()
    })
  }

  /** A slot, if one is free and no request is waiting. */
  tryEnter(): Slot | undefined {
    return this.#isFree && this.waiting === 0 ? this.#slot() : undefined
  }

  get running(): number {
    return this.#running
  }

  get waiting(): number {
    return this.#queues.page.size + this.#queues.search.size
  }

  get #isFree(): boolean {
    return this.#running < this.#options.concurrency
  }

  #slot(): Slot {
    this.#running++
    let released = false
    const release = () => {
      if (released) return
      released = true
      clearTimeout(timer)
      this.#running--
      this.#startWaiting()
    }
    const timer = setTimeout(release, this.#options.maxRender).unref()
    return { release }
  }

  #startWaiting(): void {
    while (this.#isFree && this.waiting > 0) {
      const kind = this.#turns((candidate) => this.#queues[candidate].size > 0)
      const [first] = kind ? this.#queues[kind] : []
      first?.(this.#slot())
    }
  }
}
