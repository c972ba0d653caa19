/** Starts and ends the servers under measurement, each in its own process. */
import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export type RunningServer = {
  url: string
  /** Seconds of processor time used so far; undefined where the system does not tell. */
  cpuSeconds: () => Promise<number | undefined>
  stop: () => Promise<void>
}

const root = dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url)))))
/** The first start may have to build the app and to create the demo mall. */
const patience = 600_000

/** The mall as `npm start` runs it, on a free port, with an empty data folder of its own unless one is given. */
export async function startMall(dataDir?: string): Promise<RunningServer> {
  const own = dataDir ?? (await mkdtemp(join(tmpdir(), 'mall-bench-')))
  const server = await startHere(['lib/front/main.ts'], { PORT: '0', MALL_DATA_DIR: own })
  return {
    ...server,
    stop: async () => {
      await server.stop()
      if (!dataDir) await rm(own, { recursive: true, force: true })
    },
  }
}

/** The mall as `npm start` runs it, on a free port, with this environment. */
export const startMallWith = (env: Record<string, string>): Promise<RunningServer> =>
  startHere(['lib/front/main.ts'], { PORT: '0', ...env })

/** The same build on Next alone, as another host would run it. */
export async function startNext(dataDir: string): Promise<RunningServer> {
  return startHere(['node_modules/next/dist/bin/next', 'start', '-p', '0'], { MALL_DATA_DIR: dataDir })
}

function startHere(args: string[], given: Record<string, string>): Promise<RunningServer> {
  const env: NodeJS.ProcessEnv = {
    ...process.env,
    NODE_ENV: 'production',
    MALL_PUBLIC_URL: 'http://mall.test',
    ...given,
  }
  return start(spawn(process.execPath, args, { cwd: root, env }))
}

/** A bare node:http server that sends the same answer to every request. */
export async function startBare(answer: { headers: string[]; body: Buffer }): Promise<RunningServer> {
  const child = spawn(process.execPath, [fileURLToPath(new URL('./bare-server.ts', import.meta.url))])
  child.stdin.end(JSON.stringify({ headers: answer.headers, body: answer.body.toString('base64') }))
  return start(child)
}

/** Waits for the line that names the URL. */
async function start(child: ChildProcess): Promise<RunningServer> {
  let output = ''
  const url = await new Promise<string>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`The server did not open in time.\n${output}`)), patience)
    const hear = (chunk: Buffer) => {
      output += chunk.toString()
      const found = /(?:open at|Local:) +(http:\S+)/.exec(output)?.[1]
      if (found) resolve(found)
    }
    child.stdout?.on('data', hear)
    child.stderr?.on('data', hear)
    child.once('exit', () => reject(new Error(`The server ended early.\n${output}`)))
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

/** From /proc: user and system time in ticks, a hundred to the second. */
async function cpuSecondsOf(pid: number | undefined): Promise<number | undefined> {
  const stat = await readFile(`/proc/${pid}/stat`, 'utf8').catch(() => undefined)
  const fields = stat?.slice(stat.lastIndexOf(')') + 2).split(' ')
  return fields && (Number(fields[11]) + Number(fields[12])) / 100
}
