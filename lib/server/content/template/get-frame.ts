import 'server-only'
import type { PriceViewer } from '@/lib/domain/person/viewer-price'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { loadFrame } from './load-page'
import { refreshCategories } from './refresh-categories'
import { refreshPrices } from './refresh-prices'
import { isWidget } from './widget'
import { wireFrame } from './wire'

/** The header or footer as it is stored, for the wire (contract goods §8.2); null when there is none. */
export async function findFrame(db: Queries, name: 'header' | 'footer') {
  const row = await loadFrame(db, name)
  return row ? wireFrame(name, row) : null
}

/**
 * The header or footer for shoppers, with current prices and with current categories in its menus; null when there is
 * none. Staff products are left out.
 */
export async function getFrame(mall: Mall, viewer: PriceViewer | null, name: 'header' | 'footer') {
  const row = await loadFrame(mall.db, name)
  if (!row) return null
  const stored = Array.isArray(row.params) ? (row.params as unknown[]).filter(isWidget) : []
  return wireFrame(name, {
    ...row,
    params: await refreshCategories(mall, await refreshPrices(mall, viewer, stored)),
  })
}
