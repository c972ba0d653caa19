import assert from 'node:assert/strict'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { setTimeout as delay } from 'node:timers/promises'
import { testSecret } from '../fixtures/servers.ts'
import { freePort } from '../run/free-port.ts'
import { startPostgres } from '../run/postgres.ts'
import { hasCaddy, startCaddy } from './caddy.ts'
import { unpack } from './unpacked.ts'

/** Two malls of the release behind Caddy, with its file of `deploy`: `RELEASE=whole npm run test:release`. */

const reasonToSkip = async (): Promise<string | false> => {
  if (process.env.RELEASE !== 'whole') return 'a part of RELEASE=whole'
  return (await hasCaddy()) ? false : 'caddy is not installed'
}

void test('no request fails while each mall is replaced', { skip: await reasonToSkip() }, async (context) => {
  const postgres = await startPostgres({ isDurable: false })
  if (!postgres) return context.skip('PostgreSQL is not installed')
  const release = await unpack()
  const folder = await mkdtemp(join(tmpdir(), 'mall-rolling-'))
  const [port, ...instances] = [await freePort(), await freePort(), await freePort()] as const
  const start = async (instance: number) =>
    release.start({
      DATABASE_URL: postgres.url,
      MALL_DATA_DIR: await release.dataFolder(),
      MALL_SECRET: testSecret,
      MALL_DEMO: '1',
      MALL_DEMO_STAFF: '0',
      MALL_PROXIES: '1',
      MALL_DRAIN_SECONDS: '5',
      PORT: String(instance),
    })
  const malls = [await start(instances[0]), await start(instances[1])]
  const caddy = await startCaddy(folder, port, instances)
  try {
    await delay(3000)
    assert.equal((await fetch(`http://127.0.0.1:${port}/readyz`)).status, 404, 'for operators alone')
    const failures: unknown[] = []
    let answers = 0
    let isRunning = true
    const shop = async () => {
      for (const path of ['/', '/items/1001', '/items']) {
        const status = await fetch(`http://127.0.0.1:${port}${path}`).then(
          async (response) => (await response.arrayBuffer(), response.status),
          (error: unknown) => error,
        )
        answers++
        if (status !== 200) failures.push(status)
      }
      if (isRunning) await shop()
    }
    const shoppers = Array.from({ length: 4 }, shop)
    for (const [index, mall] of [...malls.entries()]) {
      assert.equal(await mall.stop(), 0, mall.output())
      malls[index] = await start(instances[index] ?? 0)
      await delay(2000)
    }
    isRunning = false
    await Promise.all(shoppers)
    context.diagnostic(`${answers} answers`)
    assert.deepEqual(failures, [])
  } finally {
    caddy.kill()
    await Promise.all(malls.map((mall) => mall.stop()))
    await postgres.stop()
    await release.remove()
    await rm(folder, { recursive: true, force: true })
  }
})
