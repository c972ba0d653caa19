/**
 * Gives the idempotency key of a submission: the same for the same input, so that a retry after a lost answer cannot
 * make a second order; a new one when the input changed or after `done`.
 */
export function submissionKeys(makeKey: () => string = randomKey) {
  let last: { text: string; key: string } | null = null
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input)
      if (last?.text !== text) last = { text, key: makeKey() }
      return last.key
    },
    done(): void {
      last = null
    },
  }
}

/** `randomUUID` exists only on secure origins; a mall on a plain http address in a shop's network still sells. */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
