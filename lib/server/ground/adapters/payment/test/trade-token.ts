import 'server-only'
import { createHmac, timingSafeEqual } from 'node:crypto'

/** Seconds; the cashier shows a code for five minutes. */
const lifetime = 600

const signatureOf = (secret: Uint8Array, tradeId: string, expires: number): string =>
  createHmac('sha256', secret)
    .update(`test payment\n${tradeId}\n${expires}`)
    .digest()
    .subarray(0, 16)
    .toString('base64url')

/** Identifies one trade for a page without a session, such as the one behind a QR code. @param now epoch seconds */
export function tradeToken(secret: Uint8Array, tradeId: string, now: number): string {
  const expires = now + lifetime
  return `${tradeId}.${expires}.${signatureOf(secret, tradeId, expires)}`
}

/** The trade of a token; null for one that was changed or has expired. */
export function tradeOfToken(secret: Uint8Array, token: string, now: number): string | null {
  const [tradeId = '', expiry = '', signature = '', ...rest] = token.split('.')
  const expires = Number(expiry)
  if (rest.length > 0 || !Number.isInteger(expires) || expires <= now) return null
  // Compared as text: base64url decoding skips unknown characters.
  const [given, right] = [Buffer.from(signature), Buffer.from(signatureOf(secret, tradeId, expires))]
  return given.length === right.length && timingSafeEqual(given, right) ? tradeId : null
}
