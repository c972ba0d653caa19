/** The header that names the trace of a request and the span that caused it (W3C Trace Context, version 00). */

export const traceparentHeader = 'traceparent'

type TraceParent = { traceId: string; spanId: string; isSampled: boolean }

const form = /^00-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})$/

const isZero = (id: string): boolean => /^0+$/.test(id)

/** Undefined for a header of another version or form. */
export function readTraceparent(sent: unknown): TraceParent | undefined {
  const [, traceId = '', spanId = '', flags = ''] = (typeof sent === 'string' && form.exec(sent)) || []
  if (!traceId || isZero(traceId) || isZero(spanId)) return undefined
  return { traceId, spanId, isSampled: (Number.parseInt(flags, 16) & 1) === 1 }
}

/** The header of a sampled span. */
export const traceparentOf = ({ traceId, spanId }: Pick<TraceParent, 'traceId' | 'spanId'>): string =>
  `00-${traceId}-${spanId}-01`

const random = new Uint32Array(256)
let used = random.length

/** Eight digits. */
function word(): string {
  if (used === random.length) {
    crypto.getRandomValues(random)
    used = 0
  }
  return (random[used++] ?? 0).toString(16).padStart(8, '0')
}

/** The first bit is set, so that no id is zero. */
const atLeastOne = (digits: string): string =>
  ((Number.parseInt(digits[0] ?? '0', 16) | 8) % 16).toString(16) + digits.slice(1)

export const newSpanId = (): string => atLeastOne(word() + word())
export const newTraceId = (): string => atLeastOne(word() + word() + word() + word())
