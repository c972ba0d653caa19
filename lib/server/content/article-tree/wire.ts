import 'server-only'
import type { ArticleCategory } from '@/lib/contract/content/article'
import type { ArticleRow } from '@/lib/server/content/article/list-articles'

interface ContentNode {
  node_id: number
  node_name: string
  children: ContentNode[]
  articleList: { article_id: number; title: string }[]
}

/** A catalogue with its articles and everything below it (contract goods §12.5). */
export const wireNode = (category: ArticleCategory, rows: readonly ArticleRow[]): ContentNode => ({
  node_id: category.category_id,
  node_name: category.category_name,
  children: category.children.map((child) => wireNode(child, rows)),
  articleList: rows
    .filter(({ categoryId }) => categoryId === category.category_id)
    .map(({ articleId, title }) => ({ article_id: articleId, title })),
})
