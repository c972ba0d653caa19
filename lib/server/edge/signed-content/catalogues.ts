import 'server-only'
import type { ArticleCategory } from '@/lib/contract/content/article'
import { newsCatalogue } from '@/lib/contract/signed-content'
import { listArticleCategories } from '@/lib/server/content/article/list-categories'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'

export interface Catalogue {
  /** The number on the wire; `categoryId` is the one in the database. */
  id: number
  categoryId: number
  name: string
  parentId: number
  type: ArticleCategory['category_type']
}

/** All article catalogues, parents first. The news catalogue has the fixed number of the contract. */
export async function allCatalogues(db: Queries): Promise<Catalogue[]> {
  const [general, bring, setting] = await Promise.all([
    listArticleCategories(db, 'general'),
    listArticleCategories(db, 'bring'),
    findSetting(db, 'articles'),
  ])
  const wireId = (id: number) => (id !== 0 && id === setting?.newsCategoryId ? newsCatalogue : id)
  const flat = (nodes: readonly ArticleCategory[]): Catalogue[] =>
    nodes.flatMap((node) => [
      {
        id: wireId(node.category_id),
        categoryId: node.category_id,
        name: node.category_name,
        parentId: wireId(node.parent_id),
        type: node.category_type,
      },
      ...flat(node.children),
    ])
  return flat([...general, ...bring])
}
