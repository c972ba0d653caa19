/** Sends a mix of requests at a steady rate, whatever the mall makes of it, as shoppers do. */
import { Agent, request as send } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { LoadRequest } from './load.ts'

/** One kind of request, of which `share` are sent in each round of the mix. */
export type MixPart = {
  what: string
  share: number
  /** The request number `index` of this kind. */
  at: (index: number) => LoadRequest
}

export type MixResult = {
  answered: number
  /** Answers with status 5xx except 503, and broken connections. */
  failed: number
  /** Requests that the mall refused with 503, and that were not sent because too many had no answer. */
  refused: number
}

/** Requests without an answer, beyond which none is sent. */
const maxOpen = 60

/** Sends a request; resolves to the status of the complete answer, or to 0 when the connection broke. */
export function sendOne(url: string, agent: Agent, { path, method = 'GET', token, form }: LoadRequest) {
  const headers = {
    'accept-encoding': 'br',
    ...(token && { authorization: `Bearer ${token}` }),
    ...(form && { 'content-type': 'application/x-www-form-urlencoded' }),
  }
  return new Promise<number>((resolve) => {
    const call = send(url + path, { method, agent, headers }, (response) => {
      response.resume()
      response.on('end', () => resolve(response.statusCode ?? 0))
      response.on('error', () => resolve(0))
    })
    call.on('error', () => resolve(0))
    call.end(form)
  })
}

/** The parts in rotation, each as often as its share says, spread evenly. */
export function rotationOf(parts: readonly MixPart[]): readonly MixPart[] {
  return parts
    .flatMap((part) =>
      Array.from({ length: part.share }, (_, index) => ({ part, at: (index + 0.5) / part.share })),
    )
    .sort((one, other) => one.at - other.at)
    .map(({ part }) => part)
}

export class SteadyLoad {
  readonly #agent = new Agent({ keepAlive: true })
  readonly #rotation: readonly MixPart[]
  readonly #sentOf = new Map<MixPart, number>()
  #sent = 0

  constructor(parts: readonly MixPart[]) {
    this.#rotation = rotationOf(parts)
  }

  /** Sends `perSecond` requests for some seconds and waits for their answers. A later call continues the rotation. */
  async run(url: string, perSecond: number, seconds: number): Promise<MixResult> {
    const result = { answered: 0, failed: 0, refused: 0 }
    const open = new Set<Promise<void>>()
    const count = (status: number) => {
      if (status === 503) result.refused++
      else if (status === 0 || status >= 500) result.failed++
      else result.answered++
    }
    const start = performance.now()
    for (let index = 0; index < perSecond * seconds; index++) {
      await delay(Math.max(0, start + (index * 1000) / perSecond - performance.now()))
      if (open.size >= maxOpen) {
        result.refused++
        continue
      }
      const answer: Promise<void> = sendOne(url, this.#agent, this.#next()).then((status) => {
        open.delete(answer)
        count(status)
      })
      open.add(answer)
    }
    await Promise.all(open)
    return result
  }

  #next(): LoadRequest {
    const part = this.#rotation[this.#sent++ % this.#rotation.length]
    if (!part) throw new Error('The mix is empty.')
    const index = this.#sentOf.get(part) ?? 0
    this.#sentOf.set(part, index + 1)
    return part.at(index)
  }

  close(): void {
    this.#agent.destroy()
  }
}
