import { isSoldToPublic } from '@/components/goods-page/view/sold-to-public'
import { productLd } from '@/components/goods-page/view/structured-data'
import { itemListLd } from '@/components/seo/item-lists'
import { headTexts } from '@/lib/web/seo'
import { goodsRecord, goodsRow, rateRow, skuRow } from '../../fixtures/components/goods'

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

  it("dates a review by the mall's day", () => {
    const created = Date.UTC(2026, 8, 21, 16, 30) / 1000
    const reviews = { list: [rateRow({ created })], statistics: { ...none.statistics, total: 1 } }
    const data = productLd(goodsRecord(), reviews, origin)
    expect(data).toHaveProperty('review.0.datePublished', '2026-09-22')
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
