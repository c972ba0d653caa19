import 'server-only'
import { currentWork } from '@/lib/server/ground/work'
import { faultOf, RepeatedLines } from '@/lib/web/repeated-lines'

type Level = 'info' | 'warn' | 'error'

declare global {
  var __mallLogLines: RepeatedLines | undefined
}

// Once per process, on `globalThis`: Next bundles a module several times over.
const lines = (globalThis.__mallLogLines ??= new RepeatedLines())

const plain = (value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: plain(value.cause) }
    : value

const jsonOf = (value: unknown): string => JSON.stringify(value, (_key, part: unknown) => plain(part))

function write(level: Level, fields: Record<string, unknown>, message: string, repeated?: string): void {
  const at = new Date().toISOString()
  const request = currentWork()?.request
  // Lines without an error count as the same kind only when they are equal.
  const kind = repeated ?? (fields.err instanceof Error ? faultOf(fields.err) : jsonOf(fields))
  lines.offer(`${level} ${message} ${kind}`, (suppressed) => {
    const line = {
      at,
      level,
      message,
      ...(request && { request }),
      ...fields,
      ...(suppressed ? { suppressed } : {}),
    }
    process.stderr.write(`${jsonOf(line)}\n`)
  })
}

/**
 * Structured log on stderr, one JSON object per line. Never log tokens, passwords or addresses. Each kind of error
 * writes at most one line per second; `suppressed` is the number of lines left out before it. Lines of a request have its
 * id.
 */
export const log = {
  info: (fields: Record<string, unknown>, message: string) => write('info', fields, message),
  /** @param repeated by which lines without an error count as the same kind; all of their fields by default */
  warn: (fields: Record<string, unknown>, message: string, repeated?: string) =>
    write('warn', fields, message, repeated),
  error: (fields: Record<string, unknown>, message: string) => write('error', fields, message),
}
