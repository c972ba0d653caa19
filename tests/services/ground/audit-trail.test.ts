import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { listAudit } from '@/lib/server/ground/audit/list-audit'
import { checkChain, sealNext, sealStragglers } from '@/lib/server/ground/audit/seal-trail'
import { builders } from '../../fixtures/engine/builders'
import { staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The audit trail as the desk reads it: where from, filters, file, and the chain of seals (contract operator §3). */

const mall = testMall()
const make = builders(mall)

beforeEach(() => mall.empty())

interface Entry {
  audit_id: number
  event: string
  ip: string
  device: string
  actor_name: string
  seal_no: number | null
}
interface Page {
  list: Entry[]
  total_count: number
  more: boolean
  next: string | null
}
interface Check {
  checked: number
  next: number | null
  problem: { seal_no: number; audit_id: number | null; kind: string } | null
  last: { seal_no: number; digest: string } | null
}

const from = { 'x-forwarded-for': '203.0.113.9', 'user-agent': 'Mozilla/5.0 (Macintosh) Firefox/140.0' }
type Desk = Awaited<ReturnType<typeof staff>>
const addBrand = (desk: Desk, name: string, headers = {}) =>
  desk.call<{ brand_id: number }>('POST', '/brands', { brand_name: name }, headers)
const trail = (desk: Desk, params = {}) => desk.call<Page>('GET', '/audit', params)
const events = (page: Page) => page.list.map(({ event }) => event)

async function brandsOf(desk: Desk, count: number): Promise<void> {
  for (let index = 0; index < count; index++) await addBrand(desk, `云杉${index}`)
}

/** Changes a sealed entry as a person with the database could. */
async function forge(sql: string): Promise<void> {
  await mall.rows(`alter table audit_rows disable trigger append_only`)
  await mall.rows(`alter table audit_seals disable trigger append_only`)
  await mall.rows(`${sql} returning 1`)
  await mall.rows(`alter table audit_rows enable trigger append_only`)
  await mall.rows(`alter table audit_seals enable trigger append_only`)
}

describe('an entry', () => {
  it('has the address and browser of the call, and only of that call', async () => {
    const desk = await staff(mall, make)
    await addBrand(desk, '云杉', from)
    await addBrand(desk, '松果')
    const { list } = await trail(desk)
    expect(list.map(({ ip, device }) => [ip, device])).toEqual([
      ['', ''],
      ['203.0.113.9', from['user-agent']],
    ])
  })

  it('keeps at most 300 characters of the browser, without what is no text', async () => {
    const desk = await staff(mall, make)
    await addBrand(desk, '云杉', { 'user-agent': `\u00e9${'a'.repeat(2000)}` })
    expect((await trail(desk)).list[0]?.device).toBe('a'.repeat(300))
  })

  it('has the address also when a statement writes it beside other rows', async () => {
    const desk = await staff(mall, make)
    const { userId } = await make.member()
    await desk.call('POST', '/deposit/topup', { user_id: userId, amount: 100, reason: '补偿' }, from)
    await desk.call(
      'POST',
      '/accounts',
      { mobile: '13900001234', username: '周宁', desk_role: 'order' },
      { ...from, 'idempotency-key': 'an-account-of-the-desk' },
    )
    const { list } = await trail(desk, { desk: 1 })
    expect(list.length).toBeGreaterThan(0)
    for (const { ip } of list) expect(ip).toBe('203.0.113.9')
  })

  it('is written without an address for shoppers', async () => {
    const { userId } = await make.member()
    await mall.rows(
      `insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, at)
       values ('member', '${userId}', 'remark', 'order', '1', 1) returning 1`,
    )
    expect(await mall.rows('select ip, device from audit_rows')).toEqual([{ ip: '', device: '' }])
  })
})

describe('the list', () => {
  it('has pages by cursor, newest first, each entry once', async () => {
    const desk = await staff(mall, make)
    await brandsOf(desk, 5)
    const seen: number[] = []
    let after: string | undefined
    do {
      const page: Page = await trail(desk, { pageSize: 2, ...(after && { after }) })
      expect(page.total_count).toBe(5)
      seen.push(...page.list.map(({ audit_id: id }) => id))
      after = page.next ?? undefined
    } while (after)
    expect(seen).toHaveLength(5)
    expect(seen).toEqual(seen.toSorted((one, two) => two - one))
  })

  it('is narrowed by person, event, subject, time and keyword, alone and together', async () => {
    const [desk, other] = [await staff(mall, make), await staff(mall, make)]
    const { brand_id: id } = await addBrand(desk, '云杉')
    mall.travel(3600)
    await other.call('DELETE', `/brands/${id}`)
    await other.call('POST', '/goods/tags', { tag_name: '新品' })
    expect(events(await trail(desk, { operator_id: other.userId }))).toEqual(['createTag', 'deleteBrand'])
    expect(events(await trail(desk, { event: 'deleteBrand' }))).toEqual(['deleteBrand'])
    expect(events(await trail(desk, { event: 'createTag,deleteBrand' }))).toEqual([
      'createTag',
      'deleteBrand',
    ])
    expect(events(await trail(desk, { subject: 'brand', id: String(id) }))).toEqual([
      'deleteBrand',
      'createBrand',
    ])
    expect(events(await trail(desk, { time_end: mall.now() - 60 }))).toEqual(['createBrand'])
    expect(events(await trail(desk, { keyword: '新品' }))).toEqual(['createTag'])
    expect(await trail(desk, { keyword: '云杉', operator_id: other.userId, subject: 'brand' })).toMatchObject(
      {
        total_count: 1,
        next: null,
      },
    )
    expect(events(await trail(desk, { keyword: '没有' }))).toEqual([])
  })

  it('leaves out shoppers and jobs on demand, and names people at the desk only', async () => {
    const desk = await staff(mall, make)
    await addBrand(desk, '云杉')
    await mall.rows(`update members set username = '林晓' where user_id = ${desk.userId} returning 1`)
    await mall.rows(
      `insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, at)
       values ('member', '${desk.userId}', 'confirm', 'order', '1', 1) returning 1`,
    )
    expect((await trail(desk)).list.map(({ actor_name: name }) => name)).toEqual(['', '林晓'])
    expect(events(await trail(desk, { desk: 1 }))).toEqual(['createBrand'])
  })

  it('of a merchant has entries about own orders only', async () => {
    const desk = await staff(mall, make)
    const merchant = await staff(mall, make, { role: 'merchant', shopId: await make.shop() })
    await addBrand(desk, '云杉')
    expect(await trail(merchant)).toMatchObject({ list: [], total_count: 0, next: null })
    expect(await merchant.call('GET', '/audit/check')).toMatchObject({ status_code: 403 })
  })

  it('ends pages of a keyword after the entries that one page reads, and goes on behind them', async () => {
    const desk = await staff(mall, make)
    await addBrand(desk, '云杉')
    await mall.rows(
      `insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, at)
       select 'operator', '1', 'remark', 'order', n::text, 1 from generate_series(1, 20000) n`,
    )
    const first = await trail(desk, { keyword: '云杉' })
    expect(first).toMatchObject({ list: [], more: true, next: expect.any(String) as string })
    expect(events(await trail(desk, { keyword: '云杉', after: first.next }))).toEqual(['createBrand'])
  })

  it.each([{ after: 'x' }, { after: "1' or true" }, { keyword: '%_\\' }, { id: 'a\u0000' }])(
    'never fails for %j',
    async (params) => {
      const desk = await staff(mall, make)
      const { status } = await mall.call('GET', '/operator/audit', params, { token: desk.token })
      expect(status).toBe(200)
    },
  )
})

describe('the file', () => {
  async function file(desk: Desk, query = ''): Promise<string> {
    const request = new Request(`http://mall.test${apiPrefix}/operator/audit/export${query}`, {
      headers: { authorization: `Bearer ${desk.token}`, ...from },
    })
    return (await handleContract(async () => mall, request)).text()
  }

  it('has what the filters find in words, and no cell that a spreadsheet runs', async () => {
    const desk = await staff(mall, make)
    await mall.rows(`update members set username = '=cmd()' where user_id = ${desk.userId} returning 1`)
    await addBrand(desk, '云杉', from)
    const lines = (await file(desk, '?event=createBrand')).replace('\uFEFF', '').trim().split('\r\n')
    expect(lines).toHaveLength(2)
    expect(lines[1]).toContain("'=cmd()")
    expect(lines[1]).toContain('新增品牌,品牌')
    expect(lines[1]).toContain('203.0.113.9')
    for (const cell of lines[1]?.split(',') ?? []) expect(cell).not.toMatch(/^"?[=+@\t]/)
  })

  it('leaves an entry of its own, with the address', async () => {
    const desk = await staff(mall, make)
    await file(desk, '?event=createBrand')
    expect((await trail(desk)).list).toMatchObject([{ event: 'exportAudit', ip: '203.0.113.9' }])
  })
})

describe('the chain of seals', () => {
  const check = (desk: Desk, params = {}) => desk.call<Check>('GET', '/audit/check', params)

  it('covers every entry once, and is whole', async () => {
    const desk = await staff(mall, make)
    await brandsOf(desk, 3)
    expect(await check(desk)).toMatchObject({ checked: 0, last: null, problem: null })
    await Promise.all([sealNext(mall), sealNext(mall)])
    await addBrand(desk, '松果')
    await sealNext(mall)
    expect(await check(desk)).toMatchObject({ checked: 4, next: null, problem: null, last: { seal_no: 4 } })
    expect((await trail(desk)).list.map(({ seal_no: no }) => no)).toEqual([4, 3, 2, 1])
  })

  it('names a changed, a removed and an unsealed entry', async () => {
    const desk = await staff(mall, make)
    await brandsOf(desk, 5)
    await sealNext(mall)
    const { list } = await listAudit(mall.db, null, {}, { pageSize: 20 })
    const idOf = (sealNo: number) => list.find(({ seal_no: no }) => no === sealNo)?.audit_id
    await forge(`delete from audit_rows where audit_id = ${idOf(5)}`)
    expect((await check(desk)).problem).toEqual({ seal_no: 5, audit_id: idOf(5), kind: 'entry_missing' })
    await forge(`update audit_rows set ip = '198.51.100.1' where audit_id = ${idOf(4)}`)
    expect(await check(desk)).toMatchObject({ checked: 3, problem: { seal_no: 4, kind: 'changed' } })
    await forge(`delete from audit_seals where seal_no = 2`)
    expect((await check(desk)).problem).toEqual({ seal_no: 2, audit_id: null, kind: 'seal_missing' })
  })

  it('is refused as a sequence that was made without the key', async () => {
    const desk = await staff(mall, make)
    await brandsOf(desk, 2)
    await sealNext(mall)
    await forge(`update audit_seals set digest = encode(sha256('forged'), 'base64') where seal_no = 2`)
    expect((await check(desk)).problem).toMatchObject({ seal_no: 2, kind: 'changed' })
  })

  it('takes in entries of transactions that ended late, also behind thousands of others', async () => {
    const desk = await staff(mall, make)
    await addBrand(desk, '云杉')
    await sealNext(mall)
    await mall.rows(
      `insert into audit_rows (audit_id, actor_kind, actor_id, event, subject, subject_id, at)
       select 100000 + n, 'system', 'test', 'remark', 'order', n::text, 1 from generate_series(1, 2) n`,
    )
    await sealNext(mall)
    await mall.rows(
      `insert into audit_rows (audit_id, actor_kind, actor_id, event, subject, subject_id, at)
       values (50, 'system', 'test', 'late', 'order', '1', 1), (99999, 'system', 'test', 'late', 'order', '2', 1)`,
    )
    await sealNext(mall)
    expect(await mall.rows(`select audit_id from audit_seals order by seal_no`)).toHaveLength(4)
    await sealStragglers(mall)
    expect(await checkChain(mall, 0)).toMatchObject({ checked: 5, problem: null })
  })

  it('is checked in parts, each from the seal before', async () => {
    const desk = await staff(mall, make)
    await mall.rows(
      `insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, at)
       select 'system', 'test', 'remark', 'order', n::text, 1 from generate_series(1, 5200) n`,
    )
    while (await sealNext(mall));
    expect(await check(desk)).toMatchObject({ checked: 5000, next: 5000 })
    expect(await check(desk, { after: 5000 })).toMatchObject({ checked: 5200, next: null, problem: null })
    expect(await check(desk, { after: 9_000_000 })).toMatchObject({ problem: { kind: 'seal_missing' } })
  })
})
