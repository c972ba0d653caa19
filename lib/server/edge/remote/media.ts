import 'server-only'
import { noPicture, pictureHeaders } from '@/lib/server/ground/media/picture-response'
import type { RemoteEnv } from './call'
import { outgoing } from './outgoing'
import { openStream } from './transport'

/** Accepted media types. A page or script would run on our origin. */
const harmless = /^(?:image|video|audio)\//

/** Headers that are passed on: of range requests, and of their responses. */
const requestHeaders = ['range', 'if-range']
const responseHeaders = [
  'content-encoding',
  'content-length',
  'content-range',
  'accept-ranges',
  'etag',
  'last-modified',
]

const pick = (headers: Headers, names: readonly string[]): Record<string, string> =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = headers.get(name)
      return value ? [[name, value]] : []
    }),
  )

/**
 * Pictures and videos that the back end refers to without an origin, such as those of another Huanxin mall. The request
 * carries no credentials, and scripts inside the response are blocked.
 * @throws MallError like `openStream`
 */
export async function answerRemoteMedia(env: RemoteEnv, request: Request, path: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return noPicture()
  const sent = await outgoing(request, env, undefined)
  const { status, headers, body } = await openStream(
    `${env.apiUrl}${path}${new URL(request.url).search}`,
    { ...sent, headers: { ...sent.headers, ...pick(request.headers, requestHeaders) } },
    env,
  )
  const type = headers.get('content-type') ?? ''
  const isWhole = status === 200 || status === 206
  if (!isWhole || !harmless.test(type)) {
    await body.cancel()
    return status === 416
      ? new Response(null, { status, headers: pick(headers, ['content-range']) })
      : noPicture()
  }
  return new Response(body, {
    status,
    headers: {
      ...pick(headers, responseHeaders),
      'cache-control': headers.get('cache-control') ?? 'public, max-age=3600',
      'content-type': type,
      ...pictureHeaders,
    },
  })
}
