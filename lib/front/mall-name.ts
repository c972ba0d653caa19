/**
 * The name of the mall for documents that the door makes itself: the build does not open the database, which knows it.
 */
import { setTimeout as delay } from 'node:timers/promises'
import { callsPrefix } from '../web/engine-paths.ts'
import { engineRegistry } from '../web/registry.ts'
import { now } from './clock.ts'
import { engineRequest } from './engine-request.ts'
import type { Invalidations, Tagged } from './invalidations.ts'
import type { Ready } from './ready.ts'

/**
 * The name in documents of the build, and until the engine has told another one
 * (`lib/server/content/site/default-site`).
 */
export const builtName = '焕新商城'

/** `tag.site` of lib/web/cache-tags.ts, which plain Node cannot import. */
const tags = ['site']

/** Milliseconds after which the engine is asked again: another back end does not tell changes. */
const period = 60_000
/** Milliseconds after which it is asked again when it has failed. */
const retryPeriod = 1000
/** Milliseconds that a document waits for the answer. */
const patience = 1000

/**
 * Asks the engine for the texts of header and footer.
 * @returns undefined when it has no such call
 * @throws Error when it cannot answer
 */
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
  if (!answer) return undefined
  if (answer.status >= 500) throw new Error('The engine cannot answer.')
  if (answer.status !== 200) return undefined
  const text = answer instanceof Response ? await answer.text() : String(answer.body ?? '')
  const { data } = JSON.parse(text) as { data?: { brand_name?: unknown } }
  return typeof data?.brand_name === 'string' && data.brand_name !== '' ? data.brand_name : undefined
}

/** One question to the engine. */
type Asked = Tagged & {
  /** Whether the name is known to be another one, so that documents wait for the answer. */
  readonly isAwaited: boolean
  readonly done: Promise<void>
  state: 'asking' | 'answered' | 'failed'
}

export type MallNameOptions = {
  /** Tell that a setting was saved. */
  invalidations: Invalidations
  ask?: () => Promise<string | undefined>
  now?: () => number
}

/**
 * Remembers the name, also while the engine cannot answer. It is asked for again after a setting was saved, on any
 * instance, and otherwise at most once a minute.
 */
export class MallName {
  readonly #invalidations: Invalidations
  readonly #ask: () => Promise<string | undefined>
  readonly #now: () => number
  #name = builtName
  #asked: Asked | undefined

  constructor({ invalidations, ask = askMallName, now: clock = now }: MallNameOptions) {
    this.#invalidations = invalidations
    this.#ask = ask
    this.#now = clock
  }

  /** The name; after a setting was saved soon the new one, when the engine answers within a second. */
  get current(): Ready<string> {
    const asked = this.#refresh()
    const waits = asked.isAwaited && asked.state === 'asking' && this.#now() - asked.startedAt < patience
    return waits ? this.fresh() : this.#name
  }

  /** The name, when the engine answers within a second; otherwise the one that is known. */
  async fresh(): Promise<string> {
    await Promise.race([this.#refresh().done, delay(patience, undefined, { ref: false })])
    return this.#name
  }

  #refresh(): Asked {
    const last = this.#asked
    const startedAt = this.#now()
    const isOutdated = last === undefined || this.#invalidations.reached(last)
    const wait = last?.state === 'failed' ? retryPeriod : period
    if (last && !isOutdated && startedAt - last.startedAt < wait) return last
    const asked: Asked = {
      tags,
      startedAt,
      checkedUpTo: -1,
      isAwaited: isOutdated,
      state: 'asking',
      done: this.#ask().then(
        (name) => {
          // The answer to an older question may come later.
          if (this.#asked === asked && name !== undefined) this.#name = name
          asked.state = 'answered'
        },
        () => void (asked.state = 'failed'),
      ),
    }
    return (this.#asked = asked)
  }
}
