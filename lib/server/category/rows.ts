import 'server-only'
import type { CategoryNode, CategoryRow } from '@/lib/contract/category'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { toTree } from './tree'

/** Of `categories c`: no category above it is hidden, and it is not hidden itself. */
export const shown = `not exists (
  select 1 from categories above where above.category_id = any(c.path) and not above.is_show_front)`

const columns = `c.category_id as id, c.category_id, 1 as company_id, c.category_name, c.category_name as label,
  coalesce(c.parent_id, 0) as parent_id, c.distributor_id, array_to_string(c.path, ',') as path, c.sort,
  c.is_main::int as is_main_category, c.level as category_level, c.image_url, 0 as customize_page_id,
  c.created::float8 as created, c.updated::float8 as updated`

const inOrder = 'order by c.sort desc, c.created, c.category_id'

const childRows = statement(
  'category_children',
  `select ${columns} from categories c
    where c.parent_id = $1 and ($2 = 0 or c.distributor_id = $2) and ${shown} ${inOrder}`,
)

const levelRows = statement(
  'category_level',
  `select ${columns} from categories c
    where c.level = $1 and c.is_main = $2 and c.distributor_id = $3 and ${shown}
      and exists (select 1 from goods_index i where i.categories @> array[c.category_id] and not i.staff_goods)
    ${inOrder}`,
)

const oneRow = statement(
  'category_one',
  `select ${columns} from categories c where c.category_id = $1 and ${shown}`,
)

const belowRows = statement(
  'categories_below',
  `select c.category_id as "categoryId", c.category_name as "categoryName", c.image_url as "imageUrl",
          case when c.parent_id = $1 then 0 else c.parent_id end as "parentId", c.level
     from categories c where c.path @> array[$1::int] and c.category_id <> $1 and ${shown}
    order by c.level, c.sort desc, c.created, c.category_id`,
)

const anySalesCategory = statement(
  'category_any_sales',
  'select 1 from categories where is_show_front and not is_main and distributor_id = $1 limit 1',
)

const hasSalesCategories = async (db: Queries, distributorId: number): Promise<boolean> =>
  (await db.run(anySalesCategory, [distributorId])).length > 0

const asList = (list: CategoryRow[]) => ({ list, total_count: list.length, count: list.length })

/** The categories directly below one; of a shop when it is named (contract goods §4.2). */
export const childCategories = async (db: Queries, categoryId: number, distributorId: number) =>
  asList(await db.run<CategoryRow>(childRows, [categoryId, distributorId]))

/**
 * The categories of a level, 1 to 3, that have goods to show; as in the tree, management categories stand in where no
 * sales categories are (contract goods §4.1, §4.3).
 */
export async function categoriesOfLevel(db: Queries, level: number, isMain: boolean, distributorId: number) {
  const kind = isMain || !(await hasSalesCategories(db, distributorId))
  return asList(await db.run<CategoryRow>(levelRows, [level, kind, distributorId]))
}

/**
 * One category with all below it (contract goods §4.3).
 * @throws MallError 未获取到分类详情 for one that shoppers cannot see
 */
export async function categoryInfo(
  db: Queries,
  categoryId: number,
): Promise<CategoryRow & { children: CategoryNode[] }> {
  const [row] = await db.run<CategoryRow>(oneRow, [categoryId])
  if (!row) throw new MallError('未获取到分类详情')
  const below = await db.run<Parameters<typeof toTree>[0][number]>(belowRows, [categoryId])
  const children = toTree(below).map((node) => ({ ...node, parent_id: categoryId }))
  return { ...row, children }
}
