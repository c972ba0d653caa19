/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Checkout } from '@/components/checkout/checkout'
import { ExchangeCheckout } from '@/components/checkout/exchange-checkout'
import { Exchanged } from '@/components/finish/exchanged'
import type { OrderPreview } from '@/lib/contract/trade/checkout'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'
import { address, orderDetail, preview } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => window.history.replaceState(null, ''))

const listOf = <T,>(list: T[]) => ({ list, total_count: list.length, count: list.length })

/** Two pieces for 1500 points and 59 yuan each. */
const exchange = (part: Partial<OrderPreview> = {}) =>
  preview({
    order_class: 'pointsmall',
    order_type: 'normal_pointsmall',
    totalItemNum: 2,
    item_point: 3000,
    point: 3000,
    user_point: 5000,
    item_fee: 11_800,
    total_fee: 11_800,
    freight_fee: 0,
    freight_type: 'cash',
    is_open_deduct_point: false,
    coupon_discount: 0,
    items: [
      {
        item_id: 1651,
        item_name: '便携榨汁杯',
        item_spec_desc: '颜色：薄荷绿',
        pic: '/a.svg',
        num: 2,
        price: 5900,
        item_point: 1500,
        discount_fee: 0,
        member_discount: 0,
        discount_info: [],
        order_item_type: 'normal',
        subsidy_fee: 0,
        activity_id: 0,
      } as unknown as OrderPreview['items'][number],
    ],
    ...part,
  })

const search = 'mode=fastbuy&order_type=normal_pointsmall'

async function open(handlers: Parameters<typeof mallDouble>[0] = {}, query = search) {
  const double = mallDouble({
    'GET /member/addresslist': listOf([address({ is_def: true })]),
    'POST /getFreightFee': exchange(),
    'POST /order_new': { order_id: '5438376000000001', total_fee: 11_800 },
    ...handlers,
  })
  signIn()
  const page = showPage(<Checkout />, query)
  const summary = await screen.findByRole('complementary', { name: '结算明细' })
  return { ...page, ...double, summary: within(summary), user: userEvent.setup() }
}

it('leads to the points mall when its address names no exchange', async () => {
  const { calls } = mallDouble({})
  signIn()
  const { replaced } = showPage(<ExchangeCheckout />)
  await waitFor(() => expect(replaced).toEqual(['/pointitems']))
  expect(screen.queryByRole('complementary')).not.toBeInTheDocument()
  expect(calls).toEqual([])
})

/** The button beside the page; phones have another one at the bottom edge. */
function submitButton(): HTMLElement {
  const [button] = screen.getAllByRole('button', { name: '提交订单', hidden: true })
  if (!button) throw new Error('there is no submit button')
  return button
}

/** Points are spent only after a question. */
async function exchangeNow(user: ReturnType<typeof userEvent.setup>) {
  await user.click(submitButton())
  await user.click(await screen.findByRole('button', { name: '确认兑换' }))
}

