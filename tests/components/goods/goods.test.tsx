/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState, type ReactNode } from 'react'
import { Blocks } from '@/components/content/blocks'
import { GoodsCard } from '@/components/goods/goods-card'
import { FacetRow } from '@/components/goods/list/facets'
import { PriceRange } from '@/components/goods/list/price-range'
import { SortBar } from '@/components/goods/list/sort-bar'
import { memberPrices } from '@/components/goods/member-prices'
import { pickGoods } from '@/components/goods/pick-goods'
import { ViewerPrices } from '@/components/goods/viewer-prices'
import { BuyBox } from '@/components/goods-page/buy/buy-box'
import { PickProvider } from '@/components/goods-page/buy/pick-context'
import { CouponRow } from '@/components/goods-page/offers/coupon-list'
import { CouponRows } from '@/components/goods-page/offers/coupon-rows'
import type { GoodsCoupon } from '@/components/goods-page/offers/coupon-text'
import { LazyActivityStrip } from '@/components/goods-page/price/lazy-activity-strip'
import { PickedPrice } from '@/components/goods-page/price/picked-price'
import { SeckillStrip } from '@/components/home/seckill-strip'
import { readGuestCart } from '@/lib/client/cart/guest-cart'
import { toasts } from '@/lib/client/press/toast'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import type { SeckillActivity } from '@/lib/contract/catalogue/seckill'
import { claimTexts } from '@/lib/domain/coupon/states'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord, goodsRow, seckillRecord, skuRow, skuRows } from '../../fixtures/components/goods'
import { mallDouble, showPage, signIn } from '../../fixtures/components/mall-double'

const show = (content: ReactNode) => ({ ...showPage(content), user: userEvent.setup() })

function showGoods(record: GoodsDetail, { strip = false } = {}) {
  return show(
    <PickProvider goods={pickGoods(record)} start={{}}>
      {strip && <LazyActivityStrip />}
      <PickedPrice />
      <BuyBox similarHref="/items?cat_id=1" />
    </PickProvider>,
  )
}

supportDialogs()

const rowsOf = (coupons: GoodsCoupon[]) => (
  <CouponRows goodsId={1} distributorId={0} coupons={coupons}>
    <CouponRow coupons={coupons} />
  </CouponRows>
)

const button = (name: string) => screen.getByRole('button', { name })
const lastToast = () => toasts.get().at(-1)?.text

beforeEach(() => {
  history.replaceState(null, '', '/items/101')
  mallDouble({})
})

