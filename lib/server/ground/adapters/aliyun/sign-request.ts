import 'server-only'
import { createHash, createHmac } from 'node:crypto'

const algorithm = 'ACS3-HMAC-SHA256'

const sha256 = (text: string) => createHash('sha256').update(text).digest('hex')

/** RFC 3986: unlike `encodeURIComponent` it leaves only letters, digits, `-`, `_`, `.` and `~`. */
const encoded = (text: string) =>
  encodeURIComponent(text).replace(/[!'()*]/g, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`)

/** Parameters as a query, sorted by name. */
export const canonicalQuery = (parameters: Record<string, string>): string =>
  Object.keys(parameters)
    .sort()
    .map((name) => `${encoded(name)}=${encoded(parameters[name] ?? '')}`)
    .join('&')

interface Call {
  host: string
  action: string
  version: string
  /** The query parameters; the body is empty. */
  parameters: Record<string, string>
}

interface Key {
  keyId: string
  keySecret: string
}

/**
 * The headers of a POST request to an RPC call of Aliyun, signed by its scheme V3: the digest of method, path, query,
 * headers and body, under HMAC-SHA256.
 * @param moment the time of the request, and a text that is unique for each request
 */
export function signedHeaders(
  { host, action, version, parameters }: Call,
  { keyId, keySecret }: Key,
  { date, nonce }: { date: string; nonce: string },
): Record<string, string> {
  const headers: Record<string, string> = {
    host,
    'x-acs-action': action,
    'x-acs-content-sha256': sha256(''),
    'x-acs-date': date,
    'x-acs-signature-nonce': nonce,
    'x-acs-version': version,
  }
  const names = Object.keys(headers).sort()
  const lines = names.map((name) => `${name}:${headers[name]?.trim()}\n`).join('')
  const request = ['POST', '/', canonicalQuery(parameters), lines, names.join(';'), sha256('')].join('\n')
  const signature = createHmac('sha256', keySecret)
    .update(`${algorithm}\n${sha256(request)}`)
    .digest('hex')
  return {
    ...headers,
    authorization: `${algorithm} Credential=${keyId},SignedHeaders=${names.join(';')},Signature=${signature}`,
  }
}
