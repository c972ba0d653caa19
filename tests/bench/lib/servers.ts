/** The measured servers, each in its own process. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { type RunningServer, startMall, whenOpen } from '../../fixtures/servers.ts'
import { cpuSecondsOf } from './cpu.ts'

/** Milliseconds. The first start may have to build the app. */
const timeout = 600_000

/** Starts the mall to measure; without a database in `env`, on a temporary data folder. */
export const startMeasured = (env: Record<string, string> = {}): Promise<RunningServer> =>
  startMall({ MALL_PUBLIC_URL: 'http://mall.test', ...env }, { timeout })

/** A bare node:http server that sends the same answer to every request. */
export async function startBare(answer: { headers: string[]; body: Buffer }): Promise<RunningServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))])
  child.stdin.end(JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }))
  return whenOpen(child)
}

/** Processor time that a server has used so far, in seconds, with its child processes; undefined without /proc. */
export const cpuSeconds = ({ pid }: RunningServer): Promise<number | undefined> => cpuSecondsOf(pid)
