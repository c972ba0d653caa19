import 'server-only'
import type { PriceViewer } from '@/lib/domain/person/viewer-price'
import type { Mall } from '@/lib/server/ground/mall'
import { loadContents } from './load-page'
import { refreshCategories } from './refresh-categories'
import { refreshPrices } from './refresh-prices'
import { isWidget } from './widget'

/**
 * The widgets of an enabled page with current prices and categories, each as a JSON string (contract goods §8.1). The
 * page is found by its id, otherwise by its code, otherwise by its type; `withUnused` includes pages that are not in
 * use.
 */
export async function getContent(
  mall: Mall,
  viewer: PriceViewer | null,
  page: { templateId: number; pageType: string; pageCode: string; withUnused: boolean },
): Promise<{ id: number; name: string; config: string }[]> {
  const rows = await loadContents(mall.db, page.templateId, page.pageType, page.pageCode, 0, page.withUnused)
  const stored = rows.map(({ params }) => (isWidget(params) ? params : {}))
  const widgets = await refreshCategories(mall, await refreshPrices(mall, viewer, stored))
  return rows.map(({ contentId, name }, index) => ({
    id: contentId,
    name,
    config: JSON.stringify(widgets[index]),
  }))
}
