/**
 * Generates load with wrk, in a process of its own. wrk is written in C, so that it is faster than every server here.
 */
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

const run = promisify(execFile)
const script = fileURLToPath(new URL('./load.lua', import.meta.url))
const connections = 16
/** Seconds. An overloaded page takes longer than the two seconds that wrk waits by default. */
const timeout = 30

/** One request. `{n}` in its path becomes the number of the request, so that no two are the same. */
export type LoadRequest = {
  path: string
  method?: 'GET' | 'POST'
  token?: string
  form?: string
}

export type Load = {
  /** Origin of the server. */
  url: string
  /** Sent in rotation. */
  requests: readonly LoadRequest[]
  seconds: number
  headers?: Record<string, string>
  /** Number of the first request, to continue an earlier rotation. */
  first?: number
  /** Whether to read each answer and count those in which the mall refuses the call. Costs the generator time. */
  countsRefusals?: boolean
  /**
   * Seconds to wait for the answers to requests in flight. Without them wrk drops these requests at the end, which
   * distorts the result of slow calls.
   */
  patience?: number
}

export type LoadResult = {
  perSecond: number
  /** Complete answers. */
  total: number
  /** Requests sent; without patience the last ones have no answer. */
  sent: number
  /** Answers with a status from 400. */
  badStatus: number
  /** Connections that failed and answers that did not come in time. */
  broken: number
  refused: number
}

/** Whether wrk is installed. */
export const hasWrk = (): Promise<boolean> =>
  run('wrk', ['--version']).then(
    () => true,
    // wrk prints its version and ends with 1.
    (error: NodeJS.ErrnoException) => error.code !== 'ENOENT',
  )

/** Sends requests on 16 connections for some seconds. */
export async function load(job: Load): Promise<LoadResult> {
  const { url, requests, seconds, headers = {}, first = 0, countsRefusals = false, patience = 0 } = job
  const folder = await mkdtemp(join(tmpdir(), 'mall-load-'))
  try {
    const file = join(folder, 'requests')
    await writeFile(file, requests.map(lineOf).join('\n'))
    const options = ['-t1', `-c${connections}`, `-d${seconds + patience}s`, '--timeout', `${timeout}s`]
    const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`])
    const scriptArgs = [file, String(first), countsRefusals ? '1' : '0', patience ? String(seconds) : '0']
    const { stdout } = await run('wrk', [...options, ...headerArgs, '-s', script, url, '--', ...scriptArgs])
    const printed = JSON.parse(stdout.slice(stdout.lastIndexOf('{'))) as Printed
    return { ...printed, perSecond: printed.total / (printed.micros / 1e6) }
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

/** The line that load.lua prints at the end. */
type Printed = Omit<LoadResult, 'perSecond'> & { micros: number }

const lineOf = ({ method = 'GET', path, token = '', form = '' }: LoadRequest) =>
  [method, path, token, form].join('\t')
