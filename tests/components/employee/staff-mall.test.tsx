/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { ActivityItem } from '@/components/employee/activity-item'
import { StaffMall } from '@/components/employee/staff-mall'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord } from '../../fixtures/components/goods'
import { mallDouble, refuse, type SentCall, showPage, signIn } from '../../fixtures/components/mall-double'
import { wholeText } from '../../fixtures/components/whole-text'

const activity = {
  id: 3,
  enterprise_id: 5,
  name: '内购',
  title: '秋冬内购',
  status: 'ongoing',
  status_desc: '进行中',
  employee_begin_time: 1795000000,
  employee_end_time: 1795090000,
  is_employee: true,
  is_relative: false,
  minimum_amount: 0,
  discount_description: '',
  can_buy: true,
  fee: { limit_fee: 100000, aggregate_fee: 40000, left_fee: 60000 },
}
const sku = {
  item_id: 11,
  item_bn: 'A',
  item_spec_desc: '颜色：云峰白',
  activity_price: 10000,
  activity_store: 9,
  store: 9,
  price: 15000,
  market_price: 16000,
  limit_num: 2,
  limit_fee: 0,
  limit_left: 2,
}
const goods = {
  activity_id: 3,
  item_id: 11,
  goods_id: 11,
  item_name: '内购电饭煲',
  pics: [],
  price: 15000,
  activity_price: 10000,
  limit_num: 2,
  store: 9,
  product_type: 'normal',
  staff_goods: 1,
  spec_items: [sku],
  total_item_spec: 1,
}
const item = { ...goods, brief: '', intro: '', activity_items: [sku], activity_info: activity }
const line = {
  cart_id: 11,
  item_id: 11,
  goods_id: 11,
  activity_id: 3,
  enterprise_id: 5,
  item_name: '内购电饭煲',
  item_spec_desc: '',
  pics: '',
  num: 1,
  price: 10000,
  sale_price: 15000,
  total_fee: 10000,
  store: 2,
  limit_num: 2,
  limit_fee: 0,
  is_checked: true,
  problem: '',
}
const cartOf = (total: number, minimum = 0) => ({
  valid_cart: total
    ? [
        {
          shop_id: 0,
          list: [line],
          cart_total_num: 1,
          cart_total_count: 1,
          item_fee: total,
          total_fee: total,
        },
      ]
    : [],
  invalid_cart: [],
  fee: activity.fee,
  minimum_amount: minimum,
})

const setupMall = (more: Parameters<typeof mallDouble>[0] = {}) =>
  mallDouble({
    'GET /user/enterprises': [{ enterprise_id: 5, name: '焕新商城运营中心' }],
    'GET /employeepurchase/activities': { list: [activity], total_count: 1 },
    'GET /employeepurchase/activity/items': { list: [goods], total_count: 1 },
    'GET /employeepurchase/cart': cartOf(0),
    'POST /employeepurchase/cart': cartOf(10000),
    ...more,
  })

beforeAll(supportDialogs)

const user = userEvent.setup()
const cart = () => screen.findByRole('region', { name: '内购车' })

