const listeners = new Set<() => unknown>()

/** Calls `listener` when a token turns out to be dead (spec 1 §4); gives the function that stops it. */
export function onSignedOut(listener: () => unknown): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Said by the wire for every 401. */
export function tellSignedOut(): void {
  for (const listener of [...listeners]) listener()
}
