/** The last call that may give this browser its secret. */
let last: Promise<unknown> = Promise.resolve()

/**
 * Runs the calls that bind a sign-in to this browser one after the other: the first answer brings the cookie of its secret.
 * Of two at once each would get a secret of its own, and the sign-in whose cookie is replaced could not be finished.
 */
export function inTurn<T>(call: () => Promise<T>): Promise<T> {
  const result = last.then(call)
  last = result.catch(() => undefined)
  return result
}
