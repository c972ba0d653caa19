import type { BlockCards } from '@/components/content/blocks'
import type { Reviews } from '@/components/goods/reviews/reviews-data'
import type { SiteTexts } from '@/components/layout/frame-data'
import type { Shop } from '@/components/shop/shop-data'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { GoodsDetail, GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { PackageDetail } from '@/lib/contract/catalogue/packages'
import type { ShopContact } from '../details/shop-contacts'
import type { GoodsCoupon } from '../offers/coupon-text'

/** Everything a product page shows, the same for all visitors. */
export interface GoodsPageData {
  goods: GoodsDetail
  /** The SKU in the address; the product's own id unless it is a deep link. */
  itemId: number
  /** Products that the introduction shows. */
  cards: BlockCards
  coupons: GoodsCoupon[]
  /** Packages (组合) that contain the product. */
  packages: PackageDetail[]
  recommended: GoodsListItem[]
  reviews: Reviews
  /** The shop that sells the product; null for the mall's own products. */
  shop: Shop | null
  /** Categories in which the shop, or the mall, sells. */
  categories: CategoryNode[]
  /** Time of rendering, epoch seconds. */
  now: number
  promises: SiteTexts['promises']
  /** Name of the shop of what the mall itself sells. */
  mallShop: string
  /** Customer service of the mall. */
  phone: string
  /** Where a product is bought or seen that the mall does not sell online; no shops for others. */
  contacts: { shops: ShopContact[]; hasMore: boolean }
  /** Public origin of the mall, for structured data. */
  origin: string
}