describe('GoodsCard', () => {
  it('shows the labelled activity price and the struck market price, and links to the product', () => {
    show(<GoodsCard goods={goodsRow({ activity_price: 399900 })} />)
    const card = screen.getByRole('article')
    expect(card).toHaveTextContent('活动价¥3,999.00')
    expect(card.querySelector('del')).toHaveTextContent('¥5,499.00')
    expect(within(card).getByRole('link')).toHaveAttribute('href', '/items/101')
    expect(within(card).getByRole('heading', { level: 3 })).toHaveTextContent('云感冰箱')
  })

  it('shows 已售罄 over a sold-out product, and the name of its shop', () => {
    const shop = { distributor_id: 3, name: '西湖店', logo: '', store_name: '', store_address: '' }
    show(<GoodsCard goods={goodsRow({ store: 0, distributor_info: shop })} />)
    expect(screen.getByText('已售罄')).toBeInTheDocument()
    expect(screen.getByText('西湖店')).toBeInTheDocument()
  })

  it('shows a member whose pieces of the class are used up no 补贴价, until pieces come back', async () => {
    const card = goodsRow({ subsidy_price: 424_915 })
    const { subsidy_price: _offer, ...own } = card
    let list: object[] = [{ ...own, subsidy_state: 'used_up' }]
    mallDouble({ 'GET /goods/items': () => ({ list, total_count: 1 }) })
    function Cards() {
      const [ids, setIds] = useState([101])
      return (
        <>
          <GoodsCard goods={card} />
          <ViewerPrices goodsIds={ids} />
          <button onClick={() => setIds([101, 101])}>下一页</button>
        </>
      )
    }
    const { user } = show(<Cards />)
    expect(screen.getByRole('article')).toHaveTextContent('国补价¥4,249.15价格 ¥4,999.00市场价¥5,499.00')
    signIn()
    expect(await screen.findByText('国补名额已用完')).toBeInTheDocument()
    expect(screen.queryByText('国补价')).not.toBeInTheDocument()
    list = [card]
    await user.click(button('下一页'))
    expect(await screen.findByText('国补价')).toBeInTheDocument()
    expect(screen.queryByText('国补名额已用完')).not.toBeInTheDocument()
  })

  it('has 国补价 as the large price, the price for the member below it, and the market price struck', () => {
    const { container } = show(<GoodsCard goods={goodsRow({ subsidy_price: 424_915 })} />)
    expect(container.querySelector('.card-price')).toHaveTextContent('国补价¥4,249.15')
    act(() => memberPrices.set(new Map([[101, { price: 400_000, subsidised: 340_000 }]])))
    expect(container.querySelector('.card-price')).toHaveTextContent('国补价¥3,400.00')
    expect(container.querySelector('.card-beside')).toHaveTextContent('会员价 ¥4,000.00市场价¥5,499.00')
    act(() => memberPrices.set(new Map()))
  })

  it('marks products of the mall with 自营, and shows sales, good reviews and the energy grade', () => {
    show(
      <GoodsCard goods={goodsRow({ sales: 12_345, rate_num: 80, good_percent: 98, energy_grade: '二级' })} />,
    )
    for (const text of ['自营', '1.2万', '98%', '二级能效'])
      expect(screen.getByText(text)).toBeInTheDocument()
    cleanup()
    const shop = { distributor_id: 3, name: '西湖店', logo: '', store_name: '', store_address: '' }
    show(<GoodsCard goods={goodsRow({ distributor_info: shop })} />)
    expect(screen.queryByText('自营')).not.toBeInTheDocument()
    expect(screen.queryByText(/好评/)).not.toBeInTheDocument()
  })

  it('says on a row that was read for the member that no pieces are left', () => {
    show(<GoodsCard goods={goodsRow({ subsidy_state: 'used_up' })} />)
    expect(screen.getByText('国补名额已用完')).toBeInTheDocument()
  })

  it('has in the seckill strip the price that it has elsewhere', () => {
    const row = goodsRow({ price: 499_900, market_price: 549_900, subsidy_price: 339_915 })
    const item = { ...row, activity_price: 399_900, sales_store: 1, activity_store: 4, item_pic: '' }
    const activity = { items: [item], activity_start_time: 0, activity_end_time: 4e9, activity_name: '抢购' }
    show(<SeckillStrip activity={activity as unknown as SeckillActivity} />)
    expect(screen.getByRole('link')).toHaveTextContent(
      /国补价¥3,399\.15活动价 ¥3,999\.00市场价¥5,499\.00已抢 25%/,
    )
  })

  it('has no links when it is not linked', () => {
    show(<GoodsCard goods={goodsRow()} linked={false} />)
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
  })
})

