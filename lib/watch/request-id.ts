/** Ids of requests: in log lines, in the response, and in what the engine writes about them. */

export const requestIdHeader = 'x-request-id'

/** What a proxy may send: it is written into logs as it is. */
const form = /^[\w.-]{8,64}$/

/** The id that a request brings along; undefined when it has none of the form. */
export const sentRequestId = (sent: unknown): string | undefined =>
  typeof sent === 'string' && form.test(sent) ? sent : undefined

/** Differs between threads, processes and machines. */
const own = Array.from(crypto.getRandomValues(new Uint8Array(7)), (byte) =>
  byte.toString(16).padStart(2, '0'),
).join('')
let count = 0

/** A new id: not secret, but no two requests have the same. */
export const newRequestId = (): string => `${own}-${(count++).toString(36)}`
