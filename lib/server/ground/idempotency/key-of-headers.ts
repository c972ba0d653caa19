import 'server-only'
import { createHash } from 'node:crypto'

/** Longest key that is stored as it is. */
const maxLength = 80

/**
 * The `Idempotency-Key` header; null without one. A longer key becomes its SHA-256: truncated keys with the same
 * beginning would be equal, and the second order would get the answer of the first.
 */
export function idempotencyKeyOf(headers: Headers): string | null {
  const key = headers.get('idempotency-key') || null
  return key && key.length > maxLength ? createHash('sha256').update(key).digest('hex') : key
}
