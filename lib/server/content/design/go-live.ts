import 'server-only'
import { jsonInText } from '@/lib/contract/fields'
import { widgetOf } from '@/lib/domain/design/document'
import { storedValue } from '@/lib/domain/design/rows'
import { storeFrame, storeWidgets } from '@/lib/server/content/template/store-page'
import type { Queries } from '@/lib/server/ground/db/connection'
import { frameDocument, pageDocument, valuesOf, type FramePart, type PagePart } from './parts'

/**
 * Makes a page public.
 * @returns the page with the ids of its rows
 */
export async function storeLivePage(
  tx: Queries,
  templateId: number,
  part: PagePart,
  now: number,
): Promise<PagePart> {
  const document = pageDocument(part)
  const rows = part.body.map((id) => {
    const { row, kept } = widgetOf(document, id) ?? {}
    // Content that is not a widget is kept as the text of its row.
    const params = typeof kept === 'string' ? jsonInText(kept) : storedValue(document, id)
    return { id: row?.id, name: row?.name ?? '', params }
  })
  const ids = await storeWidgets(tx, templateId, rows, now)
  return withRows(part, new Map(part.body.map((id, index) => [id, Number(ids[index])])))
}

/** The page with the ids of its rows. @param rows by the ids of its widgets; others keep their ids */
export function withRows({ widgets, body }: PagePart, rows: ReadonlyMap<string, number>): PagePart {
  const entries = Object.entries(widgets).map(([id, widget]) => {
    const row = rows.get(id)
    return [id, row === undefined ? widget : { ...widget, row: { id: row, name: widget.row?.name ?? '' } }]
  })
  return { widgets: Object.fromEntries(entries) as PagePart['widgets'], body }
}

/** Makes header and footer public. */
export async function storeLiveFrame(tx: Queries, part: FramePart, now: number): Promise<void> {
  const document = frameDocument(part)
  for (const zone of ['header', 'footer'] as const)
    await storeFrame(tx, zone, valuesOf(document, part[zone]), now)
}