describe('员工内购', () => {
  it('shows the activity with what is left, and puts a product into its cart', async () => {
    const { sent } = setupMall()
    signIn({ staff: true })
    await showPage(<StaffMall />)
    expect(await screen.findByText('剩余内购额度')).toBeVisible()
    expect(await screen.findByText('常规员工内购商品')).toBeVisible()
    await user.click(await screen.findByRole('button', { name: /加入内购车：内购电饭煲/ }))
    await waitFor(() =>
      expect(sent('POST', '/employeepurchase/cart')[0]?.fields).toMatchObject({
        activity_id: '3',
        enterprise_id: '5',
        item_id: '11',
        num: '1',
      }),
    )
    const link = await screen.findByRole('link', { name: '去结算' })
    expect(link).toHaveAttribute('href', '/staff/checkout?activity_id=3&enterprise_id=5')
  })

  it.each([
    ['with what is in the cart', 1, cartOf(10000)],
    ['after the orders before', 0, cartOf(0)],
  ])('offers no more of a product than its limit leaves %s', async (_name, limit_left, stored) => {
    const spec_items = [{ ...sku, limit_left }]
    setupMall({
      'GET /employeepurchase/activity/items': { list: [{ ...goods, spec_items }], total_count: 1 },
      'GET /employeepurchase/cart': stored,
    })
    signIn({ staff: true })
    await showPage(<StaffMall />)
    expect(await screen.findByRole('button', { name: /已达限购/ })).toBeDisabled()
  })

  it('offers a product no more on its page once its limit is bought', async () => {
    const activity_items = [{ ...sku, limit_left: 0 }]
    setupMall({ 'GET /employeepurchase/activity/item/11': { ...item, activity_items } })
    signIn({ staff: true })
    showPage(<ActivityItem itemId={11} />, 'activity_id=3&enterprise_id=5')
    expect(await screen.findByRole('button', { name: '已达限购' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: '立即购买' })).toBeNull()
  })

  it.each([
    ['below the least amount', cartOf(10000, 30000), '还差 ¥200.00 起购'],
    ['above what is left', cartOf(70000), '超出内购额度'],
  ])('does not lead on with a cart %s', async (_name, stored, sentence) => {
    setupMall({ 'GET /employeepurchase/cart': stored })
    signIn({ staff: true })
    await showPage(<StaffMall />)
    expect(await screen.findByText(wholeText(sentence))).toBeVisible()
    expect(await cart()).toBeVisible()
    expect(screen.queryByRole('link', { name: '去结算' })).toBeNull()
  })

  it('shows the cart of phones as a sheet, from the bar with its number of products; it has the total and 去结算', async () => {
    const { sent } = setupMall({
      'GET /employeepurchase/cart': cartOf(10000),
      'PUT /employeepurchase/cart': cartOf(20000),
    })
    signIn({ staff: true })
    await showPage(<StaffMall />)
    await user.click(await screen.findByRole('button', { name: '查看内购车，1种商品' }))
    const sheet = await screen.findByRole('dialog', { name: '内购车' })
    await user.click(within(sheet).getByRole('button', { name: /增加/ }))
    await waitFor(() => expect(sent('PUT', '/employeepurchase/cart')).toHaveLength(1))
    await waitFor(() => expect(within(sheet).getByText(/合计/)).toHaveTextContent('合计 ¥200.00'))
    expect(within(sheet).getByRole('link', { name: '去结算' })).toHaveAttribute(
      'href',
      '/staff/checkout?activity_id=3&enterprise_id=5',
    )
    await user.click(within(sheet).getByRole('button', { name: '关闭' }))
    expect(screen.queryByRole('dialog', { name: '内购车' })).toBeNull()
  })

  it('tells members without an employer that it is not for them', async () => {
    const { calls } = setupMall({ 'GET /user/enterprises': [] })
    signIn()
    await showPage(<StaffMall />)
    expect(await screen.findByText(/您的账号未关联企业/)).toBeVisible()
    expect(screen.getByRole('link', { name: '使用员工工号登录' })).toHaveAttribute('href', '/staff/login')
    expect(screen.getByRole('link', { name: '我有邀请码' })).toHaveAttribute('href', '/staff/invite')
    expect(calls.some(({ path }) => path.startsWith('/employeepurchase'))).toBe(false)
  })

  it('shows a product without an activity in the query in the open activity of the member', async () => {
    const { sent } = setupMall({ 'GET /employeepurchase/activity/item/11': item })
    signIn({ staff: true })
    await showPage(<ActivityItem itemId={11} />)
    expect(await screen.findByRole('heading', { name: /内购电饭煲/ })).toBeVisible()
    expect(sent('GET', '/employeepurchase/activity/item/11')[0]?.fields).toMatchObject({
      activity_id: '3',
      enterprise_id: '5',
    })
    expect(screen.getByRole('link', { name: '立即购买' })).toHaveAttribute(
      'href',
      '/staff/checkout?activity_id=3&enterprise_id=5&item_id=11&num=1',
    )
  })

  it.each([
    ['in the list', <StaffMall key="list" />],
    ['on the page of a product', <ActivityItem key="item" itemId={11} />],
  ])('crosses out the market price %s', async (_name, page) => {
    setupMall({ 'GET /employeepurchase/activity/item/11': item })
    signIn({ staff: true })
    await showPage(page, 'activity_id=3&enterprise_id=5')
    expect((await screen.findByText('市场价')).parentElement).toHaveTextContent('市场价¥160.00')
  })

  it('lets choose among activities, keeps the choice in links and remembers it', async () => {
    const other = { ...activity, id: 4, enterprise_id: 6, title: '特卖周' }
    const { sent } = setupMall({
      'GET /user/enterprises': [
        { enterprise_id: 5, name: '焕新商城运营中心' },
        { enterprise_id: 6, name: '云杉电器' },
      ],
      'GET /employeepurchase/activities': ({ fields }: SentCall) =>
        fields.enterprise_id === '5'
          ? { list: [activity], total_count: 1 }
          : { list: [other], total_count: 1 },
      'GET /employeepurchase/cart': cartOf(10000),
    })
    signIn({ staff: true })
    const { container } = showPage(<StaffMall />)
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent(
      '秋冬内购 · 焕新商城运营中心',
    )
    await user.click(screen.getByRole('tab', { name: '特卖周 · 云杉电器' }))
    expect(await screen.findByRole('link', { name: '去结算' })).toHaveAttribute(
      'href',
      '/staff/checkout?activity_id=4&enterprise_id=6',
    )
    expect(sent('GET', '/employeepurchase/cart').at(-1)?.fields).toMatchObject({ activity_id: '4' })
    expect(window.location.search).toBe('?activity_id=4&enterprise_id=6')
    container.remove()
    showPage(<StaffMall />)
    expect(await screen.findByRole('tab', { selected: true })).toHaveTextContent('特卖周 · 云杉电器')
    sessionStorage.clear()
    window.history.replaceState(null, '', '/')
  })

  it('lets the keyboard choose a specification, and buys that one', async () => {
    const black = { ...sku, item_id: 12, item_spec_desc: '颜色：曜石黑', activity_price: 12000 }
    const { sent } = setupMall({
      'GET /employeepurchase/activity/item/11': { ...item, activity_items: [sku, black] },
    })
    signIn({ staff: true })
    showPage(<ActivityItem itemId={11} />, 'activity_id=3&enterprise_id=5')
    await user.click(await screen.findByRole('radio', { name: '云峰白' }))
    await user.keyboard('{ArrowRight}')
    expect(screen.getByRole('radio', { name: '曜石黑' })).toBeChecked()
    expect(screen.getByText('内购价').parentElement).toHaveTextContent('120.00')
    await user.click(screen.getByRole('button', { name: '加入内购车' }))
    await waitFor(() => expect(sent('POST', '/employeepurchase/cart')[0]?.fields.item_id).toBe('12'))
  })

  it('shows a product that no activity sells as the mall sells it to its staff, through the cart', async () => {
    const record = goodsRecord({ item_id: 11, goods_id: 11, staff_goods: 1, item_name: '内购电饭煲' })
    const { sent } = setupMall({
      'GET /employeepurchase/activity/item/11': refuse('商品不存在或者已下架'),
      'GET /goods/items/11': record,
      'POST /cart': {},
    })
    signIn({ staff: true })
    showPage(<ActivityItem itemId={11} />)
    expect(await screen.findByText('员工价')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '加入购物车' }))
    await waitFor(() => expect(sent('POST', '/cart')).toHaveLength(1))
  })

  it('says that a product does not exist which nobody sells to the member', async () => {
    setupMall({
      'GET /employeepurchase/activity/item/11': refuse('商品不存在或者已下架'),
      'GET /goods/items/11': refuse('商品不存在或者已下架'),
    })
    signIn()
    showPage(<ActivityItem itemId={11} />)
    expect(await screen.findByText('商品不存在或者已下架')).toBeVisible()
  })

  it('shows the sentence of the refusal on the page of a product', async () => {
    setupMall({ 'GET /employeepurchase/activity/item/11': refuse('企业员工验证失败') })
    signIn()
    await showPage(<ActivityItem itemId={11} />, 'activity_id=3&enterprise_id=5')
    expect(await screen.findByText('企业员工验证失败')).toBeVisible()
  })
})
