/**
 * The name of the mall for documents that the door makes itself: the build does not open the database, which knows it.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { callsPrefix } from '../web/engine-paths.ts'
import { engineRegistry } from '../web/registry.ts'
import { engineRequest } from './engine-request.ts'

/**
 * The name in documents of the build, and until the engine has told another one
 * (`lib/server/content/site/default-site`).
 */
export const builtName = '焕新商城'

/** Milliseconds after which the engine is asked again. */
const period = 60_000
/** Milliseconds that a document waits for the answer. */
const patience = 1000

/** Asks the engine for the texts of header and footer. @returns undefined when it has no such call or cannot answer */
async function askMallName(): Promise<string | undefined> {
  const answer = await engineRegistry.get()?.answer(
    engineRequest({
      method: 'GET',
      url: `${callsPrefix}wxapp/site/frame`,
      headers: {},
      socket: {},
      async *[Symbol.asyncIterator]() {},
    }),
  )
  if (answer?.status !== 200) return undefined
  const text = answer instanceof Response ? await answer.text() : String(answer.body ?? '')
  const { data } = JSON.parse(text) as { data?: { brand_name?: unknown } }
  return typeof data?.brand_name === 'string' && data.brand_name !== '' ? data.brand_name : undefined
}

/** Remembers the name, also while the engine cannot answer, and asks for it at most once a minute. */
export class MallName {
  readonly #ask: () => Promise<string | undefined>
  readonly #now: () => number
  #name = builtName
  #asked: { at: number; done: Promise<void> } | undefined

  constructor(ask = askMallName, now = Date.now) {
    this.#ask = ask
    this.#now = now
  }

  /** The name as far as it is known; asks for a newer one in the background. */
  get current(): string {
    void this.#refresh()
    return this.#name
  }

  /** The name, when the engine answers within a second; otherwise the one that is known. */
  async fresh(): Promise<string> {
    await Promise.race([this.#refresh(), delay(patience, undefined, { ref: false })])
    return this.#name
  }

  #refresh(): Promise<void> {
    const at = this.#now()
    if (this.#asked && at - this.#asked.at < period) return this.#asked.done
    const done = this.#ask().then(
      (name) => void (this.#name = name ?? this.#name),
      () => undefined,
    )
    this.#asked = { at, done }
    return done
  }
}
