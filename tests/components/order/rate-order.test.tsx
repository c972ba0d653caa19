/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderPage } from '@/components/order/order-page'
import { LogisticsPage } from '@/components/order/parcel/logistics-page'
import { RatePage } from '@/components/order/rate/rate-page'
import type { Order } from '@/lib/contract/trade/order'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, showPage } from '../../fixtures/components/mall-double'
import { orderDetail } from '../../fixtures/components/trade'

beforeAll(() => {
  supportDialogs()
  window.scrollTo = () => {}
})

const items = [
  {
    id: 1,
    item_id: 11,
    item_name: '电冰箱',
    item_spec_desc: '',
    pic: '',
    num: 1,
    is_rate: 0,
  } as Order['items'][number],
]
const done = {
  order_id: '1001',
  order_status: 'DONE' as const,
  order_status_des: 'DONE' as const,
  pay_status: 'PAYED' as const,
  pay_type: 'test',
  delivery_status: 'DONE' as const,
  items,
}
const parcel = {
  delivery_id: 7,
  delivery_corp: 'SF',
  delivery_corp_name: '顺丰快递',
  delivery_code: 'SF1000200030',
  delivery_time: 1_760_000_000,
  items: [],
}
const shown = { ...parcel, items_num: 1, status_msg: '已发货', delivery_info: '快件正在派送' }

describe('the page of an order that bought a paid grade', () => {
  it('shows grade, period, amount, way of payment and state, and neither receiver nor products', async () => {
    const bought = {
      ...done,
      order_class: 'membercard',
      title: '焕新卡 月卡',
      items: [],
      total_fee: 1990,
      is_rate: 0 as const,
      paid_at: 1_760_000_000,
      ziti_status: 'NOTZITI' as const,
      vip_info: {
        vip_grade_id: 1,
        grade_name: '焕新卡',
        lv_type: 'vip' as const,
        days: 30,
        granted: 1_760_000_000,
      },
    }
    mallDouble({ 'GET /order/1001': orderDetail(bought) })
    showPage(<OrderPage orderId="1001" />)
    const grade = within(await screen.findByRole('region', { name: '付费会员' }))
    expect(grade.getByRole('link', { name: '焕新卡 月卡' })).toHaveAttribute('href', '/member/vip')
    expect(grade.getByText('有效期30天')).toBeVisible()
    expect(grade.getByText('付款方式：')).toBeVisible()
    expect(screen.getByText('已完成')).toBeVisible()
    expect(screen.getByText('您已付款成功')).toBeVisible()
    expect(screen.queryByText('收货人信息')).not.toBeInTheDocument()
    expect(screen.queryByText('商品信息')).not.toBeInTheDocument()
    expect(screen.queryByRole('link', { name: '评价' })).not.toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '再次购买' })).not.toBeInTheDocument()
  })
})

describe('the review page', () => {
  it('asks for stars and words before it sends the review', async () => {
    const { calls } = mallDouble({
      'GET /order/1001': orderDetail(done),
      'POST /order/rate/create': [],
    })
    showPage(<RatePage />, '?id=1001')
    const user = userEvent.setup()
    const submit = await screen.findByRole('button', { name: '提交评价' })
    await user.click(submit)
    expect(screen.getByRole('alert')).toHaveTextContent('请打分')
    await user.click(screen.getByRole('radio', { name: '5 星' }))
    await user.click(submit)
    expect(screen.getByRole('alert')).toHaveTextContent('评价内容不能为空')
    const text = screen.getByRole('textbox', { name: '评价晒单' })
    await user.type(text, '很好用')
    expect(document.body).toHaveTextContent('还可以输入297字')
    await user.click(screen.getByRole('checkbox', { name: '匿名提交' }))
    await user.click(submit)
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/order/rate/create')?.fields).toMatchObject({
        order_id: '1001',
        anonymous: 'true',
        'rates[0][item_id]': '11',
        'rates[0][star]': '5',
        'rates[0][content]': '很好用',
      }),
    )
  })

  it('takes the review of one of several products, and keeps the others open', async () => {
    const second = { ...items[0], id: 2, item_id: 12, item_name: '洗衣机' } as Order['items'][number]
    const { sent } = mallDouble({
      'GET /order/1001': orderDetail({ ...done, items: [...items, second] }),
      'POST /order/rate/create': [],
    })
    const { visited } = showPage(<RatePage />, '?id=1001')
    const user = userEvent.setup()
    const washer = within(await screen.findByRole('region', { name: '洗衣机' }))
    await user.type(washer.getByRole('textbox', { name: '评价晒单' }), '很安静')
    await user.click(screen.getByRole('button', { name: '提交评价' }))
    // The message stands beside the stars that it is about, and they have the focus.
    expect(washer.getByRole('radiogroup')).toHaveAccessibleDescription('请打分')
    expect(washer.getByRole('radio', { name: '1 星' })).toHaveFocus()
    expect(screen.getAllByRole('alert')).toHaveLength(1)
    await user.click(washer.getByRole('radio', { name: '4 星' }))
    await user.click(screen.getByRole('button', { name: '提交评价' }))
    await waitFor(() => expect(sent('POST', '/order/rate/create')).toHaveLength(1))
    expect(sent('POST', '/order/rate/create')[0]?.fields).toMatchObject({ 'rates[0][item_id]': '12' })
    expect(sent('POST', '/order/rate/create')[0]?.fields).not.toHaveProperty('rates[1][item_id]')
    expect(visited).toEqual([])
  })

  it('says why an order cannot be reviewed', async () => {
    mallDouble({
      'GET /order/1001': orderDetail({ ...done, order_status: 'PAYED', order_status_des: 'PAYED' }),
    })
    showPage(<RatePage />, '?id=1001')
    expect(await screen.findByText('订单完成后才能评价')).toBeInTheDocument()
  })
})

describe('parcels', () => {
  const traces = [{ AcceptTime: '2026-10-11 09:20:14', AcceptStation: '快件正在派送' }]
  const handlers = {
    'GET /order/1001': orderDetail({
      ...done,
      order_id: '1001',
      delivery_info: [parcel, { ...parcel, delivery_id: 8 }],
    }),
    'GET /delivery/lists': {
      delivery_num: 2,
      list: [shown, { ...shown, delivery_id: 8, delivery_code: 'SF2' }],
    },
    'GET /delivery/trackerpull': traces,
  }

  it('are listed on the order page, with their traces in a dialog', async () => {
    mallDouble(handlers)
    showPage(<OrderPage orderId="1001" />)
    const user = userEvent.setup()
    const section = within(await screen.findByRole('region', { name: '2个包裹已签收' }))
    await user.click(await section.findByRole('button', { name: /SF1000200030/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '查看物流' }))
    expect(await dialog.findByRole('list', { name: '物流跟踪' })).toHaveTextContent('快件正在派送')
  })

  it('have a page with the receiver and a tab for each', async () => {
    mallDouble(handlers)
    showPage(<LogisticsPage />, '?id=1001')
    expect(await screen.findByText('收货地址：')).toBeInTheDocument()
    expect(screen.getByRole('tab', { name: '包裹2' })).toBeInTheDocument()
    expect(await screen.findByText('2026-10-11 09:20:14')).toBeInTheDocument()
  })

  it('are missing without a shipment', async () => {
    mallDouble({ ...handlers, 'GET /delivery/lists': { delivery_num: 0, list: [] } })
    showPage(<LogisticsPage />, '?id=1001')
    expect(await screen.findByText('您没有相关的物流信息')).toBeInTheDocument()
  })
})
