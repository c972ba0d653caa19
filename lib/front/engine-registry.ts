/** Where the mall's engine stands in the server process. instrumentation.ts fills the slot, the front door reads it. */

export type PlainAnswer = { status: number; headers: [string, string][]; body: string | null }

export type RegisteredEngine = {
  /** Answers a call of the contract, or a file under /media. */
  fetch(request: Request): Promise<Response>
  /** The same; texts come without the platform's Response, which costs more than a trivial call. */
  answer(request: Request): Promise<PlainAnswer | Response>
  /** Whether the engine can serve, and the state of each part: `ok` or a sentence. */
  ready(): Promise<{ ok: boolean; checks: Record<string, string> }>
  /** Its figures in the Prometheus text format. */
  metrics(): Promise<string>
  /** Ends jobs and closes the database. */
  close(): Promise<void>
}

declare global {
  var __mall: RegisteredEngine | undefined
}

/**
 * What answers calls in this process: the mall's engine, or the proxy to another back end (MALL_API_URL). Undefined until
 * the server has started.
 */
export function registeredEngine(): RegisteredEngine | undefined {
  return globalThis.__mall
}
