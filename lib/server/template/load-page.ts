import 'server-only'
import type { PageType } from '@/lib/contract/template'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

export interface ContentRow {
  contentId: number
  name: string
  params: unknown
}

// Ordered by sort_by: the reference lists by id and so loses the order of moved widgets (spec 4 B4).
const contents = statement(
  'template_contents',
  `select c.theme_pc_template_content_id as "contentId", c.name, c.params
     from pc_template_contents c
     join pc_templates t on t.theme_pc_template_id = c.theme_pc_template_id
    where t.status = 1
      and case when $1::int > 0 then t.theme_pc_template_id = $1
               when $3::text <> '' then t.page_code = $3
               else t.page_type = $2 and t.distributor_id = $4 end
    order by c.sort_by, c.theme_pc_template_content_id`,
)

/**
 * Widgets of a page in use, in order: the page with this id, else the one with this code, else that of the type. A page
 * that is not in use has none: it is a draft, and ids can be guessed.
 */
export const loadContents = (
  db: Queries,
  templateId: number,
  pageType: string,
  pageCode: string,
  distributorId = 0,
): Promise<ContentRow[]> => db.run<ContentRow>(contents, [templateId, pageType, pageCode, distributorId])

export interface PageHead {
  templateId: number
  templateTitle: string
  templateDescription: string
  pageType: PageType
  pageCode: string
}

const headColumns = `theme_pc_template_id as "templateId", template_title as "templateTitle",
          template_description as "templateDescription", page_type as "pageType", page_code as "pageCode"`

const head = statement(
  'template_head',
  `select ${headColumns} from pc_templates
    where status = 1 and case when $1::int > 0 then theme_pc_template_id = $1 else page_code = $2 and $2::text <> '' end`,
)

/** What a page in use is called, by its id or by its code; null when there is none. */
export async function loadPageHead(db: Queries, templateId: number, code: string): Promise<PageHead | null> {
  const [row] = await db.run<PageHead>(head, [templateId, code])
  return row ?? null
}

const heads = statement(
  'template_heads',
  `select ${headColumns} from pc_templates where status = 1 order by theme_pc_template_id limit 500`,
)

/** The pages in use, the oldest first. */
export const loadPageHeads = (db: Queries): Promise<PageHead[]> => db.run<PageHead>(heads, [])

export interface FrameRow {
  contentId: number
  params: unknown
  created: number
  updated: number
}

const frame = statement(
  'template_frame',
  `select theme_pc_template_content_id as "contentId", params, created, updated
     from pc_template_contents where theme_pc_template_id = 0 and name = $1`,
)

/** The saved header or footer; null when none was saved. */
export async function loadFrame(db: Queries, name: 'header' | 'footer'): Promise<FrameRow | null> {
  const [row] = await db.run<FrameRow>(frame, [name])
  return row ?? null
}
