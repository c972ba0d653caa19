/** @jest-environment ./tests/setup/browser-environment.ts */
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CouponExchange } from '@/components/member/coupons/exchange/coupon-exchange'
import { OwnCoupon } from '@/components/member/coupons/own-coupon'
import type { UserCard } from '@/lib/contract/catalogue/coupon'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { mallDouble, refuse, showPage, signIn } from '../../fixtures/components/mall-double'

beforeAll(supportDialogs)

const coupon = {
  id: 7,
  card_id: 3,
  code: '202611000007',
  status: 1,
  card_type: 'new_gift',
  title: '电饭煲兑换券',
  begin_date: '2026-11-01',
  end_date: '2026-12-31',
  valid: true,
  invalid_desc: '',
  least_cost: 0,
  discount: 0,
  reduce_cost: 0,
  use_bound: 1,
  distributor_info: [],
}
const kept = { ...coupon, status: 10, valid: false, invalid_desc: '已兑换，请到店领取' }
const sku = (item_id: number, more: object = {}) => ({
  item_id,
  item_name: `电饭煲${item_id}号`,
  item_spec_desc: '',
  pics: [],
  store: 2,
  distributor_id: 0,
  ...more,
})
const shop = (distributor_id: number, name: string) => ({
  distributor_id,
  name,
  store_address: `${name}路1号`,
})
const info = {
  distributor_info: {
    distributor_id: 4,
    name: '西湖店',
    logo: '',
    hour: '09:00-21:00',
    phone: '0571-12345678',
    lng: '120.1',
    lat: '30.2',
    province: '浙江省',
    city: '杭州市',
    area: '西湖区',
    address: '文三路9号',
  },
  code: coupon.code,
  barcode_url: '',
  qrcode_url: '',
  locked_until: 1_795_000_000,
  item_info: { item_id: 11, item_name: '电饭煲11号', pic: '' },
}

/** The page of a coupon; `state` is what the coupon is now. */
function open(more: Record<string, unknown> = {}, state: { now: object } = { now: coupon }) {
  const mall = mallDouble({
    'GET /user/newGetCardDetail': () => ({
      detail: state.now,
      card_info: state.now,
      shop_list: [],
      card_code: {},
    }),
    'GET /goods/items': {
      list: [sku(11), sku(12, { distributor_id: 5 }), sku(13, { store: 0 })],
      total_count: 3,
    },
    'GET /distributor/list': { list: [shop(4, '西湖店'), shop(5, '滨江店')], total_count: 2 },
    'POST /user/exchangeCard': () => {
      state.now = kept
      return { status: true }
    },
    'GET /user/exchangeCardInfo': info,
    ...more,
  })
  signIn()
  showPage(<CouponExchange />, `code=${coupon.code}`)
  return mall
}
const agree = async (text: RegExp) => {
  const question = (await screen.findByText(text)).closest('dialog') as HTMLElement
  await userEvent.click(within(question).getByRole('button', { name: '确定' }))
}

describe('an exchange coupon', () => {
  it('gets a product and a shop, then shows what is kept where, and the code for the counter', async () => {
    const mall = open()
    const button = await screen.findByRole('button', { name: '立即兑换' })
    expect(button).toBeDisabled()
    expect(screen.queryByText('电饭煲13号')).toBeNull()
    await userEvent.click(screen.getByRole('radio', { name: /电饭煲11号/ }))
    expect(screen.getByText('请选择领取门店')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('radio', { name: /西湖店/ }))
    await userEvent.click(button)
    await agree(/到西湖店领取？兑换后不能更换商品和门店/)
    expect(await screen.findByText('浙江省杭州市西湖区文三路9号')).toBeInTheDocument()
    expect(screen.getByText(coupon.code)).toBeInTheDocument()
    expect(mall.sent('POST', '/user/exchangeCard')[0]?.fields).toMatchObject({
      user_card_id: '7',
      item_id: '11',
      distributor_id: '4',
    })
  })

  it('offers a product of a shop in that shop only', async () => {
    open()
    await userEvent.click(await screen.findByRole('radio', { name: /电饭煲12号/ }))
    expect(screen.queryByRole('radio', { name: /西湖店/ })).toBeNull()
    expect(screen.getByRole('radio', { name: /滨江店/ })).toBeInTheDocument()
  })

  it('greys a product whose shop does not hand out goods, and keeps the list of shops', async () => {
    open({
      'GET /goods/items': { list: [sku(11), sku(12, { distributor_id: 6 })], total_count: 2 },
    })
    const product = await screen.findByRole('radio', { name: /电饭煲12号.*所属店铺暂不支持到店领取/ })
    expect(product).toBeDisabled()
    await userEvent.click(product)
    expect(screen.getByRole('radio', { name: /西湖店/ })).toBeInTheDocument()
    expect(screen.getByRole('radio', { name: /滨江店/ })).toBeInTheDocument()
  })

  it('says why the exchange was refused, and reads what is left', async () => {
    const mall = open({ 'POST /user/exchangeCard': refuse('商品库存不足') })
    await userEvent.click(await screen.findByRole('radio', { name: /电饭煲11号/ }))
    await userEvent.click(screen.getByRole('radio', { name: /西湖店/ }))
    await userEvent.click(screen.getByRole('button', { name: '立即兑换' }))
    await agree(/到西湖店领取/)
    expect(await screen.findByText('商品库存不足')).toBeInTheDocument()
    await waitFor(() => expect(mall.sent('GET', '/goods/items')).toHaveLength(2))
  })

  it('is confirmed by its owner at the counter, after a question', async () => {
    const state = { now: kept as object }
    const mall = open(
      {
        'POST /user/consumCard': () => {
          state.now = { ...coupon, status: 2, valid: false, invalid_desc: '已使用' }
          return { status: true }
        },
      },
      state,
    )
    await userEvent.click(await screen.findByRole('button', { name: '确认已领取' }))
    await agree(/请在店员交付商品后确认/)
    expect(await screen.findByText('已使用')).toBeInTheDocument()
    expect(mall.sent('POST', '/user/consumCard')[0]?.fields).toMatchObject({ code: coupon.code })
  })

  it('of somebody else, or one for orders, does not exist here', async () => {
    open({ 'GET /user/newGetCardDetail': refuse('领取的优惠券不存在') })
    expect(await screen.findByText('兑换券不存在')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: '返回我的优惠券' })).toHaveAttribute('href', '/member/coupon')
  })

  it.each([
    [coupon, '去兑换'],
    [kept, '到店领取'],
  ])('leads there from the own coupons', (state, label) => {
    mallDouble({})
    showPage(<OwnCoupon coupon={state as unknown as UserCard} />)
    expect(screen.getByRole('link', { name: `${label} 电饭煲兑换券` })).toHaveAttribute(
      'href',
      `/member/coupon/exchange?code=${coupon.code}`,
    )
  })
})
