/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GoodsList } from '@/components/desk/catalogue/goods/goods-list'
import { arrangeColumns, shownColumns } from '@/components/desk/index-page/arrange-columns'
import { rowsBetween, toggled } from '@/components/desk/index-page/row-selection'
import { goodsListed, goodsRow } from '../../fixtures/components/desk-goods'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'

/** What every index page of the desk has in common, seen at the list of products. */

beforeAll(supportDialogs)
beforeEach(() => window.history.replaceState(null, '', '/shopadmin/goods'))

const view = {
  view_id: 7,
  name: '缺货冰箱',
  is_shared: false,
  is_own: true,
  may_change: true,
  by: '林',
  values: { status: 'sold_out', category: '4' },
  columns: null,
}
const arranged = (more: object = {}) => ({
  layout: { columns: [], density: 'wide' },
  default_view_id: null,
  views: [],
  ...more,
})
const rows = [1, 2, 3, 4].map((id) => ({
  ...goodsRow,
  goods_id: id,
  item_id: 10 + id,
  item_name: `冰箱${id}`,
}))

interface Options {
  page?: object
  list?: readonly object[]
  search?: string
  more?: Record<string, unknown>
}
async function open({ page = arranged(), list = rows, search = '', more = {} }: Options = {}) {
  const mall = mallDouble({
    ...goodsListed(list),
    'GET /operator/index-page': page,
    'PUT /operator/index-page': ({ fields }: SentCall) =>
      arranged({ ...(fields.layout && { layout: JSON.parse(fields.layout) as object }) }),
    ...more,
  })
  showPage(<GoodsList />, search)
  const table = await screen.findByRole('table', { name: '商品' })
  await within(table).findAllByRole('checkbox')
  return { mall, table }
}
const headers = () =>
  screen
    .getAllByRole('columnheader')
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '')
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }))
const box = (table: HTMLElement, name: string) => within(table).getByRole('checkbox', { name })

describe('arranging columns', () => {
  const columns = [{ name: 'a' }, { name: 'b', isOptional: true }, { name: 'c' }]
  const names = (places: { name: string; shown: boolean }[]) =>
    arrangeColumns(columns, places).map(({ column, shown }) => `${column.name}${shown ? '+' : '-'}`)

  it('begins with the columns of the page', () => expect(names([])).toEqual(['a+', 'b-', 'c+']))

  it('leaves out columns that there are not, and adds new ones behind their neighbour', () => {
    expect(
      names([
        { name: 'c', shown: true },
        { name: 'gone', shown: true },
        { name: 'a', shown: false },
      ]),
    ).toEqual(['c+', 'a-', 'b-'])
    expect(shownColumns(columns, [{ name: 'c', shown: false }]).map(({ name }) => name)).toEqual(['a'])
  })
})

describe('selecting rows', () => {
  it('takes the rows between two', () => {
    expect(rowsBetween([1, 2, 3, 4], 4, 2)).toEqual([2, 3, 4])
    expect(rowsBetween([1, 2, 3], null, 2)).toEqual([2])
    expect(rowsBetween([1, 2, 3], 9, 2)).toEqual([2])
    expect([...toggled(new Set([1, 2]), [2, 3], false)]).toEqual([1])
  })
})

