/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartPage } from '@/components/cart/cart-page'
import { supportDialogs } from './dialog-support'
import { mallDouble, refuse, showPage, type SentCall } from './mall-double'
import { cartGroup, cartLine, cartOf } from './trade-fixtures'

beforeAll(supportDialogs)
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const person = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const shop = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }))
/** The + of the first line. */
function increase(): HTMLElement {
  const [button] = shop('自营').getAllByRole('button', { name: '增加' })
  if (!button) throw new Error('a line has a + button')
  return button
}
/** The foot of a shop as one line of text. */
const foot = (name = '自营') =>
  shop(name).getByText('全选').closest('label')?.parentElement?.textContent ?? ''

/** A mall that keeps one cart and follows quantity changes. */
function mall(handlers: Parameters<typeof mallDouble>[0] = {}) {
  let cart = cartOf([
    cartGroup([
      cartLine({ cart_id: 1, item_name: '变频空调', price: 269_900, num: 2, discount_fee: 30_000, store: 5 }),
      cartLine({ cart_id: 2, item_id: 502, item_name: '电热水壶', price: 9_900, is_checked: false }),
    ]),
  ])
  const double = mallDouble({
    'GET /cart/list': () => cart,
    'PUT /cartupdate/num': ({ fields }: SentCall) => {
      const num = Number(fields.num)
      cart = cartOf([
        cartGroup([cartLine({ cart_id: 1, item_name: '变频空调', price: 269_900, num, store: 5 })]),
      ])
      return { cart_id: 1, item_id: 501, shop_id: 0, num, is_checked: true }
    },
    ...handlers,
  })
  return { ...double, become: (next: typeof cart) => (cart = next) }
}

async function openCart(double: ReturnType<typeof mall>) {
  const page = showPage(<CartPage />)
  await pass(50)
  return { ...page, user: person(), double }
}

