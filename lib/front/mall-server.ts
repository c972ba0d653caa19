/** The socket of the front door: how much a request may say about itself, and what is told to one that is no HTTP. */
import { createServer, STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Bytes of a request line and headers. A search for 10,000 Chinese characters is 90,000 bytes of address, and its refusal
 * belongs to the mall, in its own words; Node would answer 16,384 with a bare 431.
 */
const mostHeaderBytes = 128 * 1024

/** Milliseconds; longer than the minute for which proxies keep their connections, so that they never meet a closed one. */
const keepAliveTimeout = 65_000

/** A server for the door, not yet listening. */
export function mallServer(): Server {
  const server = createServer({ keepAliveTimeout, maxHeaderSize: mostHeaderBytes })
  server.on('clientError', refuse)
  return server
}

/** What Node could not read gets the contract's envelope, whoever asked. */
function refuse(error: NodeJS.ErrnoException, socket: Duplex): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy()
    return
  }
  const isTooLong = error.code === 'HPE_HEADER_OVERFLOW'
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
  const status = isTooLong ? 431 : isLate ? 408 : 400
  const message = isTooLong ? '请求内容过大' : isLate ? '请求超时' : '请求内容格式不正确'
  const body = JSON.stringify({ data: { message, status_code: status } })
  socket.end(
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nCache-Control: no-store\r\n` +
      `Content-Type: application/json; charset=utf-8\r\nContent-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
  )
}
