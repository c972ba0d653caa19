/**
 * How Next's router in the browser asks for a page. The names are typed by Next's own constants, so a renamed header
 * does not compile.
 */
import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'
import type * as names from 'next/dist/client/components/app-router-headers'

const rsc: typeof names.RSC_HEADER = 'rsc'
const action: typeof names.ACTION_HEADER = 'next-action'
const stateTree: typeof names.NEXT_ROUTER_STATE_TREE_HEADER = 'next-router-state-tree'
const prefetch: typeof names.NEXT_ROUTER_PREFETCH_HEADER = 'next-router-prefetch'
const segmentPrefetch: typeof names.NEXT_ROUTER_SEGMENT_PREFETCH_HEADER = 'next-router-segment-prefetch'

/** The request headers on which Next's responses vary, in Next's order. */
export const routerVary: readonly string[] = [rsc, stateTree, prefetch, segmentPrefetch]

/** Headers of the responses to the router. */
export const navigationContentType: typeof names.RSC_CONTENT_TYPE_HEADER = 'text/x-component'
export const prerenderedHeader: typeof names.NEXT_IS_PRERENDER_HEADER = 'x-nextjs-prerender'
export const postponedHeader: typeof names.NEXT_DID_POSTPONE_HEADER = 'x-nextjs-postponed'
export const staleTimeHeader: typeof names.NEXT_ROUTER_STALE_TIME_HEADER = 'x-nextjs-stale-time'

/**
 * Whether a request is a browser's or crawler's request for a page, as opposed to the router's request for its data.
 */
export function wantsDocument({ method, headers }: IncomingMessage): boolean {
  return (
    (method === 'GET' || method === 'HEAD') && headers[rsc] === undefined && headers[action] === undefined
  )
}

/** The app has no server actions, and the router sends nothing but GET: Next answers such a write with an error. */
export function dropRouterHeaders(headers: IncomingHttpHeaders): void {
  Reflect.deleteProperty(headers, rsc)
  Reflect.deleteProperty(headers, action)
}

/** A request for the data of a page: all of it, or one segment that is prefetched. */
export type NavigationRequest = { segment: string | undefined }

/** The router's request; undefined for documents, server actions and prefetches of other kinds. */
export function navigationRequest(headers: IncomingHttpHeaders): NavigationRequest | undefined {
  const isPrefetch = headers[prefetch] === '1'
  if (headers[rsc] !== '1' || headers[action] || (headers[prefetch] && !isPrefetch)) return undefined
  const segment = isPrefetch ? headers[segmentPrefetch] : undefined
  return { segment: typeof segment === 'string' ? segment : undefined }
}
