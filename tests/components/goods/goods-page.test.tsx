/** @jest-environment ./tests/setup/browser-environment.ts */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { pickGoods } from '@/components/goods/pick-goods'
import { BuyBox } from '@/components/goods-page/buy/buy-box'
import { PickProvider } from '@/components/goods-page/buy/pick-context'
import { DeliveryLine } from '@/components/goods-page/details/delivery-line'
import { ShopBar } from '@/components/goods-page/details/shop-bar'
import { StaffBadge } from '@/components/goods-page/details/staff-badge'
import { offersOf, offerWords } from '@/components/goods-page/offers/offers'
import { PromotionList, runningPromotion } from '@/components/goods-page/offers/promotion-list'
import { Gallery } from '@/components/goods-page/pictures/gallery'
import { PhoneQr } from '@/components/goods-page/pictures/phone-qr'
import { ShareGoods } from '@/components/goods-page/pictures/share-goods'
import { PricePanel } from '@/components/goods-page/price/price-panel'
import { VipLine } from '@/components/goods-page/price/vip-line'
import { MallCategories } from '@/components/goods-page/view/mall-categories'
import { Visit } from '@/components/goods-page/view/visit'
import { ShareButton } from '@/components/share/share-button'
import type { Shop } from '@/components/shop/shop-data'
import { listenToSteps } from '@/lib/client/page/history-steps'
import { sheetOfEntry } from '@/lib/client/page/sheet-entry'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { selectionOf } from '@/lib/domain/goods/sku-picker'
import { supportDialogs } from '../../fixtures/components/dialogs'
import { goodsRecord, goodsRow, seckillRecord, skuRows } from '../../fixtures/components/goods'
import { mallDouble, refuse, showPage, signIn, type SentCall } from '../../fixtures/components/mall-double'
import { supportStrips } from '../../fixtures/components/scrolling'
import { seeEverything } from '../../fixtures/components/seeing-observer'

const onPhone = (matches: boolean) => {
  const list = { matches, addEventListener: () => {}, removeEventListener: () => {} }
  window.matchMedia = (() => list) as unknown as typeof window.matchMedia
}

beforeAll(() => {
  listenToSteps()
  supportDialogs()
})
afterEach(() => onPhone(false))
beforeEach(() => {
  history.replaceState(null, '', '/items/101')
  localStorage.clear()
})

