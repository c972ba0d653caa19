/**
 * Sends head and body with one system call. Node joins them when the body is a string and writes two buffers when it is
 * a Buffer, which costs a fifth more for a small response. In Latin-1 every byte is one character.
 */
import type { ServerResponse } from 'node:http'

/** Above this many bytes, joining costs more than the second buffer. */
const maxJoinedBytes = 12 * 1024

/** The form of a body that `endWith` sends fastest. */
export function singleWrite(body: Buffer): Buffer | string {
  return body.length > maxJoinedBytes ? body : body.toString('latin1')
}

/** Ends a response with the result of `singleWrite`. */
export function endWith(response: ServerResponse, body: Buffer | string): void {
  if (typeof body === 'string') response.end(body, 'latin1')
  else response.end(body)
}
