/** Keeps Next from converting each page that it stores into JSON. */
import type { IncrementalCache } from 'next/dist/server/lib/incremental-cache'

declare global {
  // Set by Next for each request, so that `unstable_cache` finds it.
  var __incrementalCache: IncrementalCache | undefined
}

const patched = new WeakSet<object>()

/**
 * Before Next passes a value to the cache handler it takes the length of its JSON, for a limit that does not apply to
 * own handlers. The navigation data of a page is a Buffer, which becomes an array of 180,000 numbers: a tenth of the
 * time of a first visit. With this patch the JSON is `null`. Next has two copies of the class; each is patched once.
 */
export function skipSizeCheck(): void {
  const cache = globalThis.__incrementalCache
  const prototype = cache && (Object.getPrototypeOf(cache) as IncrementalCache)
  if (!prototype || patched.has(prototype)) return
  patched.add(prototype)
  const { set } = prototype
  prototype.set = function (this: IncrementalCache, key, value, context) {
    if (value) measureAsNull(value)
    return Reflect.apply(set, this, [key, value, context]) as Promise<void>
  }
}

/** The first conversion gives `null`. Later ones are not Next's and give the whole value. */
function measureAsNull(value: object): void {
  const toJSON = () => {
    Reflect.deleteProperty(value, 'toJSON')
    return null
  }
  Object.defineProperty(value, 'toJSON', { value: toJSON, configurable: true })
}
