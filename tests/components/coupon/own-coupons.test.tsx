/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CouponCentre } from '@/components/member/coupons/coupon-centre'
import { MyCoupons } from '@/components/member/coupons/my-coupons'
import type { Card, UserCard } from '@/lib/contract/catalogue/coupon'
import { claimTexts } from '@/lib/domain/coupon/states'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

const own = (id: number, title: string, more: Partial<UserCard> = {}) =>
  ({
    id,
    card_id: id,
    code: `48021773915${id}`,
    title,
    card_type: 'cash',
    reduce_cost: 5000,
    discount: 0,
    least_cost: 30000,
    begin_date: '2026-10-01',
    end_date: '2026-10-31',
    use_bound: 2,
    distributor_info: [],
    valid: true,
    invalid_desc: '',
    ...more,
  }) as UserCard

const openOwn = (byStatus: Partial<Record<string, UserCard[]>>) => {
  const double = mallDouble({
    'GET /user/getUserCardList': ({ fields }: SentCall) => {
      const rows = byStatus[String(fields.status)] ?? []
      const [page, size] = [Number(fields.page), Number(fields.pageSize)]
      return { list: rows.slice((page - 1) * size, page * size), total_count: rows.length }
    },
  })
  return { ...showPage(<MyCoupons />), ...double, user: userEvent.setup() }
}

describe('my coupons', () => {
  it('shows usable ones with their number, range and the products they are for', async () => {
    openOwn({ 1: [own(7, '厨电券', { distributor_info: { distributor_id: 3, name: '西湖店', logo: '' } })] })
    // The condition is said once, in the title.
    expect(await screen.findByText(/满300元可用/)).toHaveTextContent(/^【厨电券】满300元可用$/)
    expect(screen.getByText('限西湖店 · 指定分类适用')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '查看适用商品 厨电券' })).toHaveAttribute(
      'href',
      '/items?card_id=7',
    )
    expect(screen.getByText('480217739157')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去使用 厨电券' })).toHaveAttribute('href', '/items?card_id=7')
  })

  it('counts each state, and says why a coupon cannot be used', async () => {
    const { user } = openOwn({
      1: [own(1, '甲'), own(2, '乙')],
      2: [own(3, '丙', { valid: false, invalid_desc: '已使用', tagClass: 'used' })],
      3: [own(4, '丁', { valid: false, invalid_desc: '已过期', tagClass: 'overdue' })],
    })
    const unusable = await screen.findByRole('tab', { name: '不可用优惠券 2' })
    expect(screen.getByRole('tab', { name: '可用优惠券 2' })).toHaveAttribute('aria-selected', 'true')
    await user.click(unusable)
    const panel = within(screen.getByRole('tabpanel'))
    expect(panel.getByRole('button', { name: '已使用 1' })).toHaveAttribute('aria-pressed', 'true')
    expect(await panel.findByText('【丙】满300元可用')).toBeInTheDocument()
    expect(panel.getByText('已使用')).toBeInTheDocument()
    expect(panel.queryByRole('link', { name: /去使用/ })).not.toBeInTheDocument()
    await user.click(panel.getByRole('button', { name: '已过期 1' }))
    expect(await panel.findByText('【丁】满300元可用')).toBeInTheDocument()
    expect(panel.queryByText('【丙】满300元可用')).not.toBeInTheDocument()
  })

  it('has pages of twelve', async () => {
    const { user } = openOwn({ 1: Array.from({ length: 13 }, (_, at) => own(at + 1, `券${at + 1}号`)) })
    await user.click(await screen.findByRole('button', { name: '第 2 页' }))
    expect(await screen.findByText('【券13号】满300元可用')).toBeInTheDocument()
    expect(screen.queryByText('【券1号】满300元可用')).not.toBeInTheDocument()
  })

  it('leads to the coupon centre when there is none', async () => {
    openOwn({})
    expect(await screen.findByText('您暂时没有任何优惠券')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '去领券' })).toHaveAttribute('href', '/member/coupon-center')
  })
})

const claimable = (card_id: number, title: string, more: Partial<Card> = {}) =>
  ({
    card_id,
    title,
    card_type: 'cash',
    reduce_cost: 5000,
    discount: 0,
    least_cost: 30000,
    date_type: 'DATE_TYPE_FIX_TERM',
    begin_date: 0,
    end_date: 0,
    fixed_term: 30,
    date_status: 2,
    received_flag: 0,
    use_bound: 0,
    distributor_info: [],
    description: '',
    button_status: { label: 'get', text: claimTexts[more.received_flag ?? 0] },
    ...more,
  }) as Card

