/** @jest-environment ./tests/setup/browser-environment.ts */
import { cleanup, screen, within } from '@testing-library/react'
import { CouponStrip } from '@/components/coupon/coupon-strip'
import { CardsView } from '@/components/programme/cards-view'
import { couponsJoinText } from '@/components/programme/programme-data'
import type { Card } from '@/lib/contract/catalogue/card'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

const card = (card_id: number, title: string, more: Partial<Card> = {}) =>
  ({
    card_id,
    title,
    card_type: 'cash',
    reduce_cost: 5000,
    least_cost: 30000,
    received_flag: 0,
    date_type: 'DATE_TYPE_FIX_TIME_RANGE',
    begin_date: 1,
    end_date: 2,
    fixed_term: 0,
    distributor_id: 0,
    button_status: { status: 0, text: '已领取' },
    ...more,
  }) as Card

/** The API returns these coupons to a member. */
const answer = (...list: Card[]) =>
  mallDouble({ 'GET /getCardList': { list, total_count: list.length, pagers: { total: list.length } } })

const titles = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'))

describe('CouponStrip', () => {
  it('shows a member the coupons of their grade, which guests do not see', async () => {
    answer(card(8, '金卡券'))
    const { container } = showPage(<CouponStrip coupons={[]} title="领券中心" />)
    expect(within(container).queryByRole('region', { name: '领券中心' })).not.toBeInTheDocument()
    signIn({ grade: 2 })
    const strip = within(await screen.findByRole('region', { name: '领券中心' }))
    expect(strip.getByRole('button', { name: '立即领取 金卡券' })).toBeEnabled()
  })

  it('keeps the position of claimed coupons, before those of the grade, in one row', async () => {
    answer(
      ...[card(8, '金卡券'), card(9, '银卡券'), card(2, '满减券'), card(3, '第四张')],
      card(1, '新人券', { received_flag: 1 }),
    )
    signIn()
    showPage(<CouponStrip coupons={[card(1, '新人券'), card(2, '满减券')]} title="领券中心" />)
    await screen.findByRole('button', { name: '已领取 新人券' })
    expect(titles()).toEqual(['已领取 新人券', '立即领取 满减券', '立即领取 金卡券', '立即领取 银卡券'])
  })

  it('shows only the shop’s own coupons in a shop', async () => {
    const double = answer(card(8, '商城券'), card(9, '西湖店券', { distributor_id: 3 }))
    signIn()
    showPage(<CouponStrip coupons={[]} distributorId={3} title="店铺优惠券" plain />)
    const strip = within(await screen.findByRole('region', { name: '店铺优惠券' }))
    expect(strip.queryByRole('heading')).not.toBeInTheDocument()
    expect(titles()).toEqual(['立即领取 西湖店券'])
    expect(double.sent('GET', '/getCardList')[0]?.fields).toMatchObject({ distributor_id: '3' })
  })

  it('mentions the subsidy only while the programme runs', () => {
    const rule = {
      subsidy_class_id: 1,
      class_name: '冰箱',
      rate: 15,
      top_rate: 20,
      cap: 200_000,
      price_limit: null,
      limit: 1,
      category_ids: [101],
    }
    const programme = {
      list: [rule],
      name: '焕新行动',
      region: '浙江省',
      slogan: '',
      end_time: 0,
      regions: [],
    }
    const floors = [{ rule, categoryId: 101, picture: undefined, goods: [] }]
    const running = { programme, floors, faqs: [], coupons: [card(8, '换新券')], origin: 'https://mall.test' }
    mallDouble({})
    showPage(<CardsView data={running} />)
    expect(screen.getByText(couponsJoinText)).toBeInTheDocument()
    cleanup()
    showPage(<CardsView data={{ ...running, programme: { ...programme, list: [] }, floors: [] }} />)
    expect(screen.getByRole('region', { name: '领取换新券' })).toBeInTheDocument()
    expect(screen.queryByText(couponsJoinText)).not.toBeInTheDocument()
  })
})