describe('the checkout of the points mall', () => {
  it('shows points and money, and offers neither coupons nor pickup', async () => {
    const { summary, sent } = await open()
    expect(summary.getAllByText('3000')).toHaveLength(3)
    expect(summary.getByText('5000')).toBeInTheDocument()
    expect(sent('POST', '/getFreightFee')[0]?.fields).toMatchObject({
      order_type: 'normal_pointsmall',
      cart_type: 'fastbuy',
    })
    expect(screen.queryByText('使用优惠')).not.toBeInTheDocument()
    expect(screen.queryByText('自提')).not.toBeInTheDocument()
    expect(screen.getByRole('region', { name: '选择取货方式' })).toHaveTextContent('快递')
    expect(screen.getByRole('region', { name: '收货人信息' })).toBeInTheDocument()
    expect(summary.getAllByText(/应付总额/)).toHaveLength(2)
    expect(screen.getByRole('link', { name: '便携榨汁杯' })).toHaveAttribute('href', '/pointitems/1651')
  })

  it('places the order for the shown points and money, and leads to the cashier', async () => {
    const { user, sent, visited } = await open()
    await user.type(screen.getByLabelText('给商家留言：'), '周末送')
    await exchangeNow(user)
    await waitFor(() => expect(visited).toEqual(['/cashier?order_id=5438376000000001']))
    expect(sent('POST', '/order_new')[0]?.fields).toMatchObject({
      order_type: 'normal_pointsmall',
      expected_total: '11800',
      expected_point: '3000',
      pay_type: 'wxpaypc',
      remark: '周末送',
    })
  })

  it('of points alone asks for no way of paying, and ends on the result page', async () => {
    const { user, sent, visited } = await open({
      'POST /getFreightFee': exchange({ item_fee: 0, total_fee: 0 }),
      'POST /order_new': { order_id: '5438376000000001', total_fee: 0 },
    })
    expect(screen.queryByText('选择支付方式')).not.toBeInTheDocument()
    expect(screen.queryByText('发票信息')).not.toBeInTheDocument()
    await exchangeNow(user)
    await waitFor(() =>
      expect(visited).toEqual(['/pointitems/cashierpoint?item_id=1651&order_id=5438376000000001']),
    )
    expect(sent('POST', '/order_new')[0]?.fields).toMatchObject({ pay_type: 'point' })
  })

  it('names the points before they are spent, and keeps them when that is declined', async () => {
    const { user, sent } = await open()
    await user.click(submitButton())
    const question = await screen.findByRole('dialog', { name: '确认兑换' })
    expect(question).toHaveTextContent('提交后将扣除 3000 积分，另需支付 ¥118.00')
    await user.click(within(question).getByRole('button', { name: '取消' }))
    expect(sent('POST', '/order_new')).toEqual([])
  })

  it('says how many points are missing and places nothing', async () => {
    const { summary, sent } = await open({ 'POST /getFreightFee': exchange({ user_point: 2600 }) })
    expect(summary.getByText(/^还差/)).toHaveTextContent('还差 400 积分')
    for (const button of screen.getAllByRole('button', { name: '积分不足' })) expect(button).toBeDisabled()
    expect(sent('POST', '/order_new')).toEqual([])
  })

  it('keeps everything when the order is refused', async () => {
    const { user, visited } = await open({ 'POST /order_new': refuse('便携榨汁杯商品库存不足') })
    await user.type(screen.getByLabelText('给商家留言：'), '周末送')
    await exchangeNow(user)
    expect(await screen.findByText('便携榨汁杯商品库存不足')).toBeInTheDocument()
    expect(visited).toEqual([])
    expect(screen.getByLabelText('给商家留言：')).toHaveValue('周末送')
  })

  it('asks for an address', async () => {
    const { user } = await open({
      'GET /member/addresslist': listOf([]),
      'GET /espier/address': [],
    })
    await user.click(submitButton())
    expect(await screen.findByText('请选择地址')).toBeInTheDocument()
  })

  it('without a chosen product leads to the points mall, and reports no error', async () => {
    mallDouble({
      'GET /member/addresslist': listOf([address({ is_def: true })]),
      'POST /getFreightFee': refuse('购物车为空'),
    })
    signIn()
    showPage(<Checkout />, search)
    expect(await screen.findByText('您还没有选择积分商品')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去积分商城' })).toHaveAttribute('href', '/pointitems')
    expect(screen.queryByText('购物车为空')).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '重试' })).not.toBeInTheDocument()
  })

  it('first starts what a guest wanted to exchange before signing in', async () => {
    const double = mallDouble({ 'POST /cart': { status: true } })
    signIn()
    const { replaced } = showPage(<Checkout />, `${search}&buy=1651&num=2`)
    await waitFor(() => expect(replaced).toEqual([`/pointitems/checkout?${search}`]))
    expect(double.sent('POST', '/cart')[0]?.fields).toMatchObject({
      item_id: '1651',
      num: '2',
      shop_type: 'pointsmall',
      cart_type: 'fastbuy',
    })
  })
})

