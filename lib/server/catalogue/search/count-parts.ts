import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { countsOfParts } from './sql'

/** Parts in more products than this are all equally common. */
const countLimit = 2000

/** The number of products found for each query on the index, up to a limit. @param queries each a `tsquery` */
export async function countParts(db: Queries, queries: readonly string[]): Promise<number[]> {
  const [row] = await db.run(countsOfParts, [queries, countLimit])
  return row?.counts ?? []
}
