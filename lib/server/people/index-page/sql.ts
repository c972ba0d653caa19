import 'server-only'
import type { ColumnPlace, IndexLayout, IndexPageName } from '@/lib/domain/desk/index-page'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, nullable, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/** A view as the wire has it, for person $1 in shop $2. */
export interface ViewRow {
  view_id: number
  name: string
  is_shared: boolean
  is_own: boolean
  by: string
  values: Record<string, string>
  columns: ColumnPlace[] | null
}

/** The views that person $1 sees in shop $2; those that others keep to themselves do not exist. */
const isVisible = 'v.distributor_id = $2 and (v.user_id = $1 or v.is_shared)'
const shown = `select v.view_id, v.name, v.is_shared, v.user_id = $1 as is_own, coalesce(m.username, '') as by,
    v.filters as values, v.columns
  from desk_views v left join members m on m.user_id = v.user_id where ${isVisible}`

/** Page $3 as person $1 of shop $2 has it. */
export const indexPage = statement(
  'desk_index_page',
  `select (select p.layout from desk_index_pages p where p.user_id = $1 and p.page = $3) as layout,
          (select v.view_id from desk_index_pages p join desk_views v on v.view_id = p.default_view_id
            where p.user_id = $1 and p.page = $3 and v.page = $3 and ${isVisible}) as "defaultViewId",
          ${jsonRows(`${shown} and v.page = $3 order by v.user_id <> $1, v.view_id`)} as views`,
  { layout: nullable(json<IndexLayout>()), defaultViewId: nullable(number), views: json<ViewRow[]>() },
)

export const viewById = statement(
  'desk_view_by_id',
  `select ${jsonRows(`${shown} and v.view_id = $3`)} as rows`,
  { rows: json<ViewRow[]>() },
)

/** View $3, locked, if person $1 of shop $2 sees it. */
export const lockView = statement(
  'desk_view_lock',
  `select v.page, v.user_id = $1 as "isOwn", v.name, v.is_shared as "isShared", v.filters, v.columns
     from desk_views v where ${isVisible} and v.view_id = $3 for update`,
  {
    page: oneOf<IndexPageName>(),
    isOwn: boolean,
    name: text,
    isShared: boolean,
    filters: json<Record<string, string>>(),
    columns: nullable(json<ColumnPlace[]>()),
  },
)

/** Locks page $2 of person $1, so that two views that are added at the same time are counted one after the other. */
export const holdPage = statement(
  'desk_index_page_hold',
  `insert into desk_index_pages (user_id, page) values ($1, $2)
   on conflict (user_id, page) do update set page = excluded.page`,
)

/** How many views person $1 made for page $3 in shop $2. */
export const countViews = statement(
  'desk_view_count',
  'select count(*) as views from desk_views where user_id = $1 and distributor_id = $2 and page = $3',
  { views: number },
)

export const insertView = statement(
  'desk_view_add',
  `insert into desk_views (user_id, distributor_id, page, name, is_shared, filters, columns, created, updated)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $8)
   on conflict (user_id, distributor_id, page, name) do nothing returning view_id as "viewId"`,
  { viewId: number },
)

export const updateView = statement(
  'desk_view_change',
  'update desk_views set name = $2, is_shared = $3, filters = $4, columns = $5, updated = $6 where view_id = $1',
)

export const deleteView = statement('desk_view_delete', 'delete from desk_views where view_id = $1')

/** Stores layout $3 of page $2 of person $1, and view $4 as the one that opens with it; null leaves either, 0 means no view. */
export const arrangePage = statement(
  'desk_index_page_arrange',
  `insert into desk_index_pages as p (user_id, page, layout, default_view_id)
   values ($1, $2, $3::jsonb, nullif($4::int, 0))
   on conflict (user_id, page) do update
      set layout = coalesce(excluded.layout, p.layout),
          default_view_id = case when $4::int is null then p.default_view_id else excluded.default_view_id end`,
)
