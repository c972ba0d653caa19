import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as contentMessages from '@/lib/domain/messages/content'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { revisionByNumber, type RevisionRow } from './draft-sql'
import { ensureDraft, frameId, recordRevision, storeDraft, type Draft } from './drafts'
import { assertPublishable } from './find-problems'
import { lockDesign } from './lock-design'
import { getPageForWrite, invalidatePage } from './pages'
import { frameDocument, pageDocument, type FramePart, type PagePart } from './parts'
import { publishFrame, publishPage } from './publish'

/**
 * A version of a page, or of header and footer.
 * @throws MallError 版本不存在
 */
export async function getRevision(
  db: Queries,
  templateId: number,
  number: number,
): Promise<RevisionRow & { content: unknown }> {
  const [row] = await db.run(revisionByNumber, [templateId, number])
  if (!row) throw new MallError(contentMessages.versionMissing)
  return row
}

/** Replaces the draft; unpublished changes are saved as a version, so that nothing is lost. */
export async function replaceDraft(
  tx: Queries,
  templateId: number,
  draft: Draft<PagePart | FramePart>,
  part: PagePart | FramePart,
  editorId: number,
  now: number,
): Promise<number> {
  if (draft.isChanged) {
    const kept = {
      content: draft.part,
      state: 'kept',
      note: '恢复前的草稿',
      editorId: draft.editorId,
    } as const
    await recordRevision(tx, templateId, kept, now)
  }
  const version = draft.version + 1
  const { baseRevision } = draft
  await storeDraft(tx, templateId, { part, version, baseRevision, isChanged: true, editorId }, now)
  return version
}

/**
 * Returns to a version: it becomes the draft, and with `publish` a new public version. The previous content of the
 * draft is kept as a version.
 * @returns the version of the draft, and the number of the new public version
 * @throws MallError 页面不存在; 版本不存在; as `assertPublishable` for a version that was never public
 */
export async function restoreVersion(
  mall: Mall,
  actor: Actor,
  editorId: number,
  { templateId, number, publish }: { templateId: number; number: number; publish: boolean },
): Promise<{ version: number; number: number | null }> {
  const now = mall.now()
  const isFrame = templateId === frameId
  const { tags, ...answer } = await mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    if (!isFrame) await getPageForWrite(tx, templateId)
    const revision = await getRevision(tx, templateId, number)
    const draft = await ensureDraft(tx, templateId, editorId, now)
    const part = revision.content as PagePart & FramePart
    const version = await replaceDraft(tx, templateId, draft, part, editorId, now)
    await recordAudit(
      tx,
      { actor, event: 'restorePage', subject: 'page', subjectId: templateId, after: { number, publish } },
      now,
    )
    if (!publish) return { version, number: null, tags: () => Promise.resolve() }
    // A version that was public before may be published again, even if the current schemas reject it.
    if (revision.published === null)
      await assertPublishable(mall, isFrame ? frameDocument(part) : pageDocument(part))
    const by = { note: `恢复自版本${number}`, editorId }
    if (isFrame) {
      const restored = await publishFrame(tx, { part, version }, by, now)
      return { version, number: restored, tags: () => mall.invalidate(eventTags.framePublished()) }
    }
    const restored = await publishPage(tx, templateId, { part, version }, by, now)
    return { version, number: restored.number, tags: () => invalidatePage(mall, restored.page) }
  })
  await tags()
  return answer
}
