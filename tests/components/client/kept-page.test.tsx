/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { CartNumber } from '@/components/layout/cart-number'
import { SessionGuard } from '@/components/layout/session-guard'
import { Button } from '@/components/ui/button'
import { Toaster } from '@/components/ui/toaster'
import { toast } from '@/lib/client/press/toast'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

const forget = () => {
  document.cookie = 'userinfo=; path=/; max-age=0'
}
const show = (persisted: boolean) => window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }))

describe('a page that the browser kept in memory', () => {
  it('is loaded anew after 退出, and is left alone while the same member is signed in', () => {
    signIn()
    let reloads = 0
    render(<SessionGuard reload={() => void reloads++} />)
    show(true)
    expect(reloads).toBe(0)
    forget()
    show(false)
    expect(reloads).toBe(0)
    show(true)
    expect(reloads).toBe(1)
  })

  it('reads the number on the cart again, however short ago it was read; a page that was loaded does not', async () => {
    let pieces = 2
    const double = mallDouble({ 'GET /cartcount': () => ({ cart_count: 1, item_count: pieces }) })
    signIn()
    showPage(<CartNumber />)
    expect(await screen.findByText('2')).toBeVisible()
    pieces = 5
    act(() => void show(false))
    expect(double.sent('GET', '/cartcount')).toHaveLength(1)
    act(() => void show(true))
    expect(await screen.findByText('5')).toBeVisible()
    expect(double.sent('GET', '/cartcount')).toHaveLength(2)
  })
})

describe('a busy button', () => {
  function Slow({ presses }: { presses: string[] }) {
    const [busy, setBusy] = useState(false)
    const press = () => {
      presses.push('press')
      setBusy(true)
    }
    return (
      <form onSubmit={(event) => (event.preventDefault(), presses.push('submit'))}>
        <Button loading={busy} onClick={press}>
          加入购物车
        </Button>
        <Button type="submit" loading={busy}>
          提交
        </Button>
      </form>
    )
  }

  it('keeps the focus of whoever pressed it by keyboard, and ignores presses', async () => {
    const presses: string[] = []
    render(<Slow presses={presses} />)
    const button = screen.getByRole('button', { name: '加入购物车' })
    act(() => button.focus())
    await userEvent.keyboard('{Enter}')
    expect(button).toHaveAttribute('aria-busy', 'true')
    expect(button).toHaveAttribute('aria-disabled', 'true')
    expect(button).toHaveFocus()
    await userEvent.keyboard('{Enter} ')
    await userEvent.click(screen.getByRole('button', { name: '提交' }))
    expect(presses).toEqual(['press'])
  })
})

describe('a message', () => {
  it('replaces those of earlier presses', () => {
    jest.useFakeTimers()
    render(<Toaster />)
    act(() => toast.success('成功加入购物车'))
    act(() => void jest.advanceTimersByTime(1000))
    act(() => toast.error('库存不足'))
    jest.useRealTimers()
    expect(screen.getByRole('status')).toHaveTextContent(/^库存不足$/)
  })
})
