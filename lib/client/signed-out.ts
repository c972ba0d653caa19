const listeners = new Set<() => unknown>()

/** Calls `listener` when a call answers 401 (spec 1 §4); returns the function that unsubscribes. */
export function onSignedOut(listener: () => unknown): () => void {
  listeners.add(listener)
  return () => void listeners.delete(listener)
}

/** Called by the HTTP client for every 401. */
export function notifySignedOut(): void {
  for (const listener of [...listeners]) listener()
}