describe('selecting and buying', () => {
  it('starts with the lowest price and follows the selected SKU', async () => {
    const { user } = showGoods(goodsRecord())
    expect(screen.getByText('起')).toBeInTheDocument()
    await user.click(button('银'))
    await user.click(button('560升'))
    expect(screen.queryByText('起')).not.toBeInTheDocument()
    expect(screen.getByText('库存 3 件')).toBeInTheDocument()
    expect(location.hash).toBe('#sku=102')
  })

  it('shows colours with the placeholder of pictures', () => {
    showGoods(goodsRecord())
    const chips = [button('银'), button('黑')].map((chip) => chip.querySelector('.picture > img'))
    expect(chips.map((chip) => chip?.getAttribute('src'))).toEqual(['/91.svg', '/92.svg'])
  })

  it('disables a value without a SKU in stock, and deselects a value on the second click', async () => {
    const { user } = showGoods(goodsRecord())
    await user.click(button('黑'))
    expect(button('560升')).toBeDisabled()
    await user.click(button('黑'))
    expect(button('黑')).toHaveAttribute('aria-pressed', 'false')
    expect(button('560升')).toBeEnabled()
  })

  it('asks for the specs before a purchase', async () => {
    const { user, visited } = showGoods(goodsRecord())
    await user.click(button('加入购物车'))
    expect(lastToast()).toBe('请选择规格')
    expect(visited).toEqual([])
  })

  it('sends a guest through the login page to the checkout of the same selection', async () => {
    const { user, visited } = showGoods(goodsRecord())
    await user.click(button('银'))
    await user.click(button('510升'))
    await user.click(button('立即购买'))
    await waitFor(() =>
      expect(visited).toEqual([
        `/auth/login?redirectUrl=${encodeURIComponent('/cart/checkout?mode=fastbuy&id=0&buy=101&num=1')}`,
      ]),
    )
  })

  it('keeps what a guest adds in the browser', async () => {
    localStorage.clear()
    const { user, visited } = showGoods(goodsRecord())
    await user.click(button('银'))
    await user.click(button('510升'))
    await user.click(button('加入购物车'))
    await waitFor(() => expect(lastToast()).toBe('成功加入购物车'))
    expect(readGuestCart()?.lines).toMatchObject([{ itemId: 101, num: 1 }])
    expect(visited).toEqual([])
    localStorage.clear()
  })

  it('restores the selection from the URL', () => {
    history.replaceState(null, '', '/items/101#sku=102&num=3')
    showGoods(goodsRecord())
    expect(button('560升')).toHaveAttribute('aria-pressed', 'true')
    expect(screen.getByRole('spinbutton', { name: '购买数量' })).toHaveValue('3')
  })

  it('restores the quantity of a product without specs', async () => {
    const plain = goodsRecord({ item_spec_desc: [], spec_items: [] })
    const { user } = showGoods(plain)
    await user.click(button('增加'))
    expect(location.hash).toBe('#num=2')
    cleanup()
    showGoods(plain)
    expect(screen.getByRole('spinbutton', { name: '购买数量' })).toHaveValue('2')
  })

  it('does not offer a SKU that is off sale', async () => {
    const spec_items = [
      skuRow(101, 5, [91, 81]),
      skuRow(102, 3, [91, 82], { price: 100, approve_status: 'instock' }),
    ]
    const { user } = showGoods(goodsRecord({ spec_items }))
    expect(screen.queryByText('起')).not.toBeInTheDocument()
    await user.click(button('银'))
    expect(button('560升')).toBeDisabled()
    expect(button('510升')).toBeEnabled()
  })

  it('starts with the minimum quantity and explains it when the shopper goes below', async () => {
    const { user } = showGoods(goodsRecord({ item_spec_desc: [], spec_items: [], start_num: 3 }))
    expect(screen.getByRole('spinbutton', { name: '购买数量' })).toHaveValue('3')
    await user.click(button('减少'))
    expect(lastToast()).toBe('此商品的最小购买数量为3件')
  })

  it('stops at the stock and explains it', async () => {
    history.replaceState(null, '', '/items/101#sku=103&num=2')
    const { user } = showGoods(goodsRecord())
    expect(screen.getByText('最多可购买2件')).toBeInTheDocument()
    await user.click(button('增加'))
    expect(lastToast()).toBe('库存不足，最大库存为2件')
    await user.click(button('减少'))
    expect(screen.queryByText('最多可购买2件')).not.toBeInTheDocument()
  })

  it.each([
    ['商品已下架', goodsRecord({ approve_status: 'instock' })],
    ['赠品不可购买', goodsRecord({ is_gift: 1 })],
    ['店铺已停止营业', goodsRecord({ shop_valid: false })],
    ['仅限员工购买', goodsRecord({ staff_goods: 1 })],
  ])('shows the disabled button %s', (label, record) => {
    showGoods(record)
    expect(button(label)).toBeDisabled()
    expect(screen.queryByRole('button', { name: '立即购买' })).not.toBeInTheDocument()
  })

  it('offers 到货通知 and products like it when it is sold out; guests sign in first', async () => {
    const soldOut = goodsRecord({ spec_items: [skuRow(101, 0, [91, 81])] })
    const { user, visited } = showGoods(soldOut)
    expect(screen.getByText('已售罄')).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: '看相似' })).toHaveAttribute('href', '/items?cat_id=1')
    expect(screen.queryByRole('button', { name: '立即购买' })).not.toBeInTheDocument()
    await user.click(button('到货通知'))
    await waitFor(() =>
      expect(visited).toEqual([`/auth/login?redirectUrl=${encodeURIComponent('/items/101')}`]),
    )
  })

  it('subscribes a member to 到货通知 and ends it again', async () => {
    let isOn = false
    const { sent } = mallDouble({
      'GET /member/item/is_subscribe/101': () => ({ user_id: isOn ? 1 : false, item_ids: isOn ? [101] : [] }),
      'POST /member/subscribe/item/101': () => ((isOn = true), { user_id: 1, item_id: 101, created: 1 }),
      'DELETE /member/subscribe/item/101': () => ((isOn = false), { status: true }),
    })
    signIn()
    const { user } = showGoods(goodsRecord({ spec_items: [skuRow(101, 0, [91, 81])] }))
    await user.click(await screen.findByRole('button', { name: '到货通知' }))
    expect(await screen.findByRole('button', { name: '取消到货通知' })).toBeInTheDocument()
    expect(lastToast()).toBe('订阅成功，到货后将短信通知您')
    await user.click(button('取消到货通知'))
    expect(await screen.findByRole('button', { name: '到货通知' })).toBeInTheDocument()
    expect(sent('DELETE', '/member/subscribe/item/101')).toHaveLength(1)
  })

  it('offers 到货通知 for each sold-out SKU while others can be bought', async () => {
    const waits: number[] = []
    const { sent } = mallDouble({
      'GET /member/item/is_subscribe/101': () => ({ user_id: false, item_ids: waits }),
      'POST /member/subscribe/item/103': () => (waits.push(103), { user_id: 1, item_id: 103, created: 1 }),
    })
    signIn()
    const spec_items = [skuRow(101, 5, [91, 81]), skuRow(103, 0, [92, 81]), skuRow(104, 0, [92, 82])]
    const { user } = showGoods(goodsRecord({ spec_items }))
    await user.click(await screen.findByRole('button', { name: '缺货规格到货通知' }))
    const dialog = within(await screen.findByRole('dialog', { name: '到货通知' }))
    expect(dialog.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
      '黑；510升通知我',
      '黑；560升通知我',
    ])
    await user.click(dialog.getByRole('button', { name: '到货通知 黑；510升' }))
    expect(await dialog.findByRole('button', { name: '取消到货通知 黑；510升' })).toBeInTheDocument()
    expect(dialog.getByRole('button', { name: '到货通知 黑；560升' })).toBeInTheDocument()
    expect(sent('POST', '/member/subscribe/item/103')).toHaveLength(1)
  })

  it('treats a selected SKU that is sold out as a product that is', async () => {
    history.replaceState(null, '', '/items/101#sku=104')
    const { user } = showGoods(goodsRecord())
    expect(screen.getByText('已售罄')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument()
    expect(await screen.findByRole('button', { name: '到货通知' })).toBeInTheDocument()
    await user.click(button('560升'))
    expect(screen.getByRole('button', { name: '加入购物车' })).toBeInTheDocument()
  })

  it('says why a member of another grade cannot buy, and how many pieces a member may still buy', async () => {
    const live = (more: object, limit_left?: number) => ({
      'GET /goods/items_price_store/101': {
        item_id: 101,
        price: 499900,
        market_price: 549900,
        store: 5,
        approve_status: 'onsale',
        shop_valid: true,
        activity_info: null,
        ...more,
        spec_items: skuRows().map((sku) => ({ ...sku, limit_left })),
      },
    })
    mallDouble(live({ is_reserved: true }))
    signIn()
    showGoods(goodsRecord())
    expect(await screen.findByRole('button', { name: '仅限特定会员购买' })).toBeDisabled()
    cleanup()
    mallDouble(live({ is_reserved: false }, 2))
    const { user } = showGoods(goodsRecord())
    await user.click(button('银'))
    await user.click(button('510升'))
    expect(await screen.findByText('限购商品，您还可购买2件')).toBeInTheDocument()
    await user.click(button('增加'))
    await user.click(button('增加'))
    expect(screen.getByRole('spinbutton')).toHaveValue('2')
    expect(lastToast()).toBe('限购商品，您还可购买2件')
  })

  it('asks guests to sign in where only some grades may buy', async () => {
    mallDouble({})
    const preference = { marketing_type: 'member_preference', member_grade: ['金卡会员'] }
    const reserved = goodsRecord({ promotion_activity: [preference] as never })
    const { user, visited } = showGoods(reserved)
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument()
    await user.click(button('登录后购买'))
    expect(visited).toEqual([`/auth/login?redirectUrl=${encodeURIComponent('/items/101')}`])
  })

  it('buys a seckill with a ticket on a page that was cached before the announcement', async () => {
    const { spec_items, activity_info } = seckillRecord()
    const [sku] = spec_items
    const double = mallDouble({
      'GET /goods/items_price_store/101': {
        item_id: 101,
        price: 499900,
        market_price: 549900,
        act_price: 399900,
        store: 5,
        approve_status: 'onsale',
        shop_valid: true,
        activity_info,
        spec_items,
      },
      'POST /promotion/seckillactivity/geticket': { ticket: 'T1' },
      'POST /cart': { cart_id: 1 },
    })
    signIn()
    history.replaceState(null, '', `/items/101#sku=${sku?.item_id}&num=2`)
    const { user, visited } = showGoods(goodsRecord())
    expect(await screen.findByText('活动价')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument()
    await user.click(button('立即购买'))
    await waitFor(() => expect(visited).toHaveLength(1))
    const address = new URL(visited[0] ?? '', 'http://mall')
    expect(Object.fromEntries(address.searchParams)).toMatchObject({
      mode: 'fastbuy',
      seckill_id: '3',
      ticket: 'T1',
      order_type: 'normal_seckill',
    })
    expect(double.sent('POST', '/promotion/seckillactivity/geticket')[0]?.fields).toMatchObject({
      item_id: '101',
      seckill_id: '3',
      num: '2',
    })
  })

  it('fetches the current price when an announced seckill starts while the page is open', async () => {
    jest.useFakeTimers()
    const { spec_items, activity_info, approve_status } = seckillRecord()
    if (!activity_info) throw new Error('a seckill has its times')
    const start = Math.floor(Date.now() / 1000) + 3
    const times = { ...activity_info, activity_start_time: start, activity_end_time: start + 3600 }
    const prices = { item_id: 101, price: 499900, market_price: 549900, store: 5, approve_status }
    // The server's clock is two seconds behind.
    mallDouble({
      'GET /goods/items_price_store/101': () =>
        Date.now() / 1000 < start + 2
          ? { ...prices, activity_info: { ...times, status: 'in_the_notice' }, spec_items: skuRows() }
          : { ...prices, activity_info: { ...times, status: 'in_sale' }, spec_items },
    })
    showGoods(goodsRecord({ activity_info: { ...times, status: 'in_the_notice' } }), { strip: true })
    const pass = (milliseconds: number) => act(() => jest.advanceTimersByTimeAsync(milliseconds))
    await act(async () => void (await import('@/lib/client/call/api')))
    await pass(1000)
    expect(screen.getByText('距开始')).toBeInTheDocument()
    expect(screen.getByText('价格')).toBeInTheDocument()
    await pass(9000)
    expect(screen.getByText('距结束')).toBeInTheDocument()
    expect(screen.getByText('活动价')).toBeInTheDocument()
    jest.useRealTimers()
  })

  it('never adds seckill products to the cart', () => {
    showGoods(seckillRecord())
    expect(button('立即购买')).toBeEnabled()
    expect(screen.queryByRole('button', { name: '加入购物车' })).not.toBeInTheDocument()
    expect(screen.getByText('活动价')).toBeInTheDocument()
  })
})

