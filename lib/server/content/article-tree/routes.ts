import 'server-only'
import type { ArticleCategory } from '@/lib/contract/content/article'
import { listArticles } from '@/lib/server/content/article/list-articles'
import { listArticleCategories } from '@/lib/server/content/article/list-categories'
import { os } from '@/lib/server/ground/call-context'
import { getContentInfo } from './get-info'
import { wireNode } from './wire'

/** Articles listed in the tree; clients page through a catalogue for more. */
const articlesPerCall = 500

const general = { articleType: 'general', articleId: 0, title: '' } as const

/** The children of the node with this id, at any depth; for 0 the whole tree. */
function childrenOf(tree: readonly ArticleCategory[], id: number): readonly ArticleCategory[] {
  if (id === 0) return tree
  for (const node of tree) {
    if (node.category_id === id) return node.children
    const found = childrenOf(node.children, id)
    if (found.length > 0) return found
  }
  return []
}

export const contentRoutes = {
  nodes: os.content.nodes.handler(async ({ input, context: { mall } }) => {
    const [tree, { rows }] = await Promise.all([
      listArticleCategories(mall.db, 'general'),
      listArticles(mall.db, { ...general, categoryId: 0, page: 1, pageSize: articlesPerCall }, mall.now()),
    ])
    return { list: childrenOf(tree, input.parent_id).map((category) => wireNode(category, rows)) }
  }),

  list: os.content.list.handler(async ({ input, context: { mall } }) => {
    const query = { ...general, categoryId: input.node_id, page: input.page_no, pageSize: input.page_size }
    const { rows, total } = await listArticles(mall.db, query, mall.now())
    return {
      articleList: rows.map((row) => ({
        article_id: row.articleId,
        title: row.title,
        sub_title: row.summary,
        article_logo: row.imageUrl,
      })),
      pagers: { total },
    }
  }),

  info: os.content.info.handler(({ input, context: { mall } }) =>
    getContentInfo(mall.db, { id: input.article_id ?? 0, path: input.article_url ?? '' }, mall.now()),
  ),
}