describe('the share panel', () => {
  const share = {
    item_id: 101,
    title: '云感冰箱',
    price: 399900,
    image: 'https://mall.test/a.svg',
    shareUrl: 'https://mall.test/items/101',
    shareQR: 'data:code',
    weixin_qrcode: 'data:code',
    downUrl: 'https://mall.test/code.png',
    downWeixinImgLink: 'https://mall.test/code.png',
  }
  const show = (answer: unknown) => {
    const double = mallDouble({
      'GET /item/share': answer,
      'GET /share/qrcode': { qrcodeImage: 'data:page' },
    })
    showPage(<ShareButton itemId={101} path="/items/101" title="冰箱" picture="/a.svg" />)
    return { double, button: screen.getByRole('button', { name: '分享' }) }
  }
  const point = (button: HTMLElement) => act(() => button.focus())

  it('fetches share info once, on first use, and offers five targets', async () => {
    const { double, button } = show(share)
    expect(double.calls).toEqual([])
    point(button)
    expect(await screen.findByRole('img', { name: '微信扫码分享' })).toHaveAttribute('src', 'data:code')
    const sites = screen.getAllByRole('link').map((link) => link.textContent)
    expect(sites).toEqual(['微微博', '豆豆瓣', 'QQQ好友', '空QQ空间', '下载二维码'])
    expect(screen.getByRole('link', { name: /微博/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent('https://mall.test/items/101')),
    )
    fireEvent.keyDown(button, { key: 'Escape' })
    expect(screen.queryByRole('link')).not.toBeInTheDocument()
    fireEvent.click(button)
    expect(screen.getAllByRole('link')).toHaveLength(5)
    expect(double.sent('GET', '/item/share')).toHaveLength(1)
  })

  it('shows 国补价 where the programme pays', async () => {
    const { button } = show({ ...share, subsidy_price: 339_915 })
    point(button)
    expect(await screen.findByText('国补价')).toBeInTheDocument()
    expect(screen.getByText('3,399')).toBeInTheDocument()
    expect(screen.queryByText('3,999')).not.toBeInTheDocument()
  })

  it('is a sheet on phones, which ✕ closes; the focus that returns does not open it again', async () => {
    onPhone(true)
    const { button } = show(share)
    point(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    await userEvent.click(button)
    const sheet = await screen.findByRole('dialog', { name: '分享' })
    expect(await within(sheet).findByRole('link', { name: /微博/ })).toBeInTheDocument()
    expect(sheetOfEntry()).toBeDefined()
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(sheetOfEntry()).toBeUndefined())
    point(button)
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  it('shares the selected SKU, also when another one was selected since', async () => {
    const double = mallDouble({
      'GET /item/share': ({ fields }: SentCall) => ({ ...share, title: `规格 ${fields.item_id}` }),
    })
    const goods = pickGoods(goodsRecord())
    showPage(
      <PickProvider goods={goods} start={selectionOf(goods.skus[1])}>
        <ShareGoods />
        <BuyBox similarHref="/items?cat_id=1" />
      </PickProvider>,
    )
    const button = screen.getByRole('button', { name: '分享' })
    point(button)
    expect(await screen.findByText('规格 102')).toBeInTheDocument()
    act(() => button.blur())
    await userEvent.click(screen.getByRole('button', { name: '510升' }))
    point(button)
    expect(await screen.findByText('规格 101')).toBeInTheDocument()
    expect(double.sent('GET', '/item/share').map(({ fields }) => fields.item_id)).toEqual(['102', '101'])
  })

  it('shares the data of the page when the call fails', async () => {
    const { button } = show(refuse('系统繁忙，请稍后再试'))
    point(button)
    expect(await screen.findByRole('link', { name: /豆瓣/ })).toHaveAttribute(
      'href',
      expect.stringContaining(encodeURIComponent(`${location.origin}/items/101`)),
    )
    expect(screen.queryByRole('link', { name: '下载二维码' })).not.toBeInTheDocument()
  })
})

describe('the shop bar', () => {
  const shop = {
    distributor_id: 3,
    name: '西湖店',
    logo: '',
    business: '冰箱、空调',
    distribution_type: 0,
    scoreList: { avg_star: '4.6', default: 0, rate_count: 12 },
  } as unknown as Shop

  it('links to the shop, and searches it or the whole mall', () => {
    mallDouble({})
    showPage(<ShopBar shop={shop} />)
    const bar = within(screen.getByRole('region', { name: '店铺' }))
    expect(bar.getByRole('link', { name: '西湖店' })).toHaveAttribute('href', '/shops/info?distributor_id=3')
    expect(bar.getByText('4.6')).toBeInTheDocument()
    expect(bar.getByRole('search')).toHaveAttribute('action', '/shops/info')
    const own = bar.getByRole('button', { name: '搜本店' })
    expect(own).toHaveAttribute('name', 'distributor_id')
    expect(own).toHaveValue('3')
    const mall = bar.getByRole('button', { name: '搜商城' })
    expect(mall).toHaveAttribute('formaction', '/items')
    expect(mall).not.toHaveAttribute('name')
  })

  it('follows the shop for a member and sends a guest to the login page', async () => {
    mallDouble({})
    const guest = showPage(<ShopBar shop={shop} />)
    await userEvent.click(screen.getByRole('button', { name: '关注店铺 西湖店' }))
    expect(guest.visited).toEqual([`/auth/login?redirectUrl=${encodeURIComponent('/items/101')}`])
    const double = mallDouble({
      'GET /member/collect/distribution': { list: [], total_count: 0, count: 0 },
      'POST /member/collect/distribution/3': {
        fav_id: 1,
        company_id: 1,
        user_id: 1,
        distributor_id: 3,
        created: 1,
      },
    })
    signIn()
    const toggle = () => screen.getByRole('button', { name: /西湖店/ })
    await waitFor(() => expect(double.sent('GET', '/member/collect/distribution').length).toBeGreaterThan(0))
    await waitFor(() => expect(toggle()).toBeEnabled())
    await userEvent.click(toggle())
    expect(await screen.findByRole('button', { name: '取消关注 西湖店' })).toBeInTheDocument()
    expect(double.sent('POST', '/member/collect/distribution/3')).toHaveLength(1)
  })
})

describe('a product that the mall does not sell online', () => {
  const show = (approve_status: GoodsDetail['approve_status']) => {
    mallDouble({})
    const goods = goodsRecord({ approve_status })
    showPage(
      <PickProvider goods={pickGoods(goods)} start={{}}>
        <DeliveryLine goods={goods} mallShop="湖州家电城自营" />
        <BuyBox similarHref="/items?cat_id=1" />
      </PickProvider>,
    )
  }
  it.each(['only_show', 'offline_sale', 'instock'] as const)(
    'has no sender, quantity and stock: %s',
    (approve_status) => {
      show(approve_status)
      for (const text of ['配送', '数量', /库存/]) expect(screen.queryByText(text)).not.toBeInTheDocument()
    },
  )

  it('differs from one that it sells', () => {
    show('onsale')
    for (const text of ['配送', '数量', /库存/, '由 湖州家电城自营 发货并提供售后', '运费以结算页为准'])
      expect(screen.getByText(text)).toBeInTheDocument()
  })

  it('is 包邮 where its freight template charges nothing', () => {
    showPage(<DeliveryLine goods={goodsRecord({ is_freight_free: true })} mallShop="湖州家电城自营" />)
    expect(screen.getByText('包邮')).toBeInTheDocument()
  })

  it('says within how many days it is sent, where the shop promises it', () => {
    show('onsale')
    expect(screen.queryByText(/天内发货/)).not.toBeInTheDocument()
    showPage(<DeliveryLine goods={goodsRecord({ delivery_time: 2 })} mallShop="湖州家电城自营" />)
    expect(screen.getByText('付款后2天内发货')).toBeInTheDocument()
  })
})

describe('beside the price', () => {
  const now = 1_790_000_000
  type Promotion = NonNullable<GoodsDetail['promotion_activity']>[number]
  const promotion = (more: Partial<Promotion>) => runningPromotion({ ...fullMinus, ...more }, now)
  const fullMinus: Promotion = {
    marketing_id: 1,
    marketing_type: 'full_minus',
    marketing_name: '焕新满减',
    promotion_tag: '满减',
    condition_type: 'totalfee',
    condition_rules: '消费满100元，减10元;消费满200元，减30元',
    start_time: 1,
    end_time: now + 30 * 86400,
    start_date: '',
    end_date: '2026-10-09 00:00:00',
    join_limit: 0,
    valid_grade: [],
    member_grade: [],
    gifts: [],
    plusitems: [],
    status: 'ongoing',
  }

  it('promotions show rules and end: a date, and a countdown in the last days', async () => {
    const soon = promotion({ marketing_id: 2, promotion_tag: '满折', end_time: now + 3600 })
    showPage(<PromotionList promotions={[promotion({}), soon]} />)
    // Starts the clock of the page.
    await act(async () => {})
    const [far, near] = screen.getAllByRole('listitem')
    expect(far).toHaveTextContent('满减焕新满减满100减10满200减302026-10-09 截止')
    expect(within(near as HTMLElement).getByRole('timer')).toHaveTextContent('距结束')
  })

  it('a promotion of some grades says so, so that nobody else is promised it', () => {
    const goldOnly = promotion({ promotion_tag: '会员满减', member_grade: ['金卡会员', '黑金会员'] })
    showPage(<PromotionList promotions={[goldOnly]} />)
    expect(screen.getByRole('listitem')).toHaveTextContent('会员专享焕新满减限金卡会员、黑金会员满100减10')
    const goods = goodsRecord({ promotion_activity: [goldOnly] })
    expect(offerWords(offersOf(goods, [], now))).toEqual(['会员专享'])
  })

  it('会员优先购 says once who may buy', () => {
    const reserved = promotion({
      marketing_type: 'member_preference',
      marketing_name: '金卡会员优先购',
      promotion_tag: '会员专享',
      condition_rules: '会员优先购',
      member_grade: ['金卡会员', '黑金会员'],
    })
    showPage(<PromotionList promotions={[reserved]} />)
    expect(screen.getByRole('listitem')).toHaveTextContent(
      /^会员专享仅限金卡会员、黑金会员购买2026-10-09 截止$/,
    )
  })

  it('gifts and products at an exchange price link to their pages', () => {
    const row = { marketing_id: 1, item_id: 7, item_name: '保温杯', pics: [], price: 990 }
    showPage(
      <PromotionList
        promotions={[promotion({ gifts: [{ ...row, gift_num: 2 }], plusitems: [{ ...row, item_id: 8 }] })]}
      />,
    )
    const [gift, plus] = screen.getAllByRole('link')
    expect(gift).toHaveTextContent('保温杯赠品 ×2')
    expect(gift).toHaveAttribute('href', '/items/7')
    expect(plus).toHaveTextContent('换购价 ¥9.90')
  })

  it('coupons and promotions disappear when a seckill starts while the page is open', async () => {
    const { spec_items, activity_info, approve_status } = seckillRecord()
    mallDouble({
      'GET /goods/items_price_store/101': {
        item_id: 101,
        price: 499900,
        market_price: 549900,
        act_price: 399900,
        store: 5,
        approve_status,
        shop_valid: true,
        activity_info,
        spec_items,
      },
      'GET /getCardList': refuse('系统繁忙，请稍后再试'),
    })
    const open = { label: 'get', text: '领取' } as const
    const coupon = {
      card_id: 8,
      card_type: 'cash' as const,
      title: '新人券',
      discount: 0,
      reduce_cost: 8000,
      least_cost: 0,
      received_flag: 0 as const,
      button_status: open,
    }
    const goods = goodsRecord({ promotion_activity: [promotion({})] })
    showPage(
      <PickProvider goods={pickGoods(goods)} start={{}}>
        <PricePanel goods={goods} coupons={[coupon]} now={now} />
      </PickProvider>,
    )
    expect(screen.getByText('优惠券')).toBeInTheDocument()
    expect(screen.getByText('促销')).toBeInTheDocument()
    signIn()
    expect(await screen.findByText('活动价')).toBeInTheDocument()
    expect(screen.queryByText('优惠券')).not.toBeInTheDocument()
    expect(screen.queryByText('促销')).not.toBeInTheDocument()
  })

  it.each([
    [['冰箱'], '国补名额已用完'],
    [['洗衣机'], '预计补贴'],
    [undefined, '预计补贴'],
  ])('a member who has used up the pieces of %j reads: %s', async (subsidy_used_up, text) => {
    const { sent } = mallDouble({
      'GET /goods/items_price_store/101': {
        item_id: 101,
        price: 499900,
        market_price: 549900,
        store: 5,
        subsidy_used_up,
        approve_status: 'onsale',
        shop_valid: true,
        activity_info: null,
        spec_items: skuRows(),
      },
      'GET /getCardList': refuse('系统繁忙，请稍后再试'),
    })
    const subsidy = {
      class_name: '冰箱',
      rate: 15,
      cap: 200_000,
      price_limit: null,
      limit: 1,
      regions: ['浙江省'],
    }
    const goods = goodsRecord({ subsidy })
    showPage(
      <PickProvider goods={pickGoods(goods)} start={{}}>
        <PricePanel goods={goods} coupons={[]} now={now} />
      </PickProvider>,
    )
    // The cached page shows the possible subsidy to all visitors.
    expect(screen.getByText(/预计补贴/)).toBeInTheDocument()
    signIn()
    await waitFor(() => expect(sent('GET', '/goods/items_price_store/101')).toHaveLength(1))
    expect(await screen.findByText(new RegExp(text))).toBeInTheDocument()
    expect(screen.getByText('国补价')).toBeInTheDocument()
  })

  it('the rule of 国补价 names pieces and region, and is a sheet on phones', async () => {
    mallDouble({})
    const subsidy = {
      class_name: '冰箱',
      rate: 15,
      cap: 200_000,
      price_limit: null,
      limit: 1,
      regions: ['浙江省'],
    }
    const goods = goodsRecord({ subsidy })
    const rule = /每件最高补贴 ¥2,000.00，冰箱每人限 1 件，限浙江省收货。补贴以资格核验结果为准。/
    showPage(
      <PickProvider goods={pickGoods(goods)} start={{}}>
        <PricePanel goods={goods} coupons={[]} now={now} />
      </PickProvider>,
    )
    expect(screen.getByText(/（限浙江省，每人1件）/)).toBeInTheDocument()
    expect(screen.getByRole('tooltip')).toHaveTextContent(rule)
    await userEvent.click(screen.getByRole('button', { name: '国补价规则' }))
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    onPhone(true)
    await userEvent.click(screen.getByRole('button', { name: '国补价规则' }))
    const sheet = await screen.findByRole('dialog', { name: '以旧换新补贴 · 冰箱' })
    expect(sheet).toHaveTextContent(rule)
    expect(sheetOfEntry()).toBeDefined()
    await userEvent.click(within(sheet).getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(sheetOfEntry()).toBeUndefined())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  })

  const showVipLine = () =>
    showPage(
      <PickProvider goods={pickGoods(goodsRecord())} start={{}}>
        <VipLine guide={{ vipgrade_name: '焕新卡', gradeDiscount: 9.5, guide_title_desc: '全场九五折' }} />
      </PickProvider>,
    )

  it('the line of the paid grade links to the grades', () => {
    mallDouble({})
    showVipLine()
    const line = screen.getByRole('link')
    expect(line).toHaveTextContent('开通 焕新卡 享9.5折查看会员权益')
    expect(line).toHaveAttribute('href', '/member/vip')
  })

  it.each([
    [true, '已开通付费会员查看会员权益'],
    [false, '开通 焕新卡 享9.5折查看会员权益'],
  ])('a member is asked to open a paid grade unless they have one (%s)', async (is_vip, text) => {
    const { sent } = mallDouble({
      'GET /goods/items_price_store/101': {
        item_id: 101,
        price: 499900,
        market_price: 549900,
        store: 5,
        is_vip,
        approve_status: 'onsale',
        shop_valid: true,
        activity_info: null,
        spec_items: skuRows(),
      },
    })
    showVipLine()
    signIn()
    await waitFor(() => expect(sent('GET', '/goods/items_price_store/101')).toHaveLength(1))
    await waitFor(() => expect(screen.getByRole('link')).toHaveTextContent(text))
    expect(screen.getByRole('link')).toHaveAttribute('href', '/member/vip')
  })

  it.each([
    ['sale', false, '特卖商品'],
    ['bag', true, '福袋'],
    ['normal', true, '常规员工内购商品'],
    ['normal', false, null],
  ] as const)('staff see of a %s goods (staff goods: %s) the badge %s', (productType, staffGoods, text) => {
    mallDouble({})
    signIn({ staff: true })
    showPage(<StaffBadge productType={productType} staffGoods={staffGoods} />)
    if (text) expect(screen.getByText(text)).toBeInTheDocument()
    else expect(screen.queryByText(/商品|福袋/)).not.toBeInTheDocument()
  })

  it('shoppers who are not staff see no badge', () => {
    mallDouble({})
    signIn()
    showPage(<StaffBadge productType="sale" staffGoods={false} />)
    expect(screen.queryByText('特卖商品')).not.toBeInTheDocument()
  })
})

describe('around the page', () => {
  it('the QR code for phones is a picture for this product', () => {
    showPage(<PhoneQr goodsId={101} />)
    expect(screen.getByAltText('手机版页面的二维码')).toHaveAttribute(
      'src',
      '/wechatAuth/wxapp/qrcode.png?company_id=1&page=subpages%2Fitem%2Fespier-detail&id=101',
    )
    // Replaces failed pictures with the placeholder.
    expect(screen.getByAltText('手机版页面的二维码').parentElement).toHaveClass('picture')
  })

  it('the categories are expanded down to the product', () => {
    const node = (category_id: number, category_name: string, children: ReturnType<typeof leaf>[]) => ({
      ...leaf(category_id, category_name),
      children,
    })
    const leaf = (category_id: number, category_name: string) => ({
      category_id,
      category_name,
      image_url: '',
      parent_id: 0,
      category_level: 1,
      level: 0,
      customize_page_id: 0,
      children: [],
    })
    showPage(
      <MallCategories tree={[node(1, '冰箱', [leaf(2, '迷你冰箱')]), node(5, '手机', [])]} path={[1, 2]} />,
    )
    const groups = screen.getAllByRole('group').map((group) => (group as HTMLDetailsElement).open)
    expect(groups).toEqual([true, false])
    expect(screen.getByRole('link', { name: '迷你冰箱' })).toHaveAttribute('href', '/items?cat_id=2')
    expect(screen.getByRole('link', { name: '迷你冰箱' })).toHaveAttribute('aria-current', 'true')
  })
})

describe('recently viewed', () => {
  beforeEach(seeEverything)
  const row = (id: number) => goodsRow({ item_id: id, goods_id: id, item_name: `商品${id}` })
  const names = async () =>
    within(await screen.findByRole('region', { name: '最近浏览' }))
      .getAllByRole('link')
      .map((link) => link.getAttribute('href'))

  it('comes from a guest’s browser, latest first, without the current product and with current prices', async () => {
    localStorage.setItem('recent_goods', JSON.stringify([102, 101, 103, 'x', -1]))
    const double = mallDouble({
      'GET /goods/items': ({ fields }: SentCall) => {
        const ids = Object.entries(fields).flatMap(([key, id]) =>
          key.startsWith('item_id') ? [Number(id)] : [],
        )
        return { list: [...ids].reverse().map(row), total_count: ids.length, count: ids.length }
      },
    })
    showPage(<Visit goodsId={101} />)
    expect(await names()).toEqual(['/items/102', '/items/103'])
    expect(JSON.parse(localStorage.getItem('recent_goods') ?? '')).toEqual([101, 102, 103])
    expect(double.calls.map(({ path }) => path)).toEqual(['/goods/items'])
  })

  it('comes from a member’s history, where the visit is recorded', async () => {
    const double = mallDouble({
      'POST /member/browse/history/save': { status: true },
      'GET /member/browse/history/list': {
        list: [101, 105].map((id) => ({ item_id: id, itemData: row(id) })),
        total_count: 2,
        count: 2,
      },
    })
    signIn()
    showPage(<Visit goodsId={101} />)
    expect(await names()).toEqual(['/member/foottrace', '/items/105'])
    expect(double.sent('POST', '/member/browse/history/save')[0]?.fields.item_id).toBe('101')
    expect(localStorage.getItem('recent_goods')).toBeNull()
  })

  it('shows nothing without other products or without local storage', async () => {
    localStorage.setItem('recent_goods', '{broken')
    const double = mallDouble({ 'GET /goods/items': { list: [row(101)], total_count: 1, count: 1 } })
    showPage(<Visit goodsId={101} />)
    await waitFor(() => expect(double.calls.length).toBeGreaterThan(0))
    expect(screen.queryByRole('region')).not.toBeInTheDocument()
  })
})

describe('the gallery', () => {
  const width = 450
  beforeEach(() => supportStrips(width))
  afterEach(() => jest.restoreAllMocks())

  const show = (video: { src: string; poster: string } | null) =>
    showPage(
      <PickProvider goods={pickGoods(goodsRecord())} start={{}}>
        <Gallery video={video} />
        <BuyBox similarHref="/items?cat_id=1" />
      </PickProvider>,
    )
  const strip = () => screen.getByRole('group', { name: '商品图片' })
  const at = () => strip().scrollLeft / width
  const slides = () => [...strip().children]

  it('starts with the video, in the strip and in the thumbnails', () => {
    mallDouble({})
    show({ src: '/film.mp4', poster: '/poster.svg' })
    const [first, second] = slides()
    expect(first?.tagName).toBe('VIDEO')
    expect(first).toHaveAttribute('poster', '/poster.svg')
    expect(first).toHaveAttribute('preload', 'none')
    expect(second?.querySelector('img')).toHaveAttribute('src', '/a.svg')
    const thumbs = screen.getAllByRole('button', { name: /视频|第 \d 张/ })
    expect(thumbs.map((thumb) => thumb.getAttribute('aria-label'))).toEqual(['视频', '第 2 张', '第 3 张'])
  })

  it('starts with the first picture without a video', () => {
    mallDouble({})
    show(null)
    expect(slides()).toHaveLength(2)
    expect(slides()[0]?.querySelector('img')).toHaveAttribute('src', '/a.svg')
  })

  it('shows the first picture of a selected colour, after the video', async () => {
    mallDouble({})
    show({ src: '/film.mp4', poster: '/poster.svg' })
    expect(at()).toBe(0)
    await userEvent.click(screen.getByRole('button', { name: '黑' }))
    expect(at()).toBe(1)
    expect(within(strip()).getByRole('img', { name: '云感冰箱 图1' })).toHaveAttribute('src', '/92.svg')
    expect(screen.getByRole('button', { name: '第 2 张' })).toHaveAttribute('aria-current', 'true')
  })

  it('opens the pressed picture over the whole window, but not the video', async () => {
    mallDouble({})
    show({ src: '/film.mp4', poster: '/poster.svg' })
    await userEvent.click(strip())
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
    strip().scrollTo({ left: 2 * width })
    await userEvent.click(strip())
    expect(await screen.findByRole('dialog', { name: '云感冰箱 2 / 2' })).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: '关闭' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
    expect(at()).toBe(2)
    strip().focus()
    await userEvent.keyboard('{Enter}')
    expect(await screen.findByRole('dialog')).toBeVisible()
  })

  it('returns to the first picture when the colour changes and there is no video', async () => {
    mallDouble({})
    show(null)
    strip().scrollTo({ left: width })
    await userEvent.click(screen.getByRole('button', { name: '黑' }))
    expect(at()).toBe(0)
  })
})
