import 'server-only'
import type { PageType } from '@/lib/contract/content/template'
import type { Tdk } from '@/lib/domain/content/site'
import { json, number, oneOf, statement, text } from '@/lib/server/ground/db/statement'

/**
 * The widgets of the page with id $1, otherwise code $3, otherwise of type $2 and shop $4; with $5 including pages that
 * are not in use. Sorted by sort_by: the reference sorts by id, so that moved widgets lose their position (spec 4 §B4).
 */
export const pageContents = statement(
  'template_contents',
  `select c.theme_pc_template_content_id as "contentId", c.name, c.params
     from pc_template_contents c
     join pc_templates t on t.theme_pc_template_id = c.theme_pc_template_id
    where (t.status = 1 or $5::boolean)
      and case when $1::int > 0 then t.theme_pc_template_id = $1
               when $3::text <> '' then t.page_code = $3
               else t.page_type = $2 and t.distributor_id = $4 end
    order by c.sort_by, c.theme_pc_template_content_id`,
  { contentId: number, name: text, params: json<unknown>() },
)

const headSelect = `theme_pc_template_id as "templateId", template_title as "templateTitle",
          template_description as "templateDescription", page_type as "pageType", page_code as "pageCode",
          tdk`

const headColumns = {
  templateId: number,
  templateTitle: text,
  templateDescription: text,
  pageType: oneOf<PageType>(),
  pageCode: text,
  tdk: json<Partial<Tdk>>(),
}

/** A page that was never published has no widgets. */
const isPublished = `exists (select from pc_template_contents c
  where c.theme_pc_template_id = pc_templates.theme_pc_template_id)`

export const pageHead = statement(
  'template_head',
  `select ${headSelect} from pc_templates
    where status = 1 and ${isPublished} and case when $1::int > 0 then theme_pc_template_id = $1 else page_code = $2 and $2::text <> '' end`,
  headColumns,
)

export const pageHeads = statement(
  'template_heads',
  `select ${headSelect} from pc_templates where status = 1 and ${isPublished} order by theme_pc_template_id limit 500`,
  headColumns,
)

export const frameContent = statement(
  'template_frame',
  `select theme_pc_template_content_id as "contentId", params, created, updated
     from pc_template_contents where theme_pc_template_id = 0 and name = $1`,
  { contentId: number, params: json<unknown>(), created: number, updated: number },
)
