/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Cashier } from '@/components/cashier/cashier'
import { lost, mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { order, orderDetail } from '../../fixtures/components/trade'

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

describe('choosing 线下转账 in the cashier', () => {
  const [soon, later] = [1_760_000_900, 1_760_604_800]

  /**
   * A mall that keeps the order for a transfer, and for an online payment no longer than others.
   * @param other the answer of the call instead
   */
  async function openKeeping(other: (call: SentCall) => unknown = () => undefined) {
    let state: Parameters<typeof order>[0] = { pay_type: 'wxpaypc', auto_cancel_time: soon }
    const set = (part: typeof state) => void (state = part)
    const start = (call: SentCall) => {
      const answer = other(call)
      if (answer !== undefined) return answer
      const { pay_type } = call.fields
      const trade_info = { order_id: orderId, trade_id: 'T1', trade_source_type: 'normal' }
      if (pay_type === 'offline_pay') {
        set({ pay_type, auto_cancel_time: later, auto_cancel_seconds: 604_800 })
        return { trade_info }
      }
      set({ pay_type, auto_cancel_time: soon })
      return { trade_info, code_url: 'weixin://pay/1', qrcode_url: 'data:image/png;base64,AAAA' }
    }
    const page = await openCashier({}, '', {
      [`GET /order_new/${orderId}`]: () => ({
        order_id: orderId,
        pay_type: '',
        total_fee: 10_000,
        tradeId: '',
        payStatus: 'fail',
        orderInfo: order(state),
      }),
      'POST /payment': start,
    })
    const choose = async (name: string) => {
      await page.user.click(screen.getByRole('radio', { name }))
      await advance(400)
    }
    const told = () => page.sent('POST', '/payment').map(({ fields }) => fields.pay_type)
    return { ...page, choose, set, told }
  }
  const until = () =>
    screen.getByText(/前转账并提交凭证，逾期订单将自动取消/).querySelector('time')?.textContent

  it('keeps the order for days, and says until when by the clock of the mall', async () => {
    const { choose, told } = await openKeeping()
    expect(told()).toEqual([])
    await choose('线下转账')
    expect(told()).toEqual(['offline_pay'])
    expect(until()).toBe('2025-10-16 16:53:20')
    expect(screen.queryByText('剩余支付时间')).not.toBeInTheDocument()
    // A payment online that was only looked at changes nothing.
    await choose('测试支付')
    await choose('线下转账')
    expect(told()).toEqual(['offline_pay'])
  })

  it('is known after a reload', async () => {
    const { sent } = await openCashier({ pay_type: 'offline_pay', auto_cancel_time: later }, '')
    expect(screen.getByRole('radio', { name: '线下转账' })).toBeChecked()
    expect(until()).toBe('2025-10-16 16:53:20')
    expect(sent('POST', '/payment')).toEqual([])
  })

  it('keeps the order again after a payment online was started, which takes the time back', async () => {
    const { user, choose, told } = await openKeeping()
    await choose('线下转账')
    await choose('测试支付')
    await user.click(screen.getByRole('button', { name: '去支付' }))
    await advance(400)
    expect(screen.getByText('剩余支付时间')).toBeVisible()
    await choose('线下转账')
    expect(told()).toEqual(['offline_pay', 'test', 'offline_pay'])
    expect(until()).toBe('2025-10-16 16:53:20')
  })

  it('says the time as it is when the call fails, and repeats it when it is chosen again', async () => {
    let isDown = true
    const { choose, told } = await openKeeping(() => (isDown ? lost : undefined))
    await choose('线下转账')
    expect(until()).toBe('2025-10-09 17:08:20')
    isDown = false
    await choose('测试支付')
    await choose('线下转账')
    expect(told()).toEqual(['offline_pay', 'offline_pay'])
    expect(until()).toBe('2025-10-16 16:53:20')
  })

  it('reads an order again that the mall has cancelled meanwhile', async () => {
    const page = await openKeeping(() => {
      page.set({ order_status: 'CANCEL' })
      return refuse('当前订单不需要支付')
    })
    await page.choose('线下转账')
    expect(screen.getByText('订单已取消，不能继续付款')).toBeInTheDocument()
  })
})
