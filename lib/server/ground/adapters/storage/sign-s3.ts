import 'server-only'
import { createHash } from 'node:crypto'
import { AwsV4Signer } from 'aws4fetch'

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

/**
 * The headers of a request with AWS Signature Version 4, which covers all of them and the body.
 * @param at epoch seconds
 */
export async function signS3(
  { method, url, headers, body }: S3Request,
  { region, keyId, key }: S3Credentials,
  at: number,
): Promise<Headers> {
  const signer = new AwsV4Signer({
    method,
    url: url.href,
    headers: { ...headers, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    accessKeyId: keyId,
    secretAccessKey: key,
    service: 's3',
    region,
    datetime: new Date(at * 1000).toISOString().replaceAll(/[-:]|\.\d{3}/g, ''),
    allHeaders: true,
  })
  return (await signer.sign()).headers
}
