/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { ClientNavigation } from '@/components/layout/client-navigation'
import { PageBar } from '@/components/ui/page-bar'
import { listenToSteps } from '@/lib/client/page/history-steps'
import { sheetOfEntry } from '@/lib/client/page/sheet-entry'
import { showPage } from '../../fixtures/components/mall-double'

describe('the bar of an inner page', () => {
  afterEach(() => Reflect.deleteProperty(window, 'navigation'))

  const matchMedia = window.matchMedia
  beforeAll(() => {
    listenToSteps()
    window.matchMedia = (() => ({ matches: true })) as never
  })
  afterAll(() => {
    window.matchMedia = matchMedia
  })

  /** With the link handling of phones, which is loaded after hydration. */
  async function show(bar: ReactNode) {
    const shown = showPage(
      <>
        {bar}
        <ClientNavigation />
      </>,
    )
    await act(() => import('@/components/layout/phone-behaviour'))
    return shown
  }

  /** Follows 返回; the pages to which the router was sent. */
  async function goBack(isDirect = false): Promise<string[]> {
    const { visited } = await show(
      <PageBar title="订单详情" back="/member/trade" isBackDirect={isDirect} action="分享" />,
    )
    await userEvent.setup().click(screen.getByRole('link', { name: '返回' }))
    return visited
  }
  const historyOf = (canGoBack: boolean) =>
    Object.defineProperty(window, 'navigation', { configurable: true, value: { canGoBack } })

  it('is the heading of the page, with its action', async () => {
    await show(<PageBar title="订单详情" back="/member/trade" action={<button>分享</button>} />)
    expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/member/trade')
    expect(screen.getByRole('button', { name: '分享' })).toBeInTheDocument()
  })

  it('goes one step back when the visit has a history here', async () => {
    historyOf(true)
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    expect(await goBack()).toEqual([])
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it('leads to the page above on a visit that begins here', async () => {
    historyOf(false)
    expect(await goBack()).toEqual(['/member/trade'])
  })

  it('leads to the page above where the step before must not be repeated', async () => {
    historyOf(true)
    expect(await goBack(true)).toEqual(['/member/trade'])
  })

  it.each([
    ['the focus leaves it', () => userEvent.click(screen.getByRole('button', { name: '其他' }))],
    ['取消', () => userEvent.click(screen.getByRole('button', { name: '取消' }))],
    ['Back', () => act(() => history.back())],
  ])('opens the search field of the header in its place, until %s', async (_, close) => {
    const { visited } = await show(
      <>
        <header>
          <div>
            <form role="search">
              <input type="search" aria-label="搜索商品" />
            </form>
          </div>
        </header>
        <PageBar title="订单详情" back="/member/trade" />
        <button>其他</button>
      </>,
    )
    const address = location.href
    await userEvent.click(screen.getByRole('link', { name: '搜索商品' }))
    expect(screen.getByRole('searchbox')).toHaveFocus()
    expect(document.documentElement).toHaveAttribute('data-searching')
    await close()
    await waitFor(() => expect(document.documentElement).not.toHaveAttribute('data-searching'))
    expect(screen.getByRole('searchbox')).not.toHaveFocus()
    expect(screen.queryByRole('button', { name: '取消' })).not.toBeInTheDocument()
    // The history entry of the search is left again.
    await waitFor(() => expect(sheetOfEntry()).toBeUndefined())
    expect([location.href, visited]).toEqual([address, []])
  })
})
