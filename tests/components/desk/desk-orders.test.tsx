/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { DeskAftersale } from '@/components/desk/trade/aftersales/desk-aftersale-page'
import { DeskOrder } from '@/components/desk/trade/orders/desk-order-page'
import { PickupDesk } from '@/components/desk/trade/pickup/pickup-desk'
import type { Order } from '@/lib/contract/trade/order'
import { aftersaleInfo, orderItem } from '../../fixtures/components/aftersale'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage } from '../../fixtures/components/mall-double'
import { overview } from '../../fixtures/components/merchant-answers'
import { orderDetail } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => localStorage.clear())

/** Orders and after-sales at the desk: what is to be done, and what is sent. */

const orderId = '5438376000000001'
const line = (part: Parameters<typeof orderItem>[0] = {}) =>
  orderItem({
    item_bn: 'KT-01',
    num: 3,
    point: 0,
    delivery_item_num: 0,
    cancel_item_num: 0,
    item_fee: 30_000,
    total_fee: 27_000,
    discount_info: [{ id: 1, type: 'full_minus', info: '国庆满减', rule: '满300减30', discount_fee: 3000 }],
    ...part,
  })
const paid: Partial<Order> = {
  order_status: 'PAYED',
  order_status_des: 'PAYED',
  pay_status: 'PAYED',
  total_fee: 27_000,
  item_fee: 30_000,
  discount_fee: 3000,
  point: 0,
  items: [
    line(),
    line({ id: 7702, item_name: '挂机支架', num: 1, item_fee: 0, total_fee: 0, discount_info: [] }),
  ],
}
const page = (part: Partial<Order> = {}, more = {}) => {
  const detail = orderDetail({ ...paid, ...part })
  const own = { member: { user_id: 1, mobile: '138****8000' }, operator_remark: '', unshipped_num: 4 }
  return {
    ...detail,
    orderInfo: { ...detail.orderInfo, ...own },
    afterSaleInfo: { list: [], total_count: 0 },
    refunds: [],
    parcels: [],
    audit: [],
    ...more,
  }
}
const atDesk = (role: string) => ({
  'GET /merchant/settlementapply/auditstatus': { audit_status: '2', audit_memo: '' },
  'GET /operator/shop/overview': { ...overview, shop: null, desk_role: role },
  'GET /operator/audit': { list: [], total_count: 0, more: false, next: null },
})
const shown = (answer: unknown, more = {}, role = 'owner') => {
  const mall = mallDouble({ ...atDesk(role), [`GET /operator/order/${orderId}`]: answer, ...more })
  showPage(<DeskOrder orderId={orderId} />)
  return { ...mall, user: userEvent.setup() }
}
const actionsShown = async () => {
  const head = await screen.findByRole('region', { name: '订单状态' })
  await within(head).findByRole('button', { name: '备注' })
  return within(head)
    .getAllByRole('button')
    .map((button) => button.textContent)
    .filter((text) => text !== '复制')
}

it('names every share of a line, down to what was paid', async () => {
  shown(page())
  const lines = await screen.findByRole('region', { name: '商品 (2)' })
  expect(within(lines).getByText('国庆满减（满300减30）')).toBeInTheDocument()
  expect(within(lines).getByText('-¥30.00')).toBeInTheDocument()
  expect(within(lines).getAllByText('未发货 3')).toHaveLength(1)
})

it.each([
  ['owner', ['发货', '取消未发货商品', '备注']],
  ['order', ['发货', '取消未发货商品', '备注']],
])('a %s finds what the state allows', async (role, actions) => {
  shown(page(), {}, role)
  expect(await actionsShown()).toEqual(actions)
})

it('people who may only see find no buttons', async () => {
  shown(page(), {}, 'reader')
  const head = await screen.findByRole('region', { name: '订单状态' })
  await screen.findByRole('heading', { name: '操作记录' })
  expect(
    within(head)
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['复制'])
})