describe('列设置', () => {
  it('shows the columns that the account has, in their sequence', async () => {
    const columns = [
      { name: 'sort', shown: true },
      { name: 'name', shown: true },
      { name: 'category', shown: false },
    ]
    const { table } = await open({ page: arranged({ layout: { columns, density: 'compact' } }) })
    expect(headers()[0]).toBe('排序')
    expect(headers()).not.toContain('分类')
    expect(table).toHaveAttribute('data-compact', 'true')
  })

  it('hides, moves and stores them, and gives back those of the page', async () => {
    const { mall, table } = await open()
    expect(headers()).not.toContain('排序')
    await press('列设置')
    const dialog = await screen.findByRole('dialog', { name: '列设置' })
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '分类' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '下移商品' }))
    await userEvent.click(within(dialog).getByRole('radio', { name: '紧凑' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '确定' }))
    await waitFor(() => expect(headers()).not.toContain('分类'))
    expect(table).toHaveAttribute('data-compact', 'true')
    const sent = JSON.parse(mall.sent('PUT', '/operator/index-page')[0]?.fields.layout ?? '{}') as {
      columns: { name: string; shown: boolean }[]
      density: string
    }
    expect(sent.columns.slice(0, 2)).toEqual([
      { name: 'number', shown: false },
      { name: 'name', shown: true },
    ])
    expect(sent.density).toBe('compact')

    await press('列设置')
    await userEvent.click(
      within(await screen.findByRole('dialog', { name: '列设置' })).getByRole('button', { name: '恢复默认' }),
    )
    await press('确定')
    await waitFor(() => expect(headers()).toContain('分类'))
    expect(JSON.parse(mall.sent('PUT', '/operator/index-page')[1]?.fields.layout ?? '{}')).toEqual({
      columns: [],
      density: 'wide',
    })
  })

  it('shows the rows with the columns of the page when the account does not answer', async () => {
    await open({ page: refuse('操作失败') })
    expect(headers()).toContain('分类')
  })
})

describe('filters', () => {
  it('are shown with their words, removed one by one or all together', async () => {
    await open({ search: 'status=off_sale&keywords=门&category=4&sort=sales' })
    const chips = screen.getByRole('list', { name: '筛选条件' })
    expect(await within(chips).findByText('分类：冰箱')).toBeInTheDocument()
    await press('清除搜索：门')
    expect(window.location.search).toBe('?status=off_sale&category=4&sort=sales')
    await press('清除全部')
    expect(window.location.search).toBe('?status=off_sale&sort=sales')
  })

  it('are not there without any', async () => {
    await open()
    expect(screen.queryByRole('list', { name: '筛选条件' })).toBeNull()
  })
})

describe('the head of a column', () => {
  it('sorts where the column has an index, and says how', async () => {
    const { mall } = await open({ search: 'sort=price_desc' })
    const sortOf = (name: string) => screen.getByRole('columnheader', { name }).getAttribute('aria-sort')
    expect([sortOf('价格'), sortOf('销量'), sortOf('库存')]).toEqual(['descending', 'none', null])
    expect(mall.sent('GET', '/operator/goods')[0]?.fields.sort).toBe('price_desc')
    await press('价格')
    expect(window.location.search).toBe('?sort=price_asc')
    await press('销量')
    expect(window.location.search).toBe('?sort=sales')
  })

  it('goes back to the sort of the page after its own', async () => {
    await open({ search: 'sort=price_asc' })
    await press('价格')
    expect(window.location.search).toBe('')
  })
})

describe('the selection', () => {
  it('takes the rows between two presses with Shift', async () => {
    const { table } = await open()
    const user = userEvent.setup()
    await user.click(box(table, '选择冰箱1'))
    await user.keyboard('{Shift>}')
    await user.click(box(table, '选择冰箱3'))
    await user.keyboard('{/Shift}')
    for (const name of ['选择冰箱1', '选择冰箱2', '选择冰箱3']) expect(box(table, name)).toBeChecked()
    expect(box(table, '选择冰箱4')).not.toBeChecked()
    expect(screen.getByRole('region', { name: '批量操作' })).toHaveTextContent('已选 3 个商品')
  })

  it('works with space and arrow keys', async () => {
    const { table } = await open()
    const user = userEvent.setup()
    box(table, '选择冰箱1').focus()
    await user.keyboard(' {ArrowDown}{ArrowDown} ')
    expect(box(table, '选择冰箱3')).toHaveFocus()
    expect(box(table, '选择冰箱1')).toBeChecked()
    expect(box(table, '选择冰箱2')).not.toBeChecked()
    expect(box(table, '选择冰箱3')).toBeChecked()
  })

  it('of a page is extended to all rows that the filters find', async () => {
    const list = { total_count: 3210, more: false, next: '1_1', list: rows }
    const { table } = await open({ more: { 'GET /operator/goods': list } })
    await userEvent.click(box(table, '选择本页全部'))
    expect(screen.getByText('已选本页4个商品。')).toBeInTheDocument()
    await press('选择全部符合条件的3210个商品')
    expect(screen.getByRole('region', { name: '批量操作' })).toHaveTextContent('已选全部 3210 个商品')
  })
})

