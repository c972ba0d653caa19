import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import { categoryTrail } from '@/components/goods/list/categories'
import { shopGoodsInput, shopGoodsSize, staticShopQuery } from '@/components/shop/front/shop-query'
import type { ShopFrontData } from '@/components/shop/shop-data'
import { pageCount } from '@/components/ui/page-window'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame } from '@/lib/readers/frame'
import { listGoods, searchGoods } from '@/lib/readers/goods'
import { getShop, getShopCategoryTree } from '@/lib/readers/shop'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { shopHref, type ShopQuery } from '@/lib/web/shop-href'

type ShopGoods = NonNullable<ShopFrontData['answer']>

async function composeShop(
  query: ShopQuery,
  answer: ShopGoods | { refusal: string },
): Promise<ShopFrontData> {
  const id = query.distributor_id
  const [shop, tree, coupons, frame] = await Promise.all([
    getShop(id),
    getShopCategoryTree(id),
    listCoupons(0, id),
    getFrame(),
  ])
  const refused = 'refusal' in answer
  const trail = query.category_id ? categoryTrail(tree, query.category_id) : []
  if (!shop || (query.category_id && trail.length === 0)) notFound()
  return {
    query,
    shop,
    tree,
    trail,
    coupons: coupons.list.filter(({ distributor_id }) => distributor_id === id),
    answer: refused ? null : answer,
    refusal: refused ? answer.refusal : '',
    siteName: frame.site.brand_name,
    origin: getSiteOrigin(),
  }
}

/** A shop by its static path; 404 for an unknown shop or category and for pages past the end. */
export async function loadShopFront(shop: string, category: string, page: string): Promise<ShopFrontData> {
  const query = staticShopQuery(shop, category, page) ?? notFound()
  const answer = await listGoods(shopGoodsInput(query))
  const data = await composeShop(query, answer)
  if (query.page > 1 && answer.list.length === 0) notFound()
  return data
}

/** A search or another sort inside a shop. */
export const loadShopSearch = async (query: ShopQuery): Promise<ShopFrontData> =>
  composeShop(query, await searchGoods(shopGoodsInput(query)))

/** Metadata of a shop. Its searches, sorts and categories are noindex: the mall's own lists show the same products. */
export function shopMetadata(
  { query, shop, trail, answer, siteName }: ShopFrontData,
  indexable: boolean,
): Metadata {
  const pages = pageCount(answer?.total_count ?? 0, shopGoodsSize)
  const name = [...trail.map(({ category_name }) => category_name).reverse(), shop.name].join(' - ')
  const title = `${name} - ${siteName}${query.page > 1 ? ` 第${query.page}页` : ''}`
  const description = [
    `${shop.name}${trail.at(-1)?.category_name ?? ''}`,
    shop.business && `主营${shop.business}`,
    `地址：${shop.province}${shop.city === shop.province ? '' : shop.city}${shop.area}${shop.address}`,
    shop.hour && `营业时间 ${shop.hour}`,
    shop.introduce,
  ]
    .filter(Boolean)
    .concat(query.page > 1 ? `第${query.page}页` : [])
    .join('，')
  const canonical = shopHref(query)
  const at = (page: number) => shopHref({ ...query, page })
  return {
    title,
    description,
    keywords: [shop.name, shop.business, shop.city, siteName].filter(Boolean).join(','),
    ...(indexable && trail.length === 0
      ? {
          alternates: { canonical },
          pagination: {
            previous: query.page > 1 ? at(query.page - 1) : null,
            next: query.page < pages ? at(query.page + 1) : null,
          },
          openGraph: {
            type: 'website',
            title,
            description,
            url: canonical,
            siteName,
            ...(shop.logo ? { images: [shop.logo] } : {}),
          },
        }
      : { robots: { index: false, follow: true } }),
  }
}
