/** The address of a visitor, at the door. */
import type { IncomingMessage } from 'node:http'
import { visitorAddress } from '../web/visitor-address.ts'

/** @param proxies number of own proxies in front of the process */
export function addressOf({ headers, socket }: IncomingMessage, proxies: number): string {
  const forwarded = headers['x-forwarded-for']
  const own = socket.remoteAddress ?? ''
  return visitorAddress(forwarded === undefined ? own : `${String(forwarded)}, ${own}`, proxies)
}
