import 'server-only'
import type { ArticleCategory } from '@/lib/contract/content/article'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { articleCategories } from './sql'

/** The tree of catalogues below `parentId`. `ancestors` are the ids from the root; they also stop a cyclic parent. */
function subtree(
  rows: readonly RowOf<typeof articleCategories>[],
  parentId: number,
  ancestors: readonly number[],
): ArticleCategory[] {
  return rows
    .filter((row) => row.parentId === parentId && !ancestors.includes(row.categoryId))
    .map((row) => {
      const path = [...ancestors, row.categoryId]
      return {
        category_id: row.categoryId,
        company_id: 1,
        category_name: row.categoryName,
        parent_id: row.parentId,
        category_level: path.length,
        path: path.join(','),
        sort: row.sort,
        category_type: row.categoryType,
        level: path.length - 1,
        children: subtree(rows, row.categoryId, path),
      }
    })
}

/** The catalogues for articles of one type, as a tree (contract goods §12.4). */
export async function listArticleCategories(
  db: Queries,
  type: ArticleCategory['category_type'],
): Promise<ArticleCategory[]> {
  return subtree(await db.run(articleCategories, [type]), 0, [])
}
