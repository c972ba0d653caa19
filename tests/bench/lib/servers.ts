/** The measured servers, each in its own process. */
import { spawn } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { type RunningServer, startMall, whenOpen } from '../../fixtures/servers.ts'

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

/** Processor time that a process has used so far, in seconds; undefined without /proc, where a second has 100 ticks. */
export async function cpuSeconds({ pid }: RunningServer): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / 100
}
