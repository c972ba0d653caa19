import { createORPCClient } from '@orpc/client'
import { apiBase } from './api-base'
import { contractLink, type RouteTree } from './contract-link'
import type { Desk } from './desk'
import routes from './desk-routes.json'
import { send } from './send'

/** The calls of pages of merchants and operators over HTTP; `desk` loads this module with the first call. */
export const calls: Desk = createORPCClient(contractLink(apiBase, send, routes as unknown as RouteTree))
