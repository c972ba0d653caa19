import { growthOf, residentOf } from '../lib/process-memory.ts'

/** Milliseconds between two samples. */
const step = 250

/** The resident size of a process over time, in MB. */
export class ResidentSize {
  readonly #pid: number
  #sizes: number[] = []
  #timer: NodeJS.Timeout | undefined

  constructor(pid: number) {
    this.#pid = pid
  }

  sample(): Promise<number> {
    return residentOf(this.#pid)
  }

  start(): void {
    this.#sizes = []
    this.#timer = setInterval(() => void this.sample().then((size) => this.#sizes.push(size)), step)
  }

  /** The largest size since the start, and the growth in the last two thirds of the time. */
  stop(): { most: number; growth: number } {
    clearInterval(this.#timer)
    const last = this.#sizes.slice(-Math.ceil((this.#sizes.length * 2) / 3))
    const samples = last.map((resident, at) => ({ at, resident }))
    return { most: Math.max(...this.#sizes), growth: growthOf(samples) }
  }
}
