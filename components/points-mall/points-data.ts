import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { PointsGoodsList, PointsMallAnswer } from '@/lib/contract/trade/points-mall'
import type { PointsQuery } from '@/lib/web/points-href'

/** Products on a page of the list. */
export const pointsPageSize = 20

/** Everything that the list of the points mall shows, the same for all visitors. */
export interface PointsListData {
  query: PointsQuery
  setting: PointsMallAnswer
  answer: PointsGoodsList
  /** Those with products. */
  categories: CategoryNode[]
  siteName: string
  /** Public origin of the mall, for structured data. */
  origin: string
}
