/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pickGoods } from '@/components/goods/pick-goods'
import { BottomBar } from '@/components/goods-page/buy/bottom-bar'
import { PickProvider } from '@/components/goods-page/buy/pick-context'
import GroupPanel from '@/components/goods-page/group/group-panel'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { selectionOf, type Selection } from '@/lib/domain/goods/sku-picker'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord, skuRow, skuRows } from '../../fixtures/components/goods'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)
beforeEach(() => history.replaceState(null, '', '/items/101'))

/** The group sells the silver one with 510 litres. */
const group = {
  groups_activity_id: 5,
  item_id: 101,
  act_price: 450_000,
  price: 499_900,
  person_num: 2,
  end_time: 4_000_000_000,
  limit_buy_num: 3,
}
const goods = goodsRecord()
const other = goods.spec_items[2]
const live = { ...goods, store: 10 }

const subsidy: GoodsDetail['subsidy'] = {
  class_name: '冰箱',
  rate: 15,
  cap: 200_000,
  price_limit: null,
  limit: 1,
  regions: ['浙江省'],
}

function open({
  start = {},
  skus = skuRows(),
  answers = {},
  record = goods,
}: {
  start?: Selection
  skus?: ReturnType<typeof skuRows>
  answers?: Record<string, unknown>
  record?: GoodsDetail
} = {}) {
  const double = mallDouble({
    'GET /promotions/groups/5/teams': { list: [], total_count: 0, can_open: true },
    'GET /goods/items_price_store/101': { ...live, spec_items: skus },
    'POST /cart': { cart_id: 1 },
    ...answers,
  })
  signIn()
  const page = showPage(
    <PickProvider goods={pickGoods({ ...record, spec_items: skus })} start={start}>
      <GroupPanel group={group} distributorId={0} links={null} />
      <BottomBar links={null} similarHref="/items" />
    </PickProvider>,
  )
  const [bar] = [...page.container.querySelectorAll<HTMLElement>('[data-group-bar]')]
  if (!bar) throw new Error('no bar')
  return { ...double, ...page, bar: within(bar), panel: within(screen.getByRole('region', { name: '拼团' })) }
}
const sheet = async (name = '发起拼团') => within(await screen.findByRole('dialog', { name }))

