import { type ChildProcess, spawn } from 'node:child_process'
import { Agent, get } from 'node:http'
import { setTimeout as delay } from 'node:timers/promises'
import type { StopLimits } from '@/lib/front/shutdown'
import { whenOpen } from '../fixtures/servers'

/** A server in a process of its own, which stops as the mall does. */

const children: ChildProcess[] = []
afterEach(() => {
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

type Given = { drain?: number; parent?: number; limits?: Partial<StopLimits>; closing?: number }

function spawnServer({ closing = 0, ...options }: Given) {
  const child = spawn(process.execPath, [
    ...['--disable-warning=ExperimentalWarning', 'tests/fixtures/front/stopping-server.ts'],
    ...[JSON.stringify(options), String(closing)],
  ])
  children.push(child)
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (chunk: Buffer) => void (output += chunk.toString()))
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
  return { child, ended, output: () => output }
}

async function start(given: Given) {
  const server = spawnServer(given)
  const { url } = await whenOpen(server.child)
  return { ...server, url }
}

/** The text of an answer and whether its connection stays open; an error is its code. */
const ask = (url: string, agent?: Agent): Promise<string> =>
  new Promise((resolve) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.on('data', (chunk: Buffer) => (text += chunk.toString()))
      response.on('end', () => resolve(`${text}, ${response.headers.connection}`))
    }).on('error', ({ code }: NodeJS.ErrnoException) => resolve(String(code)))
  })

describe.each(['SIGTERM', 'SIGINT'] as const)('after %s', (signal) => {
  it('a running request gets its answer, then everything is closed and the process ends with 0', async () => {
    const { child, url, ended, output } = await start({})
    const slow = ask(`${url}/600`)
    await delay(200)
    child.kill(signal)
    await delay(200)
    expect(await ask(`${url}/0`)).toBe('ECONNREFUSED')
    expect(await slow).toBe('stopping, keep-alive')
    expect(await ended).toBe(0)
    expect(output()).toContain('closed')
  })
})

it('everything is answered during the drain, and no connection is kept open for the next request', async () => {
  const { child, url, ended } = await start({ drain: 2 })
  const agent = new Agent({ keepAlive: true })
  expect(await ask(`${url}/0`, agent)).toBe('open, keep-alive')
  child.kill('SIGTERM')
  await delay(300)
  expect(await ask(`${url}/0`, agent)).toBe('stopping, close')
  expect(await ask(`${url}/0`)).toBe('stopping, close')
  expect(await ended).toBe(0)
  expect(await ask(`${url}/0`)).toBe('ECONNREFUSED')
  agent.destroy()
})

it('a second signal ends the process at once, and one that comes twice is one', async () => {
  const { child, ended, output } = await start({ drain: 60, limits: { sameSignal: 300 } })
  child.kill('SIGINT')
  await delay(50)
  child.kill('SIGINT')
  await delay(500)
  expect(child.exitCode).toBeNull()
  child.kill('SIGINT')
  expect(await ended).toBe(1)
  expect(output()).not.toContain('closed')
})

it('requests and a database without an end do not keep the process', async () => {
  const { child, url, ended, output } = await start({
    closing: 60_000,
    limits: { running: 200, closing: 200 },
  })
  const endless = ask(`${url}/60000`)
  await delay(200)
  child.kill('SIGTERM')
  expect(await ended).toBe(1)
  expect(await endless).toBe('ECONNRESET')
  expect(output()).toContain('The database did not close in time.')
})

it('the end of its parent is a signal', async () => {
  // No process has this number, as if the parent had ended. The server may end before it is seen to be open.
  const { ended, output } = spawnServer({ parent: 2 ** 22 + 1, limits: { parentCheck: 50 } })
  expect(await ended).toBe(0)
  expect(output()).toContain('closed')
})
