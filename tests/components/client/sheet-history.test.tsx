/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { FavouriteGoodsToggle } from '@/components/favourite/favourite-goods-toggle'
import { pickGoods } from '@/components/goods/pick-goods'
import RestockButton from '@/components/goods-page/buy/restock-button'
import { CouponRow } from '@/components/goods-page/offers/coupon-list'
import { CouponRows } from '@/components/goods-page/offers/coupon-rows'
import { Dialog } from '@/components/ui/dialog'
import { listenToSteps } from '@/lib/client/page/history-steps'
import { navigationFromSheets, sheetOfEntry } from '@/lib/client/page/sheet-entry'
import { loginHref } from '@/lib/client/person/session'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord } from '../../fixtures/components/goods'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

const onPhone = (matches: boolean) => {
  window.matchMedia = (() => ({
    matches,
    addEventListener: () => {},
    removeEventListener: () => {},
  })) as unknown as typeof window.matchMedia
}

/** Two sheets, the second one opened from the first. */
function Sheets() {
  const [open, setOpen] = useState(0)
  return (
    <>
      <button onClick={() => setOpen(1)}>选择规格</button>
      <Dialog open={open > 0} onClose={() => setOpen(0)} title="规格">
        <button onClick={() => setOpen(2)}>领券</button>
      </Dialog>
      <Dialog open={open > 1} onClose={() => setOpen(1)} title="优惠券">
        券
      </Dialog>
    </>
  )
}

const isOpen = (title: string) =>
  screen.queryByRole('heading', { name: title, hidden: true })?.closest('dialog')?.open ?? false
const goBack = () => act(() => history.back())
const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)))

beforeAll(() => {
  listenToSteps()
  supportDialogs()
})
beforeEach(() => {
  onPhone(true)
  history.pushState(null, '', '/items/1')
})

describe('sheets on phones', () => {
  it('close with Back, the top one first, and stay on the page', async () => {
    const user = userEvent.setup()
    const length = history.length
    render(<Sheets />)
    await user.click(screen.getByRole('button', { name: '选择规格' }))
    await user.click(screen.getByRole('button', { name: '领券' }))
    expect(history.length).toBe(length + 2)
    goBack()
    await waitFor(() => expect(isOpen('优惠券')).toBe(false))
    expect(isOpen('规格')).toBe(true)
    goBack()
    await waitFor(() => expect(isOpen('规格')).toBe(false))
    expect(location.pathname).toBe('/items/1')
    expect(sheetOfEntry()).toBeUndefined()
  })

  it('take their entry away when they are closed otherwise', async () => {
    const user = userEvent.setup()
    render(<Sheets />)
    await user.click(screen.getByRole('button', { name: '选择规格' }))
    expect(sheetOfEntry()).toBeDefined()
    await user.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(sheetOfEntry()).toBeUndefined())
    expect(location.pathname).toBe('/items/1')
  })

  it('give their entry to a navigation that begins in them', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Sheets />)
    await user.click(screen.getByRole('button', { name: '选择规格' }))
    navigationFromSheets.run((replaces) => {
      expect(replaces).toBe(true)
      history.replaceState(null, '', '/cart')
    })
    unmount()
    await settled()
    expect(location.pathname).toBe('/cart')
    goBack()
    await waitFor(() => expect(location.pathname).toBe('/items/1'))
  })

  it('leave before the entry of the page is changed, whenever the change is asked for', async () => {
    const user = userEvent.setup()
    render(<Sheets />)
    await user.click(screen.getByRole('button', { name: '选择规格' }))
    // Pressed without user-event, which waits: the change is asked for in the same task, and again while the browser
    // goes back.
    act(() => screen.getByRole('button', { name: '关闭' }).click())
    const change = (placed: string) => () => {
      expect(sheetOfEntry()).toBeUndefined()
      history.replaceState({ ...(history.state as object | null), [placed]: true }, '', '/member/trade')
    }
    navigationFromSheets.changeEntry(change('first'))
    await new Promise((resolve) => setTimeout(resolve))
    navigationFromSheets.changeEntry(change('second'))
    await settled()
    expect(history.state).toMatchObject({ first: true, second: true })
    expect(location.pathname).toBe('/member/trade')
  })

  it('that stay behind in the history are skipped', async () => {
    const user = userEvent.setup()
    const { unmount } = render(<Sheets />)
    await user.click(screen.getByRole('button', { name: '选择规格' }))
    // As a form that leads to another page does.
    history.pushState(null, '', '/cart')
    unmount()
    await settled()
    goBack()
    await settled()
    expect(location.pathname).toBe('/items/1')
    expect(sheetOfEntry()).toBeUndefined()
  })

  it('hide these steps from the router', async () => {
    const user = userEvent.setup()
    const steps: string[] = []
    const note = () => steps.push(location.pathname)
    window.addEventListener('popstate', note)
    render(<Sheets />)
    await user.click(screen.getByRole('button', { name: '选择规格' }))
    goBack()
    await waitFor(() => expect(isOpen('规格')).toBe(false))
    expect(steps).toEqual([])
    history.pushState(null, '', '/items/2')
    goBack()
    await waitFor(() => expect(steps).toEqual(['/items/1']))
    window.removeEventListener('popstate', note)
  })
})

describe('a guest who presses a button in a sheet', () => {
  const coupon = { card_id: 7, card_type: 'cash', title: '满减券', discount: 0, reduce_cost: 5000 } as const
  const open = { label: 'get', text: '领取' } as const
  const coupons = [{ ...coupon, least_cost: 99_900, received_flag: 0 as const, button_status: open }]
  const sheetWith = (content: ReactNode) =>
    showPage(
      <Dialog open onClose={() => {}} title="优惠">
        {content}
      </Dialog>,
    )
  const login = [loginHref('/items/1')]

  it('leaves its entry to the login page: 领卷', async () => {
    mallDouble({})
    const { visited, replaced } = sheetWith(
      <CouponRows goodsId={1} distributorId={0} coupons={coupons}>
        <CouponRow coupons={coupons} />
      </CouponRows>,
    )
    await userEvent.click(screen.getByRole('button', { name: '领卷 满减券' }))
    await waitFor(() => expect(replaced).toEqual(login))
    expect(visited).toEqual(login)
  })

  it('leaves its entry to the login page: 到货通知', async () => {
    mallDouble({})
    const { replaced } = sheetWith(
      <RestockButton
        goods={pickGoods(goodsRecord({ spec_items: [], store: 0 }))}
        itemId={1}
        wasClicked={false}
      />,
    )
    await userEvent.click(screen.getByRole('button', { name: '到货通知' }))
    await waitFor(() => expect(replaced).toEqual(login))
  })

  it('leaves its entry to the login page: 收藏', async () => {
    mallDouble({})
    const { replaced } = sheetWith(<FavouriteGoodsToggle goodsId={1} />)
    await userEvent.click(screen.getByRole('button', { name: '收藏' }))
    await waitFor(() => expect(replaced).toEqual(login))
  })
})

it('dialogs on wide windows have no history entry', async () => {
  onPhone(false)
  const user = userEvent.setup()
  const length = history.length
  render(<Sheets />)
  await user.click(screen.getByRole('button', { name: '选择规格' }))
  expect(history.length).toBe(length)
})
