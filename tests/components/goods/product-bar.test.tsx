/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react'
import { BarLinks } from '@/components/goods-page/buy/bar-links'
import { addGuestLine } from '@/lib/client/cart/guest-cart'
import { showMiniCart } from '@/lib/client/trade/mini-cart'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

/** The bar of a product on phones: 店铺, 客服 and 购物车. */

beforeEach(() => localStorage.clear())

const line = { itemId: 11, num: 3, name: '电水壶', spec: '', pic: '', price: 12_900 }
const showBar = () => showPage(<BarLinks shopHref="/shops/info?distributor_id=3" phone="400-000-1234" />)
const cartLink = () => screen.getByRole('link', { name: /购物车/ })

describe('the bar of a product', () => {
  it('leads to the shop, to customer service and to the cart; it loads nothing for a guest without a cart', () => {
    const { calls } = mallDouble({})
    showBar()
    expect(screen.getByRole('link', { name: '店铺' })).toHaveAttribute('href', '/shops/info?distributor_id=3')
    expect(screen.getByRole('link', { name: '客服' })).toHaveAttribute('href', 'tel:400-000-1234')
    expect(cartLink()).toHaveTextContent(/^购物车$/)
    expect(calls).toEqual([])
  })

  it('counts the pieces of a guest, also those that come while the page is open', async () => {
    const { calls } = mallDouble({})
    addGuestLine(line)
    showBar()
    await waitFor(() => expect(cartLink()).toHaveTextContent('购物车3件商品'))
    act(() => {
      addGuestLine({ ...line, itemId: 12, num: 2 })
      showMiniCart()
    })
    expect(cartLink()).toHaveTextContent('购物车5件商品')
    expect(calls).toEqual([])
  })

  it('shows a member the number that the mall counts, at most 99+', async () => {
    mallDouble({ 'GET /cartcount': { cart_count: 2, item_count: 120 } })
    signIn()
    showBar()
    await waitFor(() => expect(cartLink()).toHaveTextContent('购物车99+件商品'))
  })
})
