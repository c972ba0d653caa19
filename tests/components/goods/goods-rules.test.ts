import fc from 'fast-check'
import { cardTags } from '@/components/goods/card-tags'
import { categoryTrail, narrower } from '@/components/goods/list/categories'
import { listInput } from '@/components/goods/list/list-input'
import { pickGoods } from '@/components/goods/pick-goods'
import { couponText } from '@/components/goods-page/offers/coupon-text'
import { isSoldToPublic } from '@/components/goods-page/view/sold-to-public'
import { productLd } from '@/components/goods-page/view/structured-data'
import { itemListLd } from '@/components/seo/item-lists'
import { shareSites } from '@/components/share/share-links'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Sku } from '@/lib/contract/catalogue/goods'
import {
  isLowestPrice,
  isSeckill,
  leadSku,
  pickedPics,
  withLive,
  type PickGoods,
} from '@/lib/domain/goods/goods-choice'
import { shownPrice } from '@/lib/domain/goods/price'
import { saleProblem, saleState } from '@/lib/domain/goods/stock'
import { maxId } from '@/lib/domain/id'
import { emptySearchHref } from '@/lib/web/empty-search-href'
import { listHref } from '@/lib/web/list-href'
import { listPath } from '@/lib/web/list-path'
import { parseListQuery } from '@/lib/web/list-query'
import { searchHref } from '@/lib/web/search-href'
import { headTexts } from '@/lib/web/seo'
import { staticListQuery } from '@/lib/web/static-list-query'
import { goodsRecord, goodsRow, rateRow, seckillRecord, skuRow } from '../../fixtures/components/goods'

describe('the price a shopper sees', () => {
  const prices = { price: 500, market_price: 900, member_price: 450, act_price: 400 }

  it('is the activity price before the member price before the normal price', () => {
    expect(shownPrice(prices)).toMatchObject({ cents: 400, label: '活动价' })
    expect(shownPrice({ ...prices, act_price: undefined })).toMatchObject({ cents: 450, label: '会员价' })
    expect(shownPrice({ price: 500, market_price: 900 })).toMatchObject({ cents: 500, label: '价格' })
    expect(shownPrice({ price: 500, market_price: 900, activity_price: 300 }).cents).toBe(300)
  })

  it('names a market price only when it is higher', () => {
    expect(shownPrice({ price: 500, market_price: 0 }).market).toBeNull()
    expect(shownPrice({ price: 500, market_price: 500 }).market).toBeNull()
    expect(shownPrice(prices).market).toBe(900)
  })
})

