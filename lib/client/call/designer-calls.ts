import { createORPCClient } from '@orpc/client'
import { apiBase } from './api-base'
import { contractLink, type RouteTree } from './contract-link'
import type { DesignerClient } from './designer'
import routes from './designer-routes.json'
import { send } from './send'

/** The calls of the page designer over HTTP; `designer` loads this module with the first call. */
export const calls: DesignerClient = createORPCClient(
  contractLink(apiBase, send, routes as unknown as RouteTree),
)
