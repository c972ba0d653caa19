/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CategoryTree } from '@/components/desk/catalogue/categories/category-tree'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'

/** Categories moved by keys and buttons, and back (components/desk/list/tree). */

beforeAll(supportDialogs)

const category = (category_id: number, category_name: string, parent_id = 0) => ({
  category_id,
  category_name,
  parent_id,
  level: parent_id === 0 ? 1 : 2,
  is_main_category: 0,
  is_show_front: 1,
  image_url: '',
  goods_num: 0,
})
const home = category(1, '家电')
const phone = category(2, '手机')
const fridge = category(3, '冰箱', 1)

function open(desk_role = 'owner') {
  const moves: SentCall['fields'][] = []
  mallDouble({
    'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
    'GET /operator/shop/overview': { ...overview, shop: null, desk_role },
    'GET /operator/categories': { version: 4, list: [home, phone, fridge] },
    'PUT /operator/categories/move': ({ fields }: SentCall) => {
      moves.push(fields)
      const isUndone = fields?.parent_id === '0'
      return {
        version: 4 + moves.length,
        list: isUndone ? [home, phone, fridge] : [home, fridge, category(2, '手机', 1)],
      }
    },
  })
  showPage(<CategoryTree />)
  return moves
}

it('Space lifts a row, arrows move it, Space puts it down, and 撤销 brings it back', async () => {
  const moves = open()
  const user = userEvent.setup()
  const grip = await screen.findByRole('button', { name: /^移动手机/ })
  grip.focus()
  await user.keyboard(' ')
  expect(
    screen.getByText(
      '已拿起“手机”，用上下方向键移动，经过的每个位置（同级或下级）都会读出，空格键放下，Esc 取消',
    ),
  ).toBeInTheDocument()
  await user.keyboard('{ArrowUp}')
  expect(screen.getByText('“家电”下第2位，在最后')).toBeInTheDocument()
  await user.keyboard(' ')
  await waitFor(() =>
    expect(moves).toMatchObject([{ category_id: '2', parent_id: '1', before_id: '0', version: '4' }]),
  )
  expect(await screen.findByText('已移动“手机”')).toBeVisible()
  expect(screen.getByRole('button', { name: /^移动手机/ })).toHaveFocus()
  await user.click(screen.getByRole('button', { name: '撤销' }))
  await waitFor(() =>
    expect(moves[1]).toMatchObject({ category_id: '2', parent_id: '0', before_id: '0', version: '5' }),
  )
})

it('Esc and leaving the grip move nothing', async () => {
  const moves = open()
  const user = userEvent.setup()
  const grip = await screen.findByRole('button', { name: /^移动手机/ })
  grip.focus()
  await user.keyboard(' {ArrowUp}{Escape}')
  expect(screen.getByText('已取消，“手机”没有移动')).toBeInTheDocument()
  await user.keyboard(' {ArrowUp}{Tab}')
  expect(grip).toHaveAttribute('aria-pressed', 'false')
  expect(moves).toEqual([])
})

it('buttons move a row by one among those beside it', async () => {
  const moves = open()
  await userEvent.click(await screen.findByRole('button', { name: '下移家电' }))
  await waitFor(() =>
    expect(moves).toMatchObject([{ category_id: '1', parent_id: '0', before_id: '0', version: '4' }]),
  )
})

it('people who may not change the tree have no grips', async () => {
  open('reader')
  expect(await screen.findByText('手机')).toBeVisible()
  expect(screen.queryByRole('button', { name: /^移动/ })).toBeNull()
})
