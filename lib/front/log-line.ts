/** Log lines of the front door: JSON on stderr, in the form of the engine's, one a second for one failure. */
import { faultOf, RepeatedLines } from '../web/repeated-lines.ts'

const lines = new RepeatedLines()

/**
 * Logs a request that ended in an error.
 *
 * @param request its id
 */
export function logFailure(error: unknown, request: string | undefined): void {
  const kind = error instanceof Error ? faultOf(error) : String(error).slice(0, 200)
  const { name, message, stack, cause } = error instanceof Error ? error : new Error(String(error))
  const reason = cause instanceof Error ? { name: cause.name, message: cause.message } : undefined
  lines.offer(kind, (suppressed) => {
    const err = { name, message, stack, ...(reason && { cause: reason }) }
    const at = new Date().toISOString()
    const line = { at, level: 'error', message: 'a request failed', request, err }
    process.stderr.write(`${JSON.stringify({ ...line, ...(suppressed ? { suppressed } : {}) })}\n`)
  })
}