const openCentre = (list: () => Card[], more: Record<string, unknown> = {}) => {
  const double = mallDouble({
    'GET /getCardList': () => ({
      list: list(),
      total_count: list().length,
      pagers: { total: list().length },
    }),
    ...more,
  })
  return { ...showPage(<CouponCentre />), ...double, user: userEvent.setup() }
}

describe('the coupon centre', () => {
  it('claims a coupon of a member and offers to use it', async () => {
    let flag: 0 | 1 = 0
    const { user, sent } = openCentre(() => [claimable(8, '满减券', { received_flag: flag })], {
      'POST /user/receiveCard': () => {
        flag = 1
        return { status: { code: '1', card_id: 8, total_lastget_num: 1, lastget_num: 0 } }
      },
    })
    signIn()
    await user.click(await screen.findByRole('button', { name: '立即领取 满减券' }))
    const dialog = await screen.findByRole('dialog', { name: '领取成功' })
    expect(within(dialog).getByText('优惠券领取成功，现在去使用')).toBeInTheDocument()
    expect(sent('POST', '/user/receiveCard')[0]?.fields).toMatchObject({ card_id: '8' })
    await waitFor(() => expect(screen.getByText('已领取')).toBeInTheDocument())
  })

  it('keeps the places of its tickets after a claim, counts what was claimed and stops at the limit', async () => {
    let claimed = 0
    const both = () => {
      const first = claimable(8, '三张券', {
        user_get_num: claimed,
        get_limit: 3,
        received_flag: claimed === 3 ? 1 : 0,
      })
      // The mall lists a claimed coupon last.
      return claimed === 0 ? [first, claimable(9, '另一张')] : [claimable(9, '另一张'), first]
    }
    const { user } = openCentre(both, {
      'POST /user/receiveCard': () => {
        claimed = 3
        return { status: { code: '1', card_id: 8, total_lastget_num: 1, lastget_num: 0 } }
      },
    })
    signIn()
    await user.click(await screen.findByRole('button', { name: '立即领取 三张券' }))
    expect(await screen.findByText(/^已领/)).toHaveTextContent('已领 3/3 张')
    const [first, second] = screen.getAllByRole('article', { hidden: true })
    expect(first).toHaveTextContent('三张券')
    expect(second).toHaveTextContent('另一张')
    expect(screen.queryByRole('button', { name: '立即领取 三张券', hidden: true })).toBeNull()
  })

  it('offers a claimed coupon for use until it is spent', async () => {
    openCentre(() => [
      claimable(1, '新的', { received_flag: 1, button_status: { label: 'get_invalid', text: '已领取' } }),
      claimable(2, '用过的', { received_flag: 1, button_status: { label: 'get_invalid', text: '已使用' } }),
    ])
    expect(await screen.findByRole('link', { name: '去使用 新的' })).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '已使用 用过的' })).toBeDisabled()
    expect(screen.queryByRole('link', { name: '去使用 用过的' })).toBeNull()
  })

  it('shows coupons that are over or gone without a way to claim them', async () => {
    openCentre(() => [
      claimable(1, '抢光的', { received_flag: 2 }),
      claimable(2, '过去的', { date_status: 3 }),
    ])
    expect(await screen.findByRole('button', { name: '已领完 抢光的' })).toBeDisabled()
    expect(screen.getByRole('button', { name: '已结束 过去的' })).toBeDisabled()
  })

  it('shows the rules of a coupon, or that there are none', async () => {
    const { user } = openCentre(() => [
      claimable(1, '有规则', { description: '限家电' }),
      claimable(2, '无规则'),
    ])
    await user.click(await screen.findByRole('button', { name: '使用规则 有规则' }))
    const rules = await screen.findByRole('dialog', { name: '使用规则' })
    expect(within(rules).getByText('限家电')).toBeInTheDocument()
    await user.click(within(rules).getByRole('button', { name: '关闭' }))
    await user.click(screen.getByRole('button', { name: '使用规则 无规则' }))
    expect(await screen.findByText('暂无使用规则')).toBeInTheDocument()
  })

  it('can be loaded again after a failure', async () => {
    openCentre(() => [], { 'GET /getCardList': refuse('系统繁忙') })
    expect(await screen.findByRole('button', { name: '重试' })).toBeInTheDocument()
  })
})
