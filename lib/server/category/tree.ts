import 'server-only'
import type { CategoryNode } from '@/lib/contract/category'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { publicGoods } from '@/lib/server/goods/shown-goods'

interface CategoryRow {
  categoryId: number
  categoryName: string
  imageUrl: string
  parentId: number
  level: number
}

const shownCategories = statement(
  'categories_shown',
  `select category_id as "categoryId", category_name as "categoryName", image_url as "imageUrl",
          coalesce(parent_id, 0) as "parentId", level
     from categories
    where is_show_front and is_main = $1 and distributor_id = $2
    order by level, sort desc, created, category_id`,
)

const soldCategories = statement(
  'categories_sold',
  `select c.category_id as "categoryId", c.category_name as "categoryName", c.image_url as "imageUrl",
          coalesce(c.parent_id, 0) as "parentId", c.level
     from categories c
    where c.is_show_front and not c.is_main and c.distributor_id = 0
      and c.category_id in (
        select unnest(leaf.path)
          from goods g join goods_categories gc on gc.goods_id = g.goods_id
                       join categories leaf on leaf.category_id = gc.category_id
         where g.distributor_id = $1 and ${publicGoods})
    order by c.level, c.sort desc, c.created, c.category_id`,
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

/**
 * The tree of a shop's categories; without sales categories the management ones stand in (contract goods §4.1), and
 * without either those of the mall in which the shop sells something.
 */
export async function categoryTree(
  db: Queries,
  isMain: boolean,
  distributorId: number,
): Promise<CategoryNode[]> {
  const rows = await db.run<CategoryRow>(shownCategories, [isMain, distributorId])
  if (rows.length > 0 || isMain) return toTree(rows)
  const main = await db.run<CategoryRow>(shownCategories, [true, distributorId])
  if (main.length > 0 || distributorId === 0) return toTree(main)
  return toTree(await db.run<CategoryRow>(soldCategories, [distributorId]))
}
