import { envelopeBytes, envelopeMark } from '@/lib/domain/envelope'

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0))
const base64url = (bytes: Uint8Array) =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '')

/** Imports the published key: SPKI in base64. */
export const importKey = (key: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('spki', bytesOf(key), { name: 'RSA-OAEP', hash: 'SHA-256' }, false, ['encrypt'])

/**
 * Encrypts a sign-in field; different each time. A text that cannot be valid because of its length is cut.
 * @param time the mall's time in epoch seconds
 */
export async function envelope(key: CryptoKey, time: number, text: string): Promise<string> {
  const bytes = new TextEncoder().encode(text).slice(0, envelopeBytes)
  const content = JSON.stringify({ t: time, v: new TextDecoder().decode(bytes) })
  const sealed = await crypto.subtle.encrypt(
    { name: 'RSA-OAEP' },
    key,
    new TextEncoder().encode(content).slice(0, 190),
  )
  return envelopeMark + base64url(new Uint8Array(sealed))
}
