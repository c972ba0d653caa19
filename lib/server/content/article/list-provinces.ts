import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { articleProvinces } from './sql'

/** The provinces of the shops that published articles (contract goods §12.4). @param now epoch seconds */
export const listArticleProvinces = async (db: Queries, now: number): Promise<string[]> =>
  (await db.run(articleProvinces, [now])).map(({ province }) => province)
