/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CategoryTree } from '@/components/desk/catalogue/categories/category-tree'
import { GoodsForm } from '@/components/desk/catalogue/goods/goods-form'
import { SaveBar } from '@/components/desk/form/save-bar'
import { OpeningSteps } from '@/components/desk/home/opening-steps'
import { ImportForm } from '@/components/desk/tasks/import/import-form'
import { TaskList } from '@/components/desk/tasks/task-list'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'
import { supportScrolling } from '../../fixtures/components/scrolling'
import { seeEverything } from '../../fixtures/components/seeing-observer'

/** The desk with the keyboard, and what a role sees of it. */

beforeEach(seeEverything)

beforeAll(() => {
  supportDialogs()
  supportScrolling()
})

const deskOf = (desk_role: unknown) => ({
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role },
})
const none = { list: [], total_count: 0, count: 0 }
const category = {
  category_id: 4,
  category_name: '冰箱',
  parent_id: 0,
  level: 1,
  image_url: '',
  is_show_front: 1,
  goods_num: 0,
}

describe('the form of a product', () => {
  const handlers = {
    ...deskOf('owner'),
    'GET /operator/brands': none,
    'GET /operator/categories': { list: [category] },
    'GET /operator/goods/tags': none,
    'GET /operator/freight': none,
    'GET /operator/goods/attributes': none,
  }

  it('keeps the focus where something was removed', async () => {
    mallDouble(handlers)
    showPage(<GoodsForm stored={null} />)
    const add = await screen.findByRole('button', { name: '添加规格' })
    add.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.getByLabelText('规格名称')).toHaveFocus()
    await userEvent.tab()
    expect(screen.getByRole('button', { name: '删除规格' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(add).toHaveFocus()
    await userEvent.keyboard('{Enter}颜色')
    await userEvent.tab()
    await userEvent.tab()
    expect(screen.getByLabelText('颜色的值')).toHaveFocus()
    await userEvent.keyboard('白，黑{Enter}')
    expect(screen.getAllByRole('row')).toHaveLength(3)
    await userEvent.tab({ shift: true })
    expect(screen.getByRole('button', { name: '删除颜色黑' })).toHaveFocus()
    await userEvent.keyboard(' ')
    expect(screen.getAllByRole('row')).toHaveLength(2)
    expect(screen.getByLabelText('颜色的值')).toHaveFocus()
  })

  it('takes a category by typing and Enter, and off again', async () => {
    mallDouble(handlers)
    showPage(<GoodsForm stored={null} />)
    const field = await screen.findByPlaceholderText('输入分类名称查找')
    field.focus()
    await userEvent.keyboard('冰{ArrowDown}{Enter}')
    const pill = await screen.findByRole('button', { name: '去掉分类冰箱' })
    expect(screen.getByPlaceholderText('输入分类名称查找')).toHaveFocus()
    pill.focus()
    await userEvent.keyboard('{Enter}')
    expect(screen.queryByRole('button', { name: '去掉分类冰箱' })).toBeNull()
    expect(screen.getByPlaceholderText('输入分类名称查找')).toHaveFocus()
  })

  it('puts the focus into the first field that is wrong when it is saved with its key', async () => {
    mallDouble(handlers)
    showPage(<GoodsForm stored={null} />)
    await userEvent.type(await screen.findByRole('textbox', { name: /商品名称/ }), '云杉冰箱')
    await userEvent.keyboard('{Control>}s{/Control}')
    expect(document.getElementById('goods-pics')).toHaveFocus()
  })
})

it('a save bar keeps the focus when its button is disabled after saving', async () => {
  mallDouble({})
  const bar = (isChanged: boolean) => <SaveBar isChanged={isChanged} isSaving={false} onSave={() => {}} />
  const { rerender } = render(bar(true))
  screen.getByRole('button', { name: '保存' }).focus()
  rerender(bar(false))
  expect(document.activeElement).toContainElement(screen.getByRole('button', { name: '保存' }))
  expect(screen.getByRole('button', { name: '保存' })).not.toHaveFocus()
})

it('a category is added by Enter in its dialog, whose opener gets the focus back', async () => {
  const mall = mallDouble({
    ...deskOf('owner'),
    'GET /operator/categories': { list: [] },
    'POST /operator/categories': category,
  })
  showPage(<CategoryTree />)
  const opener = await screen.findByRole('button', { name: '新增一级分类' })
  opener.focus()
  await userEvent.keyboard('{Enter}')
  const dialog = await screen.findByRole('dialog', { name: '新增分类' })
  expect(within(dialog).getByLabelText(/分类名称/)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(within(dialog).getByLabelText(/分类名称/)).toBeInvalid()
  await userEvent.keyboard('冰箱{Enter}')
  await waitFor(() =>
    expect(mall.sent('POST', '/operator/categories')[0]?.fields).toMatchObject({ category_name: '冰箱' }),
  )
})

describe('what a role may not do', () => {
  it('has no button in the guide of a new mall', async () => {
    const step = (name: string) => ({ step: name, is_done: false, is_optional: false, notes: [] })
    const role = { role_id: 1, name: '装修', permissions: ['setting:read', 'setting:write'] }
    mallDouble({
      ...deskOf(role),
      'GET /operator/opening': { list: ['site', 'category', 'goods', 'home'].map(step), item_id: null },
    })
    showPage(<OpeningSteps />)
    expect(await screen.findByRole('link', { name: '去设置' })).toBeInTheDocument()
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual(['去设置'])
  })

  it('has no button in an empty list of tasks', async () => {
    mallDouble({ ...deskOf('reader'), 'GET /operator/tasks': { list: [], next: null } })
    showPage(<TaskList />)
    expect(await screen.findByText('还没有任务')).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '导入商品' })).toBeNull()
  })
})

it('the separators of a mapped file are sent with its columns', async () => {
  const mall = mallDouble({
    ...deskOf('owner'),
    'GET /operator/categories': { list: [] },
    'GET /operator/freight': none,
    'POST /operator/goods/import': { task_id: 7, part_bytes: 1000 },
    'POST /operator/goods/import/part': { status: true },
    'POST /operator/goods/import/read': {
      task_id: 7,
      profile: 'mapped',
      profile_name: '',
      is_mapped: true,
      has_currency: false,
      format: 'CSV，UTF-8',
      columns: [{ header: '名称', use: 'item_name', label: '商品名称', samples: [] }],
      targets: [{ key: 'item_name', label: '商品名称', hint: '' }],
    },
    'POST /operator/goods/import/check': { status: true },
  })
  showPage(<ImportForm />)
  const [input] = document.querySelectorAll<HTMLInputElement>('input[type=file]')
  await userEvent.upload(input as HTMLInputElement, new File(['名称\n云杉冰箱\n'], '商品.csv'))
  await userEvent.click(screen.getByRole('button', { name: '上传并识别' }))
  await userEvent.type(await screen.findByLabelText('多个值之间的分隔符'), '#')
  await userEvent.type(screen.getByLabelText('分类各级之间的分隔符'), '/')
  await userEvent.click(screen.getByRole('button', { name: '检查文件' }))
  await waitFor(() =>
    expect(mall.sent('POST', '/operator/goods/import/read')[1]?.fields).toMatchObject({
      list_separator: '#',
      path_separator: '/',
    }),
  )
})