describe('a view', () => {
  it('is saved from what the address shows, and named by the address', async () => {
    const { mall } = await open({
      search: 'status=sold_out&category=4&after=9_9',
      more: { 'POST /operator/views': view },
    })
    await press('保存为视图')
    const dialog = await screen.findByRole('dialog', { name: '保存为视图' })
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    expect(within(dialog).getByRole('alert')).toHaveTextContent('请填写视图名称')
    await userEvent.type(within(dialog).getByRole('textbox', { name: /名称/ }), '缺货冰箱')
    await userEvent.click(within(dialog).getByRole('checkbox', { name: '共享给同事' }))
    await userEvent.click(within(dialog).getByRole('button', { name: '保存' }))
    await waitFor(() => expect(window.location.search).toContain('view=7'))
    expect(mall.sent('POST', '/operator/views')[0]?.fields).toMatchObject({
      page: 'goods',
      name: '缺货冰箱',
      is_shared: '1',
      values: '{"status":"sold_out","category":"4"}',
      columns: '[]',
    })
  })

  it('opens with its filters, and a link to them works without it', async () => {
    await open({ page: arranged({ views: [view] }) })
    await press('缺货冰箱')
    expect(window.location.search).toBe('?status=sold_out&category=4&view=7')
  })

  it('says that filters were changed, and takes them over or restores them', async () => {
    const { mall } = await open({
      page: arranged({ views: [view] }),
      search: 'status=sold_out&view=7',
      more: { 'PUT /operator/views': { ...view, values: { status: 'sold_out' } } },
    })
    const button = screen.getByRole('button', { name: /^缺货冰箱/ })
    expect(button).toHaveAttribute('aria-current', 'true')
    expect(button).toHaveTextContent('已修改')
    await press('保存修改')
    await waitFor(() =>
      expect(mall.sent('PUT', '/operator/views')[0]?.fields).toMatchObject({
        view_id: '7',
        values: '{"status":"sold_out"}',
      }),
    )
    await press('还原')
    expect(window.location.search).toBe('?status=sold_out&category=4&view=7')
  })

  it('of a colleague is not changed by people who may not', async () => {
    const theirs = { ...view, is_own: false, may_change: false, is_shared: true }
    await open({ page: arranged({ views: [theirs] }), search: 'status=sold_out&view=7' })
    expect(screen.getByRole('button', { name: '还原' })).toBeInTheDocument()
    for (const name of ['保存修改', '编辑视图', '删除视图'])
      expect(screen.queryByRole('button', { name })).toBeNull()
    expect(screen.getByRole('button', { name: '设为默认' })).toBeInTheDocument()
  })

  it('that is the default opens with the page, but not over other filters', async () => {
    const page = arranged({ views: [view], default_view_id: 7 })
    await open({ page })
    await waitFor(() => expect(window.location.search).toBe('?status=sold_out&category=4&view=7'))
    await press('全部')
    expect(window.location.search).toBe('?view=0')
    window.history.replaceState(null, '', '/shopadmin/goods?status=off_sale')
    document.body.replaceChildren()
    await open({ page, search: 'status=off_sale' })
    expect(window.location.search).toBe('?status=off_sale')
  })

  it('is deleted after a question', async () => {
    const { mall } = await open({
      page: arranged({ views: [view] }),
      search: 'status=sold_out&category=4&view=7',
      more: { 'DELETE /operator/views/7': { status: true } },
    })
    await press('删除视图')
    await userEvent.click(await screen.findByRole('button', { name: '确定' }))
    await waitFor(() => expect(mall.sent('DELETE', '/operator/views/7')).toHaveLength(1))
    await waitFor(() => expect(window.location.search).toBe('?status=sold_out&category=4'))
  })
})
