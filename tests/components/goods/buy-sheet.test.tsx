/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pickGoods } from '@/components/goods/pick-goods'
import { BottomBar } from '@/components/goods-page/buy/bottom-bar'
import { PickProvider } from '@/components/goods-page/buy/pick-context'
import { PickedPrice } from '@/components/goods-page/price/picked-price'
import { listenToSteps } from '@/lib/client/page/history-steps'
import { firstInStock } from '@/lib/domain/goods/sku-picker'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord } from '../../fixtures/components/goods'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

/** The sheet that buys a product on phones. */

beforeAll(() => {
  listenToSteps()
  supportDialogs()
})
beforeEach(() => {
  history.replaceState(null, '', '/items/101')
  localStorage.clear()
})

const goods = pickGoods(goodsRecord())
const first = firstInStock(goods.skus)
const namesOf = (ids: readonly number[]) =>
  goods.groups.flatMap(({ spec_values }) =>
    spec_values.filter(({ spec_value_id }) => ids.includes(spec_value_id)).map(({ name }) => name),
  )
const proposed = namesOf(first?.item_spec.map(({ spec_value_id }) => spec_value_id) ?? [])

async function open() {
  mallDouble({})
  showPage(
    <PickProvider goods={goods} start={{}}>
      <div data-testid="price">
        <PickedPrice />
      </div>
      <BottomBar links={null} similarHref="/items" />
    </PickProvider>,
  )
  const price = screen.getByTestId('price').textContent
  await userEvent.click(screen.getByRole('button', { name: '加入购物车' }))
  const sheet = within(await screen.findByRole('dialog', { name: '选择规格' }))
  return { sheet, price }
}

it('has the first SKU in stock selected, without changing price and address of the page', async () => {
  const { sheet, price } = await open()
  expect(proposed.length).toBeGreaterThan(0)
  for (const name of proposed) expect(sheet.getByRole('button', { name, pressed: true })).toBeInTheDocument()
  expect(screen.getByTestId('price').textContent).toBe(price)
  expect(location.hash).toBe('')
})

it('adds the proposed SKU', async () => {
  const { sheet } = await open()
  await userEvent.click(sheet.getByRole('button', { name: '加入购物车' }))
  await waitFor(() => expect(localStorage.getItem('guest_cart')).toContain(`"itemId":${first?.item_id}`))
})

it('deselects a value at the second tap, and then asks for it', async () => {
  const { sheet } = await open()
  await userEvent.click(sheet.getByRole('button', { name: proposed[0] as string }))
  expect(sheet.getByRole('button', { name: proposed[0] as string })).toHaveAttribute('aria-pressed', 'false')
  await userEvent.click(sheet.getByRole('button', { name: '加入购物车' }))
  expect(await screen.findByText('请选择规格')).toBeInTheDocument()
  expect(localStorage.getItem('guest_cart')).toBeNull()
})
