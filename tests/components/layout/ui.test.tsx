/** @jest-environment jsdom */
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { Combobox } from '@/components/ui/combobox'
import { ConfirmHost } from '@/components/ui/confirm-host'
import { Countdown } from '@/components/ui/countdown'
import { Dialog } from '@/components/ui/dialog'
import { Pagination } from '@/components/ui/pagination'
import { Price } from '@/components/ui/price'
import { Quantity } from '@/components/ui/quantity'
import { Tabs } from '@/components/ui/tabs'
import { TimerButton } from '@/components/ui/timer-button'
import { Toaster } from '@/components/ui/toaster'
import { confirm } from '@/lib/client/press/confirm'
import { keepSuccess } from '@/lib/client/press/kept-toast'
import { dropErrors, toast, toasts } from '@/lib/client/press/toast'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { supportScrolling } from '../../fixtures/components/scrolling'

beforeAll(supportDialogs)
beforeAll(supportScrolling)
afterEach(() => void jest.useRealTimers())

describe('Price', () => {
  it('renders one amount with thousands separators', () => {
    const { container } = render(<Price cents={1234567} label="活动价" />)
    expect(container).toHaveTextContent('活动价¥12,345.67')
  })

  it('shows the market price only when it is higher, and a dash without an amount', () => {
    const { container, rerender } = render(<Price cents={100} market={200} />)
    expect(container).toHaveTextContent('市场价¥2.00')
    rerender(<Price cents={100} market={100} />)
    expect(container).not.toHaveTextContent('市场价')
    rerender(<Price cents={undefined} />)
    expect(container).toHaveTextContent('-')
  })
})

describe('Quantity', () => {
  function Field({ max, log }: { max: number; log: string[] }) {
    const [value, setValue] = useState(1)
    return (
      <Quantity
        value={value}
        max={max}
        onChange={setValue}
        onOver={() => log.push('over')}
        onUnder={() => log.push('under')}
      />
    )
  }
  const field = () => screen.getByRole('spinbutton')
  const plus = () => screen.getByRole('button', { name: '增加' })

  it('repeats every 200 ms while a button is held, stops at the limit and reports it', () => {
    jest.useFakeTimers()
    const log: string[] = []
    render(<Field max={4} log={log} />)
    fireEvent.pointerDown(plus(), { button: 0 })
    expect(field()).toHaveDisplayValue('2')
    act(() => void jest.advanceTimersByTime(200))
    expect(field()).toHaveDisplayValue('3')
    act(() => void jest.advanceTimersByTime(2000))
    expect(field()).toHaveDisplayValue('4')
    expect(log).toEqual(['over'])
  })

  it('stops when the button is released', () => {
    jest.useFakeTimers()
    render(<Field max={99} log={[]} />)
    fireEvent.pointerDown(plus(), { button: 0 })
    fireEvent.pointerUp(plus())
    act(() => void jest.advanceTimersByTime(2000))
    expect(field()).toHaveDisplayValue('2')
  })

  it('clamps a typed value to the limits on blur and Enter', async () => {
    const user = userEvent.setup()
    const log: string[] = []
    render(<Field max={5} log={log} />)
    await user.clear(field())
    await user.type(field(), '50')
    expect(field()).toHaveDisplayValue('50')
    await user.tab()
    expect(field()).toHaveDisplayValue('5')
    await user.clear(field())
    await user.type(field(), 'abc{Enter}')
    expect(field()).toHaveDisplayValue('1')
    await user.keyboard('{ArrowDown}')
    expect(log).toEqual(['over', 'under'])
  })

  it('works with the keyboard alone', async () => {
    const user = userEvent.setup()
    render(<Field max={5} log={[]} />)
    plus().focus()
    await user.keyboard('{Enter}')
    expect(field()).toHaveDisplayValue('2')
  })
})

