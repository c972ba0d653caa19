import 'server-only'
import type { DesignDocument } from '@/lib/domain/design/document'
import { limitProblem } from '@/lib/domain/design/limits'
import type { Mall } from '@/lib/server/context'
import { pagesWithFrame, revisionList, scheduledOf, type RevisionRow } from './draft-sql'
import { ensureDrafts, frameId, loadLiveFrame, publicVersionOf, type PageDrafts } from './drafts'
import { holdLock, type EditLock, type EditWindow } from './edit-lock'
import { lockDesign } from './lock-design'
import type { PageRow } from './page-sql'
import { getPageForWrite } from './pages'
import { compose, frameDocument, type FramePart, type PagePart } from './parts'
import { getRevision } from './restore'

/** A page as its editor opens it. */
export interface OpenDesign extends PageDrafts {
  row: PageRow
  isOutdated: boolean
  /** Why it cannot be edited; empty when it can. */
  readOnly: string
  framePages: number
  scheduled: { number: number; publishAt: number } | null
  lock: EditLock
}

/**
 * Opens the draft of a page, and takes its lock when it is free.
 * @throws MallError 页面不存在
 */
export async function openDesign(mall: Mall, templateId: number, window: EditWindow): Promise<OpenDesign> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    const row = await getPageForWrite(tx, templateId)
    const drafts = await ensureDrafts(tx, templateId, window.userId, now)
    const { page, frame, document } = drafts
    const [counted] = await tx.run(pagesWithFrame, [])
    const [scheduled] = await tx.run(scheduledOf, [templateId])
    const [current, currentFrame] = [
      await publicVersionOf(tx, templateId),
      await publicVersionOf(tx, frameId),
    ]
    return {
      ...{ ...drafts, row, scheduled: scheduled ?? null },
      isOutdated:
        (page.isChanged && current !== page.baseRevision) ||
        (frame.isChanged && currentFrame !== frame.baseRevision),
      readOnly: limitProblem(document) ?? '',
      framePages: counted?.pages ?? 0,
      lock: await holdLock(tx, templateId, window, false, now),
    }
  })
}

/** The draft of a page as a document. @throws MallError 页面不存在 */
export const readDraft = (mall: Mall, templateId: number, userId: number): Promise<DesignDocument> =>
  mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    await getPageForWrite(tx, templateId)
    return (await ensureDrafts(tx, templateId, userId, mall.now())).document
  })

/** The versions of a page, or of header and footer, the newest first. */
export async function listRevisions(
  { db }: Mall,
  templateId: number,
  { page, size }: { page: number; size: number },
): Promise<{ list: RevisionRow[]; total: number }> {
  const list = await db.run(revisionList, [templateId, size, (page - 1) * size])
  return { list, total: list[0]?.total ?? 0 }
}

/** A version as a document; a page stands between the header and footer that are public. @throws MallError 版本不存在 */
export async function openRevision(
  { db }: Mall,
  templateId: number,
  number: number,
): Promise<{ revision: RevisionRow; document: DesignDocument }> {
  const revision = await getRevision(db, templateId, number)
  const document =
    templateId === frameId
      ? frameDocument(revision.content as FramePart)
      : compose(revision.content as PagePart, (await loadLiveFrame(db)).part)
  return { revision, document }
}
