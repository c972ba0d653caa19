/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, cleanup, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Cashier } from '@/components/cashier/cashier'
import { PaymentQuery } from '@/components/finish/payment-query'
import { PaymentResult } from '@/components/finish/payment-result'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { order, orderDetail } from '../../fixtures/components/trade'

const orderId = '5438376000000001'
const resultOf = (status: 'PAYED' | 'ERROR') =>
  `/finish/result?order_id=${orderId}&total_fee=10000&order_class=normal&pay_status=${status}`

beforeAll(supportDialogs)
beforeEach(() => void jest.useFakeTimers())
afterEach(() => void jest.useRealTimers())

const setupUser = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime })
const advance = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))

const payState = (part: Parameters<typeof order>[0] = {}) => ({
  order_id: orderId,
  pay_type: '',
  total_fee: 10_000,
  tradeId: '',
  payStatus: 'fail',
  orderInfo: order(part),
})
const methods = [
  { pay_type_code: 'wxpaypc', pay_type_name: '微信支付' },
  { pay_type_code: 'test', pay_type_name: '测试支付' },
]
const started = {
  code_url: 'weixin://pay/1',
  qrcode_url: 'data:image/png;base64,AAAA',
  trade_info: { order_id: orderId, trade_id: 'T1', trade_source_type: 'normal' },
  order_id: orderId,
}
const usual = {
  [`GET /order_new/${orderId}`]: payState(),
  'GET /trade/payment/list': methods,
  'POST /payment': started,
  [`GET /order/${orderId}`]: orderDetail(),
}

async function openCashier(handlers: Parameters<typeof mallDouble>[0] = {}, search = `order_id=${orderId}`) {
  const double = mallDouble({ ...usual, ...handlers })
  const page = showPage(<Cashier />, search)
  await advance(100)
  return { ...page, ...double, user: setupUser() }
}
const polls = (cashier: { sent: (method: string, path: string) => unknown[] }) =>
  cashier.sent('GET', `/order/${orderId}`).length
/** Selects a payment method, if given, and starts the payment. */
async function pay(cashier: Awaited<ReturnType<typeof openCashier>>, method?: string) {
  if (method) await cashier.user.click(screen.getByRole('radio', { name: method }))
  await cashier.user.click(screen.getByRole('button', { name: '去支付' }))
  await advance(20)
}

