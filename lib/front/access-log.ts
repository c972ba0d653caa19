/**
 * The access log: a JSON line on stdout for a part of the requests, and for each that failed. It names what answered
 * and no path, so that neither searches nor tokens are in it.
 */
import { addressBlock } from '../web/address-block.ts'

/** One ended request. */
type AccessLine = {
  request: string
  method: string
  route: string
  status: number
  milliseconds: number
  /** The address of the visitor, which is shortened. */
  address: string
}

/** Milliseconds between two writes, and most lines of one. */
const interval = 200
const maxWaiting = 1000

export class AccessLog {
  readonly #ratio: number
  readonly #write: (lines: string) => void
  #waiting: string[] = []
  #suppressed = 0
  #timer: NodeJS.Timeout | undefined

  /** @param ratio MALL_ACCESS_LOG: the part of requests that are written beside those that failed */
  constructor(ratio: number, write: (lines: string) => void = (lines) => void process.stdout.write(lines)) {
    this.#ratio = ratio
    this.#write = write
    process.once('exit', () => this.flush())
  }

  /** Whether a request with this status is written. */
  takes(status: number): boolean {
    return status >= 500 || (this.#ratio > 0 && Math.random() < this.#ratio)
  }

  add({ request, method, route, status, milliseconds, address }: AccessLine): void {
    this.#timer ??= setTimeout(() => this.flush(), interval).unref()
    if (this.#waiting.length >= maxWaiting) {
      this.#suppressed++
      return
    }
    const at = new Date().toISOString()
    const ms = Math.round(milliseconds * 10) / 10
    const from = shortAddress(address)
    const line = { at, level: 'info', message: 'request', request, method, route, status, ms, from }
    this.#waiting.push(JSON.stringify(line))
  }

  flush(): void {
    clearTimeout(this.#timer)
    this.#timer = undefined
    const lines = this.#waiting
    if (lines.length === 0) return
    if (this.#suppressed > 0)
      lines.push(JSON.stringify({ level: 'warn', message: 'requests', suppressed: this.#suppressed }))
    this.#waiting = []
    this.#suppressed = 0
    this.#write(`${lines.join('\n')}\n`)
  }
}

/** The network of an address: /24 of IPv4, /48 of IPv6; empty for anything else. */
export function shortAddress(address: string): string {
  const block = addressBlock(address)
  const ip4 = /^(\d{1,3}\.\d{1,3}\.\d{1,3})\.\d{1,3}$/.exec(block)?.[1]
  if (ip4) return `${ip4}.0/24`
  const ip6 = /^([\da-f]+:[\da-f]+:[\da-f]+):[\da-f]+::\/64$/.exec(block)?.[1]
  return ip6 ? `${ip6}::/48` : ''
}
