import 'server-only'
import type { RemoteEnv } from './call'
import { outgoing } from './outgoing'
import { ask } from './transport'

/** What a picture or film may be. A page or a script would run under our name. */
const harmless = /^(?:image|video|audio)\//

const missing = () =>
  new Response('图片不存在', { status: 404, headers: { 'cache-control': 'public, max-age=60' } })

/**
 * Pictures and films that the back end names without an origin, such as those of another mall of this house. Nobody is
 * named to it, and nothing inside them runs.
 *
 * @throws MallError as `ask`
 */
export async function answerRemoteMedia(env: RemoteEnv, request: Request, path: string): Promise<Response> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return missing()
  const { search } = new URL(request.url)
  const { status, headers, body } = await ask(
    `${env.apiUrl}${path}${search}`,
    await outgoing(request, env, undefined),
  )
  const type = headers.get('content-type') ?? ''
  if (status !== 200 || !harmless.test(type)) return missing()
  const kept = { 'cache-control': headers.get('cache-control') ?? 'public, max-age=3600' }
  return new Response(new Uint8Array(body), {
    headers: {
      ...kept,
      'content-type': type,
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
    },
  })
}