describe('coupons of a product', () => {
  const coupon = (card_id: number, received_flag: 0 | 1 | 2 = 0) => ({
    card_id,
    card_type: 'cash' as const,
    title: `券${card_id}`,
    discount: 0,
    reduce_cost: card_id * 100,
    least_cost: 0,
    received_flag,
    button_status: { label: 'get' as const, text: claimTexts[received_flag] },
  })

  it('shows four until expanded, and marks claimed ones', async () => {
    const coupons = [coupon(1, 1), coupon(2, 2), coupon(3), coupon(4), coupon(5)]
    const { user, visited } = show(rowsOf(coupons))
    expect(screen.getAllByText(/^无门槛减/)).toHaveLength(4)
    expect(screen.getByText('已领取')).toBeInTheDocument()
    expect(screen.getByText('已领完')).toBeInTheDocument()
    await user.click(button('展开'))
    await waitFor(() => expect(screen.getAllByText(/^无门槛减/)).toHaveLength(5))
    await user.click(button('收起'))
    expect(screen.getAllByText(/^无门槛减/)).toHaveLength(4)
    await user.click(button('领卷 券3'))
    expect(visited).toEqual([`/auth/login?redirectUrl=${encodeURIComponent('/items/101')}`])
  })
})

describe('coupons of a product for a member', () => {
  const card = {
    card_id: 8,
    card_type: 'cash',
    title: '金卡券',
    discount: 0,
    reduce_cost: 8000,
    least_cost: 0,
    received_flag: 0,
  }

  it('shows coupons of the member’s grade that guests do not see', async () => {
    mallDouble({ 'GET /getCardList': { total_count: 1, pagers: { total: 1 }, list: [card] } })
    show(rowsOf([]))
    expect(screen.queryByText('优惠券')).not.toBeInTheDocument()
    signIn({ grade: 2 })
    expect(await screen.findByRole('button', { name: '领卷 金卡券' })).toBeEnabled()
    expect(screen.getByText('优惠券')).toBeInTheDocument()
  })

  it('shows no row without coupons', async () => {
    const double = mallDouble({ 'GET /getCardList': { total_count: 0, pagers: { total: 0 }, list: [] } })
    signIn({ grade: 2 })
    show(rowsOf([]))
    await waitFor(() => expect(double.sent('GET', '/getCardList')).toHaveLength(1))
    expect(screen.queryByText('优惠券')).not.toBeInTheDocument()
  })
})

