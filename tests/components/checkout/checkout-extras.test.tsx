/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CartCoupons } from '@/components/cart/cart-coupons'
import { Checkout } from '@/components/checkout/checkout'
import type { Card } from '@/lib/contract/catalogue/coupon'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, type SentCall } from '../../fixtures/components/mall-double'
import { address, preview } from '../../fixtures/components/trade'

beforeAll(supportDialogs)
beforeEach(() => {
  window.history.replaceState(null, '')
  sessionStorage.clear()
})

const listOf = (list: unknown[]) => ({ list, total_count: list.length, count: list.length })
const card = (part: Partial<Card> = {}): Partial<Card> => ({
  card_id: 8,
  card_type: 'cash',
  title: '家电50元券',
  date_type: 'DATE_TYPE_FIX_TIME_RANGE',
  begin_date: Date.parse('2025-10-01T00:00:00+08:00') / 1000,
  end_date: Date.parse('2025-10-31T23:59:59+08:00') / 1000,
  fixed_term: 0,
  discount: 0,
  reduce_cost: 5000,
  least_cost: 30_000,
  received_flag: 0,
  button_status: { label: 'get', text: '领取' },
  ...part,
})

describe('CartCoupons', () => {
  it('fetches coupons when the list opens, and claims one once', async () => {
    let isClaimed = false
    const { sent } = mallDouble({
      'GET /getCardList': () =>
        listOf([
          card(
            isClaimed ? { received_flag: 1, button_status: { label: 'get_invalid', text: '已领取' } } : {},
          ),
        ]),
      'POST /user/receiveCard': () => {
        isClaimed = true
        return { status: { code: 'C1', card_id: 8, total_lastget_num: 1, lastget_num: 0 } }
      },
    })
    showPage(<CartCoupons shopId={12} itemIds={[101, 204]} />)
    const user = userEvent.setup()
    expect(sent('GET', '/getCardList')).toHaveLength(0)

    await user.click(screen.getByRole('button', { name: '优惠券' }))
    const row = within(await screen.findByRole('listitem'))
    expect(row.getByText(/代金券 · 满300元可用/)).toBeInTheDocument()
    expect(row.getByText('2025.10.01 - 2025.10.31')).toBeInTheDocument()
    // Only coupons that cover something in the cart.
    expect(sent('GET', '/getCardList')[0]?.fields).toMatchObject({
      distributor_id: '12',
      'item_id[0]': '101',
      'item_id[1]': '204',
    })

    await user.click(row.getByRole('button', { name: '领取' }))
    expect(await screen.findByText('领取成功')).toBeInTheDocument()
    expect(sent('POST', '/user/receiveCard')[0]?.fields.card_id).toBe('8')
    expect(await screen.findByRole('button', { name: '已领取' })).toBeDisabled()
  })
})

