import 'server-only'
import {
  goodsOnSale,
  publicGoods,
  shownPointsGoods,
} from '@/lib/server/catalogue/goods-lookup/visible-products'
import { number, statement, text, type Column } from '@/lib/server/ground/db/statement'

/** `categories c` and all categories above it are shown. */
const isShown = `not exists (
  select 1 from categories above where above.category_id = any(c.path) and not above.is_show_front)`

const columns = `c.category_id as id, c.category_id, 1 as company_id, c.category_name, c.category_name as label,
  coalesce(c.parent_id, 0) as parent_id, c.distributor_id, array_to_string(c.path, ',') as path, c.sort,
  c.is_main::int as is_main_category, c.level as category_level, c.image_url, 0 as customize_page_id,
  c.created::float8 as created, c.updated::float8 as updated`

/** `columns` return rows of the contract as they are (contract goods §4.2). */
const categoryRow = {
  id: number,
  category_id: number,
  company_id: number as Column<1>,
  category_name: text,
  label: text,
  parent_id: number,
  distributor_id: number,
  path: text,
  sort: number,
  is_main_category: number as Column<0 | 1>,
  category_level: number,
  image_url: text,
  customize_page_id: number,
  created: number,
  updated: number,
}

const sorted = 'order by c.sort desc, c.created, c.category_id'

/** The shown categories directly below $1; only of shop $2 unless it is 0. */
export const childCategories = statement(
  'category_children',
  `select ${columns} from categories c
    where c.parent_id = $1 and ($2 = 0 or c.distributor_id = $2) and ${isShown} ${sorted}`,
  categoryRow,
)

/** The shown categories of a level that have products. */
export const categoriesOfLevel = statement(
  'category_level',
  `select ${columns} from categories c
    where c.level = $1 and c.is_main = $2 and c.distributor_id = $3 and ${isShown}
      and exists (select 1 from goods_index i where i.categories @> array[c.category_id] and not i.staff_goods)
    ${sorted}`,
  categoryRow,
)

export const oneCategory = statement(
  'category_one',
  `select ${columns} from categories c where c.category_id = $1 and ${isShown}`,
  categoryRow,
)

/** Columns of a tree node; `parentId` is 0 for top categories. */
const nodeRow = { categoryId: number, categoryName: text, imageUrl: text, parentId: number, level: number }

/** All shown categories below $1, parents first; its direct children are the top of the result. */
export const categoriesBelow = statement(
  'categories_below',
  `select c.category_id as "categoryId", c.category_name as "categoryName", c.image_url as "imageUrl",
          case when c.parent_id = $1 then 0 else c.parent_id end as "parentId", c.level
     from categories c where c.path @> array[$1::int] and c.category_id <> $1 and ${isShown}
    order by c.level, c.sort desc, c.created, c.category_id`,
  nodeRow,
)

/** The shown categories of shop $2, parents first. $1: management categories instead of sales categories. */
export const shownCategories = statement(
  'categories_shown',
  `select category_id as "categoryId", category_name as "categoryName", image_url as "imageUrl",
          coalesce(parent_id, 0) as "parentId", level
     from categories
    where is_show_front and is_main = $1 and distributor_id = $2
    order by level, sort desc, created, category_id`,
  nodeRow,
)

/** The mall's sales categories with products `g` that meet a condition, parents first. */
const categoriesWith = (name: string, condition: string) =>
  statement(
    name,
    `select c.category_id as "categoryId", c.category_name as "categoryName", c.image_url as "imageUrl",
            coalesce(c.parent_id, 0) as "parentId", c.level
       from categories c
      where c.is_show_front and not c.is_main and c.distributor_id = 0
        and c.category_id in (
          select unnest(leaf.path)
            from goods g join goods_categories gc on gc.goods_id = g.goods_id
                         join categories leaf on leaf.category_id = gc.category_id
           where ${condition})
      order by c.level, c.sort desc, c.created, c.category_id`,
    nodeRow,
  )

/** Categories in which shop $1 sells something. */
export const soldCategories = categoriesWith('categories_sold', `g.distributor_id = $1 and ${publicGoods}`)

/** Categories with products of the points mall. */
export const pointsCategories = categoriesWith('categories_points_mall', shownPointsGoods)

/** Categories with products that activity $1 of employee purchase sells. */
export const employeeCategories = categoriesWith(
  'categories_purchase',
  `g.goods_id in (select s.goods_id from employee_items i join skus s on s.item_id = i.item_id where i.activity_id = $1)
            and ${goodsOnSale}`,
)

export const anySalesCategory = statement(
  'category_any_sales',
  'select 1 as found from categories where is_show_front and not is_main and distributor_id = $1 limit 1',
  { found: number },
)

/** The specification values of the products in a shown category. */
export const specsOfCategory = statement(
  'category_specs',
  `select a.attribute_id as "specId", a.attribute_name as "specName",
          v.attribute_value_id as "valueId", v.attribute_value as value, v.image_url as "imageUrl"
     from (select distinct ss.spec_id, ss.spec_value_id
             from goods_index i join skus s on s.goods_id = i.goods_id join sku_specs ss on ss.item_id = s.item_id
            where i.categories @> array[$1::int] and not i.staff_goods
              and exists (select 1 from categories c where c.category_id = $1::int and ${isShown})) used
     join attributes a on a.attribute_id = used.spec_id
     join attribute_values v on v.attribute_value_id = used.spec_value_id
    order by a.sort desc, a.attribute_id, v.sort desc, v.attribute_value_id`,
  { specId: number, specName: text, valueId: number, value: text, imageUrl: text },
)

/** The categories of a path, from the top down. @param path SQL of type int[] */
export const categoriesOfPath = (path: string) => `
  select p.category_id as "categoryId", p.category_name as "categoryName"
    from categories p where p.category_id = any(${path}) order by p.level`
