/** @jest-environment ./tests/setup/browser-environment.ts */
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { PageBar } from '@/components/ui/page-bar'

describe('the bar of an inner page', () => {
  afterEach(() => Reflect.deleteProperty(window, 'navigation'))

  /** Follows 返回; true when the browser would follow the link itself. */
  async function goBack(isDirect = false): Promise<boolean> {
    render(<PageBar title="订单详情" back="/member/trade" isBackDirect={isDirect} action="分享" />)
    let follows = false
    const onClick = (event: MouseEvent) => {
      follows = !event.defaultPrevented
      event.preventDefault()
    }
    document.addEventListener('click', onClick)
    await userEvent.setup().click(screen.getByRole('link', { name: '返回' }))
    document.removeEventListener('click', onClick)
    return follows
  }
  const historyOf = (canGoBack: boolean) =>
    Object.defineProperty(window, 'navigation', { configurable: true, value: { canGoBack } })

  it('is the heading of the page, with its action', () => {
    render(<PageBar title="订单详情" back="/member/trade" action={<button>分享</button>} />)
    expect(screen.getByRole('heading', { level: 1, name: '订单详情' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/member/trade')
    expect(screen.getByRole('button', { name: '分享' })).toBeInTheDocument()
  })

  it('goes one step back when the visit has a history here', async () => {
    historyOf(true)
    const back = jest.spyOn(window.history, 'back').mockImplementation(() => {})
    expect(await goBack()).toBe(false)
    expect(back).toHaveBeenCalledTimes(1)
    back.mockRestore()
  })

  it('leads to the page above on a visit that begins here', async () => {
    historyOf(false)
    expect(await goBack()).toBe(true)
  })

  it('leads to the page above where the step before must not be repeated', async () => {
    historyOf(true)
    expect(await goBack(true)).toBe(true)
  })
})
