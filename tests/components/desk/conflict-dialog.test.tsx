/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ConflictDialog } from '@/components/desk/form/conflict/conflict-dialog'
import { conflictRows, rulesOf, type SideOf } from '@/components/desk/form/conflict/conflict-rules'
import { supportDialogs } from '../../fixtures/components/dialogs'

/** What two people changed at the same time, with both values of each part. */

beforeAll(supportDialogs)

const rules = rulesOf<{ name: string; price: string; province: string; city: string }>({
  name: { name: '商品名称', fields: ['item_name'], shown: ({ name }) => name },
  price: { name: '价格', shown: ({ price }) => (price ? `¥${price}` : '') },
  region: {
    name: '地区',
    fields: ['province', 'city'],
    keys: ['province', 'city'],
    shown: ({ province, city }) => `${province} ${city}`,
  },
})
const base = { name: '冰箱', price: '1999', province: '浙江省', city: '杭州市' }
const versions = {
  base,
  mine: { ...base, name: '三门冰箱', price: '', city: '湖州市' },
  theirs: { ...base, name: '双门冰箱', price: '1899', province: '江苏省', city: '苏州市' },
}
const at = 1_790_000_000
const conflicts = [
  { field: 'item_name', by: '小林', at },
  { field: 'price', by: '', at },
  { field: 'province', by: '小林', at },
  { field: 'city', by: '小周', at: at + 60 },
]

function open(list = conflicts) {
  const onResolve = jest.fn<undefined, [SideOf]>()
  const onClose = jest.fn()
  const rows = conflictRows(list, rules, versions)
  render(<ConflictDialog rows={rows} onClose={onClose} onResolve={onResolve} />)
  return { onResolve, onClose, dialog: within(screen.getByRole('dialog', { name: '有人修改了同样的内容' })) }
}
const save = () => screen.getByRole('button', { name: '保存' })

it('shows who changed what, and the values of both in words', () => {
  const { dialog } = open()
  const name = within(dialog.getByRole('group', { name: /^商品名称 ?小林/ }))
  expect(name.getByRole('radio', { name: '保留对方 双门冰箱' })).not.toBeChecked()
  expect(name.getByRole('radio', { name: '使用我的 三门冰箱' })).not.toBeChecked()
  const price = within(dialog.getByRole('group', { name: /^价格 ?其他人/ }))
  expect(price.getByRole('radio', { name: '使用我的 空' })).toBeInTheDocument()
  // Fields that belong together are one part, with the latest change.
  expect(dialog.getByRole('group', { name: /^地区 ?小周/ })).toHaveTextContent('江苏省 苏州市')
})

it('is saved once every part has a side', async () => {
  const { onResolve, dialog } = open()
  expect(save()).toBeDisabled()
  expect(screen.getByText('还有3项没有选择')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('radio', { name: /保留对方 双门冰箱/ }))
  await userEvent.click(dialog.getByRole('radio', { name: /使用我的 空/ }))
  expect(save()).toBeDisabled()
  await userEvent.click(dialog.getByRole('radio', { name: /使用我的 浙江省 湖州市/ }))
  await userEvent.click(save())
  const sideOf = onResolve.mock.calls[0]?.[0] ?? (() => undefined)
  expect(rules.merge(versions, sideOf)).toEqual({
    name: '双门冰箱',
    price: '',
    province: '浙江省',
    city: '湖州市',
  })
})

it('chooses one side for all, by keyboard too', async () => {
  const { onResolve } = open()
  screen.getByRole('button', { name: '全部使用我的' }).focus()
  await userEvent.keyboard('{Enter}')
  const [first] = screen.getAllByRole('radio', { checked: true })
  first?.focus()
  await userEvent.keyboard('{ArrowLeft}')
  await userEvent.click(save())
  const sideOf = onResolve.mock.calls[0]?.[0]
  expect(['name', 'price', 'region'].map((part) => sideOf?.(part))).toEqual(['theirs', 'mine', 'mine'])
})

it('goes back to the form without a decision', async () => {
  const { onClose, onResolve } = open()
  await userEvent.click(screen.getByRole('button', { name: '继续编辑' }))
  expect(onClose).toHaveBeenCalled()
  expect(onResolve).not.toHaveBeenCalled()
})
