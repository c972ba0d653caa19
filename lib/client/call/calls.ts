import { createORPCClient } from '@orpc/client'
import type { Api } from './api'
import { apiBase } from './api-base'
import { contractLink, type RouteTree } from './contract-link'
import routes from './routes.json'
import { send } from './send'

/** The calls of pages over HTTP; `api` loads this module with the first call. */
export const calls: Api = createORPCClient(contractLink(apiBase, send, routes as unknown as RouteTree))
