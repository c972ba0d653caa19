import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { PointsPageData } from '@/components/points-mall/points-page-data'
import type { PointsDetail } from '@/lib/contract/trade/points-mall'
import { itemIdOf } from '@/lib/domain/id'
import { getFrame } from '@/lib/readers/frame'
import { getPointsGoods, listLovelyPoints } from '@/lib/readers/points-mall'
import { listReviews } from '@/lib/readers/review'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { pointsGoodsHref } from '@/lib/web/points-href'
import { loadBlockCards } from '../../load-block-cards'
import { productMetadata } from '../../product-metadata'

/** The points product of a page by the id of any of its SKUs; 404 when it does not exist. */
async function getGoodsOfPage(itemId: number): Promise<PointsDetail> {
  const found = (await getPointsGoods(itemId)) ?? notFound()
  // Only the entry under the product's own id carries the tag that changes invalidate; one read by another SKU does
  // not.
  return found.goods_id === itemId ? found : ((await getPointsGoods(found.goods_id)) ?? notFound())
}

/** Everything that the page of a points product shows. `id` is the path segment; 404 when it names none. */
export async function loadPointsPage(id: string): Promise<PointsPageData> {
  const itemId = itemIdOf(id) ?? notFound()
  const goods = await getGoodsOfPage(itemId)
  const [cards, reviews, lovely, { site }] = await Promise.all([
    loadBlockCards(goods.intro),
    listReviews(goods.goods_id, 'pointsmall'),
    listLovelyPoints(goods.goods_id),
    getFrame(),
  ])
  return {
    goods,
    itemId,
    cards,
    reviews,
    lovely,
    promises: site.promises,
    mallShop: site.shop_name,
    origin: getSiteOrigin(),
  }
}

/** Metadata of a points product. All SKUs of a product share one canonical URL. */
export async function pointsGoodsMetadata(id: string): Promise<Metadata> {
  const [goods, { site }] = await Promise.all([getGoodsOfPage(itemIdOf(id) ?? notFound()), getFrame()])
  const texts = {
    title: `${goods.item_name} - 积分商城 - ${site.brand_name}`,
    keywords: [goods.item_name, goods.goods_brand, '积分兑换'].filter(Boolean).join(','),
    description: [goods.item_name, goods.brief, `${goods.point}积分起兑`].filter(Boolean).join('，'),
  }
  return productMetadata({
    goods,
    texts,
    canonical: pointsGoodsHref(goods.goods_id),
    siteName: site.brand_name,
  })
}
