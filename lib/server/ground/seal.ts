import 'server-only'
import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto'

/** The first part of a sealed text: the version of the encryption. */
const version = 'v1'
const [ivBytes, tagBytes] = [12, 16]

/** A key for one purpose, derived from the secret of the mall. */
const keyFor = (secret: Uint8Array, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', `huanxin-mall ${purpose}`, 32))

/** The purpose of a sealed text: each has a key of its own. */
type Purpose = 'factor' | 'identity' | 'key' | 'mail' | 'member' | 'merchant' | 'upload'

/** Encrypts a text, a personal one by default, with AES-256-GCM; two seals of one text differ. */
export function seal(secret: Uint8Array, text: string, purpose: Purpose = 'identity'): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', keyFor(secret, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return `${version}.${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')}`
}

/**
 * Decrypts what `seal` encrypted.
 * @throws for a changed text and for one of another secret
 */
export function unseal(secret: Uint8Array, sealed: string, purpose: Purpose = 'identity'): string {
  const [prefix, body = ''] = sealed.split('.')
  if (prefix !== version) throw new Error('a sealed text of an unknown version')
  const bytes = Buffer.from(body, 'base64url')
  const decipher = createDecipheriv('aes-256-gcm', keyFor(secret, purpose), bytes.subarray(0, ivBytes))
  decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
  return Buffer.concat([decipher.update(bytes.subarray(ivBytes + tagBytes)), decipher.final()]).toString(
    'utf8',
  )
}

/** The key that hashes persons, as base64url. */
export const personHashKey = (secret: Uint8Array): string => keyFor(secret, 'person').toString('base64url')

/** One step of the hash of a person. @param key of `personHashKey` */
export const hashPerson = (key: string, text: string): string =>
  createHmac('sha256', Buffer.from(key, 'base64url')).update(text).digest('base64url')

/** Distinguishes secrets; the secret cannot be derived from it. */
export const fingerprintOf = (secret: Uint8Array): string =>
  keyFor(secret, 'fingerprint').subarray(0, 16).toString('base64url')
