/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartLink } from '@/components/layout/cart-link'
import { MiniCart } from '@/components/layout/mini-cart'
import { addGuestLine } from '@/lib/client/cart/guest-cart'
import { showMiniCart } from '@/lib/client/trade/mini-cart'
import type { CartLine } from '@/lib/contract/trade/cart'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'
import { cartGroup, cartLine, cartOf } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => {
  jest.useFakeTimers()
  localStorage.clear()
})
afterEach(() => void jest.useRealTimers())

const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const fridge = cartLine({ cart_id: 1, item_id: 11, item_name: '风冷冰箱', num: 2, price: 30_000, store: 3 })
const washer = cartLine({
  cart_id: 2,
  item_id: 12,
  item_name: '滚筒洗衣机',
  price: 20_000,
  member_price: 15_000,
  member_discount: 5_000,
  store: 9,
})
const kettle = cartLine({
  cart_id: 3,
  item_id: 13,
  item_name: '电热水壶',
  num: 4,
  price: 9_900,
  is_checked: false,
})

/** Renders the mini cart for a member with these lines in the cart. */
function show(
  lines: CartLine[] = [fridge, washer],
  {
    signedIn = true,
    handlers = {},
  }: { signedIn?: boolean; handlers?: Parameters<typeof mallDouble>[0] } = {},
) {
  let stored = lines
  const double = mallDouble({
    'GET /cartcount': () => ({
      cart_count: stored.length,
      item_count: stored.reduce((sum, { num }) => sum + num, 0),
    }),
    'GET /cart/list': () => cartOf(stored.length > 0 ? [cartGroup(stored)] : []),
    'GET /cart/check': { status: true, message: '' },
    'PUT /cartupdate/num': ({ fields }: { fields: Record<string, string> }) => {
      stored = stored.map((line) =>
        String(line.cart_id) === fields.cart_id ? { ...line, num: Number(fields.num) } : line,
      )
      return { status: true }
    },
    'DELETE /cartdel': ({ fields }: { fields: Record<string, string> }) => {
      stored = stored.filter(({ cart_id }) => String(cart_id) !== fields['cart_id[0]'])
      return { status: true }
    },
    ...handlers,
  })
  if (signedIn) signIn()
  return {
    ...showPage(<MiniCart />),
    double,
    user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }),
  }
}

const link = () => screen.getByRole('link', { name: /我的购物车/ })
const panel = () => screen.queryByRole('region', { name: '购物车' })

/** Opens the panel as after adding a product. */
async function openPanel() {
  act(showMiniCart)
  // The panel is a lazy module, and fake timers do not wait for imports.
  await act(async () => void (await import('@/components/layout/mini-cart-panel')))
  await advance(50)
  const region = panel()
  if (!region) throw new Error('the panel did not open')
  return within(region)
}

