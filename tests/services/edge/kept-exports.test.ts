import type { BuiltInRole } from '@/lib/domain/desk/roles'
import { daySeconds } from '@/lib/domain/time/china'
import { exportSources } from '@/lib/server/edge/exports/sources'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import { sweepExports } from '@/lib/server/ground/export/sweep-exports'
import { writeNextExport } from '@/lib/server/ground/export/write-export'
import type { Mall } from '@/lib/server/ground/mall'
import { builders } from '../../fixtures/engine/builders'
import { exporter } from '../../fixtures/engine/exporter'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Exports as tasks whose files are kept (contract operator, exports). */

const mall = testMall()
const make = builders(mall)
const exports = exporter(mall)

let owner: Staff
beforeEach(async () => {
  await mall.empty()
  owner = await staff(mall, make)
})

const person = (deskRole: BuiltInRole) => make.member({ role: 'operator', deskRole })
const merchantOf = (shopId: number) => staff(mall, make, { role: 'merchant', shopId })

/** Members of invented numbers and long names: 2,000 of them are more than one part of a file holds. */
const manyMembers = (count: number) =>
  mall.rows(
    `insert into members (user_id, mobile, password_hash, grade_id, user_card_code, username, created, updated)
     select 100000 + n, '137' || lpad(n::text, 8, '0'), 'x', 1, 'C' || n, 'M' || n || repeat('x', 1100), 1, 1 from generate_series(1, $1::int) n`,
    [count],
  )

const stored = async (id: number) => {
  const [row] = await mall.rows<{ attempt: string; parts: number; filter: object }>(
    'select attempt, parts, filter from desk_exports where task_id = $1',
    [id],
  )
  return row ?? { attempt: '', parts: 0, filter: {} }
}
const part = async (attempt: string, index: number) =>
  (await storageOf(mall).get(`exports/${attempt}-${index}`))?.length ?? null

async function made(who: { token: string }, path: string, params: Record<string, unknown> = {}) {
  const { export_id: id } = await exports.begin(who, path, params)
  await exports.work()
  return id
}
const sentence = async (answer: Response) =>
  ((await answer.json()) as { data: { message: string } }).data.message

describe('an export', () => {
  it('is a record with its file for seven days', async () => {
    await make.goods({ price: 100, store: 3, itemBn: 'A-1' })
    const begun = await exports.begin(owner, 'stock/export', { state: 'on_sale', format: 'xlsx' })
    expect(begun).toMatchObject({ state: 'running', subject: 'stock', format: 'xlsx', is_filtered: true })
    expect(begun).toMatchObject({ may_download: false, is_own: true })
    expect(await sentence(await exports.download(owner, begun.export_id))).toBe('文件还在生成，请稍后再下载')
    await exports.work()
    const [row] = (await exports.list(owner)).list
    expect(row).toMatchObject({ state: 'done', rows: 1, done: 1, total: 1, may_download: true })
    expect(row?.expires).toBe(mall.now() + 7 * daySeconds)
    expect(row?.file_name).toMatch(/^库存-\d{12}\.xlsx$/)
    const answer = await exports.download(owner, begun.export_id)
    expect((await answer.bytes()).length).toBe(row?.bytes)
    expect(decodeURIComponent(answer.headers.get('content-disposition') ?? '')).toContain('.xlsx')
  })

  it('leaves no conditions behind, which may name a person', async () => {
    const { mobile } = { mobile: '13800138000' }
    await make.member({ mobile })
    const { export_id: id } = await exports.begin(owner, 'members/export', { mobile })
    expect((await stored(id)).filter).toEqual({ mobile })
    await exports.work()
    expect((await stored(id)).filter).toEqual({})
    expect(JSON.stringify(await mall.rows('select after from audit_rows'))).not.toContain(mobile)
  })

  it('of nothing says so and has no file', async () => {
    const id = await made(owner, 'goods/export', { keyword: '没有' })
    expect(await exports.info(owner, id)).toMatchObject({ state: 'empty', rows: 0, expires: 0 })
    const { attempt, parts } = await stored(id)
    expect([parts, await part(attempt, 0)]).toEqual([0, null])
    expect(await sentence(await exports.download(owner, id))).toBe('没有符合条件的内容，没有文件')
  })

  it('expires, and its file is deleted', async () => {
    await make.goods({ price: 100, store: 3 })
    const id = await made(owner, 'goods/export')
    const { attempt } = await stored(id)
    mall.travel(7 * daySeconds - 1)
    await sweepExports(mall)
    expect((await exports.download(owner, id)).headers.get('content-type')).toContain('text/csv')
    mall.travel(1)
    expect(await sentence(await exports.download(owner, id))).toBe('文件已过期，请重新导出')
    expect(await part(attempt, 0)).not.toBeNull()
    await sweepExports(mall)
    expect(await part(attempt, 0)).toBeNull()
    expect(await exports.info(owner, id)).toMatchObject({ state: 'expired', may_download: false })
  })

  it('is told in the audit trail at its beginning and at each download', async () => {
    await make.goods({ price: 100, store: 3 })
    const id = await made(owner, 'goods/export')
    await exports.download(owner, id)
    await exports.download(owner, id)
    const trail = await mall.rows<{ event: string }>(
      `select event from audit_rows where actor_id = $1 order by audit_id`,
      [String(owner.userId)],
    )
    expect(trail.map(({ event }) => event)).toEqual([
      ...['createTask', 'exportGoods', 'downloadExport', 'downloadExport'],
    ])
  })
})

