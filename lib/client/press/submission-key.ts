import { randomHex } from '@/lib/client/form/random-hex'

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

/** The mall must also work over plain http, for example in a local network. */
const randomKey = (): string => (typeof crypto.randomUUID === 'function' ? crypto.randomUUID() : randomHex())
