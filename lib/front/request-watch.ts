/** Watches requests from the door to the end of their answers: their ids, durations, traces and lines of the access log. */
import type { IncomingMessage } from 'node:http'
import { newRequestId, requestIdHeader, sentRequestId } from '../watch/request-id.ts'
import { spanTime } from '../watch/span.ts'
import {
  newSpanId,
  newTraceId,
  readTraceparent,
  traceparentHeader,
  traceparentOf,
} from '../watch/traceparent.ts'
import type { Tracer } from '../watch/tracer.ts'
import type { AccessLog } from './access-log.ts'
import { addressOf } from './address-of.ts'
import type { EndedResponse, MallResponse } from './mall-response.ts'
import { type PagePatterns, unknownPage } from './page-patterns.ts'
import { RequestDurations } from './request-durations.ts'

export type RequestWatchOptions = {
  /** MALL_PROXIES: whether ids and traces that requests bring along are those of an own proxy. */
  proxies: number
  patterns: PagePatterns
  access?: AccessLog | undefined
  /** Absent without a collector. */
  tracer?: Tracer | undefined
}

/** Milliseconds since the process started, for the time between two calls. */
const clock = (): number => performance.now()

export class RequestWatch {
  readonly durations = new RequestDurations()
  readonly #options: RequestWatchOptions

  constructor(options: RequestWatchOptions) {
    this.#options = options
  }

  /**
   * Begins with a request: gives it an id, which its response and the engine get, and leads its trace on. What clients
   * send of both is dropped.
   */
  begin(request: IncomingMessage, response: MallResponse): void {
    const { headers } = request
    const { proxies, tracer } = this.#options
    const began = clock()
    const id = (proxies > 0 ? sentRequestId(headers[requestIdHeader]) : undefined) ?? newRequestId()
    headers[requestIdHeader] = id
    response.requestId = id
    const endTrace = tracer && this.#trace(tracer, request)
    if (!tracer && headers[traceparentHeader] !== undefined)
      Reflect.deleteProperty(headers, traceparentHeader)
    const { method = 'GET', url = '/' } = request
    response.onEnd = (ended) => {
      const milliseconds = clock() - began
      const route = this.#routeOf(ended, url)
      const status = ended.outcome ?? ended.statusCode
      this.durations.observe(route, status, milliseconds / 1000)
      endTrace?.(route, status)
      const { access } = this.#options
      if (access?.takes(status))
        access.add({ request: id, method, route, status, milliseconds, address: addressOf(request, proxies) })
    }
  }

  #trace(
    tracer: Tracer,
    { method = 'GET', headers }: IncomingMessage,
  ): ((route: string, status: number) => void) | undefined {
    const parent = this.#options.proxies > 0 ? readTraceparent(headers[traceparentHeader]) : undefined
    if (!(parent ? parent.isSampled : tracer.samples())) {
      Reflect.deleteProperty(headers, traceparentHeader)
      return undefined
    }
    const span = { traceId: parent?.traceId ?? newTraceId(), spanId: newSpanId() }
    headers[traceparentHeader] = traceparentOf(span)
    const request = String(headers[requestIdHeader])
    const start = spanTime()
    return (route, status) =>
      tracer.add({
        ...span,
        parentId: parent?.spanId,
        kind: 'server',
        name: `${method} ${route}`,
        start,
        end: spanTime(),
        isFailed: status >= 500,
        attributes: {
          'http.request.method': method,
          'http.route': route,
          'http.response.status_code': status,
          'mall.request.id': request,
        },
      })
  }

  #routeOf({ route, page }: EndedResponse, url: string): string {
    if (route !== undefined) return route
    return page === undefined ? partOf(url) : this.#options.patterns(page)
  }
}

/** What answers an address that is no page, and no call that names itself, by the begin of its path. */
const parts = [
  ['/_next/static/', 'static'],
  ['/media/', 'media'],
  ['/api/', 'api'],
  ['/images/', 'images'],
] as const

const partOf = (url: string): string => parts.find(([begin]) => url.startsWith(begin))?.[1] ?? unknownPage
