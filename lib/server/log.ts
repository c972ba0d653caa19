import 'server-only'

type Level = 'info' | 'warn' | 'error'

const plain = (value: unknown): unknown =>
  value instanceof Error
    ? { name: value.name, message: value.message, stack: value.stack, cause: plain(value.cause) }
    : value

function write(level: Level, fields: Record<string, unknown>, message: string): void {
  const line = { at: new Date().toISOString(), level, message, ...fields }
  process.stderr.write(`${JSON.stringify(line, (_key, value: unknown) => plain(value))}\n`)
}

/** Structured log on stderr, one JSON object per line. Never log tokens, passwords or addresses. */
export const log = {
  info: (fields: Record<string, unknown>, message: string) => write('info', fields, message),
  warn: (fields: Record<string, unknown>, message: string) => write('warn', fields, message),
  error: (fields: Record<string, unknown>, message: string) => write('error', fields, message),
}
