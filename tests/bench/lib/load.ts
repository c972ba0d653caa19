/** Load from a process of its own, so that making it takes nothing from the server. */
import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'

const run = promisify(execFile)
const autocannon = createRequire(import.meta.url).resolve('autocannon')

export type Load = { url: string; headers?: Record<string, string>; seconds: number }

/**
 * Asks a server as often as it answers.
 * 32 connections with 10 requests in flight each: without pipelining the load generator is slower than a bare server,
 * and the comparison would measure the generator.
 *
 * @throws when anything but 2xx was answered
 */
export async function load({
  url,
  headers = {},
  seconds,
}: Load): Promise<{ total: number; perSecond: number }> {
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`])
  const args = [autocannon, '--json', '-c', '32', '-p', '10', '-d', String(seconds), ...given, url]
  const { stdout } = await run(process.execPath, args, { maxBuffer: 16 * 1024 * 1024 })
  const result = JSON.parse(stdout) as Result
  const failed = result.non2xx + result.errors + result.timeouts
  if (failed > 0) throw new Error(`${failed} of the answers of ${url} were failures.`)
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
