import 'server-only'
import { createDecipheriv, createSign, createVerify, randomBytes } from 'node:crypto'
import type { WechatKeys } from '@/lib/payment-env'

/**
 * Signatures and encryption of WeChat Pay v3: RSA with SHA-256 over lines that each end with a line feed, AES-256-GCM
 * with the APIv3 key.
 */

const algorithm = 'RSA-SHA256'

export const nonce = (): string => randomBytes(16).toString('hex').toUpperCase()

export const signLines = (privateKey: string, lines: readonly string[]): string =>
  createSign(algorithm)
    .update(`${lines.join('\n')}\n`)
    .sign(privateKey, 'base64')

export const verifyLines = (publicKey: string, lines: readonly string[], signature: string): boolean =>
  createVerify(algorithm)
    .update(`${lines.join('\n')}\n`)
    .verify(publicKey, signature, 'base64')

/**
 * The `Authorization` header of a request.
 * @param path with its query
 * @param now epoch seconds
 */
export function authorization(
  { mchId, serialNo, privateKey }: WechatKeys,
  method: string,
  path: string,
  body: string,
  now: number,
): string {
  const [timestamp, text] = [String(now), nonce()]
  const signature = signLines(privateKey, [method, path, timestamp, text, body])
  const fields = { mchid: mchId, nonce_str: text, timestamp, serial_no: serialNo, signature }
  const list = Object.entries(fields).map(([name, value]) => `${name}="${value}"`)
  return `WECHATPAY2-SHA256-RSA2048 ${list.join(',')}`
}

/** An encrypted part of an answer or a notification. */
export interface Encrypted {
  nonce: string
  associated_data?: string
  ciphertext: string
}

const tagLength = 16

/** @throws Error when the text was changed or encrypted with another key */
export function decrypt(apiKey: string, { nonce: iv, associated_data, ciphertext }: Encrypted): string {
  const data = Buffer.from(ciphertext, 'base64')
  if (data.length < tagLength) throw new Error('ciphertext is too short')
  const decipher = createDecipheriv('aes-256-gcm', apiKey, iv)
  decipher.setAuthTag(data.subarray(-tagLength))
  decipher.setAAD(Buffer.from(associated_data ?? ''))
  return Buffer.concat([decipher.update(data.subarray(0, -tagLength)), decipher.final()]).toString('utf8')
}
