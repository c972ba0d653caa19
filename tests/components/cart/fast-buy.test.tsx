/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FastBuy } from '@/components/goods/fast-buy'
import { openFastBuy } from '@/components/goods/fast-buy-request'
import { toasts } from '@/lib/client/press/toast'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord } from '../../fixtures/components/goods'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

/** Opens the dialog 加入购物车 on a page, with the first SKU in stock chosen. */
async function open(path: string, part: Parameters<typeof goodsRecord>[0] = {}) {
  history.replaceState(null, '', path)
  mallDouble({ 'GET /goods/items/101': goodsRecord(part) })
  const user = userEvent.setup()
  showPage(<FastBuy />)
  openFastBuy(101)
  const dialog = within(await screen.findByRole('dialog', { name: '加入购物车' }))
  const add = await dialog.findByRole('button', { name: '加入购物车' })
  const quantity = dialog.getByRole('spinbutton', { name: '购买数量' })
  const [spec] = dialog.getAllByRole('button', { pressed: true })
  if (!spec) throw new Error('nothing is chosen')
  return { user, add, quantity, spec }
}
const texts = () => toasts.get().map(({ text }) => text)

describe('加入购物车 on the page of a shop', () => {
  const path = '/shops/info?distributor_id=3'

  it('says 请选择规格值 without a choice', async () => {
    const { user, add, spec } = await open(path)
    await user.click(spec)
    await user.click(add)
    expect(texts()).toEqual(['请选择规格值'])
  })

  it('says 请输入商品数量 when the field is empty, and adds the minimum with the next press', async () => {
    const { user, add, quantity } = await open(path)
    await user.clear(quantity)
    await user.click(add)
    expect(texts()).toEqual(['请输入商品数量'])
    expect(quantity).toHaveValue('1')
    await user.click(add)
    expect(texts().at(-1)).toBe('成功加入购物车')
  })
})

it('elsewhere 加入购物车 says 请选择规格, and an empty field is the minimum', async () => {
  const { user, add, quantity, spec } = await open('/items')
  await user.click(spec)
  await user.clear(quantity)
  await user.click(add)
  expect(texts()).toEqual(['请选择规格'])
  expect(quantity).toHaveValue('1')
})

describe('国补价 in 加入购物车', () => {
  const subsidy = {
    class_name: '冰箱',
    rate: 15,
    cap: 200_000,
    price_limit: null,
    limit: 1,
    regions: ['浙江省'],
  }

  it('is what the programme leaves to pay', async () => {
    await open('/items', { subsidy })
    const dialog = screen.getByRole('dialog', { name: '加入购物车' })
    expect(dialog).toHaveTextContent('预计补贴')
    expect(dialog).not.toHaveTextContent('国补名额已用完')
  })

  it('is not promised to a member who has used up the pieces of the class', async () => {
    await open('/items', { subsidy, subsidy_state: 'used_up' })
    const dialog = screen.getByRole('dialog', { name: '加入购物车' })
    expect(dialog).toHaveTextContent('国补名额已用完')
    expect(dialog).not.toHaveTextContent('预计补贴')
  })
})
