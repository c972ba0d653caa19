import type { BlockCards } from '@/components/content/blocks'
import type { Reviews } from '@/components/goods/reviews/reviews-data'
import type { SiteTexts } from '@/components/layout/frame-data'
import type { PointsDetail, PointsGoods } from '@/lib/contract/trade/points-mall'

/** Everything that the page of a points product shows, the same for all visitors. */
export interface PointsPageData {
  goods: PointsDetail
  /** The SKU in the address; the product's own id unless it is a deep link. */
  itemId: number
  /** Products that the introduction shows. */
  cards: BlockCards
  reviews: Reviews
  /** 猜你喜欢. */
  lovely: PointsGoods[]
  promises: SiteTexts['promises']
  /** Name of the shop of what the mall itself sells. */
  mallShop: string
  /** Public origin of the mall, for structured data. */
  origin: string
}
