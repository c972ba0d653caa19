import 'server-only'
import type { Mall } from '@/lib/server/context'
import { loadShopSales } from './load-add-ons'

/** The pieces that shops have sold; no field where the id is null. */
export async function fillShops({ db }: Mall, ids: readonly (number | null)[]) {
  const sales = await loadShopSales(
    db,
    ids.filter((id) => id !== null),
  )
  return ids.map((id) => (id === null ? {} : { sales_count: sales.get(id)?.sales ?? 0 }))
}