describe('the product in the browser', () => {
  it('has one SKU without values when there are no specs', () => {
    const goods = pickGoods(goodsRecord({ item_spec_desc: [], spec_items: [], store: 4 }))
    expect(goods.skus).toMatchObject([{ item_id: 101, store: 4, item_spec: [] }])
  })

  it('starts with the default SKU, whose price lists show, and says 起 only when it is the lowest', () => {
    const start = (own: Partial<Sku>, other: Partial<Sku>, store = 3) => {
      const spec_items = [skuRow(101, store, [91, 81], own), skuRow(102, 1, [92, 81], other)]
      const goods = pickGoods(goodsRecord({ spec_items }))
      return [leadSku(goods)?.item_id, isLowestPrice(goods)]
    }
    expect(start({ price: 300 }, { price: 200 })).toEqual([101, false])
    expect(start({ price: 300 }, { price: 400 })).toEqual([101, true])
    expect(start({ price: 300 }, { price: 300 })).toEqual([101, false])
    expect(start({ price: 300 }, { price: 400 }, 0)).toEqual([101, true])
    // While an activity sells, lists show its lowest price.
    expect(start({ act_price: 290 }, { act_price: 190 })).toEqual([102, true])
  })

  it('starts with the cheapest SKU in stock when the default one is not offered', () => {
    const goods = pickGoods(
      goodsRecord({ spec_items: [skuRow(1, 0, [91, 81], { price: 1 }), skuRow(2, 1, [92, 81])] }),
    )
    expect(leadSku(goods)?.item_id).toBe(2)
    expect(isLowestPrice(goods)).toBe(false)
  })

  it('shows the pictures of a selected colour, otherwise those of the product', () => {
    const goods = pickGoods(goodsRecord())
    expect(pickedPics(goods, { 9: 92 })).toEqual(['/92.svg'])
    expect(pickedPics(goods, { 8: 81 })).toEqual(['/a.svg', '/b.svg'])
  })

  it('takes live prices and stock; a SKU missing in the response is not offered', () => {
    const live = {
      price: 499900,
      market_price: 549900,
      store: 1,
      approve_status: 'onsale' as const,
      shop_valid: true,
      spec_items: [skuRow(102, 1, [], { price: 1, market_price: 2, member_price: 1 })],
    }
    const goods = withLive(pickGoods(goodsRecord()), live)
    expect(goods.skus.map(({ item_id, store }) => [item_id, store])).toEqual([
      [101, 0],
      [102, 1],
      [103, 0],
      [104, 0],
    ])
    expect(goods.skus[1]).toMatchObject({ price: 1, member_price: 1 })
  })

  it('ignores stock and price of a SKU off sale, also when it went off sale after the page was cached', () => {
    const cheap = { price: 1, approve_status: 'instock' as const }
    const seen = (goods: PickGoods) => [
      goods.skus.map(({ store }) => store),
      leadSku(goods)?.item_id,
      isLowestPrice(goods),
    ]
    const spec_items = [skuRow(1, 9, [91, 81], cheap), skuRow(2, 1, [92, 81])]
    expect(seen(pickGoods(goodsRecord({ spec_items })))).toEqual([[0, 1], 2, false])

    const stored = pickGoods(goodsRecord({ spec_items: [skuRow(1, 9, [91, 81]), skuRow(2, 1, [92, 81])] }))
    const live = {
      price: 1,
      market_price: 2,
      store: 10,
      approve_status: 'onsale' as const,
      shop_valid: true,
      spec_items,
    }
    expect(seen(withLive(stored, live))).toEqual([[0, 1], 2, false])
    expect(seen(withLive(stored, { ...live, approve_status: 'instock' }))[0]).toEqual([9, 1])
  })

  it('needs a ticket when a seckill started after the page was cached, and none when it has ended', () => {
    const { spec_items, activity_info, approve_status } = seckillRecord()
    const prices = { price: 499900, market_price: 549900, store: 5, approve_status, shop_valid: true }
    const before = pickGoods(goodsRecord())
    expect(before.activity).toBeNull()
    const during = withLive(before, { ...prices, activity_info, spec_items })
    expect(during.activity).toEqual({
      name: '限时秒杀',
      type: 'normal',
      hasBegun: true,
      startTime: 0,
      endTime: 4_000_000_000,
    })
    expect(during.skus[0]).toMatchObject({ act_price: 399900, seckill_id: 3, limit_num: 2 })
    expect(isSeckill(during)).toBe(true)
    const after = withLive(during, { ...prices, activity_info: null, spec_items: [skuRow(101, 5, [91, 81])] })
    expect(isSeckill(after)).toBe(false)
    expect(after.activity).toBeNull()
    expect(after.skus[0]?.seckill_id).toBeUndefined()
  })

  it('keeps fields missing in the response: states, shop and activity of a plain ECShopX back end', () => {
    const stored = pickGoods(seckillRecord())
    const { price, market_price, spec_items } = seckillRecord()
    const plain = spec_items.map(({ item_id, price, market_price, act_price }) => ({
      item_id,
      price,
      market_price,
      act_price,
      store: 3,
    }))
    const seen = withLive(stored, { price, market_price, store: 3, spec_items: plain })
    expect(seen).toEqual({
      ...stored,
      skus: stored.skus.map((sku) =>
        plain.some(({ item_id }) => item_id === sku.item_id)
          ? { ...sku, store: sku.offered ? 3 : 0 }
          : { ...sku, offered: false, store: 0 },
      ),
    })
    expect(isSeckill(seen)).toBe(true)
    expect(seen.skus[0]).toMatchObject({ seckill_id: 3, limit_num: 2, store: 3 })

    const { shop_valid: _, ...unsaid } = goodsRecord()
    expect(pickGoods(unsaid).shopOpen).toBe(true)
    expect(isSoldToPublic(unsaid)).toBe(true)
    const off = pickGoods(
      goodsRecord({ spec_items: [skuRow(1, 9, [91, 81], { approve_status: 'instock' })] }),
    )
    const restocked = [{ item_id: 1, price, market_price, store: 9 }]
    expect(withLive(off, { price, market_price, store: 9, spec_items: restocked }).skus[0]?.store).toBe(0)
  })

  it('is a seckill only while a SKU has its price', () => {
    expect(isSeckill(pickGoods(seckillRecord()))).toBe(true)
    expect(isSeckill(pickGoods({ ...seckillRecord(), spec_items: [skuRow(101, 5, [91, 81])] }))).toBe(false)
  })
})

