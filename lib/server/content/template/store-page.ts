import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import { isWidget } from './widget'

/** The rows of page $1, locked. */
const lockContents = statement(
  'template_lock_contents',
  `select theme_pc_template_content_id as "contentId" from pc_template_contents
    where theme_pc_template_id = $1 and theme_pc_template_id > 0 order by theme_pc_template_content_id for update`,
  { contentId: number },
)
const newContentIds = statement(
  'template_new_content_ids',
  `select nextval(pg_get_serial_sequence('pc_template_contents', 'theme_pc_template_content_id')) as "contentId"
     from generate_series(1, $1::int)`,
  { contentId: number },
)
const deleteOthers = statement(
  'template_delete_other_contents',
  `delete from pc_template_contents
    where theme_pc_template_id = $1 and theme_pc_template_id > 0 and theme_pc_template_content_id <> all($2::int[])`,
)
/** Writes the rows $2 of page $1 at $3; the caller guarantees that their ids are new or belong to this page. */
const writeContents = statement(
  'template_write_contents',
  `insert into pc_template_contents as c
     (theme_pc_template_content_id, theme_pc_template_id, name, params, sort_by, created, updated)
   select r.id, $1::int, r.name, r.params, r.sort, $3::bigint, $3::bigint
     from jsonb_to_recordset($2::jsonb) r (id int, name text, params jsonb, sort int)
   on conflict (theme_pc_template_content_id) do update
     set name = excluded.name, params = excluded.params, sort_by = excluded.sort_by, updated = excluded.updated
     where c.theme_pc_template_id = excluded.theme_pc_template_id`,
)
const writeFrame = statement(
  'template_write_frame',
  `insert into pc_template_contents (theme_pc_template_id, name, params, sort_by, created, updated)
   values (0, $1, $2::jsonb, 0, $3, $3)
   on conflict (name) where theme_pc_template_id = 0 do update set params = excluded.params, updated = excluded.updated`,
)

/** A widget to be stored; `id` is the row that it came from, absent or unknown for a new row. */
export interface WidgetToStore {
  id?: number | undefined
  name: string
  params: unknown
}

/** ECShopX repeats the id of its row inside a widget (contract goods §9.1). */
const withId = (params: unknown, id: number): unknown => (isWidget(params) ? { ...params, id } : params)

/**
 * Replaces the widgets of a page: rows are changed, added and deleted, in the sequence of the list. Call it in the
 * transaction that has locked the page.
 * @returns the ids of the rows, in their sequence
 */
export async function storeWidgets(
  tx: Queries,
  templateId: number,
  widgets: readonly WidgetToStore[],
  now: number,
): Promise<number[]> {
  const free = new Set((await tx.run(lockContents, [templateId])).map(({ contentId }) => contentId))
  // Each id is used once; ids of other pages, in widgets copied from there, become new rows.
  const kept = widgets.map(({ id }) => (id !== undefined && free.delete(id) ? id : undefined))
  const added = await tx.run(newContentIds, [kept.filter((id) => id === undefined).length])
  const fresh = added.map(({ contentId }) => contentId).values()
  const ids = kept.map((id) => id ?? Number(fresh.next().value))
  await tx.run(deleteOthers, [templateId, ids])
  const rows = widgets.map(({ name, params }, index) => {
    const id = Number(ids[index])
    return { id, name, params: withId(params, id), sort: index + 1 }
  })
  await tx.run(writeContents, [templateId, JSON.stringify(rows), now])
  return ids
}

/** Replaces the header or footer of all pages. */
export async function storeFrame(
  tx: Queries,
  name: 'header' | 'footer',
  widgets: readonly unknown[],
  now: number,
): Promise<void> {
  await tx.run(writeFrame, [name, JSON.stringify(widgets), now])
}
