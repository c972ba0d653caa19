import 'server-only'
import type { DesignDocument } from '@/lib/domain/design/document'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import {
  addRevision,
  draftById,
  liveFrames,
  liveRows,
  publicVersion,
  writeDraft,
  type DraftRow,
} from './draft-sql'
import { compose, framePartOf, pagePartOf, type FramePart, type PagePart } from './parts'

/** The id of the header and footer, in place of a page id. */
export const frameId = 0

/** A draft with its content. */
export type Draft<Part> = Omit<DraftRow, 'content'> & { part: Part }

/** The public widgets of a page and the time when they were stored; 0 for an empty page. */
export async function loadLivePage(
  db: Queries,
  templateId: number,
): Promise<{ part: PagePart; updated: number }> {
  const rows = await db.run(liveRows, [templateId])
  const part = pagePartOf(rows.map(({ id, name, params }) => ({ id, name, config: JSON.stringify(params) })))
  return { part, updated: Math.max(0, ...rows.map(({ updated }) => updated)) }
}

/** The public header and footer. */
export async function loadLiveFrame(db: Queries): Promise<{ part: FramePart; updated: number }> {
  const rows = await db.run(liveFrames, [])
  const paramsOf = (name: string) => rows.find((row) => row.name === name)?.params
  const part = framePartOf(paramsOf('header'), paramsOf('footer'))
  return { part, updated: Math.max(0, ...rows.map(({ updated }) => updated)) }
}

/** The number of the public version; 0 for none. */
export async function publicVersionOf(db: Queries, templateId: number): Promise<number> {
  const [row] = await db.run(publicVersion, [templateId])
  return row?.number ?? 0
}

/** A version to be added. Times in epoch seconds. */
export interface NewRevision {
  content: PagePart | FramePart
  state: 'published' | 'scheduled' | 'kept'
  publishAt?: number
  published?: number
  note?: string
  editorId: number
}

/** Adds a version of a page, or of header and footer; returns its number. */
export async function recordRevision(
  tx: Queries,
  templateId: number,
  { content, state, publishAt, published, note, editorId }: NewRevision,
  now: number,
): Promise<number> {
  const times = [publishAt ?? null, published ?? null]
  const values = [templateId, JSON.stringify(content), state, ...times, note ?? '', editorId, now]
  const row = only(await tx.run(addRevision, values), 'adding a version')
  return row.number
}

/**
 * Records the public content as a version if it is none yet, such as a page of an ECShopX mall, so that it can be
 * restored later.
 * @returns the number of the public version; 0 while nothing is public
 */
export async function ensurePublicVersion(
  tx: Queries,
  templateId: number,
  live: { part: PagePart | FramePart; updated: number },
  now: number,
): Promise<number> {
  const number = await publicVersionOf(tx, templateId)
  if (number > 0 || live.updated === 0) return number
  const revision = { content: live.part, state: 'published', published: live.updated } as const
  return recordRevision(tx, templateId, { ...revision, note: '装修前的内容', editorId: 0 }, now)
}

const loadLive = (
  tx: Queries,
  templateId: number,
): Promise<{ part: PagePart | FramePart; updated: number }> =>
  templateId === frameId ? loadLiveFrame(tx) : loadLivePage(tx, templateId)

async function findDraft(db: Queries, templateId: number): Promise<Draft<PagePart & FramePart> | null> {
  const [row] = await db.run(draftById, [templateId])
  if (!row) return null
  const { content, ...rest } = row
  return { ...rest, part: content as PagePart & FramePart }
}

/** New values of a draft; `saveId` identifies the save of a client. */
export interface DraftChange {
  part: PagePart | FramePart
  version: number
  baseRevision: number
  isChanged: boolean
  saveId?: string
  editorId: number
}

export async function storeDraft(
  tx: Queries,
  templateId: number,
  draft: DraftChange,
  now: number,
): Promise<void> {
  const { part, version, baseRevision, isChanged, saveId = '', editorId } = draft
  const values = [version, baseRevision, isChanged, saveId, editorId, now]
  await tx.run(writeDraft, [templateId, JSON.stringify(part), ...values])
}

/**
 * The draft of a page or of the frame, created from the public content if it does not exist. Call it with the lock of
 * `lockDesign`.
 */
export async function ensureDraft(
  tx: Queries,
  templateId: number,
  editorId: number,
  now: number,
): Promise<Draft<PagePart & FramePart>> {
  const found = await findDraft(tx, templateId)
  if (found) return found
  const live = await loadLive(tx, templateId)
  const baseRevision = await ensurePublicVersion(tx, templateId, live, now)
  await storeDraft(
    tx,
    templateId,
    { part: live.part, version: 1, baseRevision, isChanged: false, editorId },
    now,
  )
  const created = await findDraft(tx, templateId)
  if (!created) throw new Error('a new draft was not found')
  return created
}

/** Both drafts of a page, and the document that they form. */
export interface PageDrafts {
  page: Draft<PagePart>
  frame: Draft<FramePart>
  document: DesignDocument
}

/** Both drafts of a page; missing ones are created from the public content. Call it with the lock of `lockDesign`. */
export async function ensureDrafts(
  tx: Queries,
  templateId: number,
  editorId: number,
  now: number,
): Promise<PageDrafts> {
  const page = await ensureDraft(tx, templateId, editorId, now)
  const frame = await ensureDraft(tx, frameId, editorId, now)
  return { page, frame, document: compose(page.part, frame.part) }
}

/**
 * Updates the draft after the public content was replaced by other means: a draft without changes takes the new
 * content, one with changes stays and is outdated.
 */
export async function followPublic(
  tx: Queries,
  templateId: number,
  part: PagePart | FramePart,
  baseRevision: number,
  editorId: number,
  now: number,
): Promise<void> {
  const draft = await findDraft(tx, templateId)
  if (!draft || draft.isChanged) return
  const version = draft.version + 1
  await storeDraft(tx, templateId, { part, version, baseRevision, isChanged: false, editorId }, now)
}