describe('the state of the buy buttons', () => {
  const goods = pickGoods(goodsRecord())
  const closed = (label: string) => ({ kind: 'closed', label })

  it('follows gift, status and stock', () => {
    expect(saleState(goods, false)).toEqual({ kind: 'sale' })
    expect(saleState({ ...goods, gift: true }, true)).toEqual(closed('赠品不可购买'))
    expect(saleState({ ...goods, status: 'instock' }, true)).toEqual(closed('商品已下架'))
    const soldOut = goods.skus.map((sku) => ({ ...sku, store: 0 }))
    expect(saleState({ ...goods, skus: soldOut }, false)).toEqual({ ...closed('已售罄'), isSoldOut: true })
    expect(saleState({ ...goods, status: 'only_show' }, false).kind).toBe('note')
    expect(saleState({ ...goods, status: 'offline_sale' }, false).kind).toBe('note')
  })

  it('names the same reason as the refused purchase', () => {
    const gift = { ...goods, gift: true, status: 'instock' as const }
    const refusal = saleProblem(
      {
        approveStatus: gift.status,
        goodsStatus: gift.status,
        auditStatus: 'approved',
        isGift: true,
        staffGoods: false,
        reserved: false,
        shopValid: true,
        market: 'mall',
      },
      null,
    )
    expect(refusal).toBe('赠品不可购买')
    expect(saleState(gift, false)).toEqual(closed('赠品不可购买'))
  })

  it('is closed for everyone when the shop is closed, also when it closed after the page was cached', () => {
    expect(saleState({ ...goods, shopOpen: false }, true)).toEqual(closed('店铺已停止营业'))
    const { price, market_price, approve_status, spec_items } = goodsRecord()
    const live = { price, market_price, store: 9, approve_status, spec_items, shop_valid: false }
    expect(saleState(withLive(goods, live), false)).toEqual(closed('店铺已停止营业'))
  })

  it('is closed for everyone but staff for staff-only products', () => {
    expect(saleState({ ...goods, staffOnly: true }, false)).toEqual(closed('仅限员工购买'))
    expect(saleState({ ...goods, staffOnly: true }, true)).toEqual({ kind: 'sale' })
  })
})

describe('tags of a card', () => {
  const tag = (tag_name: string) => ({
    tag_id: 1,
    tag_name,
    tag_color: '',
    font_color: '',
    front_show: 1 as const,
  })
  const promotion = (promotion_tag: string, tag_type: 'normal' | 'full_minus') => ({
    promotion_id: 1,
    tag_type,
    promotion_tag,
    activity_price: 0,
    start_time: 0,
    end_time: 1,
    item_id: 1,
  })

  it('start with the programme, then seckill and promotions, then labels; each once, at most four', () => {
    const tags = cardTags({
      approve_status: 'onsale',
      tags: [tag('热卖'), tag('国补'), tag('以旧换新'), tag('静音'), tag('大容量')],
      promotion_activity: [
        promotion('秒杀', 'normal'),
        promotion('满减', 'full_minus'),
        promotion('满减', 'full_minus'),
      ],
    })
    expect(tags.map(({ text }) => text)).toEqual(['以旧换新', '秒杀', '满减', '热卖'])
  })

  it('promise nothing of the programme without 国补价, nor on products that are only shown', () => {
    const tags = [tag('国补'), tag('以旧换新'), tag('静音')]
    const textsOf = (goods: Partial<Parameters<typeof cardTags>[0]>) =>
      cardTags({ approve_status: 'onsale', tags, ...goods }).map(({ text }) => text)
    expect(textsOf({ tags: [tag('国补')] })).toEqual([])
    expect(textsOf({ subsidy_price: 1 })).toEqual(['静音'])
    expect(textsOf({ approve_status: 'only_show' })).toEqual(['静音'])
  })

  it('call a promotion of some grades 会员专享', () => {
    const promotion_activity = [{ ...promotion('会员满减', 'full_minus'), is_member_only: 1 as const }]
    expect(cardTags({ approve_status: 'onsale', tags: [], promotion_activity })).toEqual([
      { text: '会员专享', tone: 'brand' },
    ])
  })
})

describe('the text of a coupon', () => {
  const coupon = {
    card_id: 1,
    title: '新人券',
    discount: 0,
    reduce_cost: 5000,
    least_cost: 30000,
    received_flag: 0 as const,
    button_status: { label: 'get' as const, text: '领取' as const },
  }
  it('names kind and condition', () => {
    expect(couponText({ ...coupon, card_type: 'cash' })).toBe('满300减50')
    expect(couponText({ ...coupon, card_type: 'discount', discount: 5, least_cost: 0 })).toBe('无门槛打9.5折')
  })
})

