/** The HTTP server of the front door: its limits, and the response to what is not valid HTTP. */
import { createServer, STATUS_CODES, type Server } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'
import * as requestMessages from '../domain/messages/request.ts'
import { AddressLimit, maxPerAddress } from './address-limit.ts'
import { MallResponse } from './mall-response.ts'
import { siteHeaders } from './site-headers.ts'

/**
 * Largest request line with headers, in bytes. A search for 10,000 Chinese characters has a URL of 90,000 bytes, which
 * the mall rejects with its own message; at Node's default of 16,384 the client would get a bare 431.
 */
export const maxHeaderSize = 128 * 1024

/**
 * Milliseconds. Longer than the minute for which proxies keep connections open, so that they never reuse a closed one.
 */
const keepAliveTimeout = 65_000

/** How long a client may take, in milliseconds, and how many connections it may have. */
export type ConnectionLimits = {
  /** From the connection, or the request before, to the end of the headers. */
  head: number
  /** To the end of the body: a picture of several megabytes from a phone takes a minute. */
  request: number
  /**
   * Without a sent or received byte during an answer, which its client does not read. Node starts this time once more
   * when bytes have left for the network.
   */
  silence: number
  /** Between the rejection of what is not HTTP and the end of the connection. */
  linger: number
  /** How often `head` and `request` are checked. */
  check: number
  /** Connections of one address. */
  perAddress: number
}

const defaults: ConnectionLimits = {
  head: 20_000,
  request: 120_000,
  silence: 120_000,
  linger: 1_000,
  check: 5_000,
  perAddress: maxPerAddress,
}

/**
 * Creates the server of the door, not yet listening.
 *
 * @param options.proxies number of own proxies in front of the process: with some, all connections come from them, and
 *   the door counts requests instead
 */
export function mallServer({
  proxies = 0,
  limits: changed = {},
}: { proxies?: number; limits?: Partial<ConnectionLimits> } = {}): Server {
  const limits = { ...defaults, ...changed }
  const server = createServer({
    ServerResponse: MallResponse,
    keepAliveTimeout,
    maxHeaderSize,
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    connectionsCheckingInterval: limits.check,
    // The mall supports no other protocol. Node ignores requests to upgrade, even when an `upgrade` listener is
    // registered.
    shouldUpgradeCallback: () => false,
    // The door refuses a request without a host as it does one with a wrong host.
    requireHostHeader: false,
  })
  server.timeout = limits.silence
  server.on('clientError', (error, socket) => rejectInvalidRequest(error, socket, limits.linger))
  server.on('connect', (_request, socket) => sendRaw(socket, 405, '不支持的请求方式', limits.linger))
  // Ignores other values of Expect than 100-continue; Node would answer with 417.
  server.on('checkExpectation', (request, response) => server.emit('request', request, response))
  if (proxies === 0) limitConnections(server, new AddressLimit(limits.perAddress))
  return server
}

/** Closes connections above the limit of their address at once: an answer would cost more than the connection. */
function limitConnections(server: Server, limit: AddressLimit): void {
  server.on('connection', (socket: Socket) => {
    const leave = limit.enter(socket.remoteAddress ?? '')
    if (leave) socket.once('close', leave)
    else socket.destroy()
  })
}

/** Answers a request that Node could not parse with the contract's envelope, and closes its connection. */
function rejectInvalidRequest(error: NodeJS.ErrnoException, socket: Duplex, linger: number): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const message = isTooLong
    ? requestMessages.requestTooLarge
    : isLate
      ? '请求超时'
      : requestMessages.requestUnreadable
  sendRaw(socket, isTooLong ? 431 : isLate ? 408 : 400, message, linger)
}

/** Sends the contract's envelope on a connection without a response of Node, and ends it. */
function sendRaw(socket: Duplex, status: number, message: string, linger: number): void {
  const body = JSON.stringify({ data: { message, status_code: status } })
  const headers = [
    ['Connection', 'close'],
    ['Cache-Control', 'no-store'],
    ['Content-Type', 'application/json; charset=utf-8'],
    ['Content-Length', Buffer.byteLength(body)],
    ...siteHeaders(),
  ].map(([name, value]) => `${name}: ${value}\r\n`)
  socket.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${headers.join('')}\r\n${body}`)
  // A client that never closes would keep its connection. Closing at once could discard the answer before it is read.
  setTimeout(() => socket.destroy(), linger).unref()
}
