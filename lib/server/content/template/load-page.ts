import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { frameContent, pageContents, pageHead, pageHeads } from './sql'

export type ContentRow = RowOf<typeof pageContents>
export type PageHead = RowOf<typeof pageHead>
export type FrameRow = RowOf<typeof frameContent>

/**
 * The widgets of an enabled page in their sort: of the page with this id, otherwise with this code, otherwise of this
 * type. A page that is not in use returns none: it is a draft, and ids can be guessed.
 * @param withUnused for operators: includes pages that are not in use
 */
export const loadContents = (
  db: Queries,
  templateId: number,
  pageType: string,
  pageCode: string,
  distributorId = 0,
  withUnused = false,
): Promise<ContentRow[]> => db.run(pageContents, [templateId, pageType, pageCode, distributorId, withUnused])

/** Title and type of an enabled page, by its id or its code; null when there is none. */
export async function loadPageHead(db: Queries, templateId: number, code: string): Promise<PageHead | null> {
  const [row] = await db.run(pageHead, [templateId, code])
  return row ?? null
}

/** The enabled pages, the oldest first. */
export const loadPageHeads = (db: Queries): Promise<PageHead[]> => db.run(pageHeads, [])

/** The stored header or footer; null when there is none. */
export async function loadFrame(db: Queries, name: 'header' | 'footer'): Promise<FrameRow | null> {
  const [row] = await db.run(frameContent, [name])
  return row ?? null
}
