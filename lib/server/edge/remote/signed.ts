import 'server-only'
import { busy } from '@/lib/domain/errors'
import { noSuchPath, toMallError, wrongMethod } from '@/lib/server/edge/http/envelope'
import type { PlainResponse } from '@/lib/server/edge/http/plain-response'
import { refusal, reply } from '@/lib/server/edge/signed-content/reply'
import { bearerOf } from '@/lib/server/people/session/request-session'
import type { RemoteEnv } from './call'
import { parseFields } from './incoming'
import { outgoing } from './outgoing'
import { sendRequest } from './transport'

/**
 * Passes on a call of the signed content API; the back end verifies its signature. Never throws.
 *
 * @param path the requested path
 */
export async function answerRemoteSigned(
  env: RemoteEnv,
  request: Request,
  path: string,
): Promise<PlainResponse> {
  try {
    const sent = await outgoing(request, env, bearerOf(request.headers))
    const { status, body } = await sendRequest(
      `${env.apiUrl}${path}${new URL(request.url).search}`,
      sent,
      env,
    )
    const { code, msg, returnData } = parseFields(body) ?? {}
    if (status === 404) return refusal(noSuchPath())
    if (status === 405) return refusal(wrongMethod())
    if (typeof code !== 'number') throw busy(502)
    return reply(200, code, typeof msg === 'string' ? msg : '', returnData ?? null)
  } catch (error) {
    const { status, message } = toMallError(error, undefined)
    return reply(200, status, message, null)
  }
}
