import 'server-only'
import { X509Certificate } from 'node:crypto'
import { z } from 'zod'
import type { WechatKeys } from '@/lib/payment-env'
import { ProviderFault } from '../provider-fault'
import { decrypt } from './signature'

/** Seconds after which certificates are downloaded again; WeChat Pay requires less than twelve hours. */
const lifetime = 10 * 3600
/** Seconds between two downloads because of an unknown serial number, which any caller can put in a header. */
const pause = 60

interface Downloaded {
  /** Public keys as PEM, by the serial number of their certificate. */
  keys: Map<string, string>
  at: number
}

const downloads = new WeakMap<WechatKeys, Downloaded>()

export const certificateList = z.object({
  data: z.array(
    z.object({
      serial_no: z.string(),
      encrypt_certificate: z.object({
        nonce: z.string(),
        associated_data: z.string().optional(),
        ciphertext: z.string(),
      }),
    }),
  ),
})

/** Public keys of a downloaded list. Certificates that are not yet or no longer valid are left out. */
export function keysIn(
  keys: WechatKeys,
  list: z.output<typeof certificateList>,
  now: number,
): Map<string, string> {
  return new Map(
    list.data.flatMap(({ serial_no, encrypt_certificate }): [string, string][] => {
      const certificate = new X509Certificate(decrypt(keys.apiKey, encrypt_certificate))
      const isValid =
        Date.parse(certificate.validFrom) / 1000 <= now && now < Date.parse(certificate.validTo) / 1000
      const pem = certificate.publicKey.export({ type: 'spki', format: 'pem' }).toString()
      return isValid ? [[serial_no.toUpperCase(), pem]] : []
    }),
  )
}

/**
 * The key that verifies a signature: WeChat Pay's public key, or a platform certificate. Certificates rotate, so an
 * unknown serial number downloads the list again.
 * @param download fetches the list and verifies its signature with the keys in it
 * @returns undefined for an unknown serial number
 * @throws ProviderFault when the list cannot be downloaded
 */
export async function platformKey(
  keys: WechatKeys,
  serial: string,
  now: number,
  download: () => Promise<Map<string, string>>,
): Promise<string | undefined> {
  if (keys.publicKey && serial === keys.publicKey.id) return keys.publicKey.key
  if (!/^[0-9A-Fa-f]{16,64}$/.test(serial)) return undefined
  const known = downloads.get(keys)
  const key = known?.keys.get(serial.toUpperCase())
  const age = known ? now - known.at : Number.POSITIVE_INFINITY
  if (key && age < lifetime) return key
  if (!key && age < pause) return undefined
  try {
    const downloaded = { keys: await download(), at: now }
    downloads.set(keys, downloaded)
    return downloaded.keys.get(serial.toUpperCase())
  } catch (error) {
    // Certificates stay valid for years: an older list is used while the download fails.
    if (key) return key
    throw error instanceof ProviderFault ? error : new ProviderFault('WeChat Pay certificates failed', error)
  }
}
