/** Spans of a trace, and their form in OTLP/HTTP with JSON. */

/** Numbers of OTLP. */
const spanKinds = { internal: 1, server: 2, client: 3 } as const

/** What a trace shows of a piece of work. Its attributes are names and numbers, never values of a person. */
export type Span = {
  traceId: string
  spanId: string
  parentId: string | undefined
  kind: keyof typeof spanKinds
  name: string
  /** Milliseconds since 1970, with fractions. */
  start: number
  end: number
  isFailed: boolean
  attributes?: Readonly<Record<string, string | number>>
}

/** The clock of spans: that of the machine at the start of the process, and steady from there on. */
export const spanTime = (): number => performance.timeOrigin + performance.now()

/** Nanoseconds as text: JSON numbers lose digits. */
const nanoseconds = (milliseconds: number): string => `${Math.round(milliseconds * 1000)}000`

const valueOf = (value: string | number) =>
  typeof value === 'string' ? { stringValue: value } : { intValue: value }

const attributesOf = (attributes: Readonly<Record<string, string | number>>) =>
  Object.entries(attributes).map(([key, value]) => ({ key, value: valueOf(value) }))

const jsonOf = ({ traceId, spanId, parentId, kind, name, start, end, isFailed, attributes = {} }: Span) => ({
  traceId,
  spanId,
  ...(parentId && { parentSpanId: parentId }),
  name,
  kind: spanKinds[kind],
  startTimeUnixNano: nanoseconds(start),
  endTimeUnixNano: nanoseconds(end),
  attributes: attributesOf(attributes),
  // 2 is an error, 0 is not set.
  status: { code: isFailed ? 2 : 0 },
})

/** @param resource attributes of the process */
export const exportBody = (
  spans: readonly Span[],
  resource: Readonly<Record<string, string | number>>,
): string =>
  JSON.stringify({
    resourceSpans: [
      {
        resource: { attributes: attributesOf(resource) },
        scopeSpans: [{ scope: { name: 'huanxin-mall' }, spans: spans.map(jsonOf) }],
      },
    ],
  })
