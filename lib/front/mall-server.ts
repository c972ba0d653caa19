/** The HTTP server of the front door: its limits, and the response to what is not valid HTTP. */
import { createServer, STATUS_CODES, type Server } from 'node:http'
import type { Duplex } from 'node:stream'

/**
 * Largest request line with headers, in bytes. A search for 10,000 Chinese characters has a URL of 90,000 bytes, which the
 * mall rejects with its own message; at Node's default of 16,384 the client would get a bare 431.
 */
const maxHeaderSize = 128 * 1024

/** Milliseconds. Longer than the minute for which proxies keep connections open, so that they never reuse a closed one. */
const keepAliveTimeout = 65_000

/** Creates the server of the door, not yet listening. */
export function mallServer(): Server {
  // The mall supports no other protocol. Node ignores requests to upgrade, even when an `upgrade` listener is registered.
  const shouldUpgradeCallback = () => false
  const server = createServer({ keepAliveTimeout, maxHeaderSize, shouldUpgradeCallback })
  server.on('clientError', rejectInvalidRequest)
  return server
}

/** Answers a request that Node could not parse with the contract's envelope. */
function rejectInvalidRequest(error: NodeJS.ErrnoException, socket: Duplex): void {
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
