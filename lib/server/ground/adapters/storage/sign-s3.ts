import 'server-only'
import { createHash, createHmac } from 'node:crypto'

/** A request to be signed. Header names in lower case; without `host`, which is taken from the URL. */
export interface S3Request {
  method: 'GET' | 'PUT' | 'DELETE'
  url: URL
  headers: Record<string, string>
  body: Uint8Array
}

export interface S3Credentials {
  region: string
  keyId: string
  key: string
}

const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex')
const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()

/** S3 escapes everything but unreserved characters and the slash. */
const escapePath = (path: string) =>
  encodeURIComponent(decodeURIComponent(path))
    .replaceAll('%2F', '/')
    .replaceAll(/[!'()*]/g, (one) => `%${one.charCodeAt(0).toString(16).toUpperCase()}`)

/**
 * The headers of a request with AWS Signature Version 4.
 * @param at epoch seconds
 */
export function signS3(
  { method, url, headers, body }: S3Request,
  { region, keyId, key }: S3Credentials,
  at: number,
): Record<string, string> {
  const time = new Date(at * 1000).toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
  const scope = `${time.slice(0, 8)}/${region}/s3/aws4_request`
  const all: Record<string, string> = {
    ...headers,
    host: url.host,
    'x-amz-content-sha256': sha256(body),
    'x-amz-date': time,
  }
  const names = Object.keys(all).toSorted()
  const signedHeaders = names.join(';')
  const lines = names.map((name) => `${name}:${all[name]?.trim() ?? ''}\n`).join('')
  const hash = all['x-amz-content-sha256'] ?? ''
  const canonical = [method, escapePath(url.pathname), '', lines, signedHeaders, hash].join('\n')
  const text = ['AWS4-HMAC-SHA256', time, scope, sha256(canonical)].join('\n')
  const signingKey = ['s3', 'aws4_request'].reduce(hmac, hmac(hmac(`AWS4${key}`, time.slice(0, 8)), region))
  const signature = hmac(signingKey, text).toString('hex')
  const { host: _host, ...sent } = all
  return {
    ...sent,
    authorization: `AWS4-HMAC-SHA256 Credential=${keyId}/${scope}, SignedHeaders=${signedHeaders}, Signature=${signature}`,
  }
}
