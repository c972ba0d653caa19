import 'server-only'
import type { DesignDocument } from '@/lib/domain/design/document'
import { limitProblem } from '@/lib/domain/design/limits'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import {
  draftEquals,
  liveVersion,
  pagesWithFrame,
  revisionList,
  scheduledOf,
  type RevisionRow,
} from './draft-sql'
import { ensureDrafts, frameId, loadLiveFrame, publicVersionOf, type Draft, type PageDrafts } from './drafts'
import { holdLock, type EditLock, type EditWindow } from './edit-lock'
import { lockDesign } from './lock-design'
import type { PageRow } from './page-sql'
import { getPageForWrite } from './pages'
import { compose, frameDocument, type FramePart, type PagePart } from './parts'
import { getRevision } from './restore'

/** A page as its editor opens it. */
export interface OpenDesign extends PageDrafts {
  row: PageRow
  /** Whether the part was published by other means since its draft was created. */
  isOutdated: boolean
  isFrameOutdated: boolean
  /** The reason why it cannot be edited; empty when it can. */
  readOnly: string
  framePages: number
  scheduled: { number: number; publishAt: number; note: string } | null
  lock: EditLock
}

/** Whether a draft differs from the public version `current`; a reverted change does not count. */
async function differs(
  tx: Queries,
  templateId: number,
  { isChanged }: Draft<PagePart | FramePart>,
  current: number,
): Promise<boolean> {
  if (!isChanged || current === 0) return isChanged
  const [equal] = await tx.run(draftEquals, [templateId, current])
  return equal?.isEqual !== true
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
    const { page, frame, document } = await ensureDrafts(tx, templateId, window.userId, now)
    const [counted] = await tx.run(pagesWithFrame, [])
    const [scheduled] = await tx.run(scheduledOf, [templateId])
    const [current, currentFrame] = [
      await publicVersionOf(tx, templateId),
      await publicVersionOf(tx, frameId),
    ]
    return {
      document,
      row,
      scheduled: scheduled ?? null,
      page: { ...page, isChanged: await differs(tx, templateId, page, current) },
      frame: { ...frame, isChanged: await differs(tx, frameId, frame, currentFrame) },
      isOutdated: page.isChanged && current !== page.baseRevision,
      isFrameOutdated: frame.isChanged && currentFrame !== frame.baseRevision,
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

/** The versions of a page, or of header and footer, the newest first, and the number of the one that shoppers see. */
export async function listRevisions(
  { db }: Mall,
  templateId: number,
  { page, size }: { page: number; size: number },
): Promise<{ list: RevisionRow[]; total: number; live: number | null }> {
  const [list, [live]] = await Promise.all([
    db.run(revisionList, [templateId, ...limitAndOffset(page, size)]),
    db.run(liveVersion, [templateId]),
  ])
  return { list, total: list[0]?.total ?? 0, live: live?.number ?? null }
}

/** A version as a document; a page is shown with the public header and footer. @throws MallError 版本不存在 */
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
