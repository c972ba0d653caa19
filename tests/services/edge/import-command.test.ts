import { execFile, spawn } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'

/** `npm run import` on a data folder of its own, ended by kill -9 and resumed. */

jest.setTimeout(900_000)

/** Kills of an import; more in the long form. */
const kills = Number(process.env.KILL_ROUNDS ?? '1')
const products = 300

let folder: string
let file: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mall-import-'))
  file = join(folder, 'goods.csv')
  const rows = Array.from(
    { length: products },
    (_, n) => `云杉水壶${n},SP-${n},SK-${n},${n + 1}.50,${n},品牌${n % 7},厨房->水壶${n % 3},容量:${n}升`,
  )
  const header = '商品名称,SPU编码,SKU编码,销售价,库存,品牌,销售分类,参数值'
  await writeFile(file, [header, ...rows].join('\n'))
})
afterEach(() => rm(folder, { recursive: true, force: true }))

const argsOf = (command: string, args: readonly string[]) => [
  '--disable-warning=ExperimentalWarning',
  '--conditions=react-server',
  '--import',
  'tsx',
  `lib/server/edge/command/${command}-cli.ts`,
  ...args,
]
const envOf = (data: string) => ({
  PATH: process.env.PATH ?? '',
  MALL_DATA_DIR: join(folder, data),
  MALL_DEMO: '0',
  MALL_SMS: 'console',
  MALL_IDENTITY: 'none',
  NODE_ENV: 'production' as const,
})

const run = (data: string, command: string, ...args: string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, argsOf(command, args), { env: envOf(data) }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : error ? 1 : 0, out, err }),
    )
  })

/** Starts a command and kills it `after` milliseconds later; false when it had ended before. */
const killed = (data: string, after: number, ...args: string[]) =>
  new Promise<boolean>((resolve) => {
    const child = spawn(process.execPath, argsOf('import', args), { env: envOf(data), stdio: 'ignore' })
    const timer = setTimeout(() => child.kill('SIGKILL'), after)
    child.on('exit', (_code, signal) => {
      clearTimeout(timer)
      resolve(signal === 'SIGKILL')
    })
  })

/** A digest of all rows about products. Ids depend on the sequence of work, names do not. */
async function digest(data: string): Promise<string> {
  const database = await PGlite.create(join(folder, data, 'pg'))
  const { rows } = await database.query(
    `select g.item_name, g.item_bn, g.price, g.approve_status, b.attribute_name as brand, s.item_bn as number, s.store,
            (select string_agg(c.category_name, ',' order by c.category_name) from goods_categories gc
               join categories c on c.category_id = gc.category_id where gc.goods_id = g.goods_id) as categories,
            (select string_agg(v.attribute_value, ',') from goods_params p
               join attribute_values v on v.attribute_value_id = p.attribute_value_id where p.goods_id = g.goods_id) as params,
            i.price as indexed, i.store as stock,
            (select sum(l.num)::int from stock_ledger l where l.item_id = s.item_id) as ledger
       from goods g join skus s on s.goods_id = g.goods_id left join attributes b on b.attribute_id = g.brand_id
       left join goods_index i on i.goods_id = g.goods_id order by s.item_bn`,
  )
  await database.close()
  expect(rows).toHaveLength(products)
  return createHash('sha256').update(JSON.stringify(rows)).digest('hex')
}

it('imports, changes nothing the second time, and undoes', async () => {
  await run('a', 'operator', 'add', '13900000000')
  const first = await run('a', 'import', file, '--run', '--report', join(folder, 'report.csv'))
  expect(first.out).toContain(`The import: create ${products}.`)
  expect((await readFile(join(folder, 'report.csv'), 'utf8')).split('\r\n')[1]).toContain('新增')
  expect((await run('a', 'import', file)).out).toContain(`The check: same ${products}.`)
  expect((await run('a', 'import', '--undo', '1')).out).toContain(`Undoing: undone ${products}.`)
})

it(`has the same result after ${kills} kills at any moment`, async () => {
  await run('whole', 'operator', 'add', '13900000000')
  await run('whole', 'import', file, '--run')
  const expected = await digest('whole')

  await run('cut', 'operator', 'add', '13900000000')
  const started = performance.now()
  await run('cut', 'import', file)
  const time = performance.now() - started
  let cut = 0
  if (await killed('cut', time * 0.6, file, '--run')) cut++
  for (let round = 1; round < kills; round++)
    if (await killed('cut', time * (0.3 + Math.random() * 0.6), '--resume', '2')) cut++
  await run('cut', 'import', '--resume', '2')
  // A task that was killed before its start is begun again by its file.
  await run('cut', 'import', file, '--run')
  expect(cut).toBeGreaterThan(0)
  expect(await digest('cut')).toBe(expected)
})

it.each([
  [['none.csv'], 1, 'There is no file none.csv.'],
  [[], 2, 'npm run import -- FILE'],
  [['a.csv', 'b.csv'], 2, 'npm run import -- FILE'],
])('answers %j with a sentence', async (args, code, sentence) => {
  const { code: ended, err } = await run('none', 'import', ...args)
  expect(ended).toBe(code)
  expect(err).toContain(sentence)
})