describe('confirm', () => {
  it('opens a dialog with the title 提示, resolves with the answer, and is unmounted after it has faded out', async () => {
    render(<ConfirmHost />)
    const user = userEvent.setup()
    let answer: Promise<boolean> = Promise.resolve(false)
    act(() => void (answer = confirm({ text: '请确认是否移除该商品?' })))
    expect(await screen.findByRole('dialog', { name: '提示' })).toHaveTextContent('请确认是否移除该商品?')
    expect(screen.getByRole('button', { name: '确定' })).toHaveFocus()
    await user.click(screen.getByRole('button', { name: '确定' }))
    await expect(answer).resolves.toBe(true)
    await waitFor(() => expect(document.querySelector('dialog')).toBeNull())
  })

  it('resolves with false on Esc and when a newer question opens', async () => {
    render(<ConfirmHost />)
    let first: Promise<boolean> = Promise.resolve(true)
    let second: Promise<boolean> = Promise.resolve(true)
    act(() => void (first = confirm({ text: '一' })))
    act(() => void (second = confirm({ text: '二' })))
    await expect(first).resolves.toBe(false)
    act(() => void fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true })))
    await expect(second).resolves.toBe(false)
  })
})

describe('Dialog', () => {
  it('leaves Esc in a dialog above it, and a file picker that was cancelled, to those', () => {
    const closed: string[] = []
    render(
      <Dialog open onClose={() => closed.push('below')} title="below">
        <input type="file" aria-label="file" />
        <Dialog open onClose={() => closed.push('above')} title="above">
          text
        </Dialog>
      </Dialog>,
    )
    fireEvent(screen.getByLabelText('file'), new Event('cancel', { bubbles: true }))
    expect(closed).toEqual([])
    fireEvent(screen.getByRole('dialog', { name: 'above' }), new Event('cancel', { cancelable: true }))
    expect(closed).toEqual(['above'])
  })
})

describe('toast', () => {
  afterEach(() => {
    act(() => void jest.advanceTimersByTime(3000))
    sessionStorage.clear()
  })
  const texts = () => [...screen.getByRole('status').children].map((one) => one.textContent)

  it('replaces a message for the same reason, whatever its numbers', () => {
    jest.useFakeTimers()
    render(<Toaster />)
    act(() => {
      toast.error('库存不足，最大库存为3件')
      toast.error('请选择规格')
      toast.error('库存不足，最大库存为5件')
    })
    expect(texts()).toEqual(['请选择规格', '库存不足，最大库存为5件'])
  })

  it('stays above a dialog that opens after it', () => {
    jest.useFakeTimers()
    supportDialogs()
    render(<Toaster />)
    act(() => toast.success('登录成功'))
    const opened: string[] = []
    HTMLElement.prototype.showPopover = () => void opened.push('toast')
    HTMLDialogElement.prototype.showModal = () => void opened.push('dialog')
    render(<Dialog open onClose={() => {}} title="选择规格" children={null} />)
    expect(opened).toEqual(['dialog', 'toast'])
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  })

  it('keeps a success for the document that replaces this one, but no error', async () => {
    jest.useFakeTimers()
    const { unmount } = render(<Toaster />)
    act(() => {
      toast.success('登录成功')
      toast.error('请选择规格')
    })
    keepSuccess()
    unmount()
    act(() => void jest.advanceTimersByTime(3000))
    render(<Toaster />)
    await act(() => jest.advanceTimersByTimeAsync(100))
    expect(texts()).toEqual(['登录成功'])
    // Once.
    expect(sessionStorage).toHaveLength(0)
  })

  it.each([
    ['below hot words and navigation', 176, '184px'],
    ['on a scrolled page below the sticky row of the header', -300, '72px'],
  ])('appears %s', (_where, contentTop, top) => {
    jest.useFakeTimers()
    HTMLElement.prototype.showPopover = () => {}
    render(
      <>
        <header />
        <main id="main" />
        <Toaster />
      </>,
    )
    const at = (role: string, box: Partial<DOMRect>) =>
      (screen.getByRole(role).getBoundingClientRect = () => box as DOMRect)
    at('banner', { bottom: 64 })
    at('main', { top: contentTop })
    act(() => toast.success('成功加入购物车'))
    expect(screen.getByRole('status').style.top).toBe(top)
    Reflect.deleteProperty(HTMLElement.prototype, 'showPopover')
  })

  it('drops the errors of a page that was left', () => {
    jest.useFakeTimers()
    toast.success('成功加入购物车')
    toast.error('请选择规格')
    dropErrors()
    expect(toasts.get().map(({ text }) => text)).toEqual(['成功加入购物车'])
  })

  it('shows the same message once and removes it after three seconds', () => {
    jest.useFakeTimers()
    render(<Toaster />)
    act(() => {
      toast.error('库存不足，最大库存为3件')
      toast.error('库存不足，最大库存为3件')
    })
    expect(screen.getAllByText('库存不足，最大库存为3件')).toHaveLength(1)
    act(() => void jest.advanceTimersByTime(3000))
    expect(screen.getByRole('status')).toBeEmptyDOMElement()
  })
})

