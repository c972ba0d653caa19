import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, stat } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** `npm run export` on a data folder of its own. */

jest.setTimeout(600_000)

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-export-'))
})
afterAll(() => rm(folder, { recursive: true, force: true }))

const run = (command: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(
      process.execPath,
      [
        ...['--disable-warning=ExperimentalWarning', '--conditions=react-server', '--import', 'tsx'],
        `lib/server/edge/command/${command}-cli.ts`,
        ...args,
      ],
      {
        env: {
          PATH: process.env.PATH ?? '',
          MALL_DATA_DIR: join(folder, 'data'),
          MALL_DEMO: '0',
          MALL_SMS: 'console',
          MALL_IDENTITY: 'none',
          NODE_ENV: 'production' as const,
        },
      },
      (error, out, err) =>
        resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    )
  })

it('writes a file that only its owner can read, and overwrites none', async () => {
  expect(await run('operator', 'add', '13900139000')).toMatchObject({ code: 0 })
  const file = join(folder, 'stock.csv')
  expect(await run('export', 'stock', '--format', 'csv', '--out', file)).toMatchObject({ code: 0 })
  expect(await readFile(file, 'utf8')).toBe('\uFEFF店铺ID,商品编码,库存,商品名称\r\n')
  expect((await stat(file)).mode & 0o077).toBe(0)
  expect(await run('export', 'stock', '--format', 'csv', '--out', file)).toMatchObject({
    code: 1,
    err: `${file} exists already.\n`,
  })
})

it.each([['none'], ['orders', '--format', 'pdf'], []])('says how it is used: %j', async (...args) => {
  const { code, err } = await run('export', ...args.filter((arg) => typeof arg === 'string'))
  expect(code).toBe(2)
  expect(err).toContain('npm run export -- KIND')
})
