import 'server-only'
import type { S3Settings } from '@/lib/storage-env'
import { signS3 } from './sign-s3'
import type { ObjectStorage } from './storage'

/** Time-out of a storage request in milliseconds. */
const timeLimit = 10_000

/** Objects of a bucket of an S3-compatible storage. */
export function s3Storage(settings: S3Settings, now: () => number): ObjectStorage {
  const send = async (
    method: 'GET' | 'PUT' | 'DELETE',
    key: string,
    headers: Record<string, string>,
    body: Uint8Array<ArrayBuffer>,
  ) => {
    const url = new URL(`${settings.url}/${settings.bucket}/${key}`)
    return fetch(url, {
      method,
      headers: await signS3({ method, url, headers, body }, settings, now()),
      ...(method === 'PUT' ? { body } : {}),
      signal: AbortSignal.timeout(timeLimit),
    })
  }
  const failed = async (method: string, response: Response) =>
    new Error(
      `the storage answered ${method} with ${response.status}: ${(await response.text()).slice(0, 300)}`,
    )

  return {
    async put(key, bytes, type) {
      // Files of tasks are for people of the desk only.
      const caching = type.startsWith('image/') ? 'public, max-age=31536000, immutable' : 'private, no-store'
      const headers = { 'content-type': type, 'cache-control': caching }
      const response = await send('PUT', key, headers, bytes)
      if (!response.ok) throw await failed('PUT', response)
      await response.arrayBuffer()
    },

    async get(key) {
      const response = await send('GET', key, {}, new Uint8Array())
      if (response.status === 404) {
        await response.arrayBuffer()
        return null
      }
      if (!response.ok) throw await failed('GET', response)
      return response.bytes()
    },

    async remove(key) {
      const response = await send('DELETE', key, {}, new Uint8Array())
      if (!response.ok && response.status !== 404) throw await failed('DELETE', response)
      await response.arrayBuffer()
    },
  }
}
