import 'server-only'
import type { DesignPart } from '@/lib/domain/design/document'
import { MallError } from '@/lib/domain/errors'
import { systemActor, type Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { cancelScheduled, draftEquals, markPublished, nextDue, revisionByNumber } from './draft-sql'
import {
  ensureDrafts,
  ensureDraft,
  frameId,
  publicVersionOf,
  recordRevision,
  storeDraft,
  type Draft,
} from './drafts'
import { assertPublishable } from './find-problems'
import { storeLiveFrame, storeLivePage, withRows } from './go-live'
import { lockDesign } from './lock-design'
import { putIntoUse, type PageRow } from './page-sql'
import { getPageForWrite, invalidatePage, isInUse, pageNotFound } from './pages'
import { frameDocument, pageDocument, split, type FramePart, type PagePart } from './parts'

/** A draft to be made public. */
export interface Publication {
  templateId: number
  /** The widgets of the page, or the header and footer of all pages: they are published separately. */
  part: DesignPart
  baseVersion: number
  frameVersion: number
  /** Epoch seconds; absent or past for now. */
  publishAt: number | undefined
  note: string
  /** Replaces content that was published by other means. */
  overwrite: boolean
}

export interface Published {
  page: PageRow
  version: number
  frameVersion: number
  number: number | null
  frameNumber: number | null
  publishAt: number | null
  /** Whether the change is visible to shoppers from now on. */
  isVisible: boolean
}

/** The draft has been saved since the client read it. */
const staleVersion = () => new MallError('页面已被其他人修改，请刷新后再发布')

async function recordPublication(
  tx: Queries,
  actor: Actor,
  templateId: number,
  number: number,
  now: number,
  event = 'publishPage',
): Promise<void> {
  await recordAudit(tx, { actor, event, subject: 'page', subjectId: templateId, after: { number } }, now)
}

/** Publishes a page as a new version and resets its draft to it. */
export async function publishPage(
  tx: Queries,
  templateId: number,
  draft: Pick<Draft<PagePart>, 'part' | 'version'>,
  { note, editorId }: { note: string; editorId: number },
  now: number,
): Promise<{ number: number; page: PageRow }> {
  const part = await storeLivePage(tx, templateId, draft.part, now)
  const revision = { content: part, state: 'published', published: now, note, editorId } as const
  const number = await recordRevision(tx, templateId, revision, now)
  const { version } = draft
  await storeDraft(tx, templateId, { part, version, baseRevision: number, isChanged: false, editorId }, now)
  const [page] = await tx.run(putIntoUse, [templateId, now])
  if (!page) throw pageNotFound()
  return { number, page }
}

/** Publishes header and footer as a new version and resets their draft to it. */
export async function publishFrame(
  tx: Queries,
  { part, version }: Pick<Draft<FramePart>, 'part' | 'version'>,
  { note, editorId }: { note: string; editorId: number },
  now: number,
): Promise<number> {
  await storeLiveFrame(tx, part, now)
  const revision = { content: part, state: 'published', published: now, note, editorId } as const
  const number = await recordRevision(tx, frameId, revision, now)
  await storeDraft(tx, frameId, { part, version, baseRevision: number, isChanged: false, editorId }, now)
  return number
}

/** Whether the draft equals the public version `current`; it then has no changes any more. */
async function equalsPublic(
  tx: Queries,
  templateId: number,
  { part, version, isChanged, baseRevision }: Draft<PagePart | FramePart>,
  current: number,
  editorId: number,
  now: number,
): Promise<boolean> {
  if (current === 0) return false
  if (!isChanged && baseRevision === current) return true
  const [equal] = await tx.run(draftEquals, [templateId, current])
  if (equal?.isEqual !== true) return false
  await storeDraft(tx, templateId, { part, version, baseRevision: current, isChanged: false, editorId }, now)
  return true
}

/** Puts a custom page into use; a home page keeps its status. */
async function usedPage(tx: Queries, page: PageRow, now: number): Promise<PageRow> {
  if (isInUse(page) || page.pageType !== 'custom') return page
  const [used] = await tx.run(putIntoUse, [page.templateId, now])
  return used ?? page
}

/** The drafts of a page and of the frame, locked and compared with the versions that the client has read. */
interface OpenDrafts extends Awaited<ReturnType<typeof ensureDrafts>> {
  found: PageRow
  /** The public version of the part to be published. */
  current: number
}

async function openDrafts(
  tx: Queries,
  editorId: number,
  { templateId, part, baseVersion, frameVersion, overwrite }: Publication,
  now: number,
): Promise<OpenDrafts> {
  await lockDesign(tx)
  const found = await getPageForWrite(tx, templateId)
  const drafts = await ensureDrafts(tx, templateId, editorId, now)
  const draft = drafts[part]
  if (draft.version !== (part === 'page' ? baseVersion : frameVersion)) throw staleVersion()
  const current = await publicVersionOf(tx, part === 'page' ? templateId : frameId)
  if (draft.isChanged && current !== draft.baseRevision && !overwrite)
    throw new MallError('页面已通过其他方式发布，请确认后覆盖')
  return { ...drafts, found, current }
}

/**
 * Publishes the draft of a page without the header and footer, now or at a time. A custom page is put into use; a home
 * page keeps its status, because only one may be in use. A draft that equals the public version creates no new one.
 */
async function publishPageDraft(
  mall: Mall,
  tx: Queries,
  actor: Actor,
  editorId: number,
  publication: Publication,
): Promise<Published> {
  const now = mall.now()
  const { templateId, publishAt, note } = publication
  const { found, page, frame, document, current } = await openDrafts(tx, editorId, publication, now)
  // With the ids of the composed document, which the client knows.
  await assertPublishable(mall, pageDocument(split(document).page))
  const versions = { version: page.version, frameVersion: frame.version, frameNumber: null }
  if (publishAt !== undefined && publishAt > now) {
    await tx.run(cancelScheduled, [templateId])
    const revision = { content: page.part, state: 'scheduled', publishAt, note, editorId } as const
    const number = await recordRevision(tx, templateId, revision, now)
    await recordPublication(tx, actor, templateId, number, now, 'schedulePage')
    return { page: found, ...versions, number, publishAt, isVisible: false }
  }
  const done = { ...versions, publishAt: null }
  if (await equalsPublic(tx, templateId, page, current, editorId, now)) {
    const used = await usedPage(tx, found, now)
    if (used !== found) await recordPublication(tx, actor, templateId, current, now)
    return { page: used, ...done, number: null, isVisible: used !== found }
  }
  const { number, page: row } = await publishPage(tx, templateId, page, { note, editorId }, now)
  await recordPublication(tx, actor, templateId, number, now)
  return { page: row, ...done, number, isVisible: true }
}

/** Publishes the draft of the header and footer now; the page on which they are edited stays as it is. */
async function publishFrameDraft(
  mall: Mall,
  tx: Queries,
  actor: Actor,
  editorId: number,
  publication: Publication,
): Promise<Published> {
  const now = mall.now()
  if (publication.publishAt !== undefined && publication.publishAt > now)
    throw new MallError('头部和尾部不支持定时发布')
  const { found, page, frame, current } = await openDrafts(tx, editorId, publication, now)
  await assertPublishable(mall, frameDocument(frame.part))
  const isNew = frame.isChanged && !(await equalsPublic(tx, frameId, frame, current, editorId, now))
  const frameNumber = isNew ? await publishFrame(tx, frame, { note: publication.note, editorId }, now) : null
  if (frameNumber !== null) await recordPublication(tx, actor, frameId, frameNumber, now)
  return {
    page: found,
    version: page.version,
    frameVersion: frame.version,
    number: null,
    frameNumber,
    publishAt: null,
    isVisible: false,
  }
}

/**
 * Publishes one part of the edited document: the page, now or at a time, or the header and footer of all pages.
 * Problems in one part do not block the other.
 * @throws MallError 页面不存在; 页面有n处问题，请修改后发布; 头部和尾部不支持定时发布; texts for a stale version and
 *   for a part that was published by other means
 */
export async function publishDraft(
  mall: Mall,
  actor: Actor,
  editorId: number,
  publication: Publication,
): Promise<Published> {
  const publishPart = publication.part === 'page' ? publishPageDraft : publishFrameDraft
  const done = await mall.db.transaction((tx) => publishPart(mall, tx, actor, editorId, publication))
  if (done.isVisible) await invalidatePage(mall, done.page)
  if (done.frameNumber !== null) await mall.invalidate(eventTags.framePublished())
  return done
}

/**
 * Ends the scheduled publication of a page; the version stays in the list.
 * @throws MallError 页面没有定时发布
 */
export async function cancelSchedule(mall: Mall, actor: Actor, templateId: number): Promise<number> {
  return mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    await getPageForWrite(tx, templateId)
    const [cancelled] = await tx.run(cancelScheduled, [templateId])
    if (!cancelled) throw new MallError('页面没有定时发布')
    await recordPublication(tx, actor, templateId, cancelled.number, mall.now(), 'unschedulePage')
    return cancelled.number
  })
}

