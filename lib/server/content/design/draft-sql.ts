import 'server-only'
import { pageType } from '@/lib/domain/design/document'
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

const editorName = (id: string) =>
  `coalesce((select case when m.username <> '' then m.username else m.mobile end from members m where m.user_id = ${id}), '')`

const draftColumns = {
  content: json<unknown>(),
  version: number,
  baseRevision: number,
  isChanged: boolean,
  saveId: text,
  editorId: number,
  editorName: text,
  updated: number,
}
export type DraftRow = RowOf<typeof draftColumns>

/** The draft of page $1, or of header and footer with 0. */
export const draftById = statement(
  'design_draft',
  `select d.content, d.version, d.base_revision as "baseRevision", d.is_changed as "isChanged", d.save_id as "saveId",
          d.editor_id as "editorId", ${editorName('d.editor_id')} as "editorName", d.updated
     from design_drafts d where d.theme_pc_template_id = $1`,
  draftColumns,
)

/**
 * Writes the draft $1: content $2, version $3, base revision $4, whether it has changes $5, id of the save $6, editor
 * $7, time $8.
 */
export const writeDraft = statement(
  'design_write_draft',
  `insert into design_drafts
     (theme_pc_template_id, content, version, base_revision, is_changed, save_id, editor_id, updated)
   values ($1, $2::jsonb, $3, $4, $5, $6, $7, $8)
   on conflict (theme_pc_template_id) do update set content = excluded.content, version = excluded.version,
     base_revision = excluded.base_revision, is_changed = excluded.is_changed, save_id = excluded.save_id,
     editor_id = excluded.editor_id, updated = excluded.updated`,
)

/** The stored rows of a page, whether it is in use or not. */
export const liveRows = statement(
  'design_live_rows',
  `select theme_pc_template_content_id as id, name, params, updated from pc_template_contents
    where theme_pc_template_id = $1 and theme_pc_template_id > 0 order by sort_by, theme_pc_template_content_id`,
  { id: number, name: text, params: json<unknown>(), updated: number },
)

export const liveFrames = statement(
  'design_live_frames',
  `select name, params, updated from pc_template_contents where theme_pc_template_id = 0`,
  { name: text, params: json<unknown>(), updated: number },
)

const stateColumn = oneOf<'published' | 'scheduled' | 'kept' | 'cancelled'>()
const revisionColumns = {
  number,
  state: stateColumn,
  note: text,
  editorId: number,
  editorName: text,
  created: number,
  published: nullable(number),
  publishAt: nullable(number),
  widgets: number,
}
export type RevisionRow = RowOf<typeof revisionColumns>

const revisionFields = `r.number, r.state, r.note, r.editor_id as "editorId", ${editorName('r.editor_id')} as "editorName",
  r.created, r.published, r.publish_at as "publishAt",
  coalesce(jsonb_array_length(r.content -> 'body'),
           jsonb_array_length(r.content -> 'header') + jsonb_array_length(r.content -> 'footer'), 0)
    - jsonb_array_length(jsonb_path_query_array(r.content, '$.widgets.*.settings.type ? (@ == "${pageType}")'))
    as widgets`

/** Versions of $1, the newest first: $2 from index $3. */
export const revisionList = statement(
  'design_revision_list',
  `select ${revisionFields}, count(*) over ()::int as total from design_revisions r
    where r.theme_pc_template_id = $1 order by r.number desc limit $2 offset $3`,
  { ...revisionColumns, total: number },
)

export const revisionByNumber = statement(
  'design_revision',
  `select ${revisionFields}, r.content from design_revisions r where r.theme_pc_template_id = $1 and r.number = $2`,
  { ...revisionColumns, content: json<unknown>() },
)

/** The version of a page that is public; a scheduled one may have become public after those with larger numbers. */
const publicNumber = (page: string) =>
  `select number from design_revisions where theme_pc_template_id = ${page} and state = 'published'
    order by published desc, number desc limit 1`

/** The version of $1 that is public. */
export const publicVersion = statement('design_public_version', publicNumber('$1'), { number })

/** Whether the draft of a page differs from the public version; a reverted change does not count. */
export const hasUnpublishedChanges = (page: string) =>
  `exists (select 1 from design_drafts d where d.theme_pc_template_id = ${page} and d.is_changed
      and not exists (select 1 from design_revisions r where r.theme_pc_template_id = ${page}
        and r.number = (${publicNumber(page)}) and r.content = d.content))`

/** The version of $1 that shoppers see: the public one of a page in use, or of header and footer. */
export const liveVersion = statement(
  'design_live_version',
  `select number from design_revisions where theme_pc_template_id = $1 and state = 'published'
      and ($1 = 0 or exists (select 1 from pc_templates t where t.theme_pc_template_id = $1 and t.status = 1))
    order by published desc, number desc limit 1`,
  { number },
)

export const scheduledOf = statement(
  'design_scheduled',
  `select number, publish_at as "publishAt", note from design_revisions
    where theme_pc_template_id = $1 and state = 'scheduled'`,
  { number, publishAt: number, note: text },
)

/** Adds a version of $1: content $2, state $3, scheduled for $4, published at $5, note $6, editor $7, created $8. */
export const addRevision = statement(
  'design_add_revision',
  `insert into design_revisions
     (theme_pc_template_id, number, content, state, publish_at, published, note, editor_id, created)
   select $1::int, coalesce(max(number), 0) + 1, $2::jsonb, $3, $4::bigint, $5::bigint, $6, $7::bigint, $8::bigint
     from design_revisions where theme_pc_template_id = $1::int
   returning number`,
  { number },
)

/** Ends the scheduled version of $1. */
export const cancelScheduled = statement(
  'design_cancel_scheduled',
  `update design_revisions set state = 'cancelled' where theme_pc_template_id = $1 and state = 'scheduled'
   returning number`,
  { number },
)

/** The next version that is due at $1. */
export const nextDue = statement(
  'design_next_due',
  `select theme_pc_template_id as "templateId", number from design_revisions
    where state = 'scheduled' and publish_at <= $1 order by publish_at limit 1`,
  { templateId: number, number },
)

export const markPublished = statement(
  'design_mark_published',
  `update design_revisions set state = 'published', published = $3
    where theme_pc_template_id = $1 and number = $2 and state = 'scheduled' returning editor_id as "editorId"`,
  { editorId: number },
)

/** Whether the draft of $1 holds the content of its version $2. */
export const draftEquals = statement(
  'design_draft_equals',
  `select d.content = r.content as "isEqual" from design_drafts d
     join design_revisions r on r.theme_pc_template_id = d.theme_pc_template_id and r.number = $2
    where d.theme_pc_template_id = $1`,
  { isEqual: boolean },
)

/** The number of pages that show the header and footer. */
export const pagesWithFrame = statement(
  'design_pages_with_frame',
  'select count(*)::int as pages from pc_templates where status = 1',
  { pages: number },
)