describe('发货', () => {
  const answers = {
    'POST /operator/order/ship': {
      delivery_id: 1,
      order_id: orderId,
      delivery_status: 'DONE',
      order_status: '',
    },
  }
  const opened = async (part: Partial<Order> = {}, more: Record<string, unknown> = answers) => {
    const mall = shown(page(part), more)
    await mall.user.click(await screen.findByRole('button', { name: '发货' }))
    return { ...mall, dialog: within(await screen.findByRole('dialog', { name: '发货' })) }
  }

  it('sends all that is left by a scanned number, and remembers the courier', async () => {
    const { user, dialog, sent } = await opened()
    await user.selectOptions(dialog.getByLabelText(/物流公司/), 'SF')
    // A scanner types a number with spaces, and Enter.
    await user.type(dialog.getByLabelText(/运单号/), 'SF 1020 3040 506{Enter}')
    await waitFor(() =>
      expect(sent('POST', '/operator/order/ship')[0]?.fields).toMatchObject({
        order_id: orderId,
        delivery_corp: 'SF',
        delivery_code: 'SF10203040506',
      }),
    )
    expect(sent('POST', '/operator/order/ship')[0]?.fields).not.toHaveProperty('items[0][id]')
    const again = await opened()
    expect(again.dialog.getByLabelText(/物流公司/)).toHaveValue('SF')
  })

  it('sends a part of the units in a parcel of its own', async () => {
    const { user, dialog, sent } = await opened()
    await user.selectOptions(dialog.getByLabelText(/物流公司/), 'JD')
    await user.type(dialog.getByLabelText(/运单号/), 'JD20003000')
    await user.click(dialog.getByLabelText('分包裹发货，只发一部分商品'))
    const first = dialog.getByLabelText('变频空调的数量')
    const second = dialog.getByLabelText('挂机支架的数量')
    await user.clear(first)
    await user.type(first, '2')
    await user.clear(second)
    await user.type(second, '0')
    await user.click(dialog.getByRole('button', { name: '发货' }))
    await waitFor(() =>
      expect(sent('POST', '/operator/order/ship')[0]?.fields).toMatchObject({
        'items[0][id]': '7701',
        'items[0][num]': '2',
      }),
    )
    expect(sent('POST', '/operator/order/ship')[0]?.fields).not.toHaveProperty('items[1][id]')
  })

  it('asks for courier and number, and shows what the mall refuses', async () => {
    const { user, dialog, sent } = await opened(
      {},
      { 'POST /operator/order/ship': refuse('订单状态不能发货') },
    )
    await user.click(dialog.getByRole('button', { name: '发货' }))
    expect(dialog.getByLabelText(/物流公司/)).toHaveAccessibleDescription('物流公司不能为空')
    await user.selectOptions(dialog.getByLabelText(/物流公司/), 'SF')
    expect(dialog.getByLabelText(/运单号/)).toHaveAccessibleDescription('运单号不能为空')
    expect(sent('POST', '/operator/order/ship')).toHaveLength(0)
    await user.type(dialog.getByLabelText(/运单号/), 'SF102030{Enter}')
    expect(await dialog.findByText('订单状态不能发货')).toBeInTheDocument()
  })
})

it('a lower price says what the buyer will pay', async () => {
  const { user, sent } = shown(
    page({ order_status: 'NOTPAY', order_status_des: 'NOTPAY', pay_status: 'NOTPAY', freight_fee: 1000 }),
    { 'POST /operator/order/price': page().orderInfo },
  )
  await user.click(await screen.findByRole('button', { name: '改价' }))
  const dialog = within(await screen.findByRole('dialog', { name: '改价' }))
  await user.type(dialog.getByLabelText(/优惠金额/), '300')
  await user.click(dialog.getByRole('button', { name: '确认' }))
  expect(dialog.getByText('请填写0.01到260.00元')).toBeInTheDocument()
  await user.clear(dialog.getByLabelText(/优惠金额/))
  await user.type(dialog.getByLabelText(/优惠金额/), '20.5')
  expect(dialog.getByText('改价后应付 ¥249.50')).toBeInTheDocument()
  await user.click(dialog.getByRole('button', { name: '确认' }))
  await waitFor(() =>
    expect(sent('POST', '/operator/order/price')[0]?.fields).toMatchObject({
      order_id: orderId,
      down: '2050',
    }),
  )
})

it('a cancellation is refused with a reason only', async () => {
  const { user, sent } = shown(
    page(
      { order_status_des: 'PAYED_WAIT_PROCESS', cancel_status: 'WAIT_PROCESS' },
      { cancelData: { cancel_reason: '不想要了' } },
    ),
    { 'POST /operator/order/cancel/review': page().orderInfo },
  )
  expect(await screen.findByText('买家申请取消：不想要了')).toBeInTheDocument()
  await user.click(await screen.findByRole('button', { name: '审核取消' }))
  const dialog = within(await screen.findByRole('dialog', { name: '审核取消申请' }))
  expect(dialog.getByText(/退还买家 ¥270.00/)).toBeInTheDocument()
  await user.click(dialog.getByLabelText('拒绝取消'))
  await user.click(dialog.getByRole('button', { name: '确认' }))
  expect(dialog.getByText('拒绝原因必填')).toBeInTheDocument()
  await user.type(dialog.getByLabelText(/拒绝原因/), '已打包')
  await user.click(dialog.getByRole('button', { name: '确认' }))
  await waitFor(() =>
    expect(sent('POST', '/operator/order/cancel/review')[0]?.fields).toMatchObject({ reason: '已打包' }),
  )
})

