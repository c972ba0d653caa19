/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TableImportForm } from '@/components/desk/tasks/import/table-import-form'
import { TaskView } from '@/components/desk/tasks/task-view'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

beforeAll(supportDialogs)

/** The page that imports tables, and its tasks. */

const answers = (desk_role: string) => ({
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role },
})
const task = {
  task_id: 7,
  kind: 'stock.import',
  title: '库存.csv',
  username: '',
  state: 'checked',
  done: 2,
  total: 2,
  step: null,
  counts: { change: 1, refused: 1 },
  problem: '',
  created: 1_790_000_000,
  updated: 1_790_000_000,
}

it('offers the kinds that a role may import, the one of the address first', async () => {
  mallDouble(answers('goods'))
  showPage(<TableImportForm />, 'kind=tags.import')
  expect(await screen.findByRole('radio', { name: '商品标签' })).toBeChecked()
  expect(screen.getAllByRole('radio')).toHaveLength(2)
  expect(screen.getByRole('link', { name: '下载商品标签模板' })).toHaveAttribute(
    'href',
    '/api/h5app/wxapp/operator/imports/template?kind=tags.import',
  )
})

it('does not offer a kind without its permission', async () => {
  mallDouble(answers('goods'))
  showPage(<TableImportForm />, 'kind=members.update')
  expect(await screen.findByText('您的账号没有这项权限，请联系店主')).toBeVisible()
  expect(screen.queryByRole('radio')).toBeNull()
})

it('asks for a file, and shows the sentence of one that is another table', async () => {
  mallDouble({
    ...answers('owner'),
    'POST /operator/imports': { task_id: 7, part_bytes: 100 },
    'POST /operator/imports/part': { status: true },
    'POST /operator/imports/read': refuse('这是商品标签的表格，请选择导入商品标签'),
  })
  const user = userEvent.setup()
  showPage(<TableImportForm />, '')
  await user.click(await screen.findByRole('button', { name: '上传并识别' }))
  expect(screen.getByRole('alert')).toHaveTextContent('请选择表格')
  await user.upload(screen.getByLabelText('库存表格'), new File(['商品货号,标签名称'], '标签.csv'))
  await user.click(screen.getByRole('button', { name: '上传并识别' }))
  expect(await screen.findByText('这是商品标签的表格，请选择导入商品标签')).toBeVisible()
})

it('tells the result of a check in rows, and can be started', async () => {
  mallDouble({
    ...answers('goods'),
    'GET /operator/tasks/info': task,
    'GET /operator/tasks/items': { list: [], next: null },
  })
  showPage(<TaskView taskId={7} />)
  expect(await screen.findByText(/检查完成：更新1行，有错误1行/)).toBeVisible()
  expect(await screen.findByRole('button', { name: '开始导入' })).toBeVisible()
})

it('cannot be started without the permission of its kind', async () => {
  mallDouble({
    ...answers('goods'),
    'GET /operator/tasks/info': { ...task, kind: 'members.update' },
    'GET /operator/tasks/items': { list: [], next: null },
  })
  showPage(<TaskView taskId={7} />)
  expect(await screen.findByText('会员更新导入：库存.csv')).toBeVisible()
  expect(screen.queryByRole('button', { name: '开始导入' })).toBeNull()
})
