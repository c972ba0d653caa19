import 'server-only'
import { LRUCache } from 'lru-cache'
import { apiPrefix } from '@/lib/contract'
import type { RemoteEnv } from './call'
import { bearerToken } from './session'
import { sendRequest } from './transport'

/**
 * Renewals of the last minute by the old token: a page makes several calls at once, and a back end takes each token for
 * a new one only once (contract member §2).
 */
const renewals = new LRUCache<string, Promise<string | undefined>>({ max: 10_000, ttl: 60_000 })

async function renew(env: RemoteEnv, token: string): Promise<string | undefined> {
  const headers = { accept: 'application/json', authorization: `Bearer ${token}` }
  const url = `${env.apiUrl}${apiPrefix}/token/refresh?company_id=1`
  const answer = await sendRequest(url, { method: 'GET', headers }, env.patience)
  return answer.status === 200 ? bearerToken(answer.headers) : undefined
}

/**
 * A new token for one that the back end calls dead; undefined when it is past renewing. ECShopX tokens live for an hour
 * up to some days and may be renewed for two weeks; the cookies of our pages live for thirty days.
 *
 * @throws MallError as `sendRequest`
 */
export function renewed(env: RemoteEnv, token: string): Promise<string | undefined> {
  const known = renewals.get(token)
  if (known) return known
  const renewing = renew(env, token)
  renewals.set(token, renewing)
  // Tried again with the next call.
  renewing.catch(() => renewals.delete(token))
  return renewing
}