describe('Countdown', () => {
  // Countdown and test count whole seconds: the fake clock starts on one.
  const wholeSecond = 1_790_000_000_000
  const second = () => Math.floor(Date.now() / 1000)
  const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

  it('calls onEnd at the end, and again while `until` stays the same', async () => {
    jest.useFakeTimers({ now: wholeSecond })
    const onEnd = jest.fn()
    render(<Countdown until={second() + 3} onEnd={onEnd} />)
    await advance(2500)
    expect(onEnd).not.toHaveBeenCalled()
    await advance(1000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    await advance(4000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    await advance(12_000)
    expect(onEnd).toHaveBeenCalledTimes(3)
  })

  it('repeats onEnd with growing delays, finally once a minute', async () => {
    jest.useFakeTimers({ now: wholeSecond })
    const onEnd = jest.fn()
    render(<Countdown until={second()} onEnd={onEnd} />)
    await advance(10 * 60_000)
    expect(onEnd.mock.calls.length).toBeLessThan(15)
    onEnd.mockClear()
    await advance(10 * 60_000)
    expect(onEnd).toHaveBeenCalledTimes(10)
  })

  it('starts again with a later `until`', async () => {
    jest.useFakeTimers({ now: wholeSecond })
    const onEnd = jest.fn()
    const { rerender } = render(<Countdown until={second() + 2} onEnd={onEnd} />)
    await advance(2500)
    expect(onEnd).toHaveBeenCalledTimes(1)
    rerender(<Countdown until={second() + 20} onEnd={onEnd} />)
    expect(screen.getByRole('timer')).toHaveTextContent('00:00:20')
    await advance(18_000)
    expect(onEnd).toHaveBeenCalledTimes(1)
    await advance(3000)
    expect(onEnd).toHaveBeenCalledTimes(2)
  })
})

describe('TimerButton', () => {
  it('counts down from 60 and then offers to send again', async () => {
    jest.useFakeTimers()
    render(<TimerButton onSend={async () => {}} />)
    fireEvent.click(screen.getByRole('button', { name: '发送验证码' }))
    await act(async () => void (await jest.advanceTimersByTimeAsync(1100)))
    expect(screen.getByRole('button')).toBeDisabled()
    expect(screen.getByRole('button')).toHaveTextContent(/^(59|60)秒后重发$/)
    await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)))
    expect(screen.getByRole('button', { name: '重新发送' })).toBeEnabled()
  })

  it('stays enabled when sending fails', async () => {
    render(<TimerButton onSend={() => Promise.reject(new Error('no'))} />)
    await userEvent.setup().click(screen.getByRole('button', { name: '发送验证码' }))
    expect(screen.getByRole('button', { name: '发送验证码' })).toBeEnabled()
  })
})

