import { api } from '@/lib/client/call/api'
import type { ArticleListItem } from '@/lib/contract/content/article-fields'
import type { ChoiceSource } from './choice-source'

/** Released articles: 文章 (`general`) or 软文 (`bring`). */
export const articleSource = (type: 'general' | 'bring'): ChoiceSource<ArticleListItem> => ({
  title: type === 'general' ? '选择文章' : '选择软文',
  unit: '篇文章',
  placeholder: '文章标题',
  name: `articles-${type}`,
  read: ({ keyword, page, pageSize }) =>
    api.article.list({ article_type: type, page, pageSize, ...(keyword && { title: keyword }) }),
  keyOf: ({ article_id }) => String(article_id),
  nameOf: ({ title }) => title,
  columns: [
    { head: 'ID', className: 'nums w-20', cell: ({ article_id }) => article_id },
    { head: '标题', cell: ({ title }) => title },
  ],
  recordOf: ({ article_id, title }) => ({ article_id, title }),
})
