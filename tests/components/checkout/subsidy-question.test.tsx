/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Cashier } from '@/components/cashier/cashier'
import { Checkout } from '@/components/checkout/checkout'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { address, order, preview } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => {
  jest.useFakeTimers()
  window.history.replaceState(null, '')
})
afterEach(() => void jest.useRealTimers())
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const unverified = preview({
  subsidy: {
    state: 'unverified',
    fee: 0,
    would_save: 45_000,
    lines: [],
    verified: { total_fee: 255_000, point_use: 0 },
  },
  total_fee: 300_000,
})
const placed = { order_id: '1', total_fee: 300_000, pay_type: '', order_type: 'normal', team_id: null }

async function openCheckout() {
  const list = [address({ address_id: 1, is_def: true })]
  const double = mallDouble({
    'GET /member/addresslist': { list, total_count: 1, count: 1 },
    'GET /user/newGetCardList': { list: [], total_count: 0, count: 0 },
    'POST /getFreightFee': unverified,
    'POST /order_new': placed,
  })
  showPage(<Checkout />, 'mode=cart&id=0')
  await advance(100)
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
  const submit = async () => {
    const [button] = screen.getAllByRole('button', { name: '提交订单' })
    if (button) await user.click(button)
    await advance(50)
  }
  return { ...double, user, submit }
}

it('提交订单 asks an unverified buyer with both amounts, and places nothing before the answer', async () => {
  const { user, submit, sent } = await openCheckout()
  await submit()
  const dialog = within(screen.getByRole('dialog', { name: '本单可享国家补贴' }))
  expect(dialog.getByText(/本单应付/)).toHaveTextContent('¥2,550.00')
  expect(dialog.getByText(/不认证将按/)).toHaveTextContent('¥3,000.00')
  expect(sent('POST', '/order_new')).toHaveLength(0)
  await user.click(dialog.getByRole('button', { name: '不用补贴提交' }))
  await advance(50)
  expect(sent('POST', '/order_new')).toHaveLength(1)
})

it('去认证 opens the verification', async () => {
  const { user, submit, sent } = await openCheckout()
  await submit()
  await user.click(screen.getByRole('button', { name: '去认证' }))
  expect(screen.getByRole('dialog', { name: '实名认证' })).toBeInTheDocument()
  expect(sent('POST', '/order_new')).toHaveLength(0)
})

it('the total has a line with what verification gives', async () => {
  await openCheckout()
  const lines = screen.getAllByRole('button', { name: /^认证后/ })
  for (const line of lines) expect(line).toHaveTextContent('认证后 ¥2,550.00')
})

it('the cashier says what was not taken', async () => {
  mallDouble({
    'GET /order_new/1': {
      order_id: '1',
      pay_type: '',
      total_fee: 300_000,
      tradeId: '',
      payStatus: 'fail',
      orderInfo: order({ total_fee: 300_000, subsidy_missed: 45_000 }),
    },
    'GET /trade/payment/list': [{ pay_type_code: 'test', pay_type_name: '测试支付' }],
  })
  showPage(<Cashier />, 'order_id=1')
  await advance(100)
  expect(screen.getByText(/本单未享国家补贴/)).toHaveTextContent('¥450.00')
})
