import 'server-only'
import { tracer } from '@/lib/server/ground/trace'
import { runWork, type Work } from '@/lib/server/ground/work'
import { requestIdHeader, sentRequestId } from '@/lib/watch/request-id'
import { spanTime } from '@/lib/watch/span'
import { newSpanId, readTraceparent, traceparentHeader } from '@/lib/watch/traceparent'
import type { RequestMarks } from '@/lib/web/registry'

/** The id and trace of a request, as the front door has set them. */
export const marksOf = ({ headers }: Request): RequestMarks => ({
  [requestIdHeader]: headers.get(requestIdHeader) ?? undefined,
  [traceparentHeader]: headers.get(traceparentHeader) ?? undefined,
})

/**
 * Does the work of a request: its log lines have the id of the request, and its statements are spans of its trace.
 *
 * @param nameOf the name of its span
 */
export async function watchRequest<T>(
  marks: RequestMarks,
  run: () => Promise<T>,
  nameOf: (answered?: T) => string,
): Promise<T> {
  const id = sentRequestId(marks[requestIdHeader])
  const tracing = tracer()
  const parent = tracing ? readTraceparent(marks[traceparentHeader]) : undefined
  if (id === undefined && !parent) return run()
  const span = parent?.isSampled ? { traceId: parent.traceId, spanId: newSpanId() } : undefined
  const work: Work = { ...(id !== undefined && { request: id }), ...(span && { span }) }
  if (!tracing || !parent || !span) return runWork(work, run)
  const start = spanTime()
  let answered: T | undefined
  try {
    answered = await runWork(work, run)
    return answered
  } finally {
    tracing.add({
      ...span,
      parentId: parent.spanId,
      kind: 'internal',
      name: nameOf(answered),
      start,
      end: spanTime(),
      isFailed: answered === undefined,
    })
  }
}
