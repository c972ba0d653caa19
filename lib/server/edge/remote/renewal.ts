import 'server-only'
import { LRUCache } from 'lru-cache'
import { apiPrefix } from '@/lib/contract'
import type { RemoteEnv } from './call'
import { bearerToken } from './session'
import { sendRequest } from './transport'

/**
 * Renewals of the last minute by the old token. A page makes several calls at once, and the back end exchanges each
 * token only once (contract member §2).
 */
const renewals = new LRUCache<string, Promise<string | undefined>>({ max: 10_000, ttl: 60_000 })

async function renew(env: RemoteEnv, token: string): Promise<string | undefined> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const url = `${env.apiUrl}${apiPrefix}/token/refresh?company_id=1`
  const answer = await sendRequest(url, { method: 'GET', headers }, env)
  return answer.status === 200 ? bearerToken(answer.headers) : undefined
}

/**
 * Exchanges an expired token for a new one; undefined when it can no longer be renewed. ECShopX tokens are valid for an
 * hour up to some days and can be renewed for two weeks; the cookies of our pages last thirty days.
 *
 * @throws MallError like `sendRequest`
 */
export function renewed(env: RemoteEnv, token: string): Promise<string | undefined> {
  const current = renewals.get(token)
  if (current) return current
  const renewing = renew(env, token)
  renewals.set(token, renewing)
  // After a failure the next call tries again.
  renewing.catch(() => renewals.delete(token))
  return renewing
}
