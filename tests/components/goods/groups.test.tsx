/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { GroupList } from '@/components/group/group-list'
import { OwnTeams } from '@/components/group/own-teams'
import { TeamPage } from '@/components/group/team-page'
import type { ListedGroup, OwnTeam, TeamDetail, TeamInfo } from '@/lib/contract/catalogue/group'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord } from '../../fixtures/components/goods'
import { lost, mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

const activity: ListedGroup = {
  groups_activity_id: 5,
  company_id: 1,
  act_name: '双人团',
  item_id: 101,
  goods_id: 101,
  goods_name: '破壁机',
  pics: [],
  group_goods_type: 'normal',
  act_price: 51_900,
  price: 59_900,
  market_price: 0,
  person_num: 2,
  begin_time: 0,
  end_time: 4_000_000_000,
  limit_buy_num: 0,
  limit_time: 24,
  store: 40,
  free_post: false,
  rig_up: false,
  robot: false,
  share_desc: '',
  disabled: false,
  created: 0,
  updated: 0,
  remaining_time: 600,
  last_seconds: 600,
  show_status: 'noend',
  activity_status: 2,
  item_spec_desc: '颜色：云峰白',
  distributor_id: 0,
  left_store: 12,
  sold: 28,
  can_open: true,
}
const info = (more: Partial<TeamInfo> = {}): TeamInfo => ({
  team_id: 9,
  act_id: 5,
  begin_time: 0,
  end_time: 0,
  join_person_num: 1,
  person_num: 2,
  left_seats: 1,
  missing_num: 1,
  group_goods_type: 'normal',
  team_status: 1,
  status: '进行中',
  progress: 2,
  last_seconds: 600,
  ...more,
})
const leader = { username: '顾*夏', avatar: '', is_leader: true, join_time: 0 }
const team = (more: Partial<TeamDetail> = {}): TeamDetail => ({
  team_info: info(),
  activity_info: { ...activity, over_time: 600, itemId: 101, itemName: '破壁机', shop_id: 0 },
  member_list: { total_count: 1, list: [leader] },
  is_member: false,
  is_leader: false,
  order_id: '',
  order_status: '',
  join_problem: '',
  ...more,
})
const openTeam = (answer: unknown, more = {}) => {
  const double = mallDouble({ 'GET /groupOrders/9': answer, 'POST /cart': { cart_id: 0 }, ...more })
  return { ...showPage(<TeamPage teamId={9} />), ...double, user: userEvent.setup() }
}
const names = () =>
  [...screen.queryAllByRole('link'), ...screen.queryAllByRole('button')].map((one) => one.textContent)

describe('the page of a team', () => {
  it('lets a guest see it and sends them to sign in before joining', async () => {
    const { user, calls } = openTeam(team())
    expect(await screen.findByRole('heading', { name: '还差 1 人成团' })).toBeVisible()
    expect(screen.getByText('顾*夏')).toBeVisible()
    await user.click(screen.getByRole('button', { name: '一键参团 ¥519.00' }))
    expect(calls.some(({ path }) => path === '/cart')).toBe(false)
  })

  it.each([
    ['after the subsidy where the programme pays', {}, '国补 ¥441.15', '国补价¥441.15单独购买国补价 ¥509.15'],
    [
      'before it once the pieces are used up',
      { subsidy_state: 'used_up' },
      '¥519.00',
      '¥519.00单独购买 ¥599.00国补名额已用完',
    ],
  ])('has all prices %s, as the page of the product', async (_, more, button, prices) => {
    const subsidy = {
      class_name: '厨房电器',
      rate: 15,
      cap: 200_000,
      price_limit: null,
      limit: 1,
      regions: [],
    }
    const record = goodsRecord({ item_id: 101, goods_id: 101, price: 59_900, spec_items: [], subsidy })
    openTeam(team(), { 'GET /goods/items/101': { ...record, ...more } })
    expect(await screen.findByRole('button', { name: `一键参团 ${button}` })).toBeVisible()
    await waitFor(() => expect(screen.getByRole('region', { name: '拼团商品' })).toHaveTextContent(prices))
  })

  it('puts one piece aside and leads a member to the checkout of this team', async () => {
    const { user, calls } = openTeam(team())
    const join = await screen.findByRole('button', { name: /一键参团/ })
    signIn()
    await user.click(join)
    expect(calls.find(({ path }) => path === '/cart')?.fields).toMatchObject({
      item_id: '101',
      num: '1',
      cart_type: 'fastbuy',
    })
  })

  it.each<[string, Partial<TeamDetail>, string[]]>([
    [
      'an unpaid member to the cashier',
      { is_member: true, order_id: '1', order_status: 'NOTPAY' },
      ['去付款，锁定名额', '查看订单'],
    ],
    [
      'a paid member to inviting',
      { is_member: true, order_id: '1', order_status: 'WAIT_GROUPS_SUCCESS' },
      ['邀请好友参团', '查看订单'],
    ],
    [
      'others of a full team to a new one',
      { join_problem: '该团已满员，请参加其他团或重新开团' },
      ['我也要开团'],
    ],
    [
      'a member of a complete team to the order',
      { team_info: info({ team_status: 2 }), is_member: true, order_id: '1' },
      ['查看订单'],
    ],
    ['everybody of a failed team to a new one', { team_info: info({ team_status: 3 }) }, ['重新开团']],
  ])('leads %s', async (_who, values, expected) => {
    openTeam(team(values))
    await screen.findByRole('region', { name: '拼团状态' })
    const state = within(screen.getByRole('region', { name: '拼团状态' }))
    const found = [...state.queryAllByRole('button'), ...state.queryAllByRole('link')].map(
      (one) => one.textContent,
    )
    expect(found.sort()).toEqual([...expected].sort())
  })

  it('says that the money of a failed team comes back', async () => {
    openTeam(team({ team_info: info({ team_status: 3, status: '拼团失败' }) }))
    expect(await screen.findByText('未在规定时间内凑齐人数，已支付的款项将全额原路退回')).toBeVisible()
  })

  it('opens the invitation with the link of the team', async () => {
    const { user } = openTeam(team({ is_member: true, order_id: '1', order_status: 'WAIT_GROUPS_SUCCESS' }))
    await user.click(await screen.findByRole('button', { name: '邀请好友参团' }))
    const dialog = within(await screen.findByRole('dialog', { name: '邀请好友拼团' }))
    expect(dialog.getByText(/\/groups\/9$/)).toBeVisible()
    expect(dialog.getByRole('button', { name: '复制链接' })).toBeVisible()
  })

  it('offers the running activities for an unknown team, and 重试 after a failure', async () => {
    openTeam([])
    expect(await screen.findByText('没有找到这个拼团')).toBeVisible()
    openTeam(lost)
    expect(await screen.findByRole('button', { name: '重试' })).toBeVisible()
  })
})

describe('the list of activities', () => {
  const list = (rows: ListedGroup[]) => ({ list: rows, total_count: rows.length, count: rows.length })

  it('shows price, people, rest and the way to the product', async () => {
    mallDouble({ 'GET /promotions/groups': list([activity]) })
    showPage(<GroupList />)
    const card = await screen.findByRole('link', { name: /破壁机/ })
    expect(card).toHaveAttribute('href', expect.stringContaining('/items/101'))
    expect(card).toHaveTextContent('2人团')
    expect(card).toHaveTextContent('仅剩12件')
    expect(card).toHaveTextContent('去拼团')
  })

  it('says when nothing runs, and when a piece is sold out', async () => {
    mallDouble({ 'GET /promotions/groups': list([]) })
    showPage(<GroupList />)
    expect(await screen.findByText('暂无正在进行的拼团')).toBeVisible()
    mallDouble({ 'GET /promotions/groups': list([{ ...activity, left_store: 0 }]) })
    showPage(<GroupList />)
    expect(await screen.findByText('已抢完')).toBeVisible()
  })

  it('says 已抢完 when the pieces that are left are too few for another team', async () => {
    mallDouble({ 'GET /promotions/groups': list([{ ...activity, left_store: 1, can_open: false }]) })
    showPage(<GroupList />)
    expect(await screen.findByText('已抢完')).toBeVisible()
    expect(screen.queryByText('仅剩1件')).toBeNull()
  })
})

describe('the own teams', () => {
  const own = (more: Partial<OwnTeam> = {}): OwnTeam => ({
    ...info(),
    order_id: '1234567890123456',
    order_status: 'WAIT_GROUPS_SUCCESS',
    is_leader: true,
    member_list: [leader],
    act_name: '双人团',
    itemId: 101,
    itemName: '破壁机',
    item_spec_desc: '',
    goods_id: 101,
    price: 59_900,
    act_price: 51_900,
    pics: '',
    num: 1,
    total_fee: 51_900,
    is_paid: 1,
    ...more,
  })

  it('are listed by state with the next step', async () => {
    const rows = { list: [own()], total_count: 1, count: 1 }
    const { calls } = mallDouble({ 'GET /groupOrders': rows })
    showPage(<OwnTeams />)
    expect(await screen.findByText('还差1人成团')).toBeVisible()
    expect(names()).toEqual(expect.arrayContaining(['邀请好友', '查看订单']))
    await userEvent.setup().click(screen.getByRole('tab', { name: '拼团失败' }))
    expect(calls.at(-1)?.fields).toMatchObject({ team_status: '3' })
  })

  it('lead an unpaid order to the cashier, and say when there are none', async () => {
    mallDouble({ 'GET /groupOrders': { list: [own({ order_status: 'NOTPAY' })], total_count: 1, count: 1 } })
    showPage(<OwnTeams />)
    expect(await screen.findByRole('link', { name: '去付款' })).toHaveAttribute(
      'href',
      expect.stringContaining('/cashier?order_id=1234567890123456'),
    )
    mallDouble({ 'GET /groupOrders': { list: [], total_count: 0, count: 0 } })
    showPage(<OwnTeams />)
    expect(await screen.findByText('暂无拼团')).toBeVisible()
  })
})
