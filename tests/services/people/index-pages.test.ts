import { maxViews } from '@/lib/domain/desk/index-page'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** Columns and views of index pages, kept beside the account (contract operator §12). */

const mall = testMall()
const make = builders(mall)

beforeEach(() => mall.empty())

interface View {
  view_id: number
  name: string
  is_shared: boolean
  is_own: boolean
  may_change: boolean
  by: string
  values: Record<string, string>
  columns: { name: string; shown: boolean }[] | null
  message?: string
}
interface Page {
  layout: { columns: { name: string; shown: boolean }[]; density: string }
  default_view_id: number | null
  views: View[]
  message?: string
}

const owner = () => staff(mall, make)
async function person(deskRole: 'goods' | 'content' | 'order' | 'manager'): Promise<Staff> {
  const { userId, token } = await make.member({ role: 'operator', deskRole })
  return {
    userId,
    token,
    call: async (method, path, params = {}) =>
      (await mall.call(method, `/operator${path}`, params, { token })).data as never,
  }
}
const pageOf = (desk: Staff, page = 'goods') => desk.call<Page>('GET', '/index-page', { page })
const add = (desk: Staff, fields: object = {}) =>
  desk.call<View>('POST', '/views', {
    page: 'goods',
    name: '售罄',
    values: { status: 'sold_out' },
    ...fields,
  })
const change = (desk: Staff, fields: object) => desk.call<View>('PUT', '/views', { ...fields })
const remove = (desk: Staff, id: number) =>
  desk.call<{ status?: boolean; message?: string }>('DELETE', `/views/${id}`)
const arrange = (desk: Staff, fields: object) =>
  desk.call<Page>('PUT', '/index-page', { page: 'goods', ...fields })
const layout = {
  columns: [
    { name: 'price', shown: true },
    { name: 'sku', shown: false },
  ],
  density: 'compact',
}

describe('the columns of a page', () => {
  it('are those of the page until the person arranges them', async () => {
    expect(await pageOf(await owner())).toEqual({
      layout: { columns: [], density: 'wide' },
      default_view_id: null,
      views: [],
    })
  })

  it('are kept for the person and the page, and given back with it', async () => {
    const [one, other] = [await owner(), await owner()]
    expect((await arrange(one, { layout: JSON.stringify(layout) })).layout).toEqual(layout)
    expect((await pageOf(one)).layout).toEqual(layout)
    expect((await pageOf(one, 'orders')).layout.columns).toEqual([])
    expect((await pageOf(other)).layout.columns).toEqual([])
    const reset = { columns: [], density: 'wide' }
    expect((await arrange(one, { layout: JSON.stringify(reset) })).layout).toEqual(reset)
  })

  it('stay as they are when another part is arranged', async () => {
    const desk = await owner()
    await arrange(desk, { layout: JSON.stringify(layout) })
    const { view_id: id } = await add(desk)
    expect(await arrange(desk, { default_view_id: id })).toMatchObject({ layout, default_view_id: id })
    expect((await arrange(desk, { layout: JSON.stringify(layout) })).default_view_id).toBe(id)
    expect((await arrange(desk, { default_view_id: 0 })).default_view_id).toBeNull()
  })

  it.each([
    ['too many columns', { columns: Array.from({ length: 41 }, () => layout.columns[0]), density: 'wide' }],
    ['an unknown height', { columns: [], density: 'huge' }],
    ['a column without a name', { columns: [{ name: '', shown: true }], density: 'wide' }],
  ])('refuse %s', async (_, wrong) => {
    const desk = await owner()
    expect((await arrange(desk, { layout: JSON.stringify(wrong) })).message).toBeTruthy()
    expect((await pageOf(desk)).layout.columns).toEqual([])
  })

  it('are of pages that there are, and that the role may see', async () => {
    expect((await pageOf(await owner(), 'secrets')).message).toBe('参数错误')
    expect((await pageOf(await person('goods'), 'orders')).message).toBe('您的账号没有这项权限，请联系店主')
    expect((await arrange(await person('content'), { page: 'audit', default_view_id: 0 })).message).toBe(
      '您的账号没有这项权限，请联系店主',
    )
  })
})

