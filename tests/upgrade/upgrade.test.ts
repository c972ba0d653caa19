import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { promisify } from 'node:util'
import pg from 'pg'
import { type RunningServer, testSecret, whenOpen } from '../fixtures/servers.ts'
import { hasCaddy, startCaddy } from '../release/caddy.ts'
import { isReady } from '../release/unpacked.ts'
import { freePort } from '../run/free-port.ts'
import { startPostgres } from '../run/postgres.ts'
import { run as inTerminal } from '../run/step.ts'
import { buildPrevious, findPrevious, root } from './previous-build.ts'
import { sendShoppers } from './shoppers.ts'

/**
 * Two malls of the previous build behind Caddy, without second attempts, go on serving while this build migrates their
 * database, and are then replaced one by one: `npm run test:upgrade`. It makes two builds, of some minutes each.
 */

const fewest = 10_000
const previous = await findPrevious()

const reasonToSkip = async (): Promise<string | false> => {
  if (typeof previous === 'string') return previous
  return (await hasCaddy()) ? false : 'caddy is not installed'
}

const run = promisify(execFile)

void test('no request fails during an upgrade', { skip: await reasonToSkip() }, async (context) => {
  if (typeof previous === 'string') return
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL is not installed')
  const place = await mkdtemp(join(tmpdir(), 'mall-upgrade-'))
  const say = (text: string) => context.diagnostic(text)
  const old = await buildPrevious(previous.commit)
  const malls: RunningServer[] = []
  let caddy: ReturnType<typeof spawn> | undefined
  try {
    if (!(await inTerminal('npm', ['--prefix', root, 'run', 'build']))) throw new Error('The build failed.')
    const [port, ...ports] = [await freePort(), await freePort(), await freePort()] as const
    const env = {
      ...process.env,
      NODE_ENV: 'production' as const,
      DATABASE_URL: postgres.url,
      MALL_SECRET: testSecret,
      MALL_DEMO: '1',
      MALL_DEMO_STAFF: '0',
      MALL_PROXIES: '1',
      MALL_DRAIN_SECONDS: '5',
    }
    const start = (folder: string, index: number) =>
      whenOpen(
        spawn(process.execPath, ['lib/front/main.ts'], {
          cwd: folder,
          env: { ...env, PORT: String(ports[index]), MALL_DATA_DIR: join(place, `data-${index}`) },
        }),
        { isReady, timeout: 300_000 },
      )
    malls.push(await start(old.folder, 0), await start(old.folder, 1))
    await withStock(postgres.url)
    caddy = await startCaddy(place, port, ports, { tries: false })
    await delay(3000)

    const { load, leave } = await sendShoppers(`http://127.0.0.1:${port}`)
    const command = (...args: string[]) =>
      run('npm', ['run', '--silent', 'migrate', '--', ...args], { cwd: root, env })
    await delay(5000)
    assert.match((await command('--status')).stdout, new RegExp(`${previous.migration} +pending`))
    load.slowest = 0
    const began = performance.now()
    await command()
    say(
      `migrated in ${Math.round(performance.now() - began)} ms, the slowest answer took ${Math.round(load.slowest)} ms`,
    )
    await command('--check')
    const before = load.requests
    await delay(5000)
    assert.ok(load.requests > before, 'the previous build goes on')
    for (const [index, mall] of [...malls.entries()]) {
      assert.equal(await mall.stop(), 0, mall.output())
      malls[index] = await start(root, index)
      await delay(3000)
    }
    while (load.requests < fewest && load.failures.length === 0) await delay(500)
    await leave()
    say(`${load.requests} requests, ${load.orders} orders, ${load.failures.length} errors`)
    assert.deepEqual(load.failures.slice(0, 20), [])
    assert.ok(load.orders > 0)
  } finally {
    caddy?.kill()
    await Promise.all(malls.map((mall) => mall.stop()))
    await postgres.stop()
    await old.remove()
    await rm(place, { recursive: true, force: true })
  }
})

/** Nothing sells out while shoppers buy. */
async function withStock(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  await client.query('update skus set store = 1000000')
  await client.end()
}
