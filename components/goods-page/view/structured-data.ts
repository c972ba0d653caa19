import { pickGoods } from '@/components/goods/pick-goods'
import type { Reviews } from '@/components/goods/reviews/reviews-data'
import type { GoodsDetail } from '@/lib/contract/catalogue/goods'
import { bestStar } from '@/lib/domain/content/review'
import { offeredSkus } from '@/lib/domain/goods/goods-choice'
import { shownPrice } from '@/lib/domain/goods/price'
import { isSoldOut } from '@/lib/domain/goods/sku-picker'
import { dayText } from '@/lib/domain/time/china'
import { goodsHref } from '@/lib/web/hrefs'
import { absolute } from '@/lib/web/site-origin'

/** Cents as the decimal yuan of structured data: `499900` → `4999.00`. */
const amount = (cents: number): string => (cents / 100).toFixed(2)

/** Reviews quoted in structured data. */
const maxQuotes = 3

/** Rating and reviews; nothing without reviews, because search engines reject an empty rating. */
const ratingLd = (reviews: Reviews) =>
  reviews.statistics.total === 0
    ? {}
    : {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: reviews.statistics.average,
          reviewCount: reviews.statistics.total,
          bestRating: bestStar,
          worstRating: 1,
        },
        review: reviews.list.slice(0, maxQuotes).map((rate) => ({
          '@type': 'Review',
          author: { '@type': 'Person', name: rate.username },
          datePublished: dayText(rate.created),
          reviewBody: rate.content,
          reviewRating: { '@type': 'Rating', ratingValue: rate.star, bestRating: bestStar, worstRating: 1 },
        })),
      }

/** A product with its price or price range for guests, its stock state and its reviews. */
export function productLd(goods: GoodsDetail, reviews: Reviews, origin: string) {
  const picked = pickGoods(goods)
  const amounts = offeredSkus(picked).map((sku) => shownPrice(sku).cents)
  const [low, high] = [Math.min(...amounts), Math.max(...amounts)]
  const inStock = picked.status === 'onsale' && picked.shopOpen && !isSoldOut(picked.skus)
  const offer = {
    priceCurrency: 'CNY',
    availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
    itemCondition: 'https://schema.org/NewCondition',
    url: absolute(origin, goodsHref(goods.goods_id)),
  }
  return {
    '@type': 'Product',
    name: goods.item_name,
    image: goods.pics.map((picture) => absolute(origin, picture)),
    ...(goods.brief ? { description: goods.brief } : {}),
    sku: goods.item_bn,
    productID: String(goods.goods_id),
    ...ratingLd(reviews),
    ...(goods.goods_brand ? { brand: { '@type': 'Brand', name: goods.goods_brand } } : {}),
    ...(low === high
      ? { offers: { '@type': 'Offer', price: amount(low), ...offer } }
      : {
          offers: {
            '@type': 'AggregateOffer',
            lowPrice: amount(low),
            highPrice: amount(high),
            offerCount: amounts.length,
            ...offer,
          },
        }),
  }
}
