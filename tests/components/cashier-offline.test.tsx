/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Cashier } from '@/components/cashier/cashier'
import { mallDouble, showPage } from '../fixtures/components/mall-double'
import { order, orderDetail } from '../fixtures/components/trade'

const orderId = '5438376000000001'

beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const account = {
  id: 7,
  bank_account_name: '焕新商城',
  bank_name: '招商银行',
  bank_account_no: '571900001111222',
  china_ums_no: '',
  pic: '',
  is_default: '1',
}
const voucher = {
  id: 3,
  order_id: orderId,
  bank_account_id: 7,
  bank_account_name: '焕新商城',
  bank_name: '招商银行',
  bank_account_no: '571900001111222',
  china_ums_no: '',
  pay_fee: 10_000,
  total_fee: 10_000,
  pay_sn: 'SN1',
  voucher_pic: ['/media/u/0123456789abcdef0123456789abcdef.webp'],
  transfer_remark: '',
  check_status: 2,
  remark: '金额不符',
  create_time: 1_760_000_000,
  update_time: 1_760_000_000,
}
const methods = [
  { pay_type_code: 'test', pay_type_name: '测试支付' },
  { pay_type_code: 'deposit', pay_type_name: '余额支付' },
  { pay_type_code: 'offline_pay', pay_type_name: '线下转账' },
]

async function openCashier(part: Parameters<typeof order>[0], search: string, handlers: object = {}) {
  const double = mallDouble({
    [`GET /order_new/${orderId}`]: {
      order_id: orderId,
      pay_type: '',
      total_fee: 10_000,
      tradeId: '',
      payStatus: 'fail',
      orderInfo: order(part),
    },
    'GET /trade/payment/list': methods,
    'GET /order/offline/backaccount': { setting: { name: '线下转账' }, list: [account] },
    'GET /order/offline/get/voucher': [],
    'POST /order/offline/upload/voucher': { ...voucher, check_status: 0 },
    'POST /order/offline/update/voucher': { ...voucher, check_status: 0 },
    [`GET /order/${orderId}`]: orderDetail(),
    ...handlers,
  })
  const page = showPage(<Cashier />, `order_id=${orderId}${search}`)
  await advance(300)
  return { ...page, ...double, user: userEvent.setup({ advanceTimers: jest.advanceTimersByTime }) }
}

describe('an offline transfer in the cashier', () => {
  it('is preselected when the checkout chose it, and asks for a picture', async () => {
    const { user, sent } = await openCashier({ pay_type: 'offline_pay' }, '')
    expect(screen.getByRole('radio', { name: '线下转账' })).toBeChecked()
    expect(await screen.findByRole('radio', { name: /571900001111222/ })).toBeChecked()
    expect(screen.queryByRole('button', { name: '去支付' })).not.toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '提交凭证' }))
    expect(await screen.findByText('请选择凭证图片')).toBeInTheDocument()
    expect(sent('POST', '/order/offline/upload/voucher')).toEqual([])
  })

  it('shows the review of a refused voucher and sends the corrected one', async () => {
    const { user, sent, visited } = await openCashier({ offline_pay_check_status: 2 }, '&has_check=true', {
      'GET /order/offline/get/voucher': voucher,
    })
    expect(screen.getByRole('heading', { name: '付款凭证未通过，请修改后重新提交' })).toBeInTheDocument()
    expect(screen.queryByText('订单提交成功，请您尽快付款！')).not.toBeInTheDocument()
    expect(screen.getByPlaceholderText('选填，可填写转账说明')).toBeInTheDocument()
    expect(screen.getByText('审核拒绝')).toBeInTheDocument()
    expect(screen.getByText('金额不符')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '提交凭证' }))
    await advance(50)
    expect(sent('POST', '/order/offline/update/voucher')[0]?.fields).toMatchObject({ id: '3', pay_sn: 'SN1' })
    expect(visited).toEqual([`/finish/result?order_id=${orderId}`])
  })

  it('cannot be changed in view mode', async () => {
    await openCashier({ order_status: 'PAYED', offline_pay_check_status: 1 }, '&has_check=true&isView=true', {
      'GET /order/offline/get/voucher': { ...voucher, check_status: 1, remark: '' },
    })
    expect(screen.getByText('审核通过')).toBeInTheDocument()
    expect(screen.getByLabelText('交易流水号：')).toBeDisabled()
    expect(screen.queryByRole('button', { name: '提交凭证' })).not.toBeInTheDocument()
  })

  it('leaves nothing to pay while it waits for its review', async () => {
    await openCashier({ offline_pay_check_status: 0 }, '')
    expect(screen.getByText('付款凭证已提交，待商家确认')).toBeInTheDocument()
  })
})
