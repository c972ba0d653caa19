import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { countsOfParts } from './sql'

/** Parts in more products than this are all equally common. */
const countLimit = 2000

/** In how many products each query on the index is found, up to a limit. @param queries each a `tsquery` */
export async function countParts(db: Queries, queries: readonly string[]): Promise<number[]> {
  const [row] = await db.run(countsOfParts, [queries, countLimit])
  return row?.counts ?? []
}
