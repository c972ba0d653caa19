/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ImportForm } from '@/components/desk/tasks/import/import-form'
import { TaskView } from '@/components/desk/tasks/task-view'
import { workWords } from '@/components/desk/tasks/task-words'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

beforeAll(supportDialogs)

/** The import of products at the desk: its task, and the way back to its columns. */

const task = {
  task_id: 7,
  kind: 'goods.import',
  title: '门店.csv',
  username: '',
  state: 'checked',
  done: 3,
  total: 3,
  step: null,
  counts: { create: 3, lacking: 2 },
  problem: '',
  created: 1_790_000_000,
  updated: 1_790_000_000,
}
const answers = {
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: 'owner' },
  'GET /operator/tasks/info': task,
  'GET /operator/tasks/items': { list: [], next: null },
}

it('counts products without pictures, lists them, and puts the new ones aside unless told otherwise', async () => {
  const { sent } = mallDouble({ ...answers, 'POST /operator/tasks/change': { ...task, state: 'running' } })
  const user = userEvent.setup()
  showPage(<TaskView taskId={7} />)
  await user.click(await screen.findByRole('link', { name: '缺图2件' }))
  await waitFor(() =>
    expect(sent('GET', '/operator/tasks/items').at(-1)?.fields).toMatchObject({ lacking: '1' }),
  )
  expect(screen.getByRole('radio', { name: '缺图的商品先放仓库' })).toBeChecked()
  await user.click(screen.getByRole('radio', { name: '照常导入' }))
  await user.click(screen.getByRole('button', { name: '开始导入' }))
  await waitFor(() =>
    expect(sent('POST', '/operator/tasks/change')[0]?.fields).toMatchObject({
      action: 'start',
      lacking: 'usual',
    }),
  )
})

it('does not ask about pictures where none is missing', async () => {
  mallDouble({ ...answers, 'GET /operator/tasks/info': { ...task, counts: { create: 3 } } })
  showPage(<TaskView taskId={7} />)
  expect(await screen.findByRole('button', { name: '开始导入' })).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
  expect(screen.getByRole('link', { name: '返回修改列' })).toHaveAttribute(
    'href',
    '/shopadmin/goods/import?task=7',
  )
})

it('of a check that expired says so, and checks the file again', async () => {
  const { sent } = mallDouble({
    ...answers,
    'GET /operator/tasks/info': { ...task, state: 'expired' },
    'POST /operator/tasks/change': { ...task, state: 'checking' },
  })
  const user = userEvent.setup()
  showPage(<TaskView taskId={7} />)
  expect(
    await screen.findByText('检查已超过一天，商城可能有变化，没有写入。请重新检查后再导入'),
  ).toBeVisible()
  await user.click(await screen.findByRole('button', { name: '重新检查' }))
  expect(screen.queryByRole('button', { name: '开始导入' })).toBeNull()
  await waitFor(() =>
    expect(sent('POST', '/operator/tasks/change')[0]?.fields).toMatchObject({ action: 'check' }),
  )
})

it.each([
  [
    { state: 'checking', done: 0, total: 0, step: { name: 'unpacking', done: 0, total: 0 } },
    '正在读取图片压缩包',
  ],
  [
    { state: 'checking', done: 0, total: 0, step: { name: 'unpacking', done: 12, total: 80 } },
    '正在读取图片压缩包，图片 12/80',
  ],
  [
    { state: 'running', done: 5, total: 9, step: { name: 'fetching', done: 1, total: 4 } },
    '正在导入，5/9。正在获取图片，图片 1/4',
  ],
  [{ state: 'checking', done: 5, total: 9, step: null }, '正在检查，5/9'],
] as const)('tells what it does: %j', (present, words) => {
  expect(workWords({ kind: 'goods.import', ...present })).toBe(words)
})

it('goes back to the columns with the file and the choices, and checks again', async () => {
  const { sent } = mallDouble({
    ...answers,
    'GET /operator/freight': { list: [] },
    'GET /operator/categories': { list: [] },
    'POST /operator/goods/import/read': {
      task_id: 7,
      name: '门店.csv',
      pictures_name: '图片.zip',
      profile: 'mapped',
      profile_name: '其他表格',
      is_mapped: true,
      has_currency: true,
      format: 'CSV，UTF-8',
      columns: [
        { header: '品名', use: 'item_name', label: '商品名称', samples: ['云杉冰箱'] },
        { header: '型号', use: 'barcode', label: '条形码', samples: ['BX-1'] },
      ],
      list_separator: '|',
      path_separator: '',
      options: {
        rate: 7.1,
        creates: false,
        approve_status: 'instock',
        templates_id: 0,
        unknown_template: 'refuse',
        category_id: 0,
      },
      targets: [
        { key: 'item_name', label: '商品名称', hint: '' },
        { key: 'barcode', label: '条形码', hint: '' },
      ],
    },
    'POST /operator/goods/import/check': { status: true },
  })
  const user = userEvent.setup()
  showPage(<ImportForm />, 'task=7')
  expect(await screen.findByText('门店.csv，图片.zip')).toBeVisible()
  expect(screen.getByRole('combobox', { name: '型号导入为' })).toHaveValue('barcode')
  expect(screen.getByLabelText(/1 单位外币/)).toHaveValue('7.1')
  expect(screen.getByRole('checkbox', { name: /自动新建/ })).not.toBeChecked()
  await user.selectOptions(screen.getByRole('combobox', { name: '型号导入为' }), '')
  await user.click(screen.getByRole('button', { name: '检查文件' }))
  await waitFor(() => expect(sent('POST', '/operator/goods/import/check')).toHaveLength(1))
  expect(sent('POST', '/operator/goods/import/read').at(-1)?.fields).toMatchObject({
    task_id: '7',
    mapping: '["item_name",""]',
    list_separator: '|',
  })
  expect(sent('POST', '/operator/goods/import/check')[0]?.fields).toMatchObject({
    rate: '7.1',
    approve_status: 'instock',
  })
})
