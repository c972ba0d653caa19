/** Starts and stops the measured servers, each in its own process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type RunningServer = {
  url: string
  /** Processor time used so far, in seconds; undefined without /proc. */
  cpuSeconds: () => Promise<number | undefined>
  stop: () => Promise<void>
}

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
/** Milliseconds. The first start may have to build the app and to create the demo mall. */
const startTimeout = 600_000

/** The mall as `npm start` runs it, on a free port; without `dataDir` on a temporary data folder. */
export async function startMall(dataDir?: string): Promise<RunningServer> {
  const folder = dataDir ?? (await mkdtemp(join(tmpdir(), 'mall-bench-')))
  const server = await startHere(['lib/front/main.ts'], { PORT: '0', MALL_DATA_DIR: folder })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      if (!dataDir) await rm(folder, { recursive: true, force: true })
    },
  }
}

/** The mall as `npm start` runs it, on a free port, with this environment. */
export const startMallWith = (env: Record<string, string>): Promise<RunningServer> =>
  startHere(['lib/front/main.ts'], { PORT: '0', ...env })

/** The same build on Next alone, without the front door. */
export async function startNext(dataDir: string): Promise<RunningServer> {
  return startHere(['node_modules/next/dist/bin/next', 'start', '-p', '0'], { MALL_DATA_DIR: dataDir })
}

function startHere(args: string[], overrides: Record<string, string>): Promise<RunningServer> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    MALL_PUBLIC_URL: 'http://mall.test',
    ...overrides,
  }
  return start(spawn(process.execPath, args, { cwd: root, env }))
}

/** A bare node:http server that sends the same answer to every request. */
export async function startBare(answer: { headers: string[]; body: Buffer }): Promise<RunningServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))])
  child.stdin.end(JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }))
  return start(child)
}

/** Waits until the process prints its URL. */
async function start(child: ChildProcess): Promise<RunningServer> {
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`The server did not start in time.\n${output}`)),
      startTimeout,
    )
    const collect = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /(?:open at|Local:) +(http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', collect)
    child.stderr?.on('data', collect)
    child.once('exit', () => reject(new Error(`The server exited.\n${output}`)))
    timer.unref()
  })
  return {
    url,
    cpuSeconds: () => cpuSecondsOf(child.pid),
    stop: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGTERM')
      await ended
    },
  }
}

/** User and system time from /proc, where a second has a hundred ticks. */
async function cpuSecondsOf(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / 100
}
