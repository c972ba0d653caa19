import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { GoodsListItem } from '@/lib/contract/catalogue/goods'
import type { Outputs } from '@/lib/contract/outputs'
import type { HighestSubsidy } from '@/lib/domain/goods/subsidy'
import type { ListQuery } from '@/lib/web/list-href'

/** Everything a product list shows. */
export interface GoodsListData {
  query: ListQuery
  /** Null when the search was refused; `refusal` then holds the reason. */
  answer: Outputs['goods']['list'] | null
  refusal: string
  /** Products to show instead when nothing was found; empty otherwise. */
  suggested: GoodsListItem[]
  /** Sales categories, or management categories when the list is one of those. */
  tree: CategoryNode[]
  /** The category of the list below its parents; empty without one. */
  trail: CategoryNode[]
  brandName: string
  /** The highest subsidy of the programme; null when it has no classes. */
  programme: HighestSubsidy | null
  siteName: string
  hotWords: string[]
  /** Public origin of the mall, for structured data. */
  origin: string
}
