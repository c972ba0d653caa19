import 'server-only'
import { jsonInText } from '@/lib/contract/fields'
import { isStoredSettings } from '@/lib/domain/design/document'
import { invalidContent } from '@/lib/domain/design/patches'
import { MallError } from '@/lib/domain/errors'
import { isFields } from '@/lib/domain/fields'
import type { Actor } from '@/lib/domain/person/actor'
import { importSections } from '@/lib/server/content/template/import-sections'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import { checkWidgetUrls, ownPaths } from '@/lib/server/ground/stored-urls'
import { ensureDrafts } from './drafts'
import { lockDesign } from './lock-design'
import { getPageForWrite } from './pages'
import { pagePartOf } from './parts'
import { replaceDraft } from './restore'

const parsed = (value: unknown): unknown => (typeof value === 'string' ? jsonInText(value) : value)

/** A widget in a list: itself, or a row of `getTemplateContent` with the widget in its `config`. */
const widgetIn = (entry: unknown): unknown =>
  isFields(entry) && !('type' in entry) && 'config' in entry ? parsed(entry.config) : entry

/** The sections in the data that a client stores or receives: `{dsl}`, or a page whose `config` holds it. */
function dslIn(value: unknown): unknown {
  if (!isFields(value)) return undefined
  if (isFields(value.sections)) return value
  return dslIn(value.dsl ?? parsed(value.config))
}

async function widgetsIn(mall: Mall, config: unknown): Promise<{ widgets: unknown[]; leftOut: string[] }> {
  if (Array.isArray(config)) return { widgets: config.map(widgetIn), leftOut: [] }
  const dsl = dslIn(config)
  if (dsl === undefined) throw invalidContent()
  return importSections(mall, dsl)
}

/**
 * Replaces the draft of a page by one of an ECShopX mall: its rows or widgets, or the sections of its web client. A
 * page beyond the limits is imported as a whole and opens read-only. The previous content of the draft is kept as a
 * version.
 * @returns the version of the draft, and the sections without a counterpart
 * @throws MallError 页面不存在; 页面装修内容不合法; 第n个挂件…的链接地址不合法; a text for a stale version
 */
export async function importPage(
  mall: Mall,
  actor: Actor,
  editorId: number,
  { templateId, baseVersion, config }: { templateId: number; baseVersion: number; config: unknown },
): Promise<{ version: number; leftOut: string[] }> {
  const now = mall.now()
  const { widgets, leftOut } = await widgetsIn(mall, ownPaths(config, mall.env.publicUrl))
  if (!widgets.every(isStoredSettings)) throw invalidContent()
  checkWidgetUrls(widgets)
  const rows = widgets.map((widget) => ({ id: 0, name: '', config: JSON.stringify(widget) }))
  const imported = pagePartOf(rows)
  // The row ids belong to another mall; new ones are assigned when the page is published.
  const withoutRows = Object.entries(imported.widgets).map(([id, { row: _row, ...widget }]) => [id, widget])
  const part = { ...imported, widgets: Object.fromEntries(withoutRows) as typeof imported.widgets }
  return mall.db.transaction(async (tx) => {
    await lockDesign(tx)
    await getPageForWrite(tx, templateId)
    const { page } = await ensureDrafts(tx, templateId, editorId, now)
    if (page.version !== baseVersion) throw new MallError('页面已被其他人修改，请刷新后重试')
    const version = await replaceDraft(tx, templateId, page, part, editorId, now)
    await recordAudit(
      tx,
      {
        actor,
        event: 'importPage',
        subject: 'page',
        subjectId: templateId,
        after: { widgets: widgets.length },
      },
      now,
    )
    return { version, leftOut }
  })
}
