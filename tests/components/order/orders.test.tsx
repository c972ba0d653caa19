/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { OrderList } from '@/components/order/order-list'
import { OrderPage } from '@/components/order/order-page'
import type { Order } from '@/lib/contract/trade/order'
import { orderItem } from '../../fixtures/components/aftersale'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { order, orderDetail } from '../../fixtures/components/trade'
import { wholeText } from '../../fixtures/components/whole-text'

beforeAll(() => {
  supportDialogs()
  window.scrollTo = () => {}
})

const paid = { order_status: 'PAYED', order_status_des: 'PAYED', pay_status: 'PAYED' } as const
const shipped = {
  order_status: 'WAIT_BUYER_CONFIRM',
  order_status_des: 'WAIT_BUYER_CONFIRM',
  pay_status: 'PAYED',
  delivery_status: 'DONE',
} as const
const counts = {
  normal_notpay_notdelivery: 2,
  normal_payed_daifahuo: 1,
  normal_payed_daishouhuo: 3,
  normal_payed_daiziti: 0,
  normal_not_rate: 0,
}
const page = (list: unknown[], count = list.length) => ({
  list,
  pager: { count, page_no: 1, page_size: 10 },
  total_count: count,
  count,
  rate_status: true,
})

function openList(orders: Partial<Order>[], search = '', count?: number) {
  const double = mallDouble({
    'GET /orders': page(orders.map(order), count),
    'GET /orderscount': counts,
    'POST /order/cancel': ({ fields }: SentCall) => ({
      cancel_id: 1,
      progress: fields.order_id === '1001' ? 3 : 0,
    }),
    'POST /order/confirmReceipt': order(),
  })
  return { ...showPage(<OrderList />, search), ...double, user: userEvent.setup() }
}
const card = async (orderId: string) => {
  const link = await screen.findByRole('link', { name: orderId })
  const item = link.closest('li')
  if (!item) throw new Error('the order is not in a list')
  return within(item)
}
const buttons = (inside: ReturnType<typeof within>) =>
  [...inside.queryAllByRole('button'), ...inside.queryAllByRole('link')]
    .map((one) => one.textContent)
    .filter((text) => ['付款', '确认收货', '取消订单', '订单详情'].includes(text ?? ''))
    .sort()

/** The buttons of an order in the sequence of the page, without links to products and to the order itself. */
const allButtons = (inside: ReturnType<typeof within>) =>
  [...inside.queryAllByRole('button'), ...inside.queryAllByRole('link')]
    .map((one) => one.textContent ?? '')
    .filter((text) => buttonLabels.includes(text))
    .sort()
const buttonLabels = [
  ...['付款', '修改付款凭证', '取消订单', '确认收货', '申请售后', '评价', '查看物流', '再次购买', '删除订单'],
  ...['邀请好友参团', '查看拼团'],
]
const done = { ...shipped, order_status: 'DONE', order_status_des: 'DONE', is_rate: 0 } as const
const cancelled = {
  order_status: 'CANCEL',
  order_status_des: 'CANCEL',
  cancel_status: 'SUCCESS',
} as const
const sent = { delivery_info: [{ delivery_id: 1 }] as unknown as Order['delivery_info'] }
const open: Partial<Order> = { can_apply_aftersales: 1, items: [orderItem()] }

