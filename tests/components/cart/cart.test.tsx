/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartPage } from '@/components/cart/cart-page'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRow } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'
import { cartGroup, cartLine, cartOf } from '../../fixtures/components/trade'
import { wholeText } from '../../fixtures/components/whole-text'

beforeAll(supportDialogs)
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
const shop = (name: string) => within(screen.getByRole('region', { name: new RegExp(name) }))
/** The + button of the first line. */
function increase(): HTMLElement {
  const [button] = shop('自营').getAllByRole('button', { name: '增加' })
  if (!button) throw new Error('there is no + button')
  return button
}
/** The text of the footer of a shop. */
const foot = (name = '自营') =>
  shop(name).getByText('全选').closest('label')?.parentElement?.textContent ?? ''

/** A fake API with one cart, which follows quantity changes. */
function mall(handlers: Parameters<typeof mallDouble>[0] = {}) {
  let cart = cartOf([
    cartGroup([
      cartLine({ cart_id: 1, item_name: '变频空调', price: 269_900, num: 2, discount_fee: 30_000, store: 5 }),
      cartLine({ cart_id: 2, item_id: 502, item_name: '电热水壶', price: 9_900, is_checked: false }),
    ]),
  ])
  const double = mallDouble({
    'GET /cart/list': () => cart,
    'GET /promotions/recommendlike': { list: [], total_count: 0 },
    'PUT /cartupdate/num': ({ fields }: SentCall) => {
      const num = Number(fields.num)
      cart = cartOf([
        cartGroup([cartLine({ cart_id: 1, item_name: '变频空调', price: 269_900, num, store: 5 })]),
      ])
      return { cart_id: 1, item_id: 501, shop_id: 0, num, is_checked: true }
    },
    ...handlers,
  })
  return { ...double, setCart: (next: typeof cart) => (cart = next) }
}

async function openCart(double: ReturnType<typeof mall>) {
  signIn()
  const page = showPage(<CartPage />)
  await advance(50)
  return { ...page, user: setupUser(), double }
}

