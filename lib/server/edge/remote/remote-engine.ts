import 'server-only'
import { apiPrefix } from '@/lib/contract'
import { signedPrefix } from '@/lib/contract/signed-content'
import type { Env } from '@/lib/env'
import { callPrefixOf } from '@/lib/server/edge/http/call-prefix'
import { failure, noSuchPath, toMallError } from '@/lib/server/edge/http/envelope'
import { toResponse, type PlainResponse } from '@/lib/server/edge/http/plain-response'
import { answerStaticEndpoint } from '@/lib/server/edge/http/static-endpoints'
import '@/lib/server/edge/process-metrics'
import { mediaPrefix } from '@/lib/server/ground/media/answer-media'
import { metricsText } from '@/lib/server/ground/metrics'
import type { Engine } from '@/lib/web/registry'
import { answerRemoteCall, type RemoteEnv } from './call'
import { judge } from './incoming'
import { answerRemoteMedia } from './media'
import { comesBack } from './outgoing'
import { safePath } from './safe-path'
import { answerRemoteSigned } from './signed'
import { BackEndSilence } from './silence'
import { sendRequest, closeConnections } from './transport'

/** A small call of every client of the contract, so every back end has it (contract clients §1). */
const probe = `${apiPrefix}/common/setting?type=frontend&company_id=1`

async function ready(env: RemoteEnv): Promise<{ ok: boolean; checks: Record<string, string> }> {
  try {
    const { refusal } = judge(await sendRequest(env.apiUrl + probe, { method: 'GET', headers: {} }, env))
    // A rejection shows that the back end works. A missing path means that MALL_API_URL is wrong.
    const ok = !refusal || (refusal.status < 500 && refusal.status !== 404)
    return { ok, checks: { back_end: ok ? 'ok' : 'failing' } }
  } catch {
    return { ok: false, checks: { back_end: 'unreachable' } }
  }
}

/** The answer with HTTP 503 for a file that the back end did not send: clients may request it again. */
function unavailable(error: unknown): PlainResponse {
  const response = failure(toMallError(error, undefined), 503)
  response.headers.push(['retry-after', '5'])
  return response
}

/**
 * The engine for `MALL_API_URL`: a proxy that passes every call to another ECShopX back end. It stores nothing and
 * opens no database (ADR 0017).
 */
export function remoteEngine(settings: RemoteEnv & Pick<Env, 'h5Url'>): Engine {
  const env = { silence: new BackEndSilence(), ...settings }

  async function answer(request: Request): Promise<PlainResponse | Response> {
    const path = safePath(request.url)
    if (path === undefined || comesBack(request.headers)) return failure(noSuchPath(), 404)
    const prefix = callPrefixOf(path)
    if (prefix) return answerRemoteCall(env, request, prefix, path.slice(prefix.length))
    if (path.startsWith(`${signedPrefix}/`)) return answerRemoteSigned(env, request, path)
    if (!path.startsWith(mediaPrefix)) return answerStaticEndpoint(env, new URL(request.url))
    return answerRemoteMedia(env, request, path).catch(unavailable)
  }

  return {
    answer,
    fetch: async (request) => {
      const answered = await answer(request)
      return answered instanceof Response ? answered : toResponse(answered)
    },
    ready: () => ready(env),
    metrics: metricsText,
    close: closeConnections,
  }
}
