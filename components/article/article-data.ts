import type { BlockCards } from '@/components/content/blocks'
import type { ArticleCategory, ArticleDetail, ArticleListItem } from '@/lib/contract/content/article'
import type { Outputs } from '@/lib/contract/outputs'
import type { ArticleShelf } from '@/lib/web/hrefs'

/** Banner of the article pages and the catalogue of the brand news. */
export type ArticleSite = Outputs['site']['articles']

/** Data that surrounds every article page. */
export interface ArticleFrame {
  site: ArticleSite
  tree: ArticleCategory[]
  newest: ArticleListItem[]
  /** Public origin of the mall, for structured data. */
  origin: string
}

export interface ArticleListData extends ArticleFrame {
  shelf: ArticleShelf
  /** The catalogue of the list below its parents; empty for all articles. */
  trail: ArticleCategory[]
  page: number
  pageSize: number
  /** Null when the catalogue of the brand news does not exist. */
  answer: Outputs['article']['list'] | null
}

export interface ArticlePageData extends ArticleFrame {
  article: ArticleDetail
  trail: ArticleCategory[]
  /** Products that the article shows. */
  cards: BlockCards
}