describe('a view', () => {
  it('names filters and columns of a page, with a row in the audit trail for each change', async () => {
    const desk = await owner()
    const added = await add(desk, { columns: JSON.stringify(layout.columns) })
    expect(added).toMatchObject({ name: '售罄', is_own: true, is_shared: false, may_change: true })
    expect(added.columns).toEqual(layout.columns)
    const changed = await change(desk, { view_id: added.view_id, name: '缺货', columns: '[]' })
    expect(changed).toMatchObject({ name: '缺货', values: { status: 'sold_out' }, columns: null })
    expect(await remove(desk, added.view_id)).toEqual({ status: true })
    expect((await pageOf(desk)).views).toEqual([])
    const rows = await mall.rows<{ event: string; after: { name: string } | null }>(
      `select event, after from audit_rows where subject = 'view' order by audit_id`,
    )
    expect(rows.map(({ event, after }) => [event, after?.name])).toEqual([
      ['createView', '售罄'],
      ['updateView', '缺货'],
      ['deleteView', undefined],
    ])
  })

  it('that is private does not exist for others, not even for the owner', async () => {
    const [boss, one] = [await owner(), await person('goods')]
    const { view_id: id } = await add(one)
    expect((await pageOf(boss)).views).toEqual([])
    expect((await change(boss, { view_id: id, name: '我的' })).message).toBe('视图不存在')
    expect((await remove(boss, id)).message).toBe('视图不存在')
    expect((await arrange(boss, { default_view_id: id })).message).toBe('视图不存在')
    expect((await pageOf(one)).views.map(({ name }) => name)).toEqual(['售罄'])
  })

  it('that is shared is seen by colleagues, and changed by its author and the owner only', async () => {
    const [boss, one, other] = [await owner(), await person('goods'), await person('manager')]
    const { view_id: id } = await add(one, { is_shared: '1' })
    const [seen] = (await pageOf(other)).views
    expect(seen).toMatchObject({ view_id: id, is_own: false, may_change: false })
    const refusal = '只有创建人和管理账号的人可以修改这个视图'
    expect((await change(other, { view_id: id, name: '我的' })).message).toBe(refusal)
    expect((await remove(other, id)).message).toBe(refusal)
    expect(await change(boss, { view_id: id, name: '缺货' })).toMatchObject({ name: '缺货', is_own: false })
    expect((await change(boss, { view_id: id, is_shared: '0' })).message).toBe('只有创建人可以取消共享')
    expect((await change(one, { view_id: id, is_shared: '0' })).is_shared).toBe(false)
    expect((await pageOf(boss)).views).toEqual([])
    await change(one, { view_id: id, is_shared: '1' })
    expect(await remove(boss, id)).toEqual({ status: true })
  })

  it('of a page that the role may not see does not exist', async () => {
    const [boss, one] = [await owner(), await person('content')]
    const { view_id: id } = await add(boss, { page: 'orders', is_shared: '1' })
    expect((await change(one, { view_id: id, name: '我的' })).message).toBe('视图不存在')
    expect((await add(one, { page: 'orders' })).message).toBe('您的账号没有这项权限，请联系店主')
  })

  it('is shared within the mall, or within a shop', async () => {
    const [here, there] = [await make.shop(), await make.shop()]
    const boss = await owner()
    const one = await staff(mall, make, { role: 'merchant', shopId: here })
    const colleague = await staff(mall, make, { role: 'merchant', shopId: here })
    const stranger = await staff(mall, make, { role: 'merchant', shopId: there })
    const { view_id: id } = await add(one, { is_shared: '1' })
    expect((await pageOf(colleague)).views).toHaveLength(1)
    expect((await pageOf(stranger)).views).toEqual([])
    expect((await pageOf(boss)).views).toEqual([])
    expect((await change(stranger, { view_id: id, name: '我的' })).message).toBe('视图不存在')
  })

  it('that was somebody’s default and is deleted or not shared any more opens no more', async () => {
    const [one, other] = [await person('goods'), await owner()]
    const { view_id: id } = await add(one, { is_shared: '1' })
    expect((await arrange(other, { default_view_id: id })).default_view_id).toBe(id)
    await change(one, { view_id: id, is_shared: '0' })
    expect((await pageOf(other)).default_view_id).toBeNull()
    await change(one, { view_id: id, is_shared: '1' })
    expect((await pageOf(other)).default_view_id).toBe(id)
    await remove(one, id)
    expect((await pageOf(other)).default_view_id).toBeNull()
  })

  it('of another page is no default of this one', async () => {
    const desk = await owner()
    const { view_id: id } = await add(desk, { page: 'orders' })
    expect((await arrange(desk, { default_view_id: id })).message).toBe('视图不存在')
  })

  it('has a name of its own among those of its author', async () => {
    const [one, other] = [await owner(), await owner()]
    await add(one)
    expect((await add(one)).message).toBe('视图“售罄”已存在')
    expect((await add(other)).message).toBeUndefined()
    expect((await add(one, { page: 'orders' })).message).toBeUndefined()
    const { view_id: id } = await add(one, { name: '缺货' })
    expect((await change(one, { view_id: id, name: '售罄' })).message).toBe('视图“售罄”已存在')
  })

  it.each([
    ['请填写视图名称', { name: ' ' }],
    ['视图名称不能超过20个字', { name: '长'.repeat(21) }],
    ['筛选条件过长', { values: { keywords: '长'.repeat(201) } }],
    [
      '筛选条件过多',
      {
        values: Object.fromEntries(
          Array.from({ length: 21 }, (_, at) => [`f_${'abcdefghijklmnopqrstu'[at]}`, '1']),
        ),
      },
    ],
    ['参数错误', { values: { after: '1_2' } }],
    ['参数错误', { values: { 'Bad-Name': '1' } }],
  ])('is refused: %s', async (message, wrong) => {
    const desk = await owner()
    expect((await add(desk, wrong)).message).toBe(message)
    expect((await pageOf(desk)).views).toEqual([])
  })

  it('is one of twenty at most, also when two are added at the same time', async () => {
    const desk = await owner()
    for (let at = 1; at < maxViews; at++) await add(desk, { name: `视图${at}` })
    const both = await Promise.all([add(desk, { name: '甲' }), add(desk, { name: '乙' })])
    expect(both.map(({ message }) => message).filter(Boolean)).toEqual(['每个列表最多20个视图'])
    expect((await pageOf(desk)).views).toHaveLength(maxViews)
    expect((await add(desk, { page: 'orders' })).message).toBeUndefined()
  })

  it('has an id that there may not be', async () => {
    const desk = await owner()
    for (const id of [0, 999, 9_007_199_254_740_991])
      expect((await change(desk, { view_id: id, name: '我的' })).message).toBe('视图不存在')
    expect((await remove(desk, 9_007_199_254_740_991)).message).toBe('视图不存在')
  })
})
