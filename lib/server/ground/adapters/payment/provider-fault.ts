import 'server-only'

/**
 * A provider gave no usable answer: time-out, HTTP 500, wrong signature. Nothing is known about the money; ask again.
 * The message goes to logs and operators, so it never holds keys or bodies.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'

  constructor(message: string, cause?: unknown) {
    super(cause === undefined ? message : `${message}: ${reasonOf(cause)}`)
  }
}

/** The reason without bodies, signatures and keys: their errors quote whole answers. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const [line = ''] = error.message.split('\n')
  return masked(line).slice(0, 200)
}

/** Replaces what looks like a key, a signature or an account. */
const masked = (text: string): string => text.replace(/[A-Za-z0-9+/=_-]{40,}/g, '…')
