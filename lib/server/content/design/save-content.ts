import 'server-only'
import { isStoredSettings, type StoredSettings } from '@/lib/domain/design/document'
import { invalidContent } from '@/lib/domain/design/patches'
import type { Actor } from '@/lib/domain/person/actor'
import { storeFrame, storeWidgets } from '@/lib/server/content/template/store-page'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { checkUrls, ownPaths } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import {
  ensurePublicVersion,
  followPublic,
  frameId,
  loadLiveFrame,
  loadLivePage,
  recordRevision,
} from './drafts'
import { assertPublishable } from './find-problems'
import { lockDesign } from './lock-design'
import { getPageForWrite, invalidatePage } from './pages'
import { frameDocument, framePartOf, pageDocument, pagePartOf, type FramePart, type PagePart } from './parts'

const note = '通过接口保存'

/** Checks widgets as the ECShopX back office sends them. */
function checkedWidgets(mall: Mall, sent: readonly unknown[]): readonly StoredSettings[] {
  const widgets = ownPaths(sent, mall.env.publicUrl)
  if (!widgets.every(isStoredSettings)) throw invalidContent()
  checkUrls(widgets)
  return widgets
}

/** Records the stored content as a version, and updates the draft. */
async function record(
  tx: Queries,
  actor: Actor,
  editorId: number,
  templateId: number,
  part: PagePart | FramePart,
  now: number,
): Promise<void> {
  const revision = { content: part, state: 'published', published: now, note, editorId } as const
  const number = await recordRevision(tx, templateId, revision, now)
  await followPublic(tx, templateId, part, number, editorId, now)
  await recordAudit(
    tx,
    { actor, event: 'savePage', subject: 'page', subjectId: templateId, after: { number } },
    now,
  )
}

/**
 * Replaces the public widgets of a page at once, all or none (contract goods §9.1). It creates a version like every
 * publication; a draft with changes stays. Rejects the same content as a publication.
 * @throws MallError 页面装修内容不合法; 页面不存在; 链接地址不合法; as `assertPublishable`
 */
export async function saveContent(
  mall: Mall,
  actor: Actor,
  editorId: number,
  templateId: number,
  sent: readonly unknown[],
): Promise<void> {
  const now = mall.now()
  const widgets = checkedWidgets(mall, sent)
  const texts = widgets.map((widget) => ({ id: 0, name: '', config: JSON.stringify(widget) }))
  await assertPublishable(mall, pageDocument(pagePartOf(texts)))
  const page = await mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    const page = await getPageForWrite(tx, templateId)
    await ensurePublicVersion(tx, templateId, await loadLivePage(tx, templateId), now)
    const rows = widgets.map((params) => ({ id: Number(params.id) || undefined, name: '', params }))
    await storeWidgets(tx, templateId, rows, now)
    const { part } = await loadLivePage(tx, templateId)
    await record(tx, actor, editorId, templateId, part, now)
    return page
  })
  await invalidatePage(mall, page)
}

/**
 * Replaces the public header or footer of all pages (contract goods §9.1).
 * @throws MallError as `saveContent`
 */
export async function saveFrame(
  mall: Mall,
  actor: Actor,
  editorId: number,
  name: 'header' | 'footer',
  sent: readonly unknown[],
): Promise<void> {
  const now = mall.now()
  const widgets = checkedWidgets(mall, sent)
  const part = framePartOf(name === 'header' ? widgets : [], name === 'footer' ? widgets : [])
  await assertPublishable(mall, frameDocument(part))
  await mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    await ensurePublicVersion(tx, frameId, await loadLiveFrame(tx), now)
    await storeFrame(tx, name, widgets, now)
    const { part } = await loadLiveFrame(tx)
    await record(tx, actor, editorId, frameId, part, now)
  })
  await mall.invalidate(eventTags.framePublished())
}
