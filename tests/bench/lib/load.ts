/** Generates load in a process of its own, so that it does not slow down the server. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
const autocannon = createRequire(import.meta.url).resolve('autocannon')

export type Load = { url: string; headers?: Record<string, string>; seconds: number }

/**
 * Sends requests on 32 connections with 10 requests in flight each. Without pipelining the load generator is slower than
 * a bare server, and the comparison would measure the generator.
 *
 * @throws when an answer is not 2xx
 */
export async function load({
  url,
  headers = {},
  seconds,
}: Load): Promise<{ total: number; perSecond: number }> {
  const headerArgs = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [autocannon, '--json', '-c', '32', '-p', '10', '-d', String(seconds), ...headerArgs, url]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 })
  const result = JSON.parse(stdout) as Result
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} requests to ${url} failed.`)
  const { total } = result.requests
  return { total, perSecond: total / result.duration }
}

type Result = {
  non2xx: number
  errors: number
  timeouts: number
  duration: number
  requests: { total: number }
}