/**
 * Job: publishes the next version that is due; a draft that still equals it has no changes any more.
 * @returns whether there was one
 */
export async function publishNextDue(mall: Mall): Promise<boolean> {
  const now = mall.now()
  // Most runs find nothing and need not wait for the lock of editors.
  if ((await mall.db.run(nextDue, [now])).length === 0) return false
  const page = await mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    const [due] = await tx.run(nextDue, [now])
    if (!due) return null
    const { templateId, number } = due
    await getPageForWrite(tx, templateId)
    const [revision] = await tx.run(revisionByNumber, [templateId, number])
    const [equal] = await tx.run(draftEquals, [templateId, number])
    const content = revision?.content as PagePart
    const part = await storeLivePage(tx, templateId, content, now)
    const [marked] = await tx.run(markPublished, [templateId, number, now])
    const editorId = marked?.editorId ?? 0
    const draft = await ensureDraft(tx, templateId, editorId, now)
    const rows = new Map(part.body.map((id) => [id, Number(part.widgets[id]?.row?.id)]))
    await storeDraft(
      tx,
      templateId,
      {
        part: withRows(draft.part, rows),
        version: draft.version,
        baseRevision: number,
        isChanged: draft.isChanged && equal?.isEqual !== true,
        saveId: draft.saveId,
        editorId: draft.editorId,
      },
      draft.updated,
    )
    const [row] = await tx.run(putIntoUse, [templateId, now])
    await recordPublication(tx, systemActor('publish pages'), templateId, number, now)
    return row ?? null
  })
  if (page) await invalidatePage(mall, page)
  return page !== null
}
