/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen } from '@testing-library/react'
import { CouponBanner } from '@/components/goods/list/coupon-banner'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

const coupon = {
  card_id: 7,
  title: '厨电券',
  card_type: 'cash',
  reduce_cost: 5000,
  discount: 0,
  least_cost: 30000,
}
const listOf = (list: unknown[]) => ({ list, total_count: list.length, pagers: { total: list.length } })

describe('the coupon above the list of its products', () => {
  it('is named with its condition, and with 凑单 below a threshold', async () => {
    mallDouble({ 'GET /user/getUserCardList': listOf([{ ...coupon, card_id: 8, title: '另一张' }, coupon]) })
    signIn()
    showPage(<CouponBanner cardId={7} />)
    expect(await screen.findByText('厨电券')).toBeInTheDocument()
    expect(screen.getByRole('region', { name: '优惠券' })).toHaveTextContent('满300元可用，以下商品可凑单')
    expect(screen.getByRole('link', { name: '返回' })).toHaveAttribute('href', '/member/coupon')
  })

  it('is read for guests among those that can be claimed', async () => {
    const { sent } = mallDouble({ 'GET /getCardList': listOf([{ ...coupon, least_cost: 0 }]) })
    showPage(<CouponBanner cardId={7} />)
    expect(await screen.findByText('无门槛使用')).toBeInTheDocument()
    expect(sent('GET', '/getCardList')[0]?.fields).toMatchObject({ page_size: '1' })
  })
})
