import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { cardsOf } from '@/components/content/block-cards'
import type { BlockCards } from '@/components/content/blocks'
import type { GoodsDetail, GoodsListItem } from '@/lib/contract/goods'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame, type Frame } from '@/lib/readers/frame'
import { getGoodsOr404, listRecommended } from '@/lib/readers/goods'
import { listReviews, type Reviews } from '@/lib/readers/review'
import { getShop, getShopCategoryTree, type Shop } from '@/lib/readers/shop'
import type { CategoryNode } from '@/lib/contract/category'
import { itemIdOf } from '@/lib/domain/id'
import { headTexts } from '@/lib/web/seo'
import { goodsCoupon, type GoodsCoupon } from '../coupon-text'
import { isSoldToPublic } from '../sold-to-public'

/** Everything a goods page draws, as any visitor may see it. */
export interface GoodsPageData {
  goods: GoodsDetail
  /** The sku the address names; the goods' own id unless it is a deep link. */
  itemId: number
  /** Goods that the introduction shows. */
  cards: BlockCards
  coupons: GoodsCoupon[]
  recommended: GoodsListItem[]
  reviews: Reviews
  /** The shop that sells it; null for the mall's own goods. */
  shop: Shop | null
  /** Categories in which the shop, or the mall, sells. */
  categories: CategoryNode[]
  /** Epoch seconds of the drawing. */
  now: number
  promises: Frame['site']['promises']
  siteName: string
}

/** Goods beside the introduction (spec 1 §9). */
const recommendedCount = 5

/** The goods of a page by the id of any of its skus; 404 when there is none. */
async function goodsOfPage(itemId: number): Promise<GoodsDetail> {
  const found = await getGoodsOr404(itemId)
  // The record of the goods itself carries the tag under which changes drop it; the one of another sku does not.
  const goods = found.goods_id === itemId ? found : await getGoodsOr404(found.goods_id)
  if (goods.distributor_id === 0) return goods
  // A shop has a tag of its own: it may have closed since the record was stored.
  return { ...goods, shop_valid: (await getShop(goods.distributor_id)) !== null }
}

export async function loadGoodsPage(id: string): Promise<GoodsPageData> {
  const itemId = itemIdOf(id) ?? notFound()
  const goods = await goodsOfPage(itemId)
  const shopId = goods.distributor_id
  const [cards, coupons, recommend, frame, reviews, shop, shopCategories] = await Promise.all([
    cardsOf(goods.intro),
    listCoupons(goods.goods_id, shopId),
    listRecommended(1, recommendedCount + 1),
    getFrame(),
    listReviews(goods.goods_id),
    shopId ? getShop(shopId) : null,
    shopId ? getShopCategoryTree(shopId) : null,
  ])
  return {
    goods,
    itemId,
    cards,
    coupons: coupons.list.map(goodsCoupon),
    recommended: recommend.list.filter((one) => one.goods_id !== goods.goods_id).slice(0, recommendedCount),
    reviews,
    shop,
    categories: (shop && shopCategories) ?? frame.categories,
    now: Math.floor(Date.now() / 1000),
    promises: frame.site.promises,
    siteName: frame.site.brand_name,
  }
}

/** The head of a goods page. The address of another sku is the same page to search engines. */
export async function goodsMetadata(id: string): Promise<Metadata> {
  const [goods, { site }] = await Promise.all([goodsOfPage(itemIdOf(id) ?? notFound()), getFrame()])
  const texts = headTexts(goods.tdk_data, {
    title: goods.item_name ? `${goods.item_name} - ${site.brand_name}` : '商品详情',
    keywords: [goods.item_name, goods.goods_brand].filter(Boolean).join(','),
    description: [goods.item_name, goods.brief].filter(Boolean).join('，'),
  })
  const canonical = `/items/${goods.goods_id}`
  return {
    ...texts,
    alternates: { canonical },
    ...(isSoldToPublic(goods) ? {} : { robots: { index: false, follow: true } }),
    openGraph: {
      type: 'website',
      title: texts.title,
      description: texts.description,
      url: canonical,
      siteName: site.brand_name,
      images: goods.pics.slice(0, 1),
    },
  }
}