describe('Combobox', () => {
  const options = [
    { value: '1', label: '家用电器' },
    { value: '2', label: '家装家居' },
    { value: '3', label: '数码产品' },
  ]
  function Field({ log = [] }: { log?: string[] }) {
    const [value, setValue] = useState('3')
    return (
      <>
        <Combobox
          id="type"
          label="类型"
          aria-describedby="type-hint"
          value={value}
          onChange={(next) => {
            log.push(next)
            setValue(next)
          }}
          options={options}
          emptyText="没有找到"
        />
        <button type="button">下一页</button>
      </>
    )
  }
  const field = () => screen.getByRole('combobox')
  const labels = () => screen.queryAllByRole('option').map(({ textContent }) => textContent)

  it('shows the selection, and all options with the selected one active', async () => {
    render(<Field />)
    expect(field()).toHaveValue('数码产品')
    await userEvent.click(field())
    expect(labels()).toEqual(['家用电器', '家装家居', '数码产品'])
    const active = document.getElementById(field().getAttribute('aria-activedescendant') ?? '')
    expect(active).toHaveTextContent('数码产品')
    expect(active).toHaveAttribute('aria-selected', 'true')
  })

  it('searches by typing and selects with arrows and Enter', async () => {
    render(<Field />)
    await userEvent.clear(field())
    await userEvent.type(field(), '家')
    expect(labels()).toEqual(['家用电器', '家装家居'])
    await userEvent.keyboard('{ArrowDown}{Enter}')
    expect(field()).toHaveValue('家装家居')
    expect(field()).toHaveAttribute('aria-expanded', 'false')
  })

  it('restores the selection on Esc, and when it is left with several options', async () => {
    const log: string[] = []
    render(<Field log={log} />)
    await userEvent.type(field(), '{Control>}a{/Control}{Backspace}家{Escape}')
    expect(field()).toHaveValue('数码产品')
    await userEvent.clear(field())
    await userEvent.type(field(), '家')
    await userEvent.tab()
    expect(field()).toHaveValue('数码产品')
    expect(log).toEqual([])
  })

  it('selects the only option left when it is left, and nothing after it was emptied', async () => {
    const log: string[] = []
    render(<Field log={log} />)
    await userEvent.clear(field())
    await userEvent.type(field(), '装')
    await userEvent.tab()
    expect(field()).toHaveValue('家装家居')
    await userEvent.clear(field())
    await userEvent.tab()
    expect(field()).toHaveValue('')
    expect(log).toEqual(['2', ''])
  })

  it('says when nothing is found', async () => {
    render(<Field />)
    await userEvent.type(field(), '鱼')
    expect(labels()).toEqual([])
    expect(screen.getByRole('status')).toHaveTextContent('没有找到')
  })
})

describe('Tabs', () => {
  it('moves between tabs with the arrow keys', async () => {
    function Three() {
      const [value, setValue] = useState('a')
      const items = ['a', 'b', 'c'].map((name) => ({ value: name, label: name.toUpperCase() }))
      return (
        <Tabs label="三页" items={items} value={value} onChange={setValue}>
          页 {value}
        </Tabs>
      )
    }
    const user = userEvent.setup()
    render(<Three />)
    await user.click(screen.getByRole('tab', { name: 'A' }))
    await user.keyboard('{ArrowLeft}')
    expect(screen.getByRole('tab', { name: 'C' })).toHaveFocus()
    expect(screen.getByRole('tabpanel', { name: 'C' })).toHaveTextContent('页 c')
  })
})

describe('Pagination', () => {
  it('links at most three pages and marks the current one', () => {
    render(<Pagination page={5} count={95} href={(page) => `/items?page=${page}`} />)
    const numbers = screen.getAllByRole('link', { name: /^第/ })
    expect(numbers.map((link) => link.getAttribute('href'))).toEqual(
      [4, 5, 6].map((page) => `/items?page=${page}`),
    )
    expect(screen.getByRole('link', { current: 'page' })).toHaveTextContent('5')
  })

  it.each([
    [10, 10, [1, 2, 3, 10]],
    [1000, 40, [1, 27, 52, 1000]],
  ])('offers for %i pages %i jumps, from the first page to the last', (pages, offered, examples) => {
    render(<Pagination page={5} count={pages * 10} href={(page) => `/items?page=${page}`} />)
    const jumps = screen
      .getAllByRole('link', { name: /^跳到/, hidden: true })
      .map((link) => Number(link.textContent))
    expect(jumps).toHaveLength(offered)
    expect(new Set(jumps).size).toBe(offered)
    expect([...jumps.slice(0, 3), jumps.at(-1)]).toEqual(examples)
  })

  it('renders nothing for a single page', () => {
    const { container } = render(<Pagination page={1} count={10} onChange={() => {}} />)
    expect(container).toBeEmptyDOMElement()
  })
})
