/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import { FinishNotice } from '@/components/finish/finish-notice'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { orderDetail } from '../../fixtures/components/trade'

const open = (part: Parameters<typeof orderDetail>[0]) => {
  mallDouble({ 'GET /order_new/1001': orderDetail({ order_id: '1001', ...part }) })
  showPage(<FinishNotice kind="failure" />, '?order_id=1001')
}

describe('/finish/fail', () => {
  it('leads back to the payment of an order that is still unpaid', async () => {
    open({ order_status: 'NOTPAY' })
    expect(await screen.findByRole('link', { name: '点击重新付款' })).toHaveAttribute(
      'href',
      '/cashier?order_id=1001',
    )
  })

  it.each([
    ['paid', { order_status: 'PAYED' }, '该订单已支付，无需重复付款'],
    ['cancelled', { order_status: 'CANCEL' }, '订单已取消，不能继续付款'],
    ['waiting for the review of its voucher', { offline_pay_check_status: 0 }, '待商家确认'],
  ] as const)('says that the order is %s', async (_state, part, text) => {
    open(part)
    expect(await screen.findByRole('heading', { name: text })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '点击重新付款' })).not.toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看订单详情' })).toHaveAttribute('href', '/member/trade/1001')
  })
})
