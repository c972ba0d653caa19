import 'server-only'

/** Gives what `make` gives, which is called once; after a failure the next call tries again. */
export function memoizeAsync<T>(make: () => Promise<T>): () => Promise<T> {
  let made: Promise<T> | undefined
  return () => {
    if (made) return made
    const making = make()
    making.catch(() => (made = undefined))
    return (made = making)
  }
}
