import 'server-only'
import type { Distributor } from '@/lib/contract/shops/distributor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { loadShops } from './load-shops'
import { wireShop } from './wire'

/**
 * Shops in any state as the contract spells them (contract goods §10.1), in the order of their ids; unknown ids are
 * left out.
 */
export const getShops = async (db: Queries, distributorIds: number[]): Promise<Distributor[]> =>
  (await loadShops(db, distributorIds)).map(wireShop)