describe('the cashier', () => {
  it('shows the amount and preselects the first payment method', async () => {
    await openCashier()
    expect(screen.getByText('订单提交成功，请您尽快付款！')).toBeInTheDocument()
    expect(screen.getByText('请您在提交订单后尽快完成支付，否则订单将被取消。')).toBeInTheDocument()
    expect(screen.getByText(orderId)).toBeInTheDocument()
    expect(screen.getByText('剩余支付时间')).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: '微信支付' })).toBeChecked()
  })

  it('names the points that an order of the points mall has taken', async () => {
    const exchange = payState({ order_class: 'pointsmall', point: 1500 })
    await openCashier({ [`GET /order_new/${orderId}`]: exchange })
    expect(document.body).toHaveTextContent('已扣除 1500 积分')
  })

  it('names a paid grade, which has no steps of a cart', async () => {
    await openCashier()
    expect(screen.getByText('填写核对订单')).toBeInTheDocument()
    cleanup()
    const paidGrade = payState({ order_class: 'membercard', title: '焕新卡 年卡' })
    await openCashier({ [`GET /order_new/${orderId}`]: paidGrade })
    expect(screen.getByText('焕新卡 年卡')).toBeInTheDocument()
    expect(screen.queryByText('填写核对订单')).not.toBeInTheDocument()
  })

  it.each([
    ['normal', '我的购物车'],
    ['employee_purchase', '内购车'],
    ['pointsmall', '选择商品'],
  ])('begins the steps of a %s order with %s', async (order_class, first) => {
    await openCashier({ [`GET /order_new/${orderId}`]: payState({ order_class }) })
    expect(screen.getAllByRole('listitem')[0]).toHaveTextContent(first)
  })

  describe('with stored value', () => {
    const withDeposit = [{ pay_type_code: 'deposit', pay_type_name: '余额支付' }, ...methods]
    const openWith = (deposit: number, is_recharge_status = true) =>
      openCashier({
        'GET /trade/payment/list': withDeposit,
        'GET /member': { deposit, is_recharge_status },
        [`GET /order_new/${orderId}`]: payState({ pay_type: 'deposit' }),
      })

    it('shows the balance, and asks once before it is charged', async () => {
      const cashier = await openWith(10_000)
      expect(screen.getByRole('radio', { name: /余额支付 余额 ¥ 100 .00/ })).toBeChecked()
      await pay(cashier)
      expect(screen.getByRole('dialog', { name: '余额支付' })).toHaveTextContent('确认用余额支付 ¥100.00？')
      expect(cashier.sent('POST', '/payment')).toEqual([])
      await cashier.user.click(screen.getByRole('button', { name: '确认支付' }))
      await advance(20)
      expect(cashier.sent('POST', '/payment')[0]?.fields).toMatchObject({ pay_type: 'deposit' })
    })

    it('does not offer a balance that does not suffice, says so and leads to 充值', async () => {
      await openWith(9_999)
      expect(screen.getByRole('radio', { name: /余额支付 余额 ¥ 99 .99/ })).toBeDisabled()
      expect(screen.getByText('余额不足')).toBeInTheDocument()
      expect(screen.getByRole('link', { name: '去充值' })).toHaveAttribute('href', '/member/deposit')
      expect(screen.getByRole('radio', { name: '微信支付' })).toBeChecked()
    })

    it('has no link to 充值 where the mall does not offer it', async () => {
      await openWith(0, false)
      expect(screen.getByText('余额不足')).toBeInTheDocument()
      expect(screen.queryByRole('link', { name: '去充值' })).toBeNull()
    })
  })

  it('fetches the order repeatedly after its time is over until it is cancelled', async () => {
    let isCancelled = false
    const cashier = await openCashier({
      [`GET /order_new/${orderId}`]: () =>
        payState(isCancelled ? { order_status: 'CANCEL' } : { auto_cancel_seconds: 0 }),
    })
    await advance(1000)
    expect(screen.getByRole('button', { name: '去支付' })).toBeInTheDocument()
    isCancelled = true
    await advance(6000)
    expect(screen.getByText('订单已取消，不能继续付款')).toBeInTheDocument()
    const asked = cashier.sent('GET', `/order_new/${orderId}`).length
    await advance(20_000)
    expect(cashier.sent('GET', `/order_new/${orderId}`)).toHaveLength(asked)
  })

  it('shows the QR code and polls first after 5 s, then every 3 s', async () => {
    const cashier = await openCashier()
    await pay(cashier)
    expect(cashier.sent('POST', '/payment')[0]?.fields).toMatchObject({
      order_id: orderId,
      pay_type: 'wxpaypc',
      return_url: window.location.origin,
    })
    expect(screen.getByRole('img', { name: '微信支付二维码' })).toHaveAttribute('src', started.qrcode_url)
    expect(screen.getByText(/超时二维码将失效/)).toBeInTheDocument()
    await advance(4900)
    expect(polls(cashier)).toBe(0)
    await advance(200)
    expect(polls(cashier)).toBe(1)
    await advance(3050)
    expect(polls(cashier)).toBe(2)
    await advance(3050)
    expect(polls(cashier)).toBe(3)
  })

  it('opens the result when the order is paid and stops polling', async () => {
    let isPaid = false
    const cashier = await openCashier({
      [`GET /order/${orderId}`]: () =>
        orderDetail(isPaid ? { order_status: 'PAYED', pay_status: 'PAYED', order_status_des: 'PAYED' } : {}),
    })
    await pay(cashier)
    await advance(5100)
    expect(cashier.visited).toEqual([])
    isPaid = true
    await advance(3100)
    expect(cashier.visited).toEqual([resultOf('PAYED')])
    const asked = polls(cashier)
    await advance(10_000)
    expect(polls(cashier)).toBe(asked)
  })

  it('continues polling after a failed call', async () => {
    const cashier = await openCashier({ [`GET /order/${orderId}`]: refuse('系统繁忙') })
    await pay(cashier)
    await advance(8200)
    expect(polls(cashier)).toBe(2)
    expect(screen.queryByText('系统繁忙')).not.toBeInTheDocument()
  })

  it('stops polling on unmount', async () => {
    const cashier = await openCashier()
    await pay(cashier)
    await advance(5100)
    cleanup()
    await jest.advanceTimersByTimeAsync(20_000)
    expect(polls(cashier)).toBe(1)
  })

  it('starts over when another payment method is selected', async () => {
    const cashier = await openCashier()
    await pay(cashier)
    await cashier.user.click(screen.getByRole('radio', { name: '测试支付' }))
    expect(screen.queryByText(/超时二维码将失效/)).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: '去支付' })).toBeEnabled()
    await advance(10_000)
    expect(polls(cashier)).toBe(0)
  })

  it('expires the QR code after five minutes and opens the orders a second later', async () => {
    const cashier = await openCashier()
    await pay(cashier)
    // The clock shows whole seconds, so the first tick comes within one second, the second one surely later.
    await advance(2000)
    expect(screen.getByText(/^04:5\d$/)).toBeInTheDocument()
    await advance(300_000)
    expect(screen.getByText('支付超时，二维码已失效')).toBeInTheDocument()
    await advance(1100)
    expect(cashier.visited).toEqual(['/member/trade'])
  })

  it('confirms a test payment with a button', async () => {
    let isPaid = false
    const cashier = await openCashier({
      'POST /payment/test/confirm': () => {
        isPaid = true
        return { status: true, order_id: orderId }
      },
      [`GET /order/${orderId}`]: () =>
        orderDetail(isPaid ? { order_status: 'PAYED', pay_status: 'PAYED' } : {}),
    })
    await pay(cashier, '测试支付')
    await cashier.user.click(screen.getByRole('button', { name: '模拟支付成功' }))
    await advance(50)
    expect(cashier.sent('POST', '/payment/test/confirm')[0]?.fields.trade_id).toBe('T1')
    expect(cashier.visited).toEqual([resultOf('PAYED')])
  })

  it('confirms a test payment also where it has the code of WeChat Pay', async () => {
    const borrowed = [{ pay_type_code: 'wxpaypc', pay_type_name: '测试支付' }]
    await pay(await openCashier({ 'GET /trade/payment/list': borrowed }), '测试支付')
    expect(screen.getByRole('button', { name: '模拟支付成功' })).toBeInTheDocument()
  })

  it('has no such button for real payments', async () => {
    await pay(await openCashier())
    expect(screen.queryByRole('button', { name: '模拟支付成功' })).not.toBeInTheDocument()
  })

  it('shows why a payment cannot start', async () => {
    await pay(await openCashier({ 'POST /payment': refuse('当前订单不需要支付') }))
    expect(screen.getByText('当前订单不需要支付')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '去支付' })).toBeEnabled()
  })

  it.each([
    ['a paid order', payState({ order_status: 'PAYED', pay_status: 'PAYED' }), '该订单已支付，无需重复付款'],
    ['a cancelled order', payState({ order_status: 'CANCEL' }), '订单已取消，不能继续付款'],
    ['a foreign order', [], '没有找到这个订单，请到“我的订单”中查看'],
  ])('shows a notice instead of payment methods for %s', async (_name, answer, sentence) => {
    await openCashier({ [`GET /order_new/${orderId}`]: answer })
    expect(screen.getByText(sentence)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '去支付' })).not.toBeInTheDocument()
  })

  it('shows a notice without an order number', async () => {
    await openCashier({}, '')
    expect(screen.getByRole('link', { name: '我的订单' })).toHaveAttribute('href', '/member/trade')
  })
})