describe('the product list', () => {
  it('renders no empty list of links in a row without options', () => {
    show(
      <FacetRow label="价格" options={[]}>
        <button type="button">确定</button>
      </FacetRow>,
    )
    expect(screen.getByRole('button', { name: '确定' })).toBeInTheDocument()
    expect(screen.queryByRole('list')).not.toBeInTheDocument()
  })

  it('keeps the filters when the sort changes, and toggles the price sort', () => {
    show(
      <SortBar
        query={{ cat_id: 5, brand_id: [7], item_params: [], goodsSort: 3, page: 2 }}
        count={40}
        hasProgramme
      />,
    )
    expect(screen.getByRole('link', { name: '销量' })).toHaveAttribute(
      'href',
      '/items?cat_id=5&brand_id=7&goodsSort=1',
    )
    expect(screen.getByRole('link', { name: '综合' })).toHaveAttribute('href', '/items?cat_id=5&brand_id=7')
    expect(screen.getByRole('link', { name: '价格从高到低' })).toHaveAttribute('aria-current', 'true')
    expect(screen.getByRole('link', { name: '下一页' })).toHaveAttribute(
      'href',
      '/items?cat_id=5&brand_id=7&goodsSort=3&page=3',
    )
  })

  it('filters by a price range in yuan, also with swapped bounds', async () => {
    const { user, visited } = show(<PriceRange query={{ brand_id: [], item_params: [], page: 1 }} />)
    await user.type(screen.getByRole('textbox', { name: '最低价' }), '900')
    await user.type(screen.getByRole('textbox', { name: '最高价' }), '100')
    await user.click(button('确定'))
    expect(visited).toEqual(['/items?start_price=100&end_price=900'])
  })

  it('marks the selected options of a row', () => {
    const options = [
      { key: 1, label: '云感', href: '/items', isSelected: true },
      { key: 2, label: '北屿', href: '/items?brand_id=2', isSelected: false },
    ]
    show(<FacetRow label="品牌" options={options} long={false} />)
    expect(screen.getByRole('link', { name: '云感' })).toHaveAttribute('aria-current', 'true')
    expect(screen.queryByText('更多')).not.toBeInTheDocument()
  })
})

describe('the introduction', () => {
  it('renders the blocks of the page builder and omits missing parts', () => {
    const base = { title: '', subtitle: '' }
    show(
      <Blocks
        blocks={[
          { name: 'heading', base, config: { bold: true, size: '20' }, data: [{ content: '安静' }] },
          { name: 'writing', base, config: {}, data: [{ content: '夜里听不见' }] },
          { name: 'slider', base, config: {}, data: [{ imgUrl: '/c.svg', content: '场景' }] },
          { name: 'film', base, config: {}, data: [{}] },
        ]}
      />,
    )
    expect(screen.getByRole('heading', { name: '安静' })).toBeInTheDocument()
    expect(screen.getByText('夜里听不见')).toBeInTheDocument()
    expect(screen.getByRole('img', { name: '场景' })).toHaveAttribute('src', '/c.svg')
    expect(document.querySelector('video')).toBeNull()
    expect(screen.queryByRole('group')).not.toBeInTheDocument()
  })
})
