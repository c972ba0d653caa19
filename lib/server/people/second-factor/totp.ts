import 'server-only'
import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'

/** Seconds of a step (RFC 6238). */
const stepSeconds = 30
/** Steps before and after the present one whose codes are right: clocks of phones differ. */
const window = 1
const alphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

/** Bytes in base32 without padding, as authenticators take keys. */
export function base32(bytes: Uint8Array): string {
  let text = ''
  let [bits, value] = [0, 0]
  for (const byte of bytes) {
    value = ((value << 8) | byte) & 0xfff
    for (bits += 8; bits >= 5; bits -= 5) text += alphabet[(value >> (bits - 5)) & 31]
  }
  return bits > 0 ? text + alphabet[(value << (5 - bits)) & 31] : text
}

function bytesOf(base32Text: string): Buffer {
  const bytes: number[] = []
  let [bits, value] = [0, 0]
  for (const letter of base32Text) {
    value = ((value << 5) | alphabet.indexOf(letter)) & 0xfff
    bits += 5
    if (bits < 8) continue
    bits -= 8
    bytes.push((value >> bits) & 255)
  }
  return Buffer.from(bytes)
}

/** A new key: 160 bits in base32. */
export const newTotpKey = (): string => base32(randomBytes(20))

/** The six digits of a step (RFC 4226). @param key in base32 */
export function totpCode(key: string, step: number): string {
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(step))
  const digest = createHmac('sha1', bytesOf(key)).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fffffff) % 1_000_000).padStart(6, '0')
}

export const stepAt = (epochSeconds: number): number => Math.floor(epochSeconds / stepSeconds)

/**
 * The step to which a code belongs, the present one or one beside it; null for a wrong code.
 * @param now epoch seconds
 */
export function stepOf(key: string, code: string, now: number): number | null {
  if (!/^\d{6}$/.test(code)) return null
  const present = stepAt(now)
  let found: number | null = null
  // All of them, so that the time does not tell which one it was.
  for (let step = present - window; step <= present + window; step++)
    if (timingSafeEqual(Buffer.from(totpCode(key, step)), Buffer.from(code))) found = step
  return found
}

/** The address that authenticators read from a QR code. */
export const totpUri = (mall: string, account: string, key: string): string =>
  `otpauth://totp/${encodeURIComponent(mall)}:${encodeURIComponent(account)}?secret=${key}&issuer=${encodeURIComponent(mall)}&algorithm=SHA1&digits=6&period=30`