describe('points, invoice and pickup in the checkout', () => {
  const placed = { order_id: '1001', pay_type: '', order_type: 'normal', team_id: null, total_fee: 10_000 }
  const usual = {
    'GET /member/addresslist': listOf([address({ is_def: true })]),
    'GET /user/newGetCardList': listOf([]),
    'POST /order_new': placed,
  }
  const submit = async (user: ReturnType<typeof userEvent.setup>) => {
    const [button] = await screen.findAllByRole('button', { name: '提交订单' })
    if (!button) throw new Error('there is no submit button')
    await waitFor(() => expect(button).toBeEnabled())
    await user.click(button)
  }

  it('limits points to what order and balance allow', async () => {
    const rule = { deduct_proportion_limit: 50, deduct_point: 100, full_amount: false }
    const { sent } = mallDouble({
      ...usual,
      'POST /getFreightFee': ({ fields }: SentCall) => {
        const used = Number(fields.point_use ?? 0)
        return preview({
          is_open_deduct_point: true,
          user_point: 800,
          max_point: 500,
          deduct_point_rule: rule,
          real_use_point: used,
          point_fee: used,
          total_fee: 10_000 - used,
        })
      },
    })
    showPage(<Checkout />, 'mode=cart&id=0')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: '使用积分' }))
    await waitFor(() => expect(sent('POST', '/getFreightFee').at(-1)?.fields.point_use).toBe('500'))

    const points = screen.getByRole('textbox', { name: '使用积分' })
    await user.clear(points)
    await user.type(points, '9999{Enter}')
    expect(points).toHaveValue('500')
    await user.clear(points)
    await user.type(points, '200{Enter}')
    await waitFor(() => expect(sent('POST', '/getFreightFee').at(-1)?.fields.point_use).toBe('200'))
    expect(await screen.findByText('积分抵扣', { selector: 'dt' })).toBeInTheDocument()
  })
  const withPoints = ({ fields }: SentCall) => {
    const used = Number(fields.point_use ?? 0)
    return preview({
      is_open_deduct_point: true,
      user_point: 800,
      max_point: 500,
      deduct_point_rule: { deduct_proportion_limit: 50, deduct_point: 100, full_amount: false },
      real_use_point: used,
      point_fee: used,
      invoice_status: 1 as const,
      total_fee: 10_000 - used,
    })
  }

  it('says what the points are worth before they are used', async () => {
    mallDouble({ ...usual, 'POST /getFreightFee': withPoints })
    showPage(<Checkout />, 'mode=cart&id=0')
    expect(await screen.findByRole('region', { name: '积分抵扣' })).toHaveTextContent('可抵 ¥5.00')
  })

  it('keeps points, invoice and message over a reload, until the order is placed', async () => {
    const { sent } = mallDouble({ ...usual, 'POST /getFreightFee': withPoints })
    showPage(<Checkout />, 'mode=cart&id=0')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: '使用积分' }))
    await user.click(screen.getByRole('checkbox', { name: '需要发票' }))
    await user.type(screen.getByLabelText(/发票抬头/), '周明远')
    await user.type(screen.getByLabelText('给商家留言：'), '请提前电话')
    cleanup()
    const again = showPage(<Checkout />, 'mode=cart&id=0')
    expect(await screen.findByRole('checkbox', { name: '使用积分' })).toBeChecked()
    expect(screen.getByLabelText(/发票抬头/)).toHaveValue('周明远')
    expect(screen.getByLabelText('给商家留言：')).toHaveValue('请提前电话')
    await submit(user)
    await waitFor(() => expect(again.visited).toHaveLength(1))
    expect(sent('POST', '/order_new')[0]?.fields).toMatchObject({
      point_use: '500',
      remark: '请提前电话',
      'invoice_content[content]': '周明远',
    })
    expect(sessionStorage).toHaveLength(0)
  })

  it('forgets kept points that are too many by now', async () => {
    sessionStorage.setItem('mall_checkout_0_cart_normal_0', JSON.stringify({ points: 9000 }))
    mallDouble({
      ...usual,
      'POST /getFreightFee': (call: SentCall) =>
        Number(call.fields.point_use ?? 0) > 500 ? refuse('积分不足') : withPoints(call),
    })
    showPage(<Checkout />, 'mode=cart&id=0')
    expect(await screen.findByRole('checkbox', { name: '使用积分' })).not.toBeChecked()
  })

  it('offers the kept invoice titles, the default one first, and complains about a field only once it was left', async () => {
    const title = { tax_number: '', telephone: '', business_address: '', bank: '', bank_account: '' }
    mallDouble({
      ...usual,
      'GET /member/invoicelist': listOf([
        { ...title, id: 1, invoices_type: 'individual', name: '周明远', is_def: 1 },
        {
          ...title,
          id: 2,
          invoices_type: 'enterprise',
          name: '之江示例公司',
          is_def: 0,
          tax_number: '91330100MA27X12345',
        },
      ]),
      'POST /getFreightFee': withPoints,
    })
    showPage(<Checkout />, 'mode=cart&id=0')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: '需要发票' }))
    await waitFor(() => expect(screen.getByLabelText(/发票抬头/)).toHaveValue('周明远'))
    await user.selectOptions(screen.getByLabelText('常用抬头'), '之江示例公司')
    expect(screen.getByLabelText(/税号/)).toHaveValue('91330100MA27X12345')
    // A refused submission of one kind says nothing of the fields of the other.
    await user.clear(screen.getByLabelText(/公司名称/))
    await submit(user)
    expect(await screen.findByText('请填写公司名称')).toBeInTheDocument()
    await user.click(screen.getByRole('radio', { name: '个人发票' }))
    expect(screen.queryByText('请填写发票抬头')).not.toBeInTheDocument()
    await user.click(screen.getByLabelText(/发票抬头/))
    await user.tab()
    expect(screen.getByText('请填写发票抬头')).toBeInTheDocument()
  })

  it('shows members without points what points are for', async () => {
    const rule = { deduct_proportion_limit: 50, deduct_point: 100, full_amount: false }
    const none = { is_open_deduct_point: true, user_point: 0, max_point: 0, deduct_point_rule: rule }
    mallDouble({ ...usual, 'POST /getFreightFee': preview(none) })
    showPage(<Checkout />, 'mode=cart&id=0')
    expect(await screen.findByRole('checkbox', { name: '使用积分' })).toBeDisabled()
    expect(screen.getByRole('region', { name: '积分抵扣' })).toHaveTextContent('用户可用积分 0')
  })

  it('picks one of many addresses in a list that is confirmed with 确认收货信息', async () => {
    const named = (address_id: number) =>
      address({ address_id, username: `收件人${address_id}`, is_def: address_id === 1 })
    const { sent } = mallDouble({
      ...usual,
      'GET /member/addresslist': listOf([1, 2, 3, 4, 5].map(named)),
      'POST /getFreightFee': preview(),
    })
    showPage(<Checkout />, 'mode=cart&id=0')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('button', { name: /更多地址/ }))
    const dialog = within(await screen.findByRole('dialog', { name: '选择收货地址' }))
    expect(dialog.getByRole('radio', { name: /收件人1/ })).toBeChecked()
    await user.click(dialog.getByRole('radio', { name: /收件人5/ }))
    await user.click(dialog.getByRole('button', { name: '确认收货信息' }))
    await waitFor(() => expect(sent('POST', '/getFreightFee').at(-1)?.fields.receiver_name).toBe('收件人5'))
    expect(screen.getByRole('radio', { name: /收件人5/ })).toBeChecked()
  })

  it('sends a complete invoice and rejects an incomplete one', async () => {
    const { sent } = mallDouble({ ...usual, 'POST /getFreightFee': preview({ invoice_status: 1 }) })
    const { visited } = showPage(<Checkout />, 'mode=cart&id=0')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('checkbox', { name: '需要发票' }))
    await user.click(screen.getByRole('radio', { name: '企业发票' }))
    await submit(user)
    expect(await screen.findByText('请填写公司名称')).toBeInTheDocument()
    const title = screen.getByLabelText(/公司名称/)
    expect(title).toHaveFocus()
    expect(title).toHaveAccessibleDescription('请填写公司名称')
    await user.type(title, '之江示例公司')
    await user.type(screen.getByLabelText(/税号/), '91330100ma27x12345')
    await submit(user)
    await waitFor(() => expect(visited).toEqual(['/cashier?order_id=1001']))
    expect(sent('POST', '/order_new')[0]?.fields).toMatchObject({
      'invoice_content[title]': 'unit',
      'invoice_content[content]': '之江示例公司',
      'invoice_content[registration_number]': '91330100MA27X12345',
    })
  })

  it('starts what a guest wanted to buy before signing in, and leaves it out of the address', async () => {
    const { sent } = mallDouble({ ...usual, 'POST /cart': {}, 'POST /getFreightFee': preview() })
    const { visited } = showPage(<Checkout />, 'mode=fastbuy&id=0&buy=101&num=3')
    await waitFor(() => expect(visited).toEqual(['/cart/checkout?mode=fastbuy&id=0']))
    expect(sent('POST', '/cart').map(({ fields }) => fields)).toMatchObject([
      { item_id: '101', num: '3', cart_type: 'fastbuy' },
    ])
    expect(sent('POST', '/getFreightFee')).toHaveLength(0)
  })

  it('says why what a guest wanted can no longer be bought', async () => {
    mallDouble({ ...usual, 'POST /cart': refuse('库存不足') })
    showPage(<Checkout />, 'mode=fastbuy&id=0&buy=101&num=3')
    expect(await screen.findByText('库存不足')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回商品' })).toHaveAttribute('href', '/items/101')
  })

  it('offers pickup for shops that support it', async () => {
    const { sent } = mallDouble({
      ...usual,
      'POST /getFreightFee': preview(),
      'GET /distributor/is_valid': { distributor_id: 12, is_ziti: true, lng: '120.1', lat: '30.2' },
      'GET /distributor/pickuplocation': listOf([
        {
          id: -12,
          name: '城东店',
          province: '浙江省',
          city: '杭州市',
          area: '西湖区',
          address: '文三路1号',
          contract_phone: '0571-1000',
          hours: [['00:00', '23:59']],
          workdays: [],
          wait_pickup_days: 3,
          latest_pickup_time: null,
        },
      ]),
    })
    const { visited } = showPage(<Checkout />, 'mode=cart&id=12')
    const user = userEvent.setup()
    await user.click(await screen.findByRole('radio', { name: '自提' }))
    expect(await screen.findByRole('heading', { name: '自提点信息' })).toBeInTheDocument()
    // A single location is preselected.
    await waitFor(() => expect(screen.getByRole('radio', { name: /城东店/ })).toBeChecked())
    await user.click(screen.getByRole('button', { name: '查看店铺位置 城东店' }))
    const map = within(await screen.findByRole('dialog', { name: '店铺位置' }))
    // Our own drawing; a public map is a link.
    expect(document.querySelector('iframe')).toBeNull()
    expect(map.getByRole('link', { name: '在地图中查看路线' })).toHaveAttribute(
      'href',
      expect.stringMatching(/uri\.amap\.com/),
    )
    expect(map.getByText('浙江省杭州市西湖区文三路1号')).toBeInTheDocument()
    await user.click(map.getByRole('button', { name: '关闭' }))
    await submit(user)
    expect(await screen.findByText('请填写提货日期')).toBeInTheDocument()
    expect(screen.getByLabelText(/提货日期/)).toHaveFocus()

    await user.selectOptions(screen.getByLabelText(/提货日期/), screen.getAllByRole('option')[2] ?? '')
    await user.selectOptions(screen.getByLabelText(/提货时间/), '00:00-23:59')
    // The pickup person is filled in from the address.
    expect(screen.getByLabelText(/提货人/)).toHaveValue('周明远')
    await submit(user)
    await waitFor(() => expect(visited).toEqual(['/cashier?order_id=1001']))
    expect(sent('POST', '/order_new')[0]?.fields).toMatchObject({
      receipt_type: 'ziti',
      pickup_location: '-12',
      'pickup_time[0]': '00:00',
      'pickup_time[1]': '23:59',
      receiver_name: '周明远',
    })
  })
})
