/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartPage } from '@/components/cart/cart-page'
import { addGuestLine, readGuestCart, setGuestNum, type GuestLine } from '@/lib/client/cart/guest-cart'
import { mergeGuestCart } from '@/lib/client/cart/merge-guest-cart'
import { toasts } from '@/lib/client/press/toast'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { lost, mallDouble, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'
import { cartOf } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => localStorage.clear())

const kettle: GuestLine = { itemId: 11, num: 2, name: '电水壶', spec: '颜色：白', pic: '', price: 12_900 }
const fan: GuestLine = { ...kettle, itemId: 12, num: 1, name: '风扇', price: 19_900 }
const keptLines = () => readGuestCart()?.lines.map(({ itemId, num }) => [itemId, num]) ?? []

describe('the guest cart in the browser', () => {
  it('adds pieces of the same SKU up, keeps one key, and is gone with its last line', () => {
    addGuestLine(kettle)
    const key = readGuestCart()?.key
    addGuestLine(fan)
    addGuestLine(kettle)
    expect(keptLines()).toEqual([
      [11, 4],
      [12, 1],
    ])
    expect(readGuestCart()?.key).toBe(key)
    setGuestNum(11, 0)
    setGuestNum(12, 0)
    expect(readGuestCart()).toBeNull()
    expect(localStorage).toHaveLength(0)
  })

  it('ignores what is no cart, and holds a hundred lines', () => {
    localStorage.setItem('guest_cart', '{"key":1,"lines":"x"}')
    expect(readGuestCart()).toBeNull()
    for (let itemId = 1; itemId <= 100; itemId++) expect(addGuestLine({ ...kettle, itemId })).toBe(true)
    expect(addGuestLine({ ...kettle, itemId: 101 })).toBe(false)
    expect(addGuestLine({ ...kettle, itemId: 1 })).toBe(true)
  })
})

describe('merging at sign-in', () => {
  const failure = (item_name: string, message: string) => ({ item_id: 1, item_name, message })

  it('sends all lines once, and forgets them', async () => {
    addGuestLine(kettle)
    addGuestLine(fan)
    const key = readGuestCart()?.key
    const { sent } = mallDouble({ 'POST /cart/merge': { added: 3, failures: [] } })
    await mergeGuestCart()
    await mergeGuestCart()
    expect(sent('POST', '/cart/merge')).toHaveLength(1)
    expect(sent('POST', '/cart/merge')[0]?.fields).toMatchObject({
      merge_key: key,
      'items[0][item_id]': '12',
      'items[1][item_id]': '11',
      'items[1][num]': '2',
    })
    expect(readGuestCart()).toBeNull()
    expect(toasts.get()).toEqual([])
  })

  it('tells all failures in one toast', async () => {
    addGuestLine(kettle)
    const failures = [
      failure('电水壶', '库存不足'),
      failure('风扇', '风扇超出限购数量'),
      failure('台灯', '商品已下架'),
    ]
    mallDouble({ 'POST /cart/merge': { added: 0, failures } })
    await mergeGuestCart()
    expect(toasts.get().map(({ text }) => text)).toEqual([
      '部分商品未能全部加入购物车：电水壶库存不足；风扇超出限购数量等3件商品',
    ])
  })

  it('keeps the lines for the next attempt when the connection fails', async () => {
    addGuestLine(kettle)
    mallDouble({ 'POST /cart/merge': lost })
    await mergeGuestCart()
    expect(keptLines()).toEqual([[11, 2]])
    const { sent } = mallDouble({
      'POST /cart/merge': { added: 2, failures: [] },
      'GET /cart/list': cartOf([]),
    })
    signIn()
    showPage(<CartPage />)
    await waitFor(() => expect(readGuestCart()).toBeNull())
    expect(sent('POST', '/cart/merge')).toHaveLength(1)
  })

  it('adds line by line where the back end does not know the call', async () => {
    addGuestLine(kettle)
    addGuestLine(fan)
    const { sent } = mallDouble({ 'POST /cart': cartOf([]) })
    await mergeGuestCart()
    // The cart shows what was added last first, as the guest saw it.
    expect(sent('POST', '/cart').map(({ fields }) => fields.item_id)).toEqual(['11', '12'])
    expect(readGuestCart()).toBeNull()
  })
})

describe('the cart page of a guest', () => {
  it('offers signing in and shopping when it is empty', async () => {
    mallDouble({})
    showPage(<CartPage />)
    expect(await screen.findByRole('link', { name: '登录' })).toHaveAttribute(
      'href',
      '/auth/login?redirectUrl=%2Fcart',
    )
    expect(screen.getByRole('link', { name: '去购物' })).toHaveAttribute('href', '/items')
  })

  it('says which promotions a line has and what the programme would pay', async () => {
    addGuestLine(kettle)
    const promotion_activity = [{ promotion_id: 1, promotion_tag: '满减', tag_type: 'full_minus' }]
    mallDouble({
      'GET /goods/items/batch': [
        {
          item_id: 11,
          goods_id: 11,
          item_name: '电水壶',
          price: 12_900,
          store: 3,
          pics: '[]',
          subsidy_price: 10_965,
          promotion_activity,
        },
      ],
    })
    showPage(<CartPage />)
    expect(await screen.findByText('满减')).toBeInTheDocument()
    expect(screen.getByText(/国补后预计/)).toHaveTextContent('国补后预计 ¥109.65/件')
    expect(screen.getByText(/登录并完成实名认证后，下单可享国家补贴/)).toBeInTheDocument()
  })

  it('shows the lines at the prices of the moment, and leaves out what is gone', async () => {
    addGuestLine(fan)
    addGuestLine(kettle)
    mallDouble({
      'GET /goods/items/batch': ({ fields }: SentCall) =>
        fields['item_ids[0]'] && [
          { item_id: 11, goods_id: 11, item_name: '电水壶', price: 9_900, store: 3, pics: '[]' },
        ],
    })
    showPage(<CartPage />)
    expect(await screen.findByText('商品已下架')).toBeInTheDocument()
    const foot = screen.getByRole('link', { name: '请登录后结算' }).parentElement
    expect(foot).toHaveTextContent('总计：¥198.00')
    const user = userEvent.setup()
    const [more] = screen.getAllByRole('button', { name: '增加' })
    if (more) await user.click(more)
    expect(keptLines()).toEqual([
      [11, 3],
      [12, 1],
    ])
    expect(foot).toHaveTextContent('总计：¥297.00')
    if (more) await user.click(more)
    expect(screen.getByText('库存不足，最大库存为3件')).toBeInTheDocument()
  })
})