describe('a product with a group', () => {
  it('names the SKU that takes part, and says when another one is chosen', () => {
    const { panel } = open({ start: other ? selectionOf(other) : {} })
    expect(panel.getByText('银；510升')).toBeInTheDocument()
    expect(panel.getByText('（所选规格不参加拼团）')).toBeInTheDocument()
  })

  it('never orders another SKU than the chosen one: the sheet says that it takes no part', async () => {
    const { panel, sent, visited } = open({ start: other ? selectionOf(other) : {} })
    await userEvent.click(panel.getByRole('button', { name: '发起拼团' }))
    const dialog = await sheet()
    expect(dialog.getByRole('status')).toHaveTextContent('所选规格不参加拼团，可参加拼团的规格：银；510升')
    expect(dialog.getByRole('button', { name: '确认开团' })).toBeDisabled()
    await userEvent.click(dialog.getByRole('button', { name: '银' }))
    expect(dialog.getByText('拼团价')).toBeInTheDocument()
    await userEvent.click(dialog.getByRole('button', { name: '确认开团' }))
    expect(sent('POST', '/cart')[0]?.fields).toMatchObject({ item_id: '101', num: '1', cart_type: 'fastbuy' })
    expect(visited[0]).toMatch(/order_type=normal_groups&bargain_id=5$/)
  })

  it('shows the price of the group after the subsidy', async () => {
    const { panel } = open({ record: goodsRecord({ subsidy }) })
    await userEvent.click(panel.getByRole('button', { name: '发起拼团' }))
    const dialog = await sheet()
    expect(dialog.getByText('国补价').closest('div')).toHaveTextContent('¥3,825.00')
    expect(dialog.getByText('拼团价')).toHaveTextContent('¥4,500.00')
    expect(dialog.getByText(/预计补贴/)).toHaveTextContent('¥675.00')
  })

  it('compares the group with buying alone after the subsidy, as the price of the page is', () => {
    const { panel, bar } = open({ record: goodsRecord({ subsidy }) })
    expect(panel.getByText('国补价').closest('div')).toHaveTextContent('国补价¥3,825.00')
    // 4,999 yuan less 15 percent.
    expect(panel.getByText(/^单独购买/)).toHaveTextContent('单独购买国补价 ¥4,249.15，拼团省 ¥424.15')
    expect(bar.getByRole('button', { name: /单独购买/ })).toHaveTextContent('单独购买 国补 ¥4,249.15')
    expect(bar.getByRole('button', { name: /发起拼团/ })).toHaveTextContent('发起拼团 国补 ¥3,825.00')
  })

  it('compares without the subsidy for who has used it up', async () => {
    const { panel, bar } = open({
      record: goodsRecord({ subsidy }),
      answers: {
        'GET /goods/items_price_store/101': { ...live, spec_items: skuRows(), subsidy_used_up: ['冰箱'] },
      },
    })
    expect(await panel.findByText('拼团价')).toBeInTheDocument()
    await waitFor(() =>
      expect(panel.getByText(/^单独购买/)).toHaveTextContent('单独购买 ¥4,999.00，拼团省 ¥499.00'),
    )
    expect(bar.getByRole('button', { name: /发起拼团/ })).toHaveTextContent('发起拼团 ¥4,500.00')
    await userEvent.click(bar.getByRole('button', { name: /发起拼团/ }))
    expect((await sheet()).getByText('国补名额已用完')).toBeInTheDocument()
  })

  it('lets choose pieces up to the limit of the group', async () => {
    const { bar, sent } = open()
    await userEvent.click(bar.getByRole('button', { name: /发起拼团/ }))
    const dialog = await sheet()
    expect(dialog.getByText(/每人限购3件/)).toBeInTheDocument()
    const more = dialog.getByRole('button', { name: /增加/ })
    for (let press = 0; press < 4; press++) await userEvent.click(more)
    await userEvent.click(dialog.getByRole('button', { name: '确认开团' }))
    expect(sent('POST', '/cart')[0]?.fields).toMatchObject({ item_id: '101', num: '3' })
  })

  it('is 已抢完 without stock of its SKU', () => {
    const { panel, bar } = open({ skus: [skuRow(101, 0, [91, 81]), ...skuRows().slice(1)] })
    expect(panel.getByRole('button', { name: '已抢完' })).toBeDisabled()
    expect(bar.getByRole('button', { name: /拼团已抢完/ })).toBeDisabled()
  })

  it('joins a team through the same sheet', async () => {
    const team = {
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
      member_info: { username: '顾*夏', avatar: '', is_leader: true, join_time: 0 },
    }
    const { panel, visited } = open({
      answers: { 'GET /promotions/groups/5/teams': { list: [team], total_count: 1, can_open: true } },
    })
    await userEvent.click(await panel.findByRole('button', { name: '去参团' }))
    await userEvent.click((await sheet('参加拼团')).getByRole('button', { name: '确认参团' }))
    expect(visited[0]).toMatch(/team_id=9$/)
  })

  it('opens no team when too few pieces are left for one, but still lets join the open ones', async () => {
    const team = {
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
      member_info: { username: '顾*夏', avatar: '', is_leader: true, join_time: 0 },
    }
    const { panel, bar } = open({
      answers: { 'GET /promotions/groups/5/teams': { list: [team], total_count: 1, can_open: false } },
    })
    expect(await panel.findByRole('button', { name: '已抢完' })).toBeDisabled()
    expect(bar.getByRole('button', { name: /拼团已抢完/ })).toBeDisabled()
    expect(panel.getByRole('button', { name: '去参团' })).toBeEnabled()
  })
})

describe('the bar of phones', () => {
  it('shows what this visitor pays alone, and in the group', async () => {
    const skus = [skuRow(101, 5, [91, 81], { member_price: 474_905 }), ...skuRows().slice(1)]
    const { bar } = open({ skus })
    expect(bar.getByRole('button', { name: /单独购买/ })).toHaveTextContent('单独购买 ¥4,749.05')
    expect(bar.getByRole('button', { name: /发起拼团/ })).toHaveTextContent('发起拼团 ¥4,500.00')
  })

  it('opens the spec sheet for 单独购买 while nothing is chosen', async () => {
    const { bar, visited } = open()
    await userEvent.click(bar.getByRole('button', { name: /单独购买/ }))
    expect((await sheet('选择规格')).getByRole('button', { name: '立即购买' })).toBeInTheDocument()
    expect(visited).toEqual([])
  })
})