/** Which buttons an order has (contract trade §8.2, spec 3 §5). */
const buttonsByState: [string, Partial<Order>, string[]][] = [
  ['unpaid', {}, ['付款', '取消订单']],
  ['unpaid, voucher under review', { offline_pay_check_status: 0 }, []],
  ['unpaid, voucher refused', { offline_pay_check_status: 2 }, ['付款', '修改付款凭证', '取消订单']],
  ['paid', { ...paid, can_apply_cancel: 1 }, ['取消订单']],
  ['paid, cancellation requested', { ...paid, cancel_status: 'WAIT_PROCESS' }, []],
  ['paid, cancellation refused', { ...paid, cancel_status: 'FAILS', can_apply_cancel: 0 }, []],
  [
    'paid, cancellation refused, may ask again',
    { ...paid, cancel_status: 'FAILS', can_apply_cancel: 1 },
    ['取消订单'],
  ],
  ['waits for its team', { ...paid, order_status: 'WAIT_GROUPS_SUCCESS', team_id: 7 }, ['邀请好友参团']],
  ['shipped in part', { ...paid, delivery_status: 'PARTAIL', ...sent }, ['查看物流']],
  ['shipped', { ...shipped, ...sent, ...open }, ['确认收货', '查看物流', '申请售后']],
  ['picked up', { ...done, ziti_status: 'DONE' }, ['再次购买', '删除订单', '评价']],
  ['completed', { ...done, ...sent, ...open }, ['再次购买', '删除订单', '查看物流', '申请售后', '评价']],
  ['completed and rated', { ...done, is_rate: 1 }, ['再次购买', '删除订单']],
  [
    'completed, with an open after-sale',
    {
      ...done,
      is_rate: 1,
      items: [orderItem({ aftersales_status: 'WAIT_SELLER_AGREE', left_aftersales_num: 0 })],
    },
    ['再次购买'],
  ],
  ['cancelled', cancelled, ['再次购买', '删除订单']],
]
const common = { team_id: null, pay_type: 'alipay' }

