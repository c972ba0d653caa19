import { createORPCClient } from '@orpc/client'
import type { ContractRouterClient } from '@orpc/contract'
import type { KyInstance } from 'ky'
import type { Contract } from '@/lib/contract'
import { ApiError } from './api-error'
import { contractLink, type CallOptions, type Send } from './contract-link'

export type Api = ContractRouterClient<Contract, CallOptions>

let onSignedOut: () => void = () => {}

/** Tells the client what to do when a token turns out to be dead (spec 1 §4: sign out, then to the login page). */
export function whenSignedOut(handler: () => void): void {
  onSignedOut = handler
}

let http: Promise<KyInstance> | undefined

/** Loaded with the first call: a visitor who only reads asks for nothing. */
function loadHttp(): Promise<KyInstance> {
  http ??= import('ky').then(({ default: ky }) =>
    ky.create({ timeout: 10_000, retry: 0, throwHttpErrors: false, credentials: 'same-origin' }),
  )
  return http
}

const send: Send = async (url, init) => {
  const response = await loadHttp()
    .then((browser) => browser(url, init))
    .catch((error: unknown) => {
      if (error instanceof DOMException && error.name === 'AbortError') throw error
      // A failed load of the client itself is tried again with the next call.
      http = undefined
      throw new ApiError('网络不给力，请稍后再试', 0)
    })
  if (response.status === 401) onSignedOut()
  return response
}

/** The mall as the browser calls it: `await api.goods.list({ page: 1, pageSize: 18 })`. Rejects with ApiError. */
export const api: Api = createORPCClient(contractLink('/api/h5app/wxapp', send))
