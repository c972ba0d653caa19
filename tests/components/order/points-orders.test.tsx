/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AftersaleLine } from '@/components/aftersale/aftersale-line'
import { OrderList } from '@/components/order/order-list'
import { OrderPage } from '@/components/order/order-page'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import type { Order, OrderDetail } from '@/lib/contract/trade/order'
import { orderItem } from '../../fixtures/components/aftersale'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { order, orderDetail } from '../../fixtures/components/trade'

beforeAll(() => {
  supportDialogs()
  window.scrollTo = () => {}
})

const line = orderItem({
  item_id: 1651,
  item_name: '便携榨汁杯',
  num: 2,
  price: 5900,
  market_price: 19_900,
  item_fee: 11_800,
  total_fee: 11_800,
  discount_fee: 0,
  share_points: 3000,
  point: 3000,
  subsidy_fee: 0,
})
const exchanged: Partial<Order> = {
  order_id: '5438376000000001',
  order_class: 'pointsmall',
  pay_status: 'PAYED',
  pay_type: 'point',
  order_status: 'PAYED',
  order_status_des: 'PAYED',
  item_fee: 11_800,
  total_fee: 11_800,
  item_point: 3000,
  point: 3120,
  freight_fee: 120,
  freight_type: 'point',
  items: [line],
  can_apply_aftersales: 1,
}
const pageOf = (list: unknown[]) => ({
  list,
  pager: { count: list.length, page_no: 1, page_size: 10 },
  total_count: list.length,
  count: list.length,
  rate_status: true,
})

describe('orders of the points mall', () => {
  it('have a list of their own, without pickup', async () => {
    const { sent } = mallDouble({ 'GET /orders': pageOf([order(exchanged)]) })
    showPage(<OrderList of="points" />)
    const link = await screen.findByRole('link', { name: '5438376000000001' })
    const card = within(link.closest('li') as HTMLElement)
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      '全部',
      '待付款',
      '待收货',
      '待评价',
    ])
    expect(sent('GET', '/orders')[0]?.fields).toMatchObject({ order_type: 'normal_pointsmall' })
    expect(card.getByRole('link', { name: '便携榨汁杯' })).toHaveAttribute('href', '/pointitems/1651')
    expect(card.getByText('3120')).toBeInTheDocument()
    expect(card.getByText('积分', { selector: '.tag' })).toBeInTheDocument()
    expect(card.getByText('120').parentElement).toHaveTextContent('120 积分')
  })

  it('lead back to the points mall when there are none', async () => {
    mallDouble({ 'GET /orders': pageOf([]) })
    showPage(<OrderList of="points" />)
    expect(await screen.findByRole('link', { name: '去兑换' })).toHaveAttribute('href', '/pointitems')
  })

  it('show points and money per piece, per line and in all, and offer no after-sale', async () => {
    const trade = { payTypeName: '无需支付', payDate: '' } as unknown as OrderDetail['tradeInfo']
    mallDouble({ 'GET /order/5438376000000001': orderDetail(exchanged, { tradeInfo: trade }) })
    showPage(<OrderPage orderId="5438376000000001" />)
    const goods = within(await screen.findByRole('region', { name: '商品信息' }))
    expect(goods.getByText('1500')).toBeInTheDocument()
    expect(goods.getByText('3000')).toBeInTheDocument()
    expect(goods.queryByText(/实付分摊/)).not.toBeInTheDocument()
    expect(screen.getByText('120').parentElement).toHaveTextContent('120 积分')
    expect(screen.getByText('3120')).toBeInTheDocument()
    expect(screen.getByText('积分支付')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '申请售后' })).not.toBeInTheDocument()
  })

  it('cannot be bought again through the cart', async () => {
    mallDouble({
      'GET /order/5438376000000001': orderDetail({
        ...exchanged,
        order_status: 'CANCEL',
        order_status_des: 'CANCEL',
        pay_status: 'NOTPAY',
      }),
    })
    showPage(<OrderPage orderId="5438376000000001" />)
    await screen.findByRole('region', { name: '商品信息' })
    expect(screen.queryByRole('button', { name: '再次购买' })).not.toBeInTheDocument()
  })

  it.each([
    ['points alone', { total_fee: 0 }, '商家审核通过后，积分将退回您的账户'],
    ['points and money', { total_fee: 11_800 }, '商家审核通过后，积分和款项将原路退回'],
    ['nothing', { point: 0, total_fee: 0 }, '商家审核通过后，订单将关闭'],
  ])('promise on their cancellation what they cost: %s', async (_cost, part, promise) => {
    mallDouble({ 'GET /orders': pageOf([order({ ...exchanged, can_apply_cancel: 1, ...part })]) })
    showPage(<OrderList of="points" />)
    await userEvent.click(await screen.findByRole('button', { name: '取消订单' }))
    expect(await within(await screen.findByRole('dialog')).findByText(promise)).toBeInTheDocument()
  })

  it('name their products in after-sales with the page of the points mall', () => {
    const detail = {
      item_id: 1651,
      item_name: '便携榨汁杯',
      item_pic: '',
      num: 1,
    } as Aftersale['detail'][number]
    showPage(<AftersaleLine detail={detail} orderLine={line} isPoints />)
    expect(screen.getByRole('link', { name: '便携榨汁杯' })).toHaveAttribute('href', '/pointitems/1651')
    expect(screen.getByText('1500')).toBeInTheDocument()
  })
})
