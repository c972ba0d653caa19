import { type ChildProcess, spawn } from 'node:child_process'
import { rm } from 'node:fs/promises'
import { setTimeout as delay } from 'node:timers/promises'
import { expect, test } from 'playwright/test'
import { demoFolder } from '../../fixtures/demo-folder.ts'
import { type RunningServer, startMall, testSecret, whenOpen } from '../../fixtures/servers.ts'
import { startPostgres } from '../../run/postgres.ts'

/** Signals as service managers and containers send them: to the process that they have started, which is npm. */

type Environment = Record<string, string>

/** `npm start`, on a free port. */
async function npmStart(env: Environment): Promise<RunningServer & { child: ChildProcess }> {
  const child = spawn('npm', ['start'], {
    env: {
      ...process.env,
      NODE_ENV: 'production',
      PORT: '0',
      MALL_SECRET: testSecret,
      MALL_DEMO_STAFF: '0',
      ...env,
    },
  })
  const isReady = async (url: string) => (await fetch(`${url}/readyz`).catch(() => null))?.ok ?? false
  return { child, ...(await whenOpen(child, { isReady })) }
}

const isClosed = async (url: string) => fetch(url).then(() => false, () => true) // prettier-ignore

const databases: [
  name: string,
  open: () => Promise<{ env: Environment; close: () => Promise<void> } | null>,
][] = [
  [
    'embedded',
    async () => {
      const folder = await demoFolder('stop')
      const close = () => rm(folder, { recursive: true, force: true })
      return { env: { MALL_DATA_DIR: folder }, close }
    },
  ],
  [
    'PostgreSQL',
    async () => {
      const postgres = await startPostgres()
      return postgres && { env: { DATABASE_URL: postgres.url, MALL_DEMO: '1' }, close: postgres.stop }
    },
  ],
]

for (const [name, open] of databases) {
  test(`npm start ends with 0 and frees port and database when npm gets a signal, ${name}`, async () => {
    test.setTimeout(600_000)
    const database = await open()
    test.skip(!database, 'PostgreSQL is not installed')
    if (!database) return
    try {
      // Each start needs the folder that the one before must have left.
      for (const signal of ['SIGTERM', 'SIGINT'] as const) {
        const { child, url } = await npmStart(database.env)
        const ended = new Promise<number | null>((resolve) => child.once('exit', resolve))
        child.kill(signal)
        expect(await ended, signal).toBe(0)
        expect(await isClosed(url), signal).toBe(true)
      }
      const { kill, url } = await npmStart(database.env)
      // SIGKILL cannot be passed on by npm: the mall notices that npm is gone.
      await kill()
      await expect.poll(() => isClosed(url)).toBe(true)
      await (await startMall(database.env)).stop()
    } finally {
      await database.close()
    }
  })
}

test('a mall that drains is not ready, answers everything, and ends; a second signal ends it at once', async () => {
  test.setTimeout(600_000)
  const folder = await demoFolder('stop')
  const statusOf = async (url: string) => (await fetch(url)).status
  try {
    const mall = await startMall({ MALL_DATA_DIR: folder, MALL_DRAIN_SECONDS: '8' })
    const paths = ['/healthz', '/', '/items/1001', '/api/h5app/wxapp/goods/items/1001?company_id=1']
    // First renders of a process that has just started may take longer than the drain.
    for (const path of paths) expect([path, await statusOf(mall.url + path)]).toEqual([path, 200])
    const stopped = mall.stop()
    await expect.poll(() => statusOf(`${mall.url}/readyz`)).toBe(503)
    expect(await statusOf(`${mall.url}/servez`)).toBe(503)
    for (const path of paths) {
      const answer = await fetch(mall.url + path)
      expect([path, answer.status, answer.headers.get('connection')]).toEqual([path, 200, 'close'])
    }
    expect(await stopped).toBe(0)
    expect(await isClosed(mall.url)).toBe(true)

    const again = await startMall({ MALL_DATA_DIR: folder, MALL_DRAIN_SECONDS: '60' })
    const ended = again.stop()
    await delay(1000)
    expect(await again.stop()).toBe(1)
    expect(await ended).toBe(1)
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
})