describe('the cart', () => {
  it('shows the activity price before the member price, and a market price above it', async () => {
    const double = mall()
    const prices = { price: 30_000, member_price: 28_000, activity_price: 20_000, market_price: 25_000 }
    double.become(cartOf([cartGroup([cartLine({ cart_id: 1, item_name: '限时空调', ...prices })])]))
    await openCart(double)
    const line = screen.getByRole('listitem')
    expect(line).toHaveTextContent('¥200.00')
    expect(line).toHaveTextContent('¥250.00')
    expect(line).not.toHaveTextContent('¥280.00')
  })

  it('shows what the ticked lines of a shop cost', async () => {
    await openCart(mall())
    expect(foot()).toContain('已选2件商品')
    expect(foot()).toContain('已优惠：¥300.00')
    expect(foot()).toContain('（不含运费）')
    expect(foot()).toContain('总计：¥5,098.00')
  })

  it('sends only the last of several quick quantity changes, 300 ms after it', async () => {
    const { user, double } = await openCart(mall())
    const more = increase()
    await user.click(more)
    await pass(200)
    await user.click(more)
    await user.click(more)
    expect(screen.getByRole('spinbutton', { name: '变频空调的数量' })).toHaveValue('5')
    await pass(299)
    expect(double.sent('PUT', '/cartupdate/num')).toHaveLength(0)
    await pass(50)
    expect(double.sent('PUT', '/cartupdate/num').map(({ fields }) => fields)).toEqual([
      expect.objectContaining({ cart_id: '1', num: '5' }),
    ])
  })

  it('shows a new quantity and its sums at once', async () => {
    const { user } = await openCart(mall())
    await user.click(increase())
    expect(foot()).toContain('已选3件商品')
    expect(foot()).toContain('总计：¥7,797.00')
  })

  it('takes a refused quantity back and says why', async () => {
    const { user } = await openCart(mall({ 'PUT /cartupdate/num': refuse('商品库存不足') }))
    await user.click(increase())
    await pass(400)
    expect(screen.getByRole('status')).toHaveTextContent('商品库存不足')
    expect(screen.getByRole('spinbutton', { name: '变频空调的数量' })).toHaveValue('2')
    expect(foot()).toContain('总计：¥5,098.00')
  })

  it('says how many are left when more are wanted', async () => {
    const { user } = await openCart(mall())
    const quantity = screen.getByRole('spinbutton', { name: '变频空调的数量' })
    await user.clear(quantity)
    await user.type(quantity, '9{Enter}')
    expect(screen.getByText('库存不足，最大库存为5件')).toBeInTheDocument()
    expect(quantity).toHaveValue('5')
  })

  it('sends a waiting quantity before the check, then goes to the checkout of that shop', async () => {
    const { user, visited, double } = await openCart(
      mall({ 'GET /cart/check': { status: true, message: '' } }),
    )
    await user.click(increase())
    await user.click(shop('自营').getByRole('button', { name: /去结算/ }))
    await pass(50)
    const order = double.calls.map(({ method, path }) => `${method} ${path}`)
    expect(order.indexOf('PUT /cartupdate/num')).toBeGreaterThan(-1)
    expect(order.indexOf('PUT /cartupdate/num')).toBeLessThan(order.indexOf('GET /cart/check'))
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
  })

  it('goes on silently when the check fails', async () => {
    const { user, visited } = await openCart(mall({ 'GET /cart/check': refuse('检查失败') }))
    await user.click(shop('自营').getByRole('button', { name: /去结算/ }))
    await pass(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
    expect(screen.queryByText('检查失败')).not.toBeInTheDocument()
  })

  it('stays when the last quantity is refused, and can be settled again', async () => {
    const { user, visited, double } = await openCart(
      mall({
        'PUT /cartupdate/num': refuse('商品库存不足'),
        'GET /cart/check': { status: true, message: '' },
      }),
    )
    const settle = shop('自营').getByRole('button', { name: /去结算/ })
    await user.click(increase())
    await user.click(settle)
    await pass(50)
    expect(screen.getByText('商品库存不足')).toBeInTheDocument()
    expect(double.sent('GET', '/cart/check')).toHaveLength(0)
    expect(visited).toEqual([])

    await user.click(settle)
    await pass(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
  })

  it('offers no settlement while nothing of the shop is ticked', async () => {
    const double = mall({ 'PUT /cartupdate/checkstatus': { status: 1 } })
    const { user } = await openCart(double)
    double.become(cartOf([cartGroup([cartLine({ is_checked: false })])]))
    await user.click(screen.getByRole('checkbox', { name: '选择 变频空调' }))
    expect(shop('自营').getByRole('button', { name: /去结算/ })).toBeDisabled()
    await pass(50)
    expect(double.sent('PUT', '/cartupdate/checkstatus')[0]?.fields).toMatchObject({ is_checked: 'false' })
  })

  it('removes a line only after the question was answered', async () => {
    const { user, double } = await openCart(mall({ 'DELETE /cartdel': { status: true } }))
    await user.click(screen.getByRole('button', { name: '删除 电热水壶' }))
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveTextContent('请确认是否移除该商品?')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await pass(400)
    expect(double.sent('DELETE', '/cartdel')).toHaveLength(0)

    await user.click(screen.getByRole('button', { name: '删除 电热水壶' }))
    await user.click(screen.getByRole('button', { name: '确定' }))
    await pass(50)
    expect(double.sent('DELETE', '/cartdel')).toHaveLength(1)
    expect(screen.getByText('商品删除成功')).toBeInTheDocument()
  })

  it('keeps shops apart and shows what cannot be ordered with its reason', async () => {
    const double = mall()
    double.become(
      cartOf(
        [
          cartGroup([cartLine({ price: 10_000 })]),
          cartGroup([cartLine({ cart_id: 7, item_name: '油烟机', price: 20_000 })], {
            shop_id: 12,
            shop_name: '城东店',
          }),
        ],
        [cartLine({ cart_id: 9, item_name: '旧款风扇', is_checked: false, invalid_desc: '商品已下架' })],
      ),
    )
    await openCart(double)
    expect(foot('自营')).toContain('总计：¥100.00')
    expect(foot('城东店')).toContain('总计：¥200.00')
    expect(shop('失效商品').getByText('商品已下架')).toBeInTheDocument()
    expect(shop('失效商品').getByText('已失效')).toBeInTheDocument()
  })

  it('leads to the goods when it is empty', async () => {
    const double = mall()
    double.become(cartOf([]))
    await openCart(double)
    expect(screen.getByText('购物车内暂时没有商品')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去购物' })).toHaveAttribute('href', '/items')
  })

  it('can be asked again after a failure', async () => {
    let fails = true
    const double = mall({ 'GET /cart/list': () => (fails ? refuse('稍后再试') : cartOf([])) })
    const { user } = await openCart(double)
    await pass(2000)
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await pass(50)
    expect(screen.getByText('购物车内暂时没有商品')).toBeInTheDocument()
  })
})
