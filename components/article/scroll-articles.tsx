'use client'
import { ScrollEnd } from '@/components/ui/scroll-end'
import { api } from '@/lib/client/call/api'
import { type LoadedRows, useScrolledRows } from '@/lib/client/page/use-scrolled-rows'
import type { ArticleListItem } from '@/lib/contract/content/article'
import { ArticleRow } from './article-row'

interface ScrollArticlesProps {
  /** 0 for all articles. */
  categoryId: number
  /** The page in the document. */
  page: number
  pageSize: number
  total: number
  isNews: boolean
}

const kept = new Map<string, LoadedRows<ArticleListItem>>()

/** Phones: further articles on scroll, and the end of the list. Wider windows have links to the pages. */
export function ScrollArticles({ categoryId, page, pageSize, total, isNews }: ScrollArticlesProps) {
  const { rows, end } = useScrolledRows({
    kept,
    name: `${categoryId}/${page}`,
    page,
    pageSize,
    total,
    read: async (at) => {
      const category = categoryId ? { category_id: categoryId } : {}
      return (await api.article.list({ page: at, pageSize, ...category })).list
    },
  })
  return (
    <div className="md:hidden noscript:hidden">
      <ul aria-label="更多文章" className="divide-line border-line divide-y border-t empty:hidden">
        {rows.map((article) => (
          <li key={article.article_id}>
            <ArticleRow article={article} isNews={isNews} />
          </li>
        ))}
      </ul>
      <ScrollEnd {...end} />
    </div>
  )
}
