/** The response of the front door: it carries the id of its request, and tells when it has ended. */
import {
  type IncomingMessage,
  type OutgoingHttpHeader,
  type OutgoingHttpHeaders,
  ServerResponse,
} from 'node:http'

type Head = OutgoingHttpHeaders | OutgoingHttpHeader[]

/** What is known of a response when it has ended. */
export type EndedResponse = {
  readonly statusCode: number
  readonly route: string | undefined
  readonly page: string | undefined
  readonly outcome: number | undefined
}

export class MallResponse<Request extends IncomingMessage = IncomingMessage> extends ServerResponse<Request> {
  /** Empty until the door has seen the request. */
  requestId = ''
  /** The call that answers, or a part of the mall, as metrics name it. */
  route: string | undefined
  /** The path of the page that answers, without what a visitor may add. */
  page: string | undefined
  /** The status of a call, whose HTTP status is 200 for most refusals (ADR 0048). */
  outcome: number | undefined
  /** Called when everything was handed to the connection; not when the client disconnected before. */
  onEnd: ((response: EndedResponse) => void) | undefined

  override writeHead(status: number, ...rest: [] | [Head?] | [string?, Head?]): this {
    if (this.requestId === '') return super.writeHead(status, ...(rest as [Head?]))
    const [first, second] = rest
    const head = typeof first === 'string' ? second : first
    if (head === undefined) {
      this.setHeader('X-Request-Id', this.requestId)
      return super.writeHead(status, ...(rest as [Head?]))
    }
    // Documents share their headers among all responses.
    const named = Array.isArray(head)
      ? [...head, 'X-Request-Id', this.requestId]
      : { ...head, 'X-Request-Id': this.requestId }
    return typeof first === 'string' ? super.writeHead(status, first, named) : super.writeHead(status, named)
  }

  override end(chunk?: unknown, encoding?: BufferEncoding | (() => void), done?: () => void): this {
    super.end(chunk, encoding as BufferEncoding, done)
    const { onEnd } = this
    if (onEnd) {
      this.onEnd = undefined
      onEnd(this)
    }
    return this
  }
}

/** The response as the server of the door makes it; undefined for one that another server made. */
export const asMallResponse = (response: ServerResponse<IncomingMessage>): MallResponse | undefined =>
  response instanceof MallResponse ? response : undefined