describe('the cart page', () => {
  it('shows the activity price rather than the member price, and a higher market price', async () => {
    const double = mall()
    double.setCart(
      cartOf([
        cartGroup([
          cartLine({
            cart_id: 1,
            item_name: '限时空调',
            price: 30_000,
            member_price: 28_000,
            activity_price: 20_000,
            market_price: 25_000,
          }),
        ]),
      ]),
    )
    await openCart(double)
    const line = screen.getByRole('listitem')
    expect(line).toHaveTextContent('¥200.00')
    expect(line).toHaveTextContent('¥250.00')
    expect(line).not.toHaveTextContent('¥280.00')
  })

  it('says that no pieces are left instead of what the programme would pay', async () => {
    const double = mall()
    double.setCart(
      cartOf([
        cartGroup([
          cartLine({ cart_id: 1, item_name: '双门冰箱', subsidy_state: 'used_up' }),
          cartLine({ cart_id: 2, item_id: 502, item_name: '洗衣机', expected_subsidy: 10_000 }),
          cartLine({
            cart_id: 3,
            item_id: 503,
            item_name: '冰柜',
            subsidy_state: 'used_up' as const,
            subsidy_note: '国补每人限1件冰箱，您的名额已用完',
          }),
        ]),
      ]),
    )
    await openCart(double)
    const [fridge, washer, freezer] = screen.getAllByRole('listitem')
    expect(fridge).toHaveTextContent('国补名额已用完')
    expect(fridge).not.toHaveTextContent('国补后预计')
    expect(washer).toHaveTextContent('国补后预计')
    expect(washer).not.toHaveTextContent('国补名额已用完')
    expect(freezer).toHaveTextContent('国补每人限1件冰箱，您的名额已用完')
    expect(freezer).not.toHaveTextContent('国补名额已用完')
  })

  it('shows the sums of the selected lines of a shop', async () => {
    await openCart(mall())
    expect(foot()).toContain('已选2件商品')
    expect(foot()).toContain('已优惠：¥300.00')
    expect(foot()).toContain('（不含运费）')
    expect(foot()).toContain('总计：¥5,098.00')
  })

  it('explains the sums: lines, reductions and total add up, and the member price is no reduction', async () => {
    const double = mall()
    const lines = [
      cartLine({
        price: 30_000,
        member_price: 28_500,
        member_discount: 3_000,
        num: 2,
        cart_id: 1,
        discount_fee: 12_799,
        expected_subsidy: 7_000,
      }),
      cartLine({ cart_id: 2, item_id: 502, price: 9_900, discount_fee: 0 }),
    ]
    const group = cartGroup(lines, { freight_rule: '还差 ¥20.00 免运费' })
    double.setCart(cartOf([{ ...group, expected_subsidy: 7_000 }]))
    const { user } = await openCart(double)
    expect(foot()).toContain('已优惠：¥97.99')
    expect(foot()).toContain('总计：¥571.01')
    expect(screen.getByText(wholeText('还差 ¥20.00 免运费')).closest('li')).toHaveTextContent(
      '以收货地址为准',
    )
    await user.click(shop('自营').getByRole('button', { name: '优惠明细' }))
    const dialog = within(await screen.findByRole('dialog', { name: '优惠明细' }))
    const rows = dialog
      .getAllByRole('term')
      .map((term) => `${term.textContent} ${term.nextSibling?.textContent}`)
    expect(rows).toEqual([
      '3 件商品，商品总计 ¥669.00',
      '运费 结算时按收货地址计算还差 ¥20.00 免运费',
      '优惠 -¥97.99',
      '总计 ¥571.01',
      '国补后预计 ¥501.01',
    ])
  })

  it('says what is missing to a 满减, and recommends nothing that is in it', async () => {
    const rules = '消费满3000元，减120元;消费满5000元，减300元'
    const promotions = [
      {
        activity_id: 1,
        marketing_id: 1,
        marketing_name: '家电满减',
        promotion_tag: '满减',
        marketing_type: 'full_minus' as const,
        condition_rules: rules,
      },
    ]
    const line = cartLine({ cart_id: 1, goods_id: 501, price: 269_900, total_fee: 269_900, promotions })
    const card = (goods_id: number, item_name: string) => goodsRow({ goods_id, item_id: goods_id, item_name })
    globalThis.ResizeObserver = class {
      observe() {}
      unobserve() {}
      disconnect() {}
    }
    const double = mall({
      'GET /promotions/recommendlike': {
        list: [card(501, '变频空调'), card(777, '破壁机')],
        total_count: 2,
        count: 2,
      },
    })
    double.setCart(cartOf([cartGroup([line])]))
    await openCart(double)
    expect(shop('自营').getByText('满3000减120；满5000减300').closest('li')).toHaveTextContent('还差 ¥301.00')
    const slider = within(await screen.findByRole('region', { name: '你可能还需要' }))
    expect(slider.getAllByRole('listitem')).toHaveLength(1)
    expect(slider.getByText('破壁机')).toBeInTheDocument()
  })

  it('is read again when the window gets the focus', async () => {
    const double = mall()
    await openCart(double)
    const reads = double.sent('GET', '/cart/list').length
    double.setCart(cartOf([cartGroup([cartLine({ item_name: '另一个窗口的冰箱' })])]))
    act(() => void window.dispatchEvent(new Event('focus')))
    await advance(50)
    expect(double.sent('GET', '/cart/list').length).toBe(reads + 1)
    expect(screen.getByText('另一个窗口的冰箱')).toBeInTheDocument()
  })

  it('sends only the last of several quick quantity changes, 300 ms after it', async () => {
    const { user, double } = await openCart(mall())
    const more = increase()
    await user.click(more)
    await advance(200)
    await user.click(more)
    await user.click(more)
    expect(screen.getByRole('spinbutton', { name: '变频空调的数量' })).toHaveValue('5')
    await advance(299)
    expect(double.sent('PUT', '/cartupdate/num')).toHaveLength(0)
    await advance(50)
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

  it('rolls back a refused quantity and shows the error', async () => {
    const { user } = await openCart(mall({ 'PUT /cartupdate/num': refuse('商品库存不足') }))
    await user.click(increase())
    await advance(400)
    expect(screen.getByRole('status')).toHaveTextContent('商品库存不足')
    expect(screen.getByRole('spinbutton', { name: '变频空调的数量' })).toHaveValue('2')
    expect(foot()).toContain('总计：¥5,098.00')
  })

  it('clamps a typed quantity to the stock and shows it', async () => {
    const { user } = await openCart(mall())
    const quantity = screen.getByRole('spinbutton', { name: '变频空调的数量' })
    await user.clear(quantity)
    await user.type(quantity, '9{Enter}')
    expect(screen.getByText('库存不足，最大库存为5件')).toBeInTheDocument()
    expect(quantity).toHaveValue('5')
    expect(screen.getByText('最多可购买5件')).toBeInTheDocument()
  })

  it('sends a pending quantity before the precheck, then opens the checkout of the shop', async () => {
    const { user, visited, double } = await openCart(
      mall({ 'GET /cart/check': { status: true, message: '' } }),
    )
    await user.click(increase())
    await user.click(shop('自营').getByRole('button', { name: /去结算/ }))
    await advance(50)
    const sequence = double.calls.map(({ method, path }) => `${method} ${path}`)
    expect(sequence.indexOf('PUT /cartupdate/num')).toBeGreaterThan(-1)
    expect(sequence.indexOf('PUT /cartupdate/num')).toBeLessThan(sequence.indexOf('GET /cart/check'))
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
  })

  it('opens the checkout silently when the precheck fails', async () => {
    const { user, visited } = await openCart(mall({ 'GET /cart/check': refuse('检查失败') }))
    await user.click(shop('自营').getByRole('button', { name: /去结算/ }))
    await advance(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
    expect(screen.queryByText('检查失败')).not.toBeInTheDocument()
  })

  it('stays on the cart when the last quantity is refused, and can try again', async () => {
    const { user, visited, double } = await openCart(
      mall({
        'PUT /cartupdate/num': refuse('商品库存不足'),
        'GET /cart/check': { status: true, message: '' },
      }),
    )
    const checkout = shop('自营').getByRole('button', { name: /去结算/ })
    await user.click(increase())
    await user.click(checkout)
    await advance(50)
    expect(screen.getByText('商品库存不足')).toBeInTheDocument()
    expect(double.sent('GET', '/cart/check')).toHaveLength(0)
    expect(visited).toEqual([])

    await user.click(checkout)
    await advance(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
  })

  it('disables 去结算 while no line of the shop is selected', async () => {
    const double = mall({ 'PUT /cartupdate/checkstatus': { status: 1 } })
    const { user } = await openCart(double)
    double.setCart(cartOf([cartGroup([cartLine({ is_checked: false })])]))
    await user.click(screen.getByRole('checkbox', { name: '选择 变频空调' }))
    expect(shop('自营').getByRole('button', { name: /去结算/ })).toBeDisabled()
    await advance(50)
    expect(double.sent('PUT', '/cartupdate/checkstatus')[0]?.fields).toMatchObject({ is_checked: 'false' })
  })

  it('removes a line only after confirmation', async () => {
    const { user, double } = await openCart(mall({ 'DELETE /cartdel': { status: true } }))
    await user.click(screen.getByRole('button', { name: '删除 电热水壶' }))
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveTextContent('请确认是否移除该商品?')
    await user.click(screen.getByRole('button', { name: '取消' }))
    await advance(400)
    expect(double.sent('DELETE', '/cartdel')).toHaveLength(0)

    await user.click(screen.getByRole('button', { name: '删除 电热水壶' }))
    await user.click(screen.getByRole('button', { name: '确定' }))
    await advance(50)
    expect(double.sent('DELETE', '/cartdel')).toHaveLength(1)
    expect(screen.getByText('商品删除成功')).toBeInTheDocument()
  })

  it('has a card per shop and lists invalid lines with their reason', async () => {
    const double = mall()
    double.setCart(
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

  it('has one bar for several shops, which asks which of the ticked ones is ordered', async () => {
    const double = mall()
    const own = cartGroup([cartLine({ price: 10_000 })])
    const other = (is_checked: boolean) =>
      cartGroup([cartLine({ cart_id: 7, item_name: '油烟机', price: 20_000, is_checked })], {
        shop_id: 12,
        shop_name: '城东店',
      })
    double.setCart(cartOf([own, other(true)]))
    const { user, visited } = await openCart(double)
    const bar = shop('合计')
    expect(bar.getByText('全选').closest('label')?.parentElement).toHaveTextContent('总计：¥300.00')
    await user.click(bar.getByRole('button', { name: /去结算/ }))
    expect(visited).toEqual([])
    await advance(50)
    await user.click(within(screen.getByRole('dialog')).getByRole('button', { name: '去结算 城东店' }))
    await advance(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=12'])
  })

  it('links to the products when it is empty', async () => {
    const double = mall()
    double.setCart(cartOf([]))
    await openCart(double)
    expect(screen.getByText('购物车内暂时没有商品')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去购物' })).toHaveAttribute('href', '/items')
  })

  it('can be loaded again after a failure', async () => {
    let fails = true
    const double = mall({ 'GET /cart/list': () => (fails ? refuse('稍后再试') : cartOf([])) })
    const { user } = await openCart(double)
    await advance(2000)
    fails = false
    await user.click(screen.getByRole('button', { name: '重试' }))
    await advance(50)
    expect(screen.getByText('购物车内暂时没有商品')).toBeInTheDocument()
  })
})
