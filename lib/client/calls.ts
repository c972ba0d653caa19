import { createORPCClient } from '@orpc/client'
import ky from 'ky'
import { picturePathsHeader } from '@/lib/web/picture-urls'
import type { Api } from './api'
import { apiBase } from './api-base'
import { ApiError, offlineMessage } from './api-error'
import { contractLink, type RouteTree, type Send } from './contract-link'
import routes from './routes.json'
import { notifySignedOut } from './signed-out'

const http = ky.create({
  ...{ timeout: 10_000, retry: 0, throwHttpErrors: false, credentials: 'same-origin' as const },
  headers: { [picturePathsHeader]: '1' },
})

const send: Send = async (url, init) => {
  const response = await http(url, init).catch((error: unknown) => {
    if (error instanceof DOMException && error.name === 'AbortError') throw error
    throw new ApiError(offlineMessage, 0)
  })
  if (response.status === 401) notifySignedOut()
  return response
}

/** The calls of pages over HTTP; `api` loads this module with the first call. */
export const calls: Api = createORPCClient(contractLink(apiBase, send, routes as unknown as RouteTree))