describe('the order list', () => {
  it('shows date, number, shop and actions of each state', async () => {
    openList([
      { order_id: '1001' },
      { order_id: '1002', ...paid },
      { order_id: '1003', ...shipped, distributor_id: 12, distributor_name: '城东店' },
      { order_id: '1004', order_status: 'CANCEL', order_status_des: 'CANCEL', cancel_status: 'SUCCESS' },
    ])
    const unpaid = await card('1001')
    expect(unpaid.getByText('2025-10-09 16:53:20')).toBeInTheDocument()
    expect(unpaid.getByText('焕新自营')).toBeInTheDocument()
    expect(buttons(unpaid)).toEqual(['付款', '取消订单', '订单详情'])
    expect(unpaid.getByRole('link', { name: '付款' })).toHaveAttribute('href', '/cashier?order_id=1001')
    expect(buttons(await card('1002'))).toEqual(['取消订单', '订单详情'])
    expect((await card('1003')).getByText('城东店')).toBeInTheDocument()
    expect(buttons(await card('1003'))).toEqual(['确认收货', '订单详情'])
    expect(buttons(await card('1004'))).toEqual(['订单详情'])
  })

  it('reads the tracks again with the receipt, and never shows an older one beside 已签收', async () => {
    let isDone = false
    let answered = 0
    mallDouble({
      'GET /order/1001': () =>
        orderDetail({ ...common, ...shipped, ...sent, ...(isDone ? done : {}), order_id: '1001', items: [] }),
      'GET /delivery/lists': () => {
        answered += 1
        return {
          delivery_num: 1,
          list: [
            {
              delivery_id: 1,
              delivery_corp: 'SF',
              delivery_corp_name: '顺丰快递',
              delivery_code: 'SF1',
              delivery_time: 1,
              items: [],
              items_num: 0,
              status_msg: '已发货',
              delivery_info: '商家已发货，等待快递员揽收',
            },
          ],
        }
      },
      'POST /order/confirmReceipt': () => {
        isDone = true
        return order()
      },
    })
    showPage(<OrderPage orderId="1001" />)
    const user = userEvent.setup()
    expect(await screen.findByText('商家已发货，等待快递员揽收')).toBeInTheDocument()
    await user.click(screen.getByRole('button', { name: '确认收货' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认收货' }))
    expect(await screen.findByText('已签收')).toBeInTheDocument()
    expect(screen.getByText('收货人确认签收')).toBeInTheDocument()
    expect(screen.queryByText('商家已发货，等待快递员揽收')).not.toBeInTheDocument()
    await waitFor(() => expect(answered).toBe(2))
  })

  it.each(buttonsByState)('offers what the state allows: %s', async (_state, part, expected) => {
    openList([{ order_id: '1001', ...common, ...part }])
    // 删除订单 is on the page of the order only.
    expect(allButtons(await card('1001'))).toEqual(expected.filter((label) => label !== '删除订单').sort())
  })

  it('marks orders of employee purchase alone', async () => {
    openList([{ order_id: '1', order_class: 'employee_purchase' }, { order_id: '2' }])
    expect((await card('1')).getByText('内购')).toBeInTheDocument()
    expect((await card('2')).queryByText('内购')).toBeNull()
  })

  it('calls a total 实付 once it is paid, and 应付 while it is not or never was', async () => {
    openList([
      { order_id: '1001' },
      { order_id: '1002', ...paid },
      { order_id: '1004', order_status: 'CANCEL', order_status_des: 'CANCEL', cancel_status: 'SUCCESS' },
    ])
    expect((await card('1001')).getByText(/件，/)).toHaveTextContent('应付')
    expect((await card('1002')).getByText(/件，/)).toHaveTextContent('实付')
    expect((await card('1004')).getByText(/件，/)).toHaveTextContent('应付')
  })

  it('says what is paid back, and how far that is', async () => {
    const refund = { refund_bn: 'R1', refund_type: 1, refund_point: 0, refund_channel: 'original' } as const
    const more = { aftersales_bn: '', create_time: 1_760_000_000, refund_success_time: 0 }
    openList([
      {
        order_id: '1002',
        ...paid,
        refund_list: [
          { ...refund, ...more, refund_status: 'SUCCESS', refund_fee: 2_000, refund_status_msg: '退款成功' },
          {
            ...refund,
            ...more,
            refund_status: 'PROCESSING',
            refund_fee: 3_000,
            refund_bn: 'R2',
            refund_status_msg: '退款中',
          },
          {
            ...refund,
            ...more,
            refund_status: 'READY',
            refund_fee: 4_000,
            refund_bn: 'R3',
            refund_status_msg: '待回寄',
          },
        ],
      },
    ])
    const row = await card('1002')
    expect(row.getByText(/退款成功/)).toHaveTextContent('退款成功 ¥20.00')
    expect(row.getByText(/^退款中/)).toHaveTextContent('退款中 ¥30.00')
    expect(row.getByText(/待回寄/)).toHaveTextContent('待回寄 ¥40.00')
  })

  it('opens the tab of the URL and shows the counts of all tabs', async () => {
    const { sent } = openList([{ order_id: '1001' }], 'status=5')
    await card('1001')
    expect(sent('GET', '/orders')[0]?.fields).toMatchObject({ status: '5', page: '1', order_type: 'normal' })
    const tabs = screen.getAllByRole('tab')
    await waitFor(() =>
      expect(tabs.map((tab) => tab.textContent)).toEqual(['全部', '待付款2', '待收货4', '待自提', '待评价']),
    )
    expect(screen.getByRole('tab', { selected: true })).toHaveTextContent('待付款')
  })

  it('writes tab and page into the URL', async () => {
    const { user } = openList([{ order_id: '1001' }], 'status=5', 25)
    const address = () => window.location.pathname + window.location.search
    await card('1001')
    await user.click(screen.getByRole('button', { name: '第 2 页' }))
    expect(address()).toBe('/member/trade?status=5&page=2')
    await user.click(screen.getByRole('tab', { name: /待收货/ }))
    expect(address()).toBe('/member/trade?status=1')
  })

  it('cancels an unpaid order at once, with its reason', async () => {
    const { user, sent } = openList([{ order_id: '1001' }])
    await user.click((await card('1001')).getByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
    await user.click(dialog.getByRole('button', { name: '确认取消' }))
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('取消原因必填')
    await user.click(dialog.getByRole('button', { name: '商品价格较贵' }))
    await user.click(dialog.getByRole('button', { name: '确认取消' }))
    expect(await screen.findByText('订单已取消')).toBeInTheDocument()
    expect(sent('POST', '/order/cancel')[0]?.fields.cancel_reason).toBe('商品价格较贵')
    await waitFor(() => expect(sent('GET', '/orders')).toHaveLength(2))
  })

  it('requires a reason to cancel a paid order', async () => {
    const { user, sent } = openList([{ order_id: '1002', ...paid }])
    await user.click((await card('1002')).getByRole('button', { name: '取消订单' }))
    const dialog = within(await screen.findByRole('dialog', { name: '取消订单' }))
    await user.click(dialog.getByRole('button', { name: '确认取消' }))
    expect(dialog.getByRole('textbox')).toHaveAccessibleDescription('取消原因必填')
    expect(sent('POST', '/order/cancel')).toHaveLength(0)
    await user.click(dialog.getByRole('button', { name: '不想要了' }))
    await user.click(dialog.getByRole('button', { name: '确认取消' }))
    await waitFor(() => expect(sent('POST', '/order/cancel')[0]?.fields.cancel_reason).toBe('不想要了'))
    expect(await screen.findByText('发起成功')).toBeInTheDocument()
  })

  it('confirms receipt after a question', async () => {
    const { user, sent } = openList([{ order_id: '1003', ...shipped }])
    await user.click((await card('1003')).getByRole('button', { name: '确认收货' }))
    await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: '确认收货' }))
    expect(await screen.findByText('收货成功')).toBeInTheDocument()
    expect(sent('POST', '/order/confirmReceipt')[0]?.fields.order_id).toBe('1003')
  })

  it.each([
    ['the last page that is left', 'status=5&page=4', 20, '/member/trade?status=5&page=2'],
    ['the first page when nothing is left', 'status=5&page=2', 0, '/member/trade?status=5'],
  ])('goes to %s when the page no longer exists', async (_name, search, count, address) => {
    history.replaceState(null, '', `/member/trade?${search}`)
    openList([], search, count)
    await waitFor(() => expect(window.location.pathname + window.location.search).toBe(address))
    expect(screen.queryByText('您没有相关的订单。')).not.toBeInTheDocument()
  })

  describe('after going back', () => {
    const goBackTo = (path: string) => {
      history.replaceState(null, '', path)
      window.dispatchEvent(new PopStateEvent('popstate'))
    }
    let scrolled: ScrollToOptions[]
    beforeEach(() => {
      scrolled = []
      window.scrollTo = (to?: ScrollToOptions | number) => void (typeof to === 'object' && scrolled.push(to))
      sessionStorage.setItem('mall_order_list', JSON.stringify({ orderType: 5, height: 700 }))
    })

    it('restores the scroll position', async () => {
      goBackTo('/member/trade?status=5')
      openList([{ order_id: '1001' }], 'status=5')
      await card('1001')
      expect(scrolled).toEqual([{ top: 700 }])
    })

    it('starts at the top after going back to another page', async () => {
      goBackTo('/member/trade?status=5')
      goBackTo('/items/101')
      openList([{ order_id: '1001' }], 'status=5')
      await card('1001')
      expect(scrolled).toEqual([])
    })
  })

  it('shows an empty state without orders', async () => {
    openList([])
    expect(await screen.findByText('您没有相关的订单。')).toBeInTheDocument()
  })
})

describe('the points of an order', () => {
  it.each<[string, Partial<Order>, string | null]>([
    ['an unpaid order', { bonus_points: 99, estimate_get_points: 99 }, '订单完成后可得积分99'],
    [
      'a completed order',
      { ...done, pay_type: 'wxpaypc', bonus_points: 99, estimate_get_points: 66 },
      '已得积分66',
    ],
    ['a cancelled order', { ...cancelled, bonus_points: 99, estimate_get_points: 99 }, null],
    ['an order that earns none', {}, null],
  ])('stand below the total of %s', async (_what, part, text) => {
    mallDouble({ ...common, 'GET /order/5438376000000001': orderDetail(part) })
    showPage(<OrderPage orderId="5438376000000001" />)
    const placed = await screen.findByText('下单时间')
    const row = within(placed.closest('dl') as HTMLElement).queryByText(/得积分/)?.parentElement
    expect(row?.textContent ?? null).toBe(text)
  })
})

describe('the order page', () => {
  const openOrder = (answer: unknown) => {
    mallDouble({ 'GET /order/1001': answer })
    showPage(<OrderPage orderId="1001" />)
  }

  it.each(buttonsByState)('offers what the state allows: %s', async (_state, part, expected) => {
    mallDouble({
      'GET /order/5438376000000001': { ...orderDetail({ ...common, ...part }), rate_status: true },
    })
    showPage(<OrderPage orderId="5438376000000001" />)
    expect(allButtons(within(await screen.findByRole('region', { name: '订单状态' })))).toEqual(
      [...expected].sort(),
    )
  })

  it.each([
    [{ action: 'ship', minutes: 3 }, '演示商城：约 3 分钟后自动发货'],
    [{ action: 'cancel', minutes: 1 }, '演示商城：约 1 分钟后自动同意取消'],
    [{ action: 'keep', reason: 'past' }, '演示商城：这是预置的往期订单，不会自动发货，可以申请取消'],
    [{ action: 'keep', reason: 'pickup' }, '演示商城：没有店员核销，订单会一直待自提，可以申请取消'],
    [{ action: 'keep', reason: 'voucher' }, '演示商城：没有人审核付款凭证，订单会一直待确认'],
  ] as const)('says what the demo mall does by itself: %j', async (demo_promise, text) => {
    openOrder({
      ...orderDetail({ ...paid, order_id: '1001', items: [], pay_type: 'test', delivery_info: [] }),
      demo_promise,
    })
    const status = await screen.findByRole('region', { name: '订单状态' })
    expect(status).toHaveTextContent(text)
  })

  it('says nothing of the demo in other malls', async () => {
    openOrder(orderDetail({ ...paid, order_id: '1001', items: [], pay_type: 'test', delivery_info: [] }))
    expect(await screen.findByRole('region', { name: '订单状态' })).not.toHaveTextContent('演示商城')
  })

  it('shows the remaining time of an unpaid order and offers payment', async () => {
    openOrder(orderDetail({ order_id: '1001' }))
    const status = within(await screen.findByRole('region', { name: '订单状态' }))
    expect(status.getByText('未付款')).toBeInTheDocument()
    expect(status.getByText('剩余')).toBeInTheDocument()
    expect(status.getByRole('link', { name: '付款' })).toHaveAttribute('href', '/cashier?order_id=1001')
  })

  const given = {
    title: 'unit' as const,
    content: '云杉科技',
    registration_number: '91330100MA2B0000XX',
    company_address: '',
    company_phone: '',
    bankname: '',
    bankaccount: '',
  }
  const requested = {
    invoice_id: 3,
    invoice_type: 'enterprise' as const,
    company_title: '云杉科技',
    company_tax_number: '91330100MA2B0000XX',
    invoice_amount: 20_000,
    invoice_number: '0331',
    invoice_status: 'success',
    invoice_status_msg: '开票成功',
    invoice_file_url: '/invoice.pdf',
  }
  it.each<[string, Partial<Order>, string, string[]]>([
    [
      'filled in at checkout, not paid',
      { invoice: given },
      '发票信息类型：企业开票状态：未开票公司名称：云杉科技税号：91330100MA2B0000XX',
      [],
    ],
    [
      'filled in at checkout and paid',
      { invoice: given, invoice_able: true },
      '税号：91330100MA2B0000XX确认接收邮箱后由商家开具电子发票',
      ['确认开票'],
    ],
    ['to be requested', { invoice_able: true }, '发票信息开票状态：未开票', ['申请开票']],
    [
      'issued',
      { invoice: given, invoice_info: requested, is_invoiced: true },
      '发票信息开票状态：已开票电子发票：开票成功公司名称：云杉科技税号：91330100MA2B0000XX开票金额：¥200.00发票号码：0331',
      ['查看发票'],
    ],
    ['without an invoice', {}, '', []],
  ])('has one block about its invoice: %s', async (_, part, text, actions) => {
    openOrder(orderDetail({ order_id: '1001', ...part }))
    await screen.findByRole('region', { name: '付款信息' })
    const blocks = screen.queryAllByRole('region', { name: /发票/ })
    expect(blocks).toHaveLength(text === '' ? 0 : 1)
    for (const block of blocks) {
      expect(block).toHaveTextContent(text)
      const own = within(block)
      expect(
        [...own.queryAllByRole('button'), ...own.queryAllByRole('link')].map((one) => one.textContent),
      ).toEqual(actions)
    }
  })

  it('of a transfer waits for the shop, not for the buyer, while the voucher is checked', async () => {
    openOrder(orderDetail({ order_id: '1001', offline_pay_check_status: 0 }))
    const status = within(await screen.findByRole('region', { name: '订单状态' }))
    expect(status.getByText('凭证已提交，等待商家确认')).toBeInTheDocument()
    const payment = within(screen.getByRole('region', { name: '付款信息' }))
    expect(payment.getByText('凭证已提交，等待商家确认')).toBeInTheDocument()
    expect(screen.queryByText(/等待您付款|未付款/)).not.toBeInTheDocument()
    expect(screen.getAllByText(/1001/)).toHaveLength(1)
  })

  it('of a refused transfer says why', async () => {
    mallDouble({
      'GET /order/1001': orderDetail({ order_id: '1001', offline_pay_check_status: 2 }),
      'GET /order/offline/get/voucher': { id: 3, check_status: 2, remark: '金额不符' },
    })
    showPage(<OrderPage orderId="1001" />)
    expect(await screen.findByText('付款凭证未通过：金额不符')).toBeInTheDocument()
  })

  it('shows receiver and payment', async () => {
    openOrder(
      orderDetail(
        { order_id: '1001', ...paid, pay_type: 'alipay' },
        { tradeInfo: { payDate: '2025-10-09 17:00:00' } as never },
      ),
    )
    const receiver = within(await screen.findByRole('region', { name: '收货人信息' }))
    expect(receiver.getByText('浙江省杭州市西湖区文三路1号')).toBeInTheDocument()
    const payment = within(screen.getByRole('region', { name: '付款信息' }))
    expect(payment.getByText('支付宝支付')).toBeInTheDocument()
    expect(payment.getByText('2025-10-09 17:00:00')).toBeInTheDocument()
  })

  it('says why freight was charged', async () => {
    openOrder(orderDetail({ order_id: '1001', freight_fee: 1200, freight_rule: '未满 ¥99.00' }))
    expect((await screen.findByText(wholeText('未满 ¥99.00'))).closest('dd')).toHaveTextContent('+¥12.00')
  })

  it('shows a notice for unknown orders and orders of others', async () => {
    openOrder([])
    expect(await screen.findByText('抱歉，没有找到这个订单')).toBeInTheDocument()
  })

  it('can be loaded again after a failure', async () => {
    openOrder(refuse('系统繁忙'))
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument()
  })
})

describe('the state of an order', () => {
  it.each<[Partial<Order>, string]>([
    [paid, '待发货'],
    [shipped, '待收货'],
    [{ ...shipped, order_status: 'DONE', order_status_des: 'DONE' }, '已完成'],
    [{}, '未付款'],
    [{ offline_pay_check_status: 0 }, '待商家确认'],
  ])('has one word in the list and on its page (%#)', async (state, word) => {
    const shown = { ...state, order_id: '1001', items: [], pay_type: 'test', delivery_info: [] }
    openList([shown])
    expect((await card('1001')).getAllByText(word).length).toBeGreaterThan(0)
    cleanup()
    mallDouble({ 'GET /order/1001': orderDetail(shown) })
    showPage(<OrderPage orderId="1001" />)
    expect(within(await screen.findByRole('region', { name: '订单状态' })).getByText(word)).toBeVisible()
  })

  it('waiting for pickup shows two codes, each with what the clerk needs it for', async () => {
    mallDouble({
      'GET /order/1001': orderDetail({
        ...paid,
        order_status_des: 'PAYED_PENDING' as const,
        ziti_status: 'PENDING' as const,
        order_id: '1001',
        items: [],
        pay_type: 'test',
      }),
      'GET /ziticode': {
        code: '135790',
        qrcode_url: 'data:image/png;base64,',
        ziti_status: 'PENDING',
        pickup_code: '246801',
      },
    })
    showPage(<OrderPage orderId="1001" />)
    expect((await screen.findByText('135790')).closest('p')).toHaveTextContent(
      '提货码：135790店员扫码或输入此码即可核销，每5分钟更新',
    )
    expect(screen.getByText('246801').closest('p')).toHaveTextContent(
      '提货验证码：246801店员按订单号核销时，请出示并告知店员此验证码，与短信中的一致',
    )
  })
})
