import 'server-only'
import type { Metadata } from 'next'
import { notFound } from 'next/navigation'
import type { ShopContact } from '@/components/goods-page/details/shop-contacts'
import { goodsCoupon } from '@/components/goods-page/offers/coupon-text'
import { categoryIds } from '@/components/goods-page/view/crumbs'
import type { GoodsPageData } from '@/components/goods-page/view/page-data'
import type { Shop } from '@/components/shop/shop-data'
import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import { itemIdOf } from '@/lib/domain/id'
import { listCoupons } from '@/lib/readers/coupon'
import { getFrame } from '@/lib/readers/frame'
import { getGoodsOr404, listGoods, listGoodsCards, listRecommended } from '@/lib/readers/goods'
import { listPackages } from '@/lib/readers/packages'
import { listReviews } from '@/lib/readers/review'
import { getShop, getShopCategoryTree, listShopsByRegion } from '@/lib/readers/shop'
import { getSiteOrigin } from '@/lib/readers/site-origin'
import { goodsHref } from '@/lib/web/hrefs'
import { loadBlockCards } from '../../load-block-cards'
import { productMetadata } from '../../product-metadata'

/** Products beside the introduction (spec 1 §9). */
const recommendedCount = 5

/** The product of a page by the id of any of its SKUs; 404 when it does not exist. */
async function getGoodsOfPage(itemId: number): Promise<GoodsDetail> {
  const found = await getGoodsOr404(itemId)
  // Only the entry under the product's own id carries the tag that changes invalidate; one read by another SKU does
  // not.
  const goods = found.goods_id === itemId ? found : await getGoodsOr404(found.goods_id)
  if (goods.distributor_id === 0) return goods
  // The shop has its own cache tag: it may have closed since the product was cached.
  return { ...goods, shop_valid: (await getShop(goods.distributor_id)) !== null }
}

/** Shops named on the page of a product of the mall that is not sold online. */
const shownContacts = 3

const toContact = ({
  distributor_id,
  name,
  store_address,
  contract_phone,
  lng,
  lat,
}: ShopContact): ShopContact => ({ distributor_id, name, store_address, contract_phone, lng, lat })

/** Where a product is bought or seen that is not sold online: its shop, or some shops of the mall. */
async function contactsOf(goods: GoodsDetail, shop: Shop | null): Promise<GoodsPageData['contacts']> {
  if (goods.approve_status !== 'offline_sale' && goods.approve_status !== 'only_show')
    return { shops: [], hasMore: false }
  if (shop) return { shops: [toContact(shop)], hasMore: false }
  const { list, total_count } = await listShopsByRegion('', '', 1)
  return { shops: list.slice(0, shownContacts).map(toContact), hasMore: total_count > shownContacts }
}

/** The products on sale of a category, in the operator's sort. */
async function listOfCategory(categoryId: number | undefined): Promise<GoodsListItem[]> {
  if (categoryId === undefined) return []
  const { list } = await listGoods({ page: 1, pageSize: recommendedCount + 1, category_id: [categoryId] })
  return list.filter((one) => one.approve_status === 'onsale')
}

/** The products that an operator chose for the page, then others of its category, then those of all pages. */
function recommendedOf(
  goodsId: number,
  related: readonly GoodsListItem[],
  others: readonly GoodsListItem[],
): GoodsListItem[] {
  const further = new Map(others.map((one) => [one.goods_id, one]))
  for (const known of [goodsId, ...related.map((one) => one.goods_id)]) further.delete(known)
  return [...related, ...further.values()].slice(0, Math.max(recommendedCount, related.length))
}

/** Everything the page of a product shows. `id` is the path segment; 404 when it names no product. */
export async function loadGoodsPage(id: string): Promise<GoodsPageData> {
  const itemId = itemIdOf(id) ?? notFound()
  const goods = await getGoodsOfPage(itemId)
  const shopId = goods.distributor_id
  const [cards, coupons, packages, related, ofCategory, recommend, frame, reviews, shop, shopCategories] =
    await Promise.all([
      loadBlockCards(goods.intro),
      listCoupons(goods.goods_id, shopId),
      listPackages(goods.goods_id),
      listGoodsCards(goods.related_goods ?? []),
      listOfCategory(categoryIds(goods).at(-1)),
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
    packages,
    recommended: recommendedOf(goods.goods_id, related, [...ofCategory, ...recommend.list]),
    reviews,
    shop,
    categories: (shop && shopCategories) ?? frame.categories,
    now: Math.floor(Date.now() / 1000),
    promises: frame.site.promises,
    mallShop: frame.site.shop_name,
    phone: frame.site.phone,
    contacts: await contactsOf(goods, shop),
    origin: getSiteOrigin(),
  }
}

/** Metadata of a product page. All SKUs of a product share one canonical URL. */
export async function goodsMetadata(id: string): Promise<Metadata> {
  const [goods, { site }] = await Promise.all([getGoodsOfPage(itemIdOf(id) ?? notFound()), getFrame()])
  const texts = {
    title: goods.item_name ? `${goods.item_name} - ${site.brand_name}` : '商品详情',
    keywords: [goods.item_name, goods.goods_brand].filter(Boolean).join(','),
    description: [goods.item_name, goods.brief].filter(Boolean).join('，'),
  }
  return productMetadata({ goods, texts, canonical: goodsHref(goods.goods_id), siteName: site.brand_name })
}
