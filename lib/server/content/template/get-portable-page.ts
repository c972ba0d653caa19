import 'server-only'
import type { H5Widget, Section, WebPage, WebPageType } from '@/lib/contract/content/portable-page'
import { MallError } from '@/lib/domain/errors'
import type { PriceViewer } from '@/lib/domain/person/viewer-price'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { loadContents, loadPageHead } from './load-page'
import { portableFrame } from './portable-frame'
import { portableOf } from './portable-widgets'
import { refreshPrices } from './refresh-prices'
import { isWidget, type Widget } from './widget'

/** The widgets of the page with this id, otherwise of the home page of the mall or of a shop. */
async function storedWidgets(db: Queries, templateId: number, distributorId = 0): Promise<Widget[]> {
  const rows = await loadContents(db, templateId, 'index', '', distributorId)
  return rows
    .map(({ params }) => params)
    .filter(isWidget)
    .flatMap(withoutPanel)
}

/** The widgets inside a free panel, from top to bottom: other clients have no panels (spec 4 §W0006). */
function withoutPanel(widget: Widget): Widget[] {
  if (widget.type !== 'W0006') return [widget]
  const children = Array.isArray(widget.childWidgets)
    ? (widget.childWidgets as unknown[]).filter(isWidget)
    : []
  return children.toSorted((one, other) => (Number(one.y) || 0) - (Number(other.y) || 0))
}

const rowOf = ({ type }: Widget) => (typeof type === 'string' ? portableOf(type) : undefined)

const webPage = (pageType: WebPageType, pageId: string, sections: readonly Section[]): WebPage => {
  const named = sections.map((section, index) => [`${section.type}-${index + 1}`, section] as const)
  return {
    dsl: { pageType, pageId, sections: Object.fromEntries(named), order: named.map(([name]) => name) },
  }
}

/**
 * A page for the web client: `config` is a JSON text of its sections, empty for a page that does not exist, which the
 * client then fills with its own (contract clients F4, contract goods §8.3).
 * @throws MallError 缺少page_id for a custom page without an id
 */
export async function getWebPage(
  { db, env }: Mall,
  pageType: WebPageType,
  pageId: number,
): Promise<{ id: number; name: string; config: string }> {
  const origin = env.publicUrl
  if (pageType === 'custom' && pageId === 0) throw new MallError('缺少page_id')
  const head = pageType === 'custom' ? await loadPageHead(db, pageId, '') : null
  const isFrame = pageType === 'header' || pageType === 'footer'
  const sections = isFrame
    ? await portableFrame(db, pageType, origin)
    : pageType === 'home' || head
      ? (await storedWidgets(db, pageId)).flatMap((widget) => rowOf(widget)?.section(widget, origin) ?? [])
      : []
  if (sections.length === 0) return { id: 0, name: '', config: '' }
  const name = head?.templateTitle ?? pageType
  const page = webPage(pageType, pageId > 0 ? String(pageId) : pageType, sections)
  return { id: pageId || 1, name, config: JSON.stringify(page) }
}

/** A page for H5, with current prices (contract clients F7). A page that does not exist is empty. */
export async function getH5Page(
  mall: Mall,
  viewer: PriceViewer | null,
  { templateId, distributorId }: { templateId: number; distributorId: number },
): Promise<{ config: H5Widget[]; list: [] }> {
  const stored = await storedWidgets(mall.db, templateId, distributorId)
  const shown = await refreshPrices(mall, viewer, stored)
  const config = shown.flatMap((widget) => rowOf(widget)?.h5(widget, mall.env.publicUrl) ?? [])
  return { config, list: [] }
}