describe('the result of an exchange', () => {
  it('shows the order, and products that others like', async () => {
    mallDouble({
      'GET /order/5438376000000001': orderDetail({
        order_id: '5438376000000001',
        order_class: 'pointsmall',
        point: 990,
        total_fee: 0,
        order_status: 'PAYED',
        pay_status: 'PAYED',
      }),
      'GET /pointsmall/lovely/goods/items': {
        list: [
          {
            goods_id: 1653,
            item_name: '静音小风扇',
            pics: [],
            point: 1290,
            price: 0,
            market_price: 5900,
            goods_store: 5,
            sales: 10,
          },
        ],
      },
    })
    signIn()
    showPage(<Exchanged />, 'item_id=1651&order_id=5438376000000001')
    expect(await screen.findByText('积分支付成功，您的商品正在出库中…')).toBeInTheDocument()
    expect(await screen.findByText('990')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看订单详情' })).toHaveAttribute(
      'href',
      '/member/trade/5438376000000001',
    )
    expect(await screen.findByRole('link', { name: '静音小风扇' })).toHaveAttribute(
      'href',
      '/pointitems/1653',
    )
  })

  const lovely = {
    list: [
      {
        goods_id: 1653,
        item_name: '静音小风扇',
        pics: [],
        point: 1290,
        price: 0,
        market_price: 5900,
        goods_store: 5,
        sales: 10,
      },
    ],
  }

  it.each([
    ['unpaid', { order_status: 'NOTPAY', pay_status: 'NOTPAY' }, '订单尚未支付'],
    [
      'waiting for its refund',
      {
        order_status: 'PAYED',
        pay_status: 'PAYED',
        cancel_status: 'WAIT_PROCESS',
        order_status_des: 'PAYED_WAIT_PROCESS',
        order_status_msg: '退款处理中',
      },
      '退款处理中',
    ],
    [
      'refunded',
      {
        order_status: 'REFUND_SUCCESS',
        pay_status: 'PAYED',
        order_status_des: 'REFUND_SUCCESS',
        order_status_msg: '已退款',
      },
      '已退款',
    ],
    ['cancelled', { order_status: 'CANCEL', pay_status: 'PAYED' }, '订单已取消'],
    [
      'of the ordinary mall',
      { order_class: 'normal', order_status: 'PAYED', pay_status: 'PAYED' },
      '没有查到这笔兑换订单',
    ],
  ] as const)('tells the truth about an order that is %s', async (_state, part, title) => {
    mallDouble({
      'GET /order/1001': orderDetail({ order_id: '1001', order_class: 'pointsmall', point: 990, ...part }),
      'GET /pointsmall/lovely/goods/items': lovely,
    })
    signIn()
    showPage(<Exchanged />, 'item_id=1651&order_id=1001')
    expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
    expect(screen.queryByText(/积分支付成功/)).not.toBeInTheDocument()
  })

  it.each([
    ['points alone', 0, '积分将退回您的账户，可在订单详情中查看进度'],
    ['points and money', 5900, '积分和款项将原路退回，可在订单详情中查看进度'],
  ])('promises what an exchange for %s cost, and no more', async (_price, cents, promise) => {
    const cancelled = {
      pay_status: 'PAYED',
      order_status: 'PAYED',
      order_status_des: 'PAYED_WAIT_PROCESS',
    } as const
    mallDouble({
      'GET /order/1001': orderDetail({
        order_id: '1001',
        order_class: 'pointsmall',
        point: 990,
        total_fee: cents,
        ...cancelled,
      }),
      'GET /pointsmall/lovely/goods/items': lovely,
    })
    signIn()
    showPage(<Exchanged />, 'item_id=1651&order_id=1001')
    expect(await screen.findByText(promise)).toBeInTheDocument()
  })

  it('reports no success for an order that the member does not have', async () => {
    mallDouble({ 'GET /order/1001': refuse('订单不存在'), 'GET /pointsmall/goods/items': lovely })
    signIn()
    showPage(<Exchanged />, 'order_id=1001')
    expect(await screen.findByRole('heading', { name: '没有查到这笔兑换订单' })).toBeInTheDocument()
    expect(screen.queryByText(/积分支付成功/)).not.toBeInTheDocument()
  })

  it('without an order reports no success, and still shows 猜你喜欢', async () => {
    const { sent } = mallDouble({ 'GET /pointsmall/goods/items': lovely })
    signIn()
    showPage(<Exchanged />)
    expect(await screen.findByRole('heading', { name: '没有查到这笔兑换订单' })).toBeInTheDocument()
    const suggestions = within(await screen.findByRole('region', { name: '猜你喜欢' }))
    expect(suggestions.getByRole('link', { name: '静音小风扇' })).toBeInTheDocument()
    expect(sent('GET', '/pointsmall/goods/items')[0]?.fields).toMatchObject({ goodsSort: '1' })
  })
})
