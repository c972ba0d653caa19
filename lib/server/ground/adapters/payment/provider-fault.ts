import 'server-only'

/**
 * A provider gave no usable answer: time-out, HTTP 500, wrong signature. The state of the money is unknown; query
 * again. The message goes to logs and operators, so it never contains keys or bodies.
 */
export class ProviderFault extends Error {
  override readonly name = 'ProviderFault'

  constructor(message: string, cause?: unknown) {
    super(cause === undefined ? message : `${message}: ${reasonOf(cause)}`)
  }
}

/** The reason of an error without bodies, signatures and keys: SDK errors quote whole answers. */
export function reasonOf(error: unknown): string {
  if (!(error instanceof Error)) return 'unknown error'
  const [line = ''] = error.message.split('\n')
  return masked(line).slice(0, 200)
}

/** Masks texts that look like keys, signatures or accounts. */
const masked = (text: string): string => text.replace(/[A-Za-z0-9+/=_-]{40,}/g, '…')
