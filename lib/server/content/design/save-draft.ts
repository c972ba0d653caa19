import 'server-only'
import { widgetOf, type DesignDocument } from '@/lib/domain/design/document'
import { applyPatches, type Patch } from '@/lib/domain/design/patches'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { checkUrls, ownPaths } from '@/lib/server/ground/stored-urls'
import { ensureDrafts, frameId, storeDraft, type Draft } from './drafts'
import { lockDesign } from './lock-design'
import { getPageForWrite } from './pages'
import { isSameFrame, isSamePage, split } from './parts'

/** Patches against the draft versions that the client has. */
export interface Save {
  templateId: number
  baseVersion: number
  frameVersion: number
  /** The client's id of this save. */
  saveId: string
  patches: readonly Patch[]
}

/** Changes that another editor saved in the meantime. */
export interface Conflict {
  part: 'page' | 'frame'
  version: number
  editor: { userId: number; name: string }
  at: number
}

export interface Saved {
  saved: boolean
  version: number
  frameVersion: number
  conflict: Conflict | null
}

const conflictOf = (
  part: 'page' | 'frame',
  { version, editorId, editorName, updated }: Draft<unknown>,
): Conflict => ({ part, version, editor: { userId: editorId, name: editorName }, at: updated })

/** The document with the patches, or null when they do not apply to a draft that others have changed. */
function patched(
  document: DesignDocument,
  patches: readonly Patch[],
  isStale: boolean,
): DesignDocument | null {
  try {
    return applyPatches(document, patches)
  } catch (error) {
    if (isStale && error instanceof MallError) return null
    throw error
  }
}

/**
 * Rejects URLs that run scripts in new content that is not a widget, because it cannot be corrected in the editor. In
 * settings they are allowed while the operator types, like everything that schemas reject: drafts are not public, and
 * `assertPublishable` reports them.
 */
function checkKept(before: DesignDocument, after: DesignDocument): void {
  for (const [id, { kept }] of Object.entries(after.widgets))
    if (kept !== widgetOf(before, id)?.kept) checkUrls(kept)
}

/**
 * Saves patches in the draft of a page, and of header and footer if the patches change those. A part is rejected when
 * another editor has saved it since; the other part may have changed. A repeated save gets the answer of the first one.
 * @throws MallError 页面不存在; 页面装修内容不合法 for patches that do not apply; 链接地址不合法 for content that is
 *   not a widget; the message of a limit
 */
export async function saveDraft(mall: Mall, editorId: number, save: Save): Promise<Saved> {
  const { templateId, saveId } = save
  const now = mall.now()
  const patches = ownPaths(save.patches, mall.env.publicUrl)
  return mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    await getPageForWrite(tx, templateId)
    const { page, frame, document } = await ensureDrafts(tx, templateId, editorId, now)
    const answer = (changed: Partial<Saved> = {}): Saved => ({
      saved: true,
      version: page.version,
      frameVersion: frame.version,
      conflict: null,
      ...changed,
    })
    if (page.saveId === saveId || frame.saveId === saveId) return answer()
    const isPageStale = page.version !== save.baseVersion
    const isFrameStale = frame.version !== save.frameVersion
    const next = patched(document, patches, isPageStale || isFrameStale)
    if (next) checkKept(document, next)
    const [before, after] = [split(document), split(next ?? document)]
    const changesPage = !isSamePage(before.page, after.page)
    const changesFrame = !isSameFrame(before.frame, after.frame)
    if (isPageStale && (changesPage || !next))
      return answer({ saved: false, conflict: conflictOf('page', page) })
    if (isFrameStale && (changesFrame || !next))
      return answer({ saved: false, conflict: conflictOf('frame', frame) })
    const written = { isChanged: true, saveId, editorId }
    const [version, frameVersion] = [
      page.version + (changesPage ? 1 : 0),
      frame.version + (changesFrame ? 1 : 0),
    ]
    if (changesPage)
      await storeDraft(
        tx,
        templateId,
        { ...written, part: after.page, version, baseRevision: page.baseRevision },
        now,
      )
    if (changesFrame)
      await storeDraft(
        tx,
        frameId,
        { ...written, part: after.frame, version: frameVersion, baseRevision: frame.baseRevision },
        now,
      )
    return answer({ version, frameVersion })
  })
}
