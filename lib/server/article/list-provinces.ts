import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'

const provinces = statement(
  'article_provinces',
  `select distinct d.province from articles a join distributors d on d.distributor_id = a.distributor_id
    where a.release_status and a.release_time <= $1 and d.province <> '' order by d.province`,
)

/** Provinces of the shops that released articles come from (contract goods §12.4). */
export const listArticleProvinces = async (db: Queries, now: number): Promise<string[]> =>
  (await db.run<{ province: string }>(provinces, [now])).map(({ province }) => province)