describe('the mini cart', () => {
  it('links guests to the login page, and offers signing in when they point at it', async () => {
    show([fridge], { signedIn: false })
    await advance(50)
    expect(link()).toHaveAttribute('href', '/auth/login?redirectUrl=%2Fcart')
    expect(panel()).toBeNull()
    fireEvent.pointerEnter(link().parentElement as HTMLElement, { pointerType: 'mouse' })
    await act(async () => void (await import('@/components/layout/mini-cart-panel')))
    await advance(50)
    expect(panel()).toHaveTextContent('购物袋中还没有商品，赶紧选购吧！')
    const href = '/auth/login?redirectUrl=%2Fcart'
    expect(screen.getByRole('link', { name: '登录' })).toHaveAttribute('href', href)
  })

  it('opens for the link of the top bar too', async () => {
    show([fridge])
    showPage(<CartLink>去购物车</CartLink>)
    await advance(50)
    expect(panel()).toBeNull()
    fireEvent.pointerEnter(screen.getByRole('link', { name: '去购物车' }), { pointerType: 'mouse' })
    await act(async () => void (await import('@/components/layout/mini-cart-panel')))
    await advance(50)
    expect(panel()).toHaveTextContent('风冷冰箱')
  })

  it('reads the number again when the window gets the focus, at most every five seconds', async () => {
    const { double } = show()
    const reads = () => double.sent('GET', '/cartcount').length
    expect(await within(link()).findByText('件商品')).toBeInTheDocument()
    act(() => void window.dispatchEvent(new Event('focus')))
    await advance(50)
    expect(reads()).toBe(1)
    await advance(5000)
    act(() => void window.dispatchEvent(new Event('focus')))
    await advance(50)
    expect(reads()).toBe(2)
  })

  it('shows what a guest added, and offers signing in', async () => {
    addGuestLine({ itemId: 11, num: 2, name: '风冷冰箱', spec: '颜色：白', pic: '', price: 30_000 })
    show([], { signedIn: false })
    act(showMiniCart)
    await act(async () => {
      await import('@/components/layout/mini-cart-panel')
      await import('@/components/layout/cart-number')
    })
    await advance(50)
    expect(panel()).toHaveTextContent('风冷冰箱')
    expect(panel()).toHaveTextContent('共 2 件，小计 ¥600.00')
    expect(link()).toHaveTextContent('2件商品')
    expect(link()).toHaveAttribute('href', '/cart')
    expect(screen.getByRole('link', { name: '请登录后结算' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fcart',
    )
  })

  it('shows pieces, lines and the sum at effective prices', async () => {
    show()
    expect(await within(link()).findByText('件商品')).toBeInTheDocument()
    expect(link()).toHaveAttribute('href', '/cart')
    expect(link()).toHaveTextContent('3件商品')
    const box = await openPanel()
    expect(box.getByText('风冷冰箱')).toHaveAttribute('href', '/items/11')
    expect(panel()).toHaveTextContent('共 3 件，小计 ¥750.00')
  })

  it('sums up selected lines only, and marks the others', async () => {
    show([fridge, kettle])
    const box = await openPanel()
    expect(panel()).toHaveTextContent('共 2 件，小计 ¥600.00')
    const [first, second] = box.getAllByRole('listitem')
    expect(first).not.toHaveTextContent('未选中')
    expect(second).toHaveTextContent('未选中')
  })

  it('closes three seconds after an event opened it', async () => {
    show()
    await openPanel()
    await advance(2900)
    expect(panel()).not.toBeNull()
    await advance(100)
    expect(panel()).toBeNull()
  })

  it('stays open under the pointer and closes when it leaves', async () => {
    show()
    await openPanel()
    const area = link().parentElement as HTMLElement
    fireEvent.pointerEnter(area, { pointerType: 'mouse' })
    await advance(5000)
    expect(panel()).not.toBeNull()
    fireEvent.pointerLeave(area, { pointerType: 'mouse' })
    await advance(200)
    expect(panel()).toBeNull()
  })

  it('opens on the first tap, navigates on the second, and closes on a tap outside', async () => {
    show()
    await advance(50)
    const area = link().parentElement as HTMLElement
    const followed: boolean[] = []
    area.parentElement?.addEventListener('click', (event) => {
      followed.push(!event.defaultPrevented)
      event.preventDefault()
    })
    const tap = async () => {
      for (const fire of [
        fireEvent.pointerEnter,
        fireEvent.pointerDown,
        fireEvent.pointerUp,
        fireEvent.pointerLeave,
      ])
        fire(link(), { pointerType: 'touch' })
      fireEvent.click(link())
      await advance(1000)
    }
    await tap()
    expect([panel() !== null, followed]).toEqual([true, [false]])
    await tap()
    expect([panel() !== null, followed]).toEqual([true, [false, true]])
    fireEvent.pointerDown(document.body, { pointerType: 'touch' })
    expect(panel()).toBeNull()
  })

  it('stays open after a touch inside', async () => {
    show()
    const box = await openPanel()
    fireEvent.pointerDown(box.getByText('风冷冰箱'), { pointerType: 'touch' })
    fireEvent.pointerLeave(link().parentElement as HTMLElement, { pointerType: 'touch' })
    await advance(5000)
    expect(panel()).not.toBeNull()
  })

  it('asks for confirmation before removing a line', async () => {
    const { user, double } = show()
    const box = await openPanel()
    await user.click(box.getByRole('button', { name: '删除 风冷冰箱' }))
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveTextContent('请确认是否移除该商品?')
    await user.click(screen.getByRole('button', { name: '确定' }))
    await advance(50)
    expect(double.sent('DELETE', '/cartdel')).toHaveLength(1)
    expect(screen.queryByText('风冷冰箱')).toBeNull()
    expect(screen.getByText('商品删除成功')).toBeInTheDocument()
  })

  it('shows messages at both limits, and sends only the last of several quick changes', async () => {
    const { user, double } = show()
    const box = await openPanel()
    const [more] = box.getAllByRole('button', { name: '增加' })
    const [, less] = box.getAllByRole('button', { name: '减少' })
    if (!more || !less) throw new Error('a line has no quantity buttons')
    await user.click(more)
    await user.click(more)
    expect(screen.getByText('库存不足，最大库存为3件')).toBeInTheDocument()
    await user.click(less)
    expect(screen.getByText('此商品的最小购买数量为1件')).toBeInTheDocument()
    await advance(300)
    expect(double.sent('PUT', '/cartupdate/num').map(({ fields }) => [fields.cart_id, fields.num])).toEqual([
      ['1', '3'],
    ])
  })

  it('respects the minimum order quantity and the limit of an activity', async () => {
    const { user } = show([{ ...fridge, start_num: 2, limit_num: 2 }])
    const box = await openPanel()
    await user.click(box.getByRole('button', { name: '减少' }))
    expect(screen.getByText('此商品的最小购买数量为2件')).toBeInTheDocument()
    await user.click(box.getByRole('button', { name: '增加' }))
    expect(screen.getByText('风冷冰箱超出限购数量')).toBeInTheDocument()
    expect(box.getByRole('spinbutton', { name: '风冷冰箱的数量' })).toHaveValue('2')
  })

  it('offers a link when the cart is empty', async () => {
    show([])
    const box = await openPanel()
    expect(box.getByText('购物袋中还没有商品，赶紧选购吧！')).toBeInTheDocument()
    expect(box.getByRole('link', { name: '立即选购' })).toHaveAttribute(
      'href',
      `/items?tag=${encodeURIComponent('新品')}`,
    )
  })

  it('opens the checkout when all lines belong to one shop', async () => {
    const { user, visited } = show()
    const box = await openPanel()
    await user.click(box.getByRole('button', { name: '结算' }))
    await advance(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
  })

  it('stays on the page when the last quantity is refused', async () => {
    const handlers = { 'PUT /cartupdate/num': refuse('商品库存不足') }
    const { user, visited, double } = show([fridge], { handlers })
    const box = await openPanel()
    await user.click(box.getByRole('button', { name: '增加' }))
    await user.click(box.getByRole('button', { name: '结算' }))
    await advance(50)
    expect(screen.getByText('商品库存不足')).toBeInTheDocument()
    expect(box.getByRole('spinbutton', { name: '风冷冰箱的数量' })).toHaveValue('2')
    expect(double.sent('GET', '/cart/check')).toHaveLength(0)
    expect(visited).toEqual([])

    await user.click(box.getByRole('button', { name: '结算' }))
    await advance(50)
    expect(visited).toEqual(['/cart/checkout?mode=cart&id=0'])
  })
})
