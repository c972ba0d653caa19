/**
 * Idempotency keys of submissions. The key stays the same for the same input, so that a retry after a lost response
 * cannot place a second order; it changes with the input and after `done`.
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

/**
 * `randomUUID` exists on secure origins only; the mall must also work over plain http, for example in a local network.
 */
function randomKey(): string {
  if (typeof crypto.randomUUID === 'function') return crypto.randomUUID()
  return Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('')
}
