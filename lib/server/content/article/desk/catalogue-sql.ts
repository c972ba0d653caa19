import 'server-only'
import { boolean, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** Catalogues are changed by one transaction at a time, so that no name is there twice under one parent. */
export const lockCatalogues = statement('desk_catalogue_lock', 'select pg_advisory_xact_lock(1467)')

const columns = {
  category_id: number,
  category_name: text,
  parent_id: number,
  level: number,
  category_type: oneOf<'general' | 'bring'>(),
  sort: number,
  article_num: number,
  used_as: text,
}
export type CatalogueRow = RowOf<typeof columns>

/** Names under which the setting `articles` uses the catalogue `c`. */
const usedAs = `coalesce((select case c.category_id::text
    when s.value ->> 'newsCategoryId' then '品牌资讯' when s.value ->> 'guideCategoryId' then '选购指南'
    when s.value ->> 'policyCategoryId' then '政策解读' when s.value ->> 'careCategoryId' then '保养知识' end
  from settings s where s.key = 'articles'), '')`

/** All catalogues, parents before children. A catalogue under itself, which an import may have left, is in no branch. */
export const catalogueTree = statement(
  'desk_catalogue_tree',
  `with recursive tree as (
     select category_id, 1 as level, array[category_id] as path from article_categories where parent_id = 0
     union all select c.category_id, t.level + 1, t.path || c.category_id
       from article_categories c join tree t on c.parent_id = t.category_id where c.category_id <> all(t.path))
   select c.category_id, c.category_name, c.parent_id, t.level, c.category_type, c.sort,
          (select count(*) from articles a where a.category_id = c.category_id and a.deleted is null)::int as article_num,
          ${usedAs} as used_as
     from tree t join article_categories c using (category_id)
    order by t.level, c.sort, c.category_id`,
  columns,
)

/** A catalogue named $1 under $2 with articles of kind $3 and sort $4. */
export const insertCatalogue = statement(
  'desk_catalogue_insert',
  `insert into article_categories (category_name, parent_id, category_type, sort) values ($1, $2, $3, $4)
   returning category_id as "categoryId"`,
  { categoryId: number },
)

export const renameCatalogue = statement(
  'desk_catalogue_rename',
  'update article_categories set category_name = $2 where category_id = $1',
)

/** Gives the catalogues $1 the sorts $2. */
export const sortCatalogues = statement(
  'desk_catalogue_sort',
  `update article_categories c set sort = n.sort
     from unnest($1::int[], $2::int[]) n(category_id, sort) where c.category_id = n.category_id`,
)

/** Puts catalogue $1 under $2 (0: at the top). */
export const moveUnder = statement(
  'desk_catalogue_move',
  'update article_categories set parent_id = $2 where category_id = $1',
)

/** Whether catalogue $1 has articles, also in the recycle bin. */
export const catalogueHasArticles = statement(
  'desk_catalogue_has_articles',
  `select exists (select from articles where category_id = $1 and deleted is null) as "hasArticles",
          exists (select from articles where category_id = $1 and deleted is not null) as "hasDeleted"`,
  { hasArticles: boolean, hasDeleted: boolean },
)

export const deleteCatalogue = statement(
  'desk_catalogue_delete',
  'delete from article_categories where category_id = $1',
)
