import 'server-only'
import type { CategoryNode } from '@/lib/contract/category'
import { statement, type Queries } from '@/lib/server/db/connection'

interface CategoryRow {
  categoryId: number
  categoryName: string
  imageUrl: string
  parentId: number
  level: number
}

const shownCategories = statement(
  'categories-shown',
  `select category_id as "categoryId", category_name as "categoryName", image_url as "imageUrl",
          coalesce(parent_id, 0) as "parentId", level
     from categories
    where is_show_front and is_main = $1 and distributor_id = $2
    order by level, sort desc, created, category_id`,
)

/** Rows, parents before children, as a tree of contract nodes (contract goods §4.1). */
export function toTree(rows: CategoryRow[]): CategoryNode[] {
  const nodes = new Map<number, CategoryNode>()
  const top: CategoryNode[] = []
  for (const row of rows) {
    const node: CategoryNode = {
      category_id: row.categoryId,
      category_name: row.categoryName,
      image_url: row.imageUrl,
      parent_id: row.parentId,
      category_level: row.level,
      level: row.level - 1,
      customize_page_id: 0,
      children: [],
    }
    nodes.set(row.categoryId, node)
    if (row.parentId === 0) top.push(node)
    else nodes.get(row.parentId)?.children.push(node)
  }
  return top
}

/** The tree of a shop's categories; without sales categories the management ones stand in (contract goods §4.1). */
export async function categoryTree(
  db: Queries,
  isMain: boolean,
  distributorId: number,
): Promise<CategoryNode[]> {
  const rows = await db.run<CategoryRow>(shownCategories, [isMain, distributorId])
  if (rows.length > 0 || isMain) return toTree(rows)
  return toTree(await db.run<CategoryRow>(shownCategories, [true, distributorId]))
}
