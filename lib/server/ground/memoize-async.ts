import 'server-only'

/** Caches the result of `make`; after a failure the next call runs it again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let cached: Promise<T> | undefined
  return () => {
    if (cached) return cached
    const pending = make()
    pending.catch(() => (cached = undefined))
    return (cached = pending)
  }
}