describe('the payment result', () => {
  const openResult = async (search: string, handlers: Parameters<typeof mallDouble>[0] = {}) => {
    const double = mallDouble(handlers)
    showPage(<PaymentResult />, search)
    await advance(100)
    return double
  }

  it('is shown from the query without a call', async () => {
    const { calls } = await openResult(resultOf('PAYED').split('?')[1] ?? '')
    expect(screen.getByRole('heading', { name: '订单支付成功！' })).toBeInTheDocument()
    expect(screen.getByText('我们将尽快为您处理')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看订单详情' })).toHaveAttribute(
      'href',
      `/member/trade/${orderId}`,
    )
    expect(screen.getByRole('link', { name: '继续购物' })).toHaveAttribute('href', '/items')
    expect(calls).toEqual([])
  })

  it.each(['employee_purchase', 'normal_employee_purchase'])(
    'of an order of employee purchase (%s) leads back to it',
    async (orderClass) => {
      const search = resultOf('PAYED').replace('order_class=normal', `order_class=${orderClass}`)
      await openResult(search.split('?')[1] ?? '')
      expect(screen.getByRole('link', { name: '返回员工内购' })).toHaveAttribute('href', '/staff')
    },
  )

  it.each(['groups', 'normal_groups'])(
    'of a group order (%s) leads to inviting friends',
    async (orderClass) => {
      const search = resultOf('PAYED').replace('order_class=normal', `order_class=${orderClass}`)
      await openResult(search.split('?')[1] ?? '', {
        [`GET /order/${orderId}`]: orderDetail({ order_status: 'WAIT_GROUPS_SUCCESS', team_id: 9 }),
      })
      expect(screen.getByRole('heading', { name: '支付成功，等待成团' })).toBeInTheDocument()
      expect(screen.getByRole('link', { name: '邀请好友参团' })).toHaveAttribute('href', '/groups/9')
    },
  )

  it('is shown from the order when the query is incomplete', async () => {
    await openResult(`order_id=${orderId}`, {
      [`GET /order/${orderId}`]: orderDetail({
        order_status: 'PAYED',
        pay_status: 'PAYED',
        total_fee: 4_200,
      }),
    })
    expect(screen.getByRole('heading', { name: '订单支付成功！' })).toBeInTheDocument()
    expect(screen.getByText(/42/)).toBeInTheDocument()
  })

  it.each(['pointsmall', 'normal_pointsmall'])(
    'of an order of the points mall (%s) shows its points and its money',
    async (orderClass) => {
      const search = resultOf('PAYED')
        .replace('order_class=normal', `order_class=${orderClass}`)
        .replace(/total_fee=\d+/, 'total_fee=6700')
      await openResult(search.split('?')[1] ?? '', {
        [`GET /order/${orderId}`]: orderDetail({
          order_class: 'pointsmall',
          order_status: 'PAYED',
          pay_status: 'PAYED',
          point: 1500,
          total_fee: 6700,
        }),
      })
      expect(screen.getByText('订单金额：').parentElement).toHaveTextContent('1500积分+¥67.00')
      expect(screen.getByRole('link', { name: '继续购物' })).toHaveAttribute('href', '/pointitems')
    },
  )

  it('offers another payment after a failure', async () => {
    await openResult(resultOf('ERROR').split('?')[1] ?? '')
    expect(screen.getByRole('heading', { name: '订单支付失败！' })).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '重新付款' })).toHaveAttribute(
      'href',
      `/cashier?order_id=${orderId}`,
    )
  })

  it('shows a message without an order number', async () => {
    await openResult('')
    expect(screen.getByText('无订单号请刷新后重试')).toBeInTheDocument()
  })
})

describe('returning from a payment provider', () => {
  it.each([
    ['SUCCESS', 'PAYED'],
    ['NOTPAY', 'ERROR'],
  ] as const)('a trade in state %s opens the result %s', async (state, status) => {
    mallDouble({
      'GET /trade/detail': {
        trade_id: 'T1',
        order_id: orderId,
        trade_state: state,
        total_fee: 10_000,
        trade_source_type: 'normal',
      },
    })
    const { visited } = showPage(<PaymentQuery />, 'out_trade_no=T1')
    expect(screen.getByText('请稍后，正在查询支付结果…')).toBeInTheDocument()
    await advance(50)
    expect(visited).toEqual([resultOf(status)])
  })
})
