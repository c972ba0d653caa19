import { getTableColumns, getTableName, is, Table } from 'drizzle-orm'
import { strFromU8, unzipSync } from 'fflate'
import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import * as schema from '@/lib/server/ground/db/schema'
import { sweepPersonalFiles } from '@/lib/server/people/personal-data/personal-file'
import { personalTables } from '@/lib/server/people/personal-data/personal-tables'
import { builders } from '../../../fixtures/engine/builders'
import { memberWithLife } from '../../../fixtures/engine/personal-life'
import { programmeOf } from '../../../fixtures/engine/programme'
import { staff } from '../../../fixtures/engine/staff'
import { testMall } from '../../../fixtures/engine/test-mall'

const mall = testMall()
const make = builders(mall)
const programme = programmeOf(mall, make)
beforeEach(() => mall.empty())

type Key = { key: string; expires: number }
type Data = Record<string, Record<string, unknown>[]>
const ask = (token: string, form: Record<string, unknown> = { password: 'Mall2026' }) =>
  mall.call<Key & { message?: string }>('POST', '/member/personal-data', form, { token })

async function load(token: string, key: string, path = '/member/personal-data/file') {
  const request = new Request(`http://mall.test${apiPrefix}${path}?key=${encodeURIComponent(key)}`, {
    headers: { authorization: `Bearer ${token}` },
  })
  const response = await handleContract(async () => mall, request)
  const bytes = new Uint8Array(await response.arrayBuffer())
  if (!response.headers.has('content-disposition'))
    return { refusal: JSON.parse(strFromU8(bytes)) as { data: { message: string } } }
  const files = unzipSync(bytes)
  return {
    response,
    files,
    html: strFromU8(files['personal-data.html'] ?? new Uint8Array()),
    data: JSON.parse(strFromU8(files['personal-data.json'] ?? new Uint8Array())) as Data,
  }
}

const columns = new Map<string, string[]>(
  Object.values(schema).flatMap((table) =>
    is(table, Table)
      ? [[getTableName(table), Object.values(getTableColumns(table)).map(({ name }) => name)] as const]
      : [],
  ),
)

describe('the personal data of a member', () => {
  it('are every column of the list, the texts behind seals, and the pictures', async () => {
    await programme.open()
    const life = await memberWithLife(mall, make, programme)
    const { data: key } = await ask(life.token)
    const { data, html, files, response } = await load(life.token, key.key)
    expect(response?.headers.get('content-disposition')).toContain('.zip')
    expect(response?.headers.get('cache-control')).toContain('no-store')
    for (const { table, title, hidden = [] } of personalTables) {
      const rows = data?.[table]
      expect([table, rows !== undefined]).toEqual([table, title !== null])
      for (const row of rows ?? [])
        expect(Object.keys(row).toSorted()).toEqual(
          columns
            .get(table)
            ?.filter((column) => !hidden.includes(column))
            .toSorted(),
        )
    }
    expect(data?.['members']).toMatchObject([
      { user_id: life.userId, mobile: life.mobile, username: '林晚舟' },
    ])
    for (const table of [
      'addresses',
      'orders',
      'order_items',
      'aftersales',
      'invoices',
      'rates',
      'browse_history',
    ])
      expect([table, data?.[table]?.length]).toEqual([table, 1])
    expect(data?.['identities']?.[0]).toMatchObject({
      sealed_number: expect.stringMatching(/^\d{17}[\dX]$/) as string,
    })
    expect(html).toContain('文三路99号')
    expect(html).not.toMatch(/password_hash|<script/)
    expect(files?.[`pictures/${life.uploadId}.webp`]).toEqual(new Uint8Array([1, 2, 3]))
  })

  it('have no rows of anybody else, and texts are no HTML', async () => {
    const [one, other] = [await memberWithLife(mall, make), await memberWithLife(mall, make)]
    await mall.rows(`update members set username = '<img src=x>' where user_id = $1 returning 1`, [
      one.userId,
    ])
    const { data: key } = await ask(one.token)
    const { data, html, files } = await load(one.token, key.key)
    const all = JSON.stringify(data)
    for (const text of [other.mobile, other.orderId, other.uploadId]) expect(all).not.toContain(text)
    expect(Object.keys(files ?? {}).filter((name) => name.startsWith('pictures/'))).toHaveLength(1)
    expect(html).toContain('&lt;img src=x&gt;')
    expect(html).not.toContain('<img')
  })

  it('need the password or a code', async () => {
    const { token } = await memberWithLife(mall, make)
    expect((await ask(token, {})).data).toMatchObject({ message: '请输入登录密码或短信验证码' })
    expect((await ask(token, { password: 'Wrong2026' })).data).toMatchObject({ message: '登录密码错误' })
    expect((await ask(token, { vcode: '000000' })).data).toMatchObject({ message: '短信验证码错误' })
    expect(await mall.rows('select 1 from personal_files')).toEqual([])
  })

  it('are sent once for a key, within a day, and to nobody else', async () => {
    const [one, other] = [await memberWithLife(mall, make), await make.member()]
    const { data: first } = await ask(one.token)
    const lapsed = { refusal: { data: { message: '链接无效或已过期' } } }
    expect(await load(other.token, first.key)).toMatchObject(lapsed)
    expect(await load(one.token, `${first.key}x`)).toMatchObject(lapsed)
    const answers = await Promise.all([load(one.token, first.key), load(one.token, first.key)])
    expect(answers.filter(({ data }) => data !== undefined)).toHaveLength(1)
    const { data: second } = await ask(one.token)
    expect(second.expires).toBe(mall.now() + 24 * 3600)
    mall.travel(24 * 3600)
    expect(await load(await mall.tokenFor(one.userId), second.key)).toMatchObject(lapsed)
    await sweepPersonalFiles(mall.db, mall.now())
    expect(await mall.rows('select 1 from personal_files')).toEqual([])
    const events = await mall.rows<{ event: string }>('select event from audit_rows order by audit_id')
    expect(events.map(({ event }) => event)).toEqual([
      'requestPersonalData',
      'downloadPersonalData',
      'requestPersonalData',
    ])
  })

  it('are asked for five times a day at most', async () => {
    const { token } = await memberWithLife(mall, make)
    for (let times = 0; times < 5; times++) expect((await ask(token)).data.key).toEqual(expect.any(String))
    expect((await ask(token)).data).toMatchObject({ message: '今天申请的次数过多，请明天再试' })
  })

  it('are made for an operator with a reason, who alone can load them', async () => {
    const life = await memberWithLife(mall, make)
    const [desk, colleague] = [await staff(mall, make), await staff(mall, make)]
    const made = await desk.call<Key & { user_id: number }>('POST', '/member/personal-data', {
      mobile: life.mobile,
      reason: '来信',
    })
    expect(made.user_id).toBe(life.userId)
    const path = '/operator/member/personal-data/file'
    expect(await load(colleague.token, made.key, path)).toHaveProperty('refusal')
    expect(await load(life.token, made.key)).toHaveProperty('refusal')
    expect((await load(desk.token, made.key, path)).data?.['members']).toHaveLength(1)
    expect(
      await mall.rows(`select event, reason from audit_rows where subject_id = $1 order by audit_id`, [
        String(life.userId),
      ]),
    ).toEqual([
      { event: 'requestPersonalData', reason: '来信' },
      { event: 'downloadPersonalData', reason: '' },
    ])
  })
})
