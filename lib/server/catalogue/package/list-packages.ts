import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { packagesOfItem, type PackageHead } from './sql'

/**
 * The running packages with the product of a SKU, those with it as main product first; 20 at most.
 * @param now epoch seconds
 */
export const listPackages = (db: Queries, itemId: number, now: number): Promise<PackageHead[]> =>
  db.run(packagesOfItem, [itemId, now])
