import 'server-only'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { shownCategories } from './sql'

/** Rows, parents before children, as a tree of contract nodes (contract goods §4.1). */
export function toTree(rows: RowOf<typeof shownCategories>[]): CategoryNode[] {
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
