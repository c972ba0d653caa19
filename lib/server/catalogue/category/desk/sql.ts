import 'server-only'
import { boolean, number, numbers, statement, text, type Column } from '@/lib/server/ground/db/statement'

const bit = number as Column<0 | 1>

const rowColumns = {
  category_id: number,
  category_name: text,
  parent_id: number,
  level: number,
  is_main_category: bit,
  is_show_front: bit,
  image_url: text,
  goods_num: number,
}
const row = `c.category_id, c.category_name, coalesce(c.parent_id, 0) as parent_id, c.level,
  c.is_main::int as is_main_category, c.is_show_front::int as is_show_front, c.image_url,
  case when c.is_main
    then (select count(*) from categories d join goods g on g.main_category_id = d.category_id
           where d.path @> array[c.category_id] and g.deleted is null)
    else (select count(distinct g.goods_id) from categories d join goods_categories gc on gc.category_id = d.category_id
            join goods g on g.goods_id = gc.goods_id
           where d.path @> array[c.category_id] and g.deleted is null) end::int as goods_num`

/** The mall's tree, $1: of management; parents before children, in the operator's sequence. */
export const categoryTree = statement(
  'desk_category_tree',
  `select ${row} from categories c where c.is_main = $1 and c.distributor_id = 0
    order by c.level, c.sort desc, c.created, c.category_id`,
  rowColumns,
)

export const categoryRow = statement(
  'desk_category_row',
  `select ${row} from categories c where c.category_id = $1 and c.distributor_id = 0`,
  rowColumns,
)

/** All categories of the mall's tree $1, locked: trees are changed by one transaction at a time. */
export const lockTree = statement(
  'desk_category_lock',
  `select category_id as "categoryId", category_name as "categoryName", coalesce(parent_id, 0) as "parentId", level,
          path, sort, created, image_url as "imageUrl", is_show_front as "isShown"
     from categories where is_main = $1 and distributor_id = 0 order by category_id for update`,
  {
    categoryId: number,
    categoryName: text,
    parentId: number,
    level: number,
    path: numbers,
    sort: number,
    created: number,
    imageUrl: text,
    isShown: boolean,
  },
)

/** The tree of category $1: of management or not. */
export const treeOf = statement(
  'desk_category_tree_of',
  'select is_main as "isMain" from categories where category_id = $1 and distributor_id = 0',
  { isMain: boolean },
)

/** A tree is not locked while it has no rows, so new categories wait for each other. */
export const lockNew = statement(
  'desk_category_lock_new',
  `select version from reference_versions where table_name = 'categories' for update`,
  { version: number },
)

/** A category named $1 under $2 (null: at the top) with ids $3 above it, of tree $4, with picture $5 and sort $6 at $7. */
export const insertCategory = statement(
  'desk_category_insert',
  `with next as (select nextval(pg_get_serial_sequence('categories', 'category_id'))::int as id)
   insert into categories (category_id, category_name, parent_id, level, path, is_main, image_url, sort, created, updated)
   select next.id, $1, $2::int, cardinality($3::int[]) + 1, $3::int[] || next.id, $4, $5, $6, $7::bigint, $7::bigint from next
   returning category_id as "categoryId"`,
  { categoryId: number },
)

export const writeCategory = statement(
  'desk_category_write',
  `update categories set category_name = $2, image_url = $3, is_show_front = $4, updated = $5 where category_id = $1`,
)

/** Places of categories $1: parents $2 (0 for the top), paths $3 as JSON, sorts $4, at $5. */
export const writePlaces = statement(
  'desk_category_places',
  `update categories c set parent_id = nullif(p.parent, 0), path = array(select jsonb_array_elements_text(p.path)::int),
          level = jsonb_array_length(p.path), sort = p.sort, updated = $5
     from (select unnest($1::int[]) as id, unnest($2::int[]) as parent, jsonb_array_elements($3::jsonb) as path,
                  unnest($4::int[]) as sort) p
    where c.category_id = p.id`,
)

/** Products in category $1, those in the recycle bin among them. */
export const hasGoods = statement(
  'desk_category_has_goods',
  `select exists (select from goods_categories where category_id = $1)
       or exists (select from goods where main_category_id = $1) as "hasGoods"`,
  { hasGoods: boolean },
)
/** Products in the recycle bin leave category $1 before it goes. */
export const emptyOfDeleted = statement(
  'desk_category_empty',
  `with gone as (
     delete from goods_categories gc using goods g
      where gc.category_id = $1 and g.goods_id = gc.goods_id and g.deleted is not null)
   update goods set main_category_id = null where main_category_id = $1 and deleted is not null`,
)
export const deleteCategory = statement(
  'desk_category_delete',
  'delete from categories where category_id = $1',
)