describe('an after-sale', () => {
  const address = {
    address_id: 5,
    distributor_id: 0,
    name: '焕新自营',
    contact: '售后部',
    mobile: '0571-10000000',
    province: '上海市',
    city: '上海市',
    area: '浦东新区',
    address: '张江路1号',
    hours: '',
    is_default: 1,
  }
  const opened = async (info: object, more: Record<string, unknown> = {}) => {
    const mall = mallDouble({
      ...atDesk('owner'),
      'GET /operator/aftersales/info': info,
      'GET /operator/aftersales/addresses': { list: [address], total_count: 1 },
      ...more,
    })
    showPage(<DeskAftersale number="202510120000001" />)
    return { ...mall, user: userEvent.setup() }
  }
  const waiting = {
    ...aftersaleInfo(),
    status_msg: '待处理',
    progress_msg: '等待商家处理',
    app_info: {
      buttons: [],
      order_info: { order_id: orderId, receiver_name: '周明远', receiver_mobile: '' },
    },
    order_info: { order_class: 'normal' },
  }

  it('is agreed with a lower sum, that is shown before, and the default return address', async () => {
    const { user, sent } = await opened(waiting, { 'POST /operator/aftersales/review': waiting })
    await user.click(await screen.findByRole('button', { name: '处理售后' }))
    const dialog = within(await screen.findByRole('dialog', { name: '处理售后' }))
    expect(await dialog.findByLabelText(/上海市浦东新区张江路1号/)).toBeChecked()
    const money = dialog.getByLabelText(/退款金额/)
    await user.clear(money)
    await user.type(money, '40')
    await user.click(dialog.getByRole('button', { name: '提交' }))
    expect(dialog.getByText('请填写0到33.33元')).toBeInTheDocument()
    await user.clear(money)
    await user.type(money, '30')
    expect(dialog.getByText('¥30.00')).toBeInTheDocument()
    await user.click(dialog.getByRole('button', { name: '提交' }))
    await waitFor(() =>
      expect(sent('POST', '/operator/aftersales/review')[0]?.fields).toMatchObject({
        aftersales_bn: '202510120000001',
        refund_fee: '3000',
        aftersales_address_id: '5',
      }),
    )
  })

  it('that waits for the goods can only be refused', async () => {
    await opened({ ...waiting, aftersales_status: 1, progress: 1 })
    const head = await screen.findByRole('region', { name: '售后状态' })
    await within(head).findByRole('button', { name: '驳回' })
    expect(within(head).getAllByRole('button')).toHaveLength(2)
  })
})

describe('核销自提', () => {
  const found = page({ order_status_des: 'PAYED_PENDING' }).orderInfo

  it('shows what is handed over first, and is ready for the next code', async () => {
    const { sent } = mallDouble({
      ...atDesk('clerk'),
      'POST /operator/order/pickup/find': found,
      'POST /operator/order/pickup': found,
    })
    const user = userEvent.setup()
    showPage(<PickupDesk />)
    await user.type(screen.getByLabelText('提货码'), 'ZT_123456{Enter}')
    const waiting = within(await screen.findByRole('region', { name: '待核销订单' }))
    expect(waiting.getByText('× 3')).toBeInTheDocument()
    expect(sent('POST', '/operator/order/pickup')).toHaveLength(0)
    await user.click(waiting.getByRole('button', { name: '确认核销' }))
    expect(await screen.findByRole('region', { name: '刚刚核销' })).toBeInTheDocument()
    expect(sent('POST', '/operator/order/pickup')[0]?.fields).toMatchObject({ code: 'ZT_123456' })
    expect(screen.getByLabelText('提货码')).toHaveFocus()
    expect(screen.getByLabelText('提货码')).toHaveValue('')
  })

  it('says when a code is wrong, before the mall is asked', async () => {
    const { sent } = mallDouble({
      ...atDesk('clerk'),
      'POST /operator/order/pickup/find': refuse('提货码已过期'),
    })
    const user = userEvent.setup()
    showPage(<PickupDesk />)
    await user.type(screen.getByLabelText('提货码'), '12345{Enter}')
    expect(screen.getByLabelText('提货码')).toHaveAccessibleDescription(/提货码错误/)
    expect(sent('POST', '/operator/order/pickup/find')).toHaveLength(0)
    await user.type(screen.getByLabelText('提货码'), '6{Enter}')
    expect(await screen.findByText('提货码已过期')).toBeInTheDocument()
  })
})
