import 'server-only'
import type { ArticleCategory } from '@/lib/contract/article'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

interface CategoryRow {
  categoryId: number
  categoryName: string
  parentId: number
  categoryType: ArticleCategory['category_type']
  sort: number
}

const categories = statement(
  'article_categories',
  `select category_id as "categoryId", category_name as "categoryName", parent_id as "parentId",
          category_type as "categoryType", sort
     from article_categories where category_type = $1 order by sort, category_id`,
)

/** The catalogues below `parentId` as a tree; `above` is the way from the top to there. */
function branch(rows: readonly CategoryRow[], parentId: number, above: readonly number[]): ArticleCategory[] {
  return rows
    .filter((row) => row.parentId === parentId && !above.includes(row.categoryId))
    .map((row) => {
      const path = [...above, row.categoryId]
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
        children: branch(rows, row.categoryId, path),
      }
    })
}

/** The catalogues of articles of a type (contract goods §12.4). */
export async function listArticleCategories(
  db: Queries,
  type: ArticleCategory['category_type'],
): Promise<ArticleCategory[]> {
  return branch(await db.run<CategoryRow>(categories, [type]), 0, [])
}
