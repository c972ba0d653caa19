import 'server-only'
import type { IntroBlock } from '@/lib/contract/catalogue/goods'
import type { DeskArticleState } from '@/lib/domain/content/desk-article'
import type { Tdk } from '@/lib/domain/content/site'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import { daySeconds } from '@/lib/domain/time/china'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import {
  boolean,
  json,
  nullable,
  number,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { versionOf } from '@/lib/server/ground/desk-version/version-sql'

const rowColumns = {
  article_id: number,
  title: text,
  summary: text,
  image_url: text,
  author: text,
  category_id: number,
  category_name: text,
  article_type: oneOf<'general' | 'bring'>(),
  url_path: text,
  state: oneOf<DeskArticleState>(),
  release_time: number,
  sort: number,
  reads: number,
  updated: number,
  deleted: nullable(number),
}
export type ArticleRowData = RowOf<typeof rowColumns>

/** The state of the article `a`. @param now SQL */
const state = (
  now: string,
) => `case when a.deleted is not null then 'deleted' when not a.release_status then 'draft'
  when a.release_time > ${now} then 'scheduled' else 'published' end`

const row = (now: string) => `a.article_id, a.title, a.summary, a.image_url, a.author, a.category_id,
  coalesce((select c.category_name from article_categories c where c.category_id = a.category_id), '') as category_name,
  a.article_type, a.url_path, ${state(now)} as state, a.release_time, a.sort,
  coalesce((select n.focus_num from article_counts n where n.article_id = a.article_id), 0) as reads, a.updated, a.deleted`

const restorable = (now: string) => `${now} - ${recycleDays * daySeconds}`

/** Articles in state $2 (null: all that are not deleted) at $1, with $3 in the title, in catalogue $4 or below. */
const found = `from articles a
   where case $2::text when 'published' then a.release_status and a.release_time <= $1::bigint
                       when 'scheduled' then a.release_status and a.release_time > $1::bigint
                       when 'draft' then not a.release_status and a.deleted is null
                       when 'deleted' then a.deleted > ${restorable('$1::bigint')}
                       else a.deleted is null end
     and ($3::text is null or strpos(lower(a.title), lower($3)) > 0)
     and ($4::int is null or a.category_id in (select category_id from shelf))`

const shelf = `with recursive shelf as (
    select category_id from article_categories where category_id = $4::int
    union select c.category_id from article_categories c join shelf s on c.parent_id = s.category_id)`

/** Numbers that lists are counted to. */
export const countLimit = 10_000

/** $7 articles after the one released at $5 with the id $6 (null: the first ones), the last released first. */
export const deskArticlePage = statement(
  'desk_article_page',
  `${shelf}
   select ${jsonRows(`select ${row('$1::bigint')} ${found}
       and ($5::bigint is null or (a.release_time, a.article_id) < ($5::bigint, $6::int))
     order by a.release_time desc nulls last, a.article_id desc nulls last limit $7::int`)} as rows,
     (select count(*) from (select 1 ${found} limit ${countLimit + 1}) counted)::int as total`,
  { rows: json<ArticleRowData[]>(), total: number },
)

/** Articles by state at $1. */
export const deskArticleCounts = statement(
  'desk_article_counts',
  `select count(*) filter (where release_status and release_time <= $1::bigint)::int as published,
          count(*) filter (where release_status and release_time > $1::bigint)::int as scheduled,
          count(*) filter (where not release_status and deleted is null)::int as draft,
          count(*) filter (where deleted > ${restorable('$1::bigint')})::int as deleted
     from articles`,
  { published: number, scheduled: number, draft: number, deleted: number },
)

/** Article $1 at $2. */
export const deskArticle = statement(
  'desk_article',
  `select ${row('$2::bigint')}, a.release_status, a.content, a.tdk, ${versionOf('article', 'a.article_id')} as version
     from articles a where a.article_id = $1`,
  {
    ...rowColumns,
    release_status: boolean,
    /** HTML, or blocks. */
    content: json<string | IntroBlock[]>(),
    tdk: json<Partial<Tdk>>(),
    version: number,
  },
)
export type DeskArticleData = RowOf<typeof deskArticle>

export const lockArticle = statement(
  'desk_article_lock',
  'select article_id as "articleId" from articles where article_id = $1 for update',
  { articleId: number },
)

/** A draft in catalogue $2 with its kind of articles, at $3; none for an unknown catalogue. */
export const insertArticle = statement(
  'desk_article_insert',
  `insert into articles (title, category_id, article_type, content, release_status, release_time, created, updated)
   select $1, c.category_id, c.category_type, '""', false, $3::bigint, $3::bigint, $3::bigint
     from article_categories c where c.category_id = $2::int for share
   returning article_id as "articleId"`,
  { articleId: number },
)

/** Writes the columns of the object $2 to article $1 at $3. */
export const writeArticle = statement(
  'desk_article_write',
  `update articles a set title = n.title, summary = n.summary, image_url = n.image_url, author = n.author,
          category_id = n.category_id, article_type = n.article_type, content = n.content, sort = n.sort, release_status = n.release_status,
          release_time = n.release_time, tdk = n.tdk, updated = $3::bigint
     from articles old, jsonb_populate_record(old, $2::jsonb) n
    where old.article_id = $1 and a.article_id = $1`,
)

/** Into the recycle bin at $2. */
export const deleteArticle = statement(
  'desk_article_delete',
  `update articles set release_status = false, deleted = $2::bigint, updated = $2::bigint
    where article_id = $1 and deleted is null returning article_id as "articleId"`,
  { articleId: number },
)

/** Back from the recycle bin at $2. */
export const restoreArticle = statement(
  'desk_article_restore',
  `update articles set deleted = null, updated = $2::bigint
    where article_id = $1 and deleted > ${restorable('$2::bigint')} returning article_id as "articleId"`,
  { articleId: number },
)

/** The kind of articles in catalogue $1, which stays until the end of the transaction. */
export const catalogueKind = statement(
  'desk_article_catalogue_kind',
  'select category_type as "categoryType" from article_categories where category_id = $1 for share',
  { categoryType: oneOf<'general' | 'bring'>() },
)