describe('the URL of a list', () => {
  const query = fc.record({
    keywords: fc.option(
      fc
        .string({ minLength: 1, maxLength: 20 })
        .map((text) => text.trim())
        .filter(Boolean),
      { nil: undefined },
    ),
    cat_id: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    main_category: fc.option(fc.integer({ min: 1, max: 999 }), { nil: undefined }),
    brand_id: fc.uniqueArray(fc.integer({ min: 1, max: 99 }), { maxLength: 3 }),
    tag: fc.option(fc.constantFrom('新品', '国补', 'a&b'), { nil: undefined }),
    item_params: fc.uniqueArray(
      fc.record({
        attribute_id: fc.integer({ min: 1, max: 9 }),
        attribute_value_id: fc.integer({ min: 1, max: 99 }),
      }),
      { maxLength: 3, selector: (one) => `${one.attribute_id}-${one.attribute_value_id}` },
    ),
    distributor_id: fc.constant(undefined),
    goodsSort: fc.option(fc.constantFrom(1, 2, 3, 4), { nil: undefined }),
    start_price: fc.option(fc.constantFrom('10', '99.5'), { nil: undefined }),
    end_price: fc.constant(undefined),
    page: fc.integer({ min: 1, max: 99 }),
  })

  it('is parsed back into the same list', () => {
    fc.assert(
      fc.property(query, (one) => {
        const url = new URL(listHref(one, { page: one.page }), 'http://mall')
        expect(parseListQuery(Object.fromEntries(url.searchParams))).toEqual(one)
      }),
    )
  })

  it('names the same list as the static path that answers it', () => {
    fc.assert(
      fc.property(query, (one) => {
        const url = new URL(listHref(one, { page: one.page }), 'http://mall')
        const path = listPath(url.pathname, url.search)
        if (path === null) return
        const [, , kind = '', value = '', page = ''] = path.split('/').map(decodeURIComponent)
        expect(staticListQuery(kind, value, page)).toEqual(one)
      }),
    )
  })

  it.each([
    ['category', '0'],
    ['category', '007'],
    ['main', '0'],
    ['brand', '0'],
    ['tag', ' '],
    ['colour', '5'],
  ])('is invalid, and not the list of all products, for %s %s', (kind, value) => {
    expect(staticListQuery(kind, value, '1')).toBeNull()
  })

  it('leads to the first page when anything but the page changes', () => {
    const list = parseListQuery({ cat_id: '5', page: '3' })
    expect(listHref(list, { goodsSort: 1 })).toBe('/items?cat_id=5&goodsSort=1')
    expect(listHref(list, { page: 4 })).toBe('/items?cat_id=5&page=4')
    expect(listHref(list, { cat_id: undefined })).toBe('/items')
    expect(listHref({ keywords: '冰箱 大' })).toBe(searchHref(' 冰箱 大'))
    expect(emptySearchHref).toBe(searchHref(''))
  })

  it('ignores invalid parameters', () => {
    expect(
      parseListQuery({
        cat_id: '-1',
        brand_id: '7,x,7',
        goodsSort: '9',
        start_price: '1e3',
        page: ['2', 'x'],
      }),
    ).toMatchObject({
      cat_id: undefined,
      brand_id: [7],
      item_params: [],
      goodsSort: undefined,
      start_price: undefined,
      page: 1,
    })
  })

  it.each(['1.5', '2.6', '-3', '0', 'abc', '1e3'])('takes page=%s as the first page', (page) => {
    expect(parseListQuery({ keywords: '冰箱', page }).page).toBe(1)
  })

  it.each(['cat_id', 'main_category', 'brand_id', 'distributor_id'])(
    'asks the database for no %s that its keys cannot hold',
    (key) => {
      for (const text of ['2147483648', '3000000000', '999999999999', '9'.repeat(400)]) {
        const input = listInput(parseListQuery({ [key]: text }))
        const ids = [input.category_id, input.main_category, input.brand_id, input.distributor_id].flatMap(
          (list) => list ?? [],
        )
        // Still sent: the list of an unknown id is empty, not the list of all products.
        expect(ids).toEqual([maxId])
      }
    },
  )

  it('requests 18 products per page', () => {
    expect(listInput(parseListQuery({ cat_id: '5', page: '2' }))).toEqual({
      page: 2,
      pageSize: 18,
      category_id: [5],
    })
  })
})

