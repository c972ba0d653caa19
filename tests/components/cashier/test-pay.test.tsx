/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { TestPay } from '@/components/cashier/test-pay'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'

/** The public page of the test payment, on a window that is as narrow as a phone's or not. */
async function pay(isPhone: boolean) {
  window.matchMedia = (() => ({
    matches: isPhone,
    addEventListener() {},
    removeEventListener() {},
  })) as unknown as typeof window.matchMedia
  mallDouble({
    'GET /payment/test/trade': {
      order_id: '1001',
      total_fee: 10_000,
      trade_state: 'NOTPAY',
      is_returned: false,
    },
    'POST /payment/test/confirm': { status: true },
  })
  showPage(<TestPay />, 'token=abc')
  await userEvent.click(await screen.findByRole('button', { name: '模拟支付成功' }))
}

test('a phone is sent back to the page of the shop, without links for signed-in shoppers', async () => {
  await pay(true)
  expect(await screen.findByText('支付成功，请返回商家页面')).toBeInTheDocument()
  expect(screen.queryByRole('link')).toBeNull()
})

test('on a desktop the order is one click away', async () => {
  await pay(false)
  expect(await screen.findByText('支付成功，请返回电脑继续')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: '查看订单详情' })).toHaveAttribute('href', '/member/trade/1001')
})