describe('the file of another person', () => {
  it.each([
    ['manager', 'orders/export', true],
    ['order', 'orders/export', false],
    ['reader', 'orders/export', false],
    ['service', 'aftersales/export', true],
    ['reader', 'members/export', false],
    ['manager', 'members/export', true],
  ] as const)('%s of %s: %s', async (role, path, may) => {
    const id = await made(owner, path)
    await mall.rows(
      `update desk_exports set rows = 1, parts = 1, expires = $2, file_name = 'x.csv' where task_id = $1`,
      [id, mall.now() + 60],
    )
    const colleague = await person(role)
    expect(await exports.info(colleague, id)).toMatchObject({
      state: 'done',
      may_download: may,
      is_own: false,
    })
    if (!may)
      expect(await sentence(await exports.download(colleague, id))).toBe(
        '文件含有个人信息，您的账号没有导出权限',
      )
  })

  it('does not exist for those who may not see its subject', async () => {
    const id = await made(owner, 'members/export')
    const colleague = await person('goods')
    expect(await exports.info(colleague, id)).toMatchObject({ message: '导出记录不存在' })
    expect(await sentence(await exports.download(colleague, id))).toBe('导出记录不存在')
    expect(await exports.cancel(colleague, id)).toMatchObject({ message: '导出记录不存在' })
    expect((await exports.list(colleague)).list).toEqual([])
  })

  it('is masked as its maker needs it, whoever reads it', async () => {
    await make.member({ mobile: '13800138000' })
    const reader = await person('reader')
    const id = await made(reader, 'members/export')
    expect(await exports.info(owner, id)).toMatchObject({ is_masked: true, may_download: true })
    const text = await (await exports.download(owner, id)).text()
    expect(text).toContain('138****8000')
    expect(text).not.toContain('13800138000')
  })

  it('is lost with the permission, also for its maker', async () => {
    await make.member({ mobile: '13800138000' })
    const id = await made(owner, 'members/export')
    await mall.rows(`update members set desk_role = 'reader' where user_id = $1`, [owner.userId])
    expect(await sentence(await exports.download(owner, id))).toBe('文件含有个人信息，您的账号没有导出权限')
  })
})

describe('a merchant', () => {
  it('exports rows of the own shop, and sees exports of that shop only', async () => {
    const [shopId, otherId] = [await make.shop(), await make.shop()]
    await make.goods({ price: 100, store: 3, itemBn: 'OWN' }, { distributorId: shopId })
    await make.goods({ price: 100, store: 3, itemBn: 'OTHER' }, { distributorId: otherId })
    const [merchant, other] = [await merchantOf(shopId), await merchantOf(otherId)]
    const id = await made(merchant, 'goods/export')
    const text = await (await exports.download(merchant, id)).text()
    expect(text).toContain('OWN')
    expect(text).not.toContain('OTHER')
    expect((await exports.list(other)).list).toEqual([])
    expect(await exports.info(other, id)).toMatchObject({ message: '导出记录不存在' })
    expect(await sentence(await exports.download(other, id))).toBe('导出记录不存在')
    expect(await exports.cancel(other, id)).toMatchObject({ message: '导出记录不存在' })
    expect((await exports.list(owner)).list).toHaveLength(1)
    expect(await exports.begin(merchant, 'goods/export', { distributor_id: otherId })).toMatchObject({
      message: '店铺不存在',
    })
    expect(await exports.begin(merchant, 'shops/export')).not.toHaveProperty('export_id')
  })

  it('does not see the exports of operators', async () => {
    const merchant = await merchantOf(await make.shop())
    await made(owner, 'goods/export')
    expect((await exports.list(merchant)).list).toEqual([])
  })
})