describe('categories of a list', () => {
  const node = (category_id: number, children: CategoryNode[] = []): CategoryNode => ({
    category_id,
    category_name: String(category_id),
    image_url: '',
    parent_id: 0,
    category_level: 1,
    level: 0,
    customize_page_id: 0,
    children,
  })
  const tree = [node(1, [node(2, [node(3), node(4)])]), node(5)]

  it('are the children of the selected category, or its siblings when it has none', () => {
    const offered = (id: number) => narrower(tree, categoryTrail(tree, id)).map((one) => one.category_id)
    expect(narrower(tree, []).map((one) => one.category_id)).toEqual([1, 5])
    expect(offered(2)).toEqual([3, 4])
    expect(offered(3)).toEqual([3, 4])
    expect(offered(5)).toEqual([1, 5])
    expect(categoryTrail(tree, 9)).toEqual([])
  })
})

describe('structured data and metadata of products', () => {
  it('hides gifts, products off sale, for staff or sold in shops only, and products of closed shops', () => {
    const hidden: Parameters<typeof goodsRecord>[0][] = [
      { is_gift: 1 },
      { approve_status: 'instock' },
      { approve_status: 'offline_sale' },
      { staff_goods: 1 },
      { shop_valid: false },
    ]
    expect(hidden.filter((more) => isSoldToPublic(goodsRecord(more)))).toEqual([])
    expect(isSoldToPublic(goodsRecord())).toBe(true)
    expect(isSoldToPublic(goodsRecord({ approve_status: 'only_show' }))).toBe(true)
  })

  const origin = 'https://mall.test'
  const none = { list: [], statistics: goodsRecord().rate_statistics }

  it('quotes the first reviews, and has no rating without reviews', () => {
    expect(productLd(goodsRecord(), none, origin)).not.toHaveProperty('aggregateRating')
    const list = Array.from({ length: 5 }, (_, at) => rateRow({ rate_id: at + 1 }))
    const statistics = { ...none.statistics, total: 5, average: 4.6 }
    const data = productLd(goodsRecord(), { list, statistics }, origin)
    expect(data).toMatchObject({ aggregateRating: { ratingValue: 4.6, reviewCount: 5, bestRating: 5 } })
    expect(data).toHaveProperty('review.length', 3)
    expect(data).toHaveProperty('review.0.author.name', '林*夏')
  })

  it('gives a price range where SKUs differ and one price where they do not', () => {
    expect(productLd(goodsRecord(), none, origin).offers).toMatchObject({
      '@type': 'AggregateOffer',
      lowPrice: '4999.00',
      highPrice: '5599.00',
      priceCurrency: 'CNY',
      availability: 'https://schema.org/InStock',
    })
    expect(productLd(goodsRecord({ spec_items: [], store: 0 }), none, origin).offers).toMatchObject({
      '@type': 'Offer',
      price: '4999.00',
      availability: 'https://schema.org/OutOfStock',
    })
  })

  it('ignores price and stock of SKUs off sale, as the page does', () => {
    const spec_items = [
      skuRow(1, 9, [91, 81], { price: 1, approve_status: 'instock' }),
      skuRow(2, 1, [92, 81]),
      skuRow(3, 1, [92, 82], { price: 559900 }),
    ]
    expect(productLd(goodsRecord({ spec_items }), none, origin).offers).toMatchObject({
      lowPrice: '4999.00',
      offerCount: 2,
      availability: 'https://schema.org/InStock',
    })
    const soldOut = [...spec_items.slice(0, 1), skuRow(2, 0, [92, 81])]
    expect(productLd(goodsRecord({ spec_items: soldOut, store: 9 }), none, origin).offers).toMatchObject({
      '@type': 'Offer',
      price: '4999.00',
      availability: 'https://schema.org/OutOfStock',
    })
  })

  it('numbers the products of a later page after those before it', () => {
    expect(itemListLd([goodsRow()], 18, origin).itemListElement[0]).toMatchObject({
      position: 19,
      name: '云感冰箱',
    })
  })

  it("takes the operator's texts unless one of their tokens is unset", () => {
    const own = { title: '自己的标题', keywords: 'k', description: 'd' }
    const tdk = (title: string) => ({ title, mate_keywords: '-无', mate_description: '' })
    expect(headTexts(tdk('冰箱_云感'), own)).toEqual({ title: '冰箱_云感', keywords: 'k', description: 'd' })
    expect(headTexts(tdk('冰箱_-无'), own).title).toBe('自己的标题')
    expect(headTexts(undefined, own)).toEqual(own)
  })
})

describe('sharing', () => {
  it('passes escaped URL, title and picture to each site', () => {
    const info = { url: 'https://mall.example/items/1', title: 'a&b', picture: 'https://mall.example/a.svg' }
    for (const site of shareSites) {
      const { searchParams, protocol } = new URL(site.href(info))
      expect(protocol).toBe('https:')
      expect([...searchParams.values()].sort()).toEqual(Object.values(info).sort())
    }
  })
})
