/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { FavouriteGoodsToggle } from '@/components/favourite/favourite-goods-toggle'
import { toasts } from '@/lib/client/press/toast'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

/** The toggle of a member whose favourites load when `arrive` is called. */
function show(kept: number[]) {
  let arrive = () => {}
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve
  })
  const double = mallDouble({
    'GET /member/collect/item': async () => {
      await arrived
      const list = kept.map((item_id) => ({ item_id }))
      return { list, total_count: list.length, count: list.length }
    },
    'POST /member/collect/item/101': {
      fav_id: 1,
      company_id: 1,
      user_id: 1,
      item_id: 101,
      fav_type: 'normal',
      item_price: 1,
      created: 1,
    },
    'DELETE /member/collect/item': { status: 1 },
    'GET /member/collect/item/num': { fav_total_count: 1 },
  })
  signIn()
  showPage(<FavouriteGoodsToggle goodsId={101} />)
  return { double, arrive: () => act(async () => arrive()) }
}
const heart = () => screen.getByRole('button', { name: /收藏/ })
const isFull = () => heart().getAttribute('aria-pressed') === 'true'
const toastTexts = () => toasts.get().map(({ text }) => text)

describe('FavouriteGoodsToggle clicked before the favourites are known', () => {
  it('adds the product once they are', async () => {
    const { double, arrive } = show([])
    await userEvent.click(heart())
    expect(double.sent('POST', '/member/collect/item/101')).toEqual([])
    await arrive()
    await waitFor(() => expect(isFull()).toBe(true))
    expect(double.sent('POST', '/member/collect/item/101')).toHaveLength(1)
    expect(toastTexts()).toEqual(['商品收藏成功'])
  })

  it('does not add a favourite twice', async () => {
    const { double, arrive } = show([101])
    await userEvent.click(heart())
    await arrive()
    await waitFor(() => expect(isFull()).toBe(true))
    expect(double.calls.filter(({ method }) => method === 'POST')).toEqual([])
    await userEvent.click(heart())
    await waitFor(() => expect(isFull()).toBe(false))
    expect(double.sent('DELETE', '/member/collect/item')).toHaveLength(1)
    expect(toastTexts()).toEqual(['商品移除收藏成功'])
  })
})