describe('a process that ends in the middle', () => {
  /** A mall whose storage of progress fails after some reads, as a killed process leaves the database. */
  function dying(reads: number): Mall {
    let left = reads
    const db = new Proxy(mall.db, {
      get: (target, key, self) =>
        key === 'run'
          ? (statement: { name: string }, params: unknown[]) => {
              if (statement.name === 'task_note_whole' && left-- <= 0)
                throw Object.assign(new Error('connection lost'), { code: 'ECONNRESET' })
              return target.run(statement as never, params)
            }
          : (Reflect.get(target, key, self) as unknown),
    })
    return { ...mall, db }
  }

  it('leaves no half file, and the next one begins anew', async () => {
    await manyMembers(4000)
    const { export_id: id } = await exports.begin(owner, 'members/export')
    await expect(exports.work(dying(4))).rejects.toThrow('connection lost')
    const half = await stored(id)
    expect(await part(half.attempt, 0)).not.toBeNull()
    expect(await exports.info(owner, id)).toMatchObject({ state: 'running', may_download: false })
    expect(await sentence(await exports.download(owner, id))).toBe('文件还在生成，请稍后再下载')
    // Until its lease ends, no other process takes it.
    expect(await writeNextExport(mall, exportSources, () => false)).toBe(false)
    mall.travel(31)
    await exports.work()
    expect(await part(half.attempt, 0)).toBeNull()
    expect((await stored(id)).parts).toBeGreaterThan(1)
    const lines = (await (await exports.download(owner, id)).text()).trimEnd().split('\r\n')
    expect(lines).toHaveLength(4001)
    expect(new Set(lines).size).toBe(4001)
    expect(await exports.info(owner, id)).toMatchObject({ state: 'done', rows: 4000, total: 4000 })
  })

  it('has its parts deleted when the export is cancelled instead', async () => {
    await manyMembers(4000)
    const { export_id: id } = await exports.begin(owner, 'members/export')
    await expect(exports.work(dying(4))).rejects.toThrow('connection lost')
    const { attempt } = await stored(id)
    expect(await exports.cancel(owner, id)).toMatchObject({ state: 'cancelled' })
    mall.travel(31)
    await exports.work()
    await sweepExports(mall)
    expect(await part(attempt, 0)).toBeNull()
    expect(await sentence(await exports.download(owner, id))).toBe('导出已取消，没有文件')
  })

  it('and stops for another start when it is asked to', async () => {
    await manyMembers(1200)
    const { export_id: id } = await exports.begin(owner, 'members/export')
    let looks = 0
    await writeNextExport(mall, exportSources, () => ++looks > 2)
    expect(await exports.info(owner, id)).toMatchObject({ state: 'running' })
    await exports.work()
    expect(await exports.info(owner, id)).toMatchObject({ state: 'done', rows: 1200 })
  })
})

it('two processes write it once', async () => {
  await manyMembers(1200)
  const id = (await exports.begin(owner, 'members/export')).export_id
  await Promise.all([exports.work(), exports.work()])
  expect(await exports.info(owner, id)).toMatchObject({ state: 'done', rows: 1200 })
  const lines = (await (await exports.download(owner, id)).text()).trimEnd().split('\r\n')
  expect(lines).toHaveLength(1201)
})

it('a cancelled one is not written, and cannot be cancelled twice', async () => {
  const { export_id: id } = await exports.begin(owner, 'goods/export')
  expect(await exports.cancel(owner, id)).toMatchObject({ state: 'cancelled' })
  await exports.work()
  expect(await exports.info(owner, id)).toMatchObject({ state: 'cancelled' })
  expect(await exports.cancel(owner, id)).toMatchObject({ message: '任务已取消，不能取消' })
})

it('has as many entries as its list', async () => {
  const shopId = await make.shop({ name: '西湖店' })
  for (const store of [0, 2, 5]) await make.goods({ price: 100, store }, { distributorId: shopId })
  await make.goods({ price: 100, store: 1 })
  for (const filter of [{}, { state: 'sold_out' }, { state: 'on_sale' }, { distributor_id: shopId }]) {
    const { total_count: total } = await owner.call<{ total_count: number }>('GET', '/goods', filter)
    const id = await made(owner, 'goods/export', filter)
    expect(await exports.info(owner, id)).toMatchObject({ done: total, total })
  }
})

it('is limited per day', async () => {
  await mall.rows(`insert into rate_limits (key, window_start, hits) values ($1, $2, 300)`, [
    `export:${owner.userId}`,
    mall.now() - (mall.now() % daySeconds),
  ])
  expect(await exports.begin(owner, 'goods/export')).toMatchObject({
    message: '今天导出的次数过多，请明天再试',
  })
})

it('refuses a format that it does not know', async () => {
  expect(await exports.begin(owner, 'goods/export', { format: 'pdf' })).toMatchObject({
    message: '请选择文件格式',
  })
})

it('has the columns that are asked for, in the sequence of the file', async () => {
  await make.goods({ price: 100, store: 3, itemBn: 'A-1' })
  const { list } = (
    await mall.call<{ list: string[] }>('GET', '/operator/exports/columns', { subject: 'stock' }, owner)
  ).data
  expect(list).toEqual(['店铺ID', '商品编码', '库存', '商品名称'])
  const cells = await exports.cells(owner, 'stock/export', { columns: ['库存', '没有的列', '商品编码'] })
  expect(cells).toEqual([
    ['商品编码', '库存'],
    ['A-1', '3'],
  ])
  expect(await exports.begin(owner, 'stock/export', { columns: ['没有的列'] })).toMatchObject({
    message: '请至少选择一列',
  })
  const reader = await person('content')
  expect(
    (await mall.call('GET', '/operator/exports/columns', { subject: 'members' }, reader)).data,
  ).toMatchObject({ message: '您的账号没有这项权限，请联系店主' })
})
