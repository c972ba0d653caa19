import 'server-only'
import type { PageType } from '@/lib/contract/content/template'
import type { Tdk } from '@/lib/domain/content/site'
import { boolean, json, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { hasUnpublishedChanges } from './draft-sql'

const fields = (of: string) =>
  `${of}.theme_pc_template_id as "templateId", ${of}.distributor_id as "distributorId", ${of}.template_title as "title",
   ${of}.template_description as "description", ${of}.page_type as "pageType", ${of}.page_code as "pageCode",
   ${of}.status, ${of}.version, ${of}.tdk, ${of}.created, ${of}.updated`
const columns = {
  templateId: number,
  distributorId: number,
  title: text,
  description: text,
  pageType: oneOf<PageType>(),
  pageCode: text,
  status: number,
  version: text,
  tdk: json<Partial<Tdk>>(),
  created: number,
  updated: number,
}
export type PageRow = RowOf<typeof columns>

const listColumns = { ...columns, hasChanges: boolean }
export type ListedPage = RowOf<typeof listColumns>

/** Pages of type $1, status $2 and shop $3, null for any, with $4 in their name: $5 from index $6, the newest first. */
export const pageList = statement(
  'design_page_list',
  `select ${fields('t')}, ${hasUnpublishedChanges('t.theme_pc_template_id')} as "hasChanges",
          count(*) over ()::int as total from pc_templates t
    where ($1::text is null or t.page_type = $1) and ($2::int is null or t.status = $2)
      and ($3::int is null or t.distributor_id = $3)
      and ($4::text = '' or strpos(lower(t.template_title), lower($4)) > 0)
    order by t.theme_pc_template_id desc limit $5 offset $6`,
  { ...listColumns, total: number },
)

export const lockPage = statement(
  'design_lock_page',
  `select ${fields('t')} from pc_templates t where t.theme_pc_template_id = $1 for update`,
  columns,
)

/** Adds a page of the mall, or of an existing shop. */
export const addPage = statement(
  'design_add_page',
  `insert into pc_templates as t
     (template_title, template_description, page_type, status, version, distributor_id, created, updated)
   select $1, $2, $3, $4::int, $5, $6::int, $7::bigint, $7::bigint
    where $6::int = 0 or exists (select 1 from distributors where distributor_id = $6)
   returning ${fields('t')}`,
  columns,
)

export const changePage = statement(
  'design_change_page',
  `update pc_templates t set template_title = $2, template_description = $3, page_type = $4, status = $5, version = $6,
          tdk = $7, updated = $8
    where t.theme_pc_template_id = $1 returning ${fields('t')}`,
  columns,
)

export const removePage = statement(
  'design_remove_page',
  `with removed as (delete from pc_templates where theme_pc_template_id = $1 returning theme_pc_template_id as id),
        contents as (delete from pc_template_contents using removed where theme_pc_template_id = removed.id),
        drafts as (delete from design_drafts using removed where theme_pc_template_id = removed.id),
        locks as (delete from design_locks using removed where theme_pc_template_id = removed.id)
   delete from design_revisions using removed where theme_pc_template_id = removed.id`,
)

/** Marks a page as published: custom pages are in use from now on. */
export const putIntoUse = statement(
  'design_put_into_use',
  `update pc_templates t set status = case when t.page_type = 'custom' then 1 else t.status end, updated = $2
    where t.theme_pc_template_id = $1 returning ${fields('t')}`,
  columns,
)
