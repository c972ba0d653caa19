import 'server-only'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import { json, nullable, number, text } from '@/lib/server/ground/db/statement'

/** Statements on the sources of the sitemap. */

/** Shards of a source with their newest change in epoch seconds. */
export const shards = composedStatement('sitemap_shards', { shard: number, updated: number })

/** Pages of a shard. */
export const shardRows = composedStatement('sitemap_shard_rows', {
  id: number,
  name: text,
  updated: number,
  pictures: json<string[] | null>(),
})

/** The newest change of each part in epoch seconds. */
export const newestChanges = composedStatement('sitemap_newest', {
  home: nullable(number),
  goods: nullable(number),
  points: nullable(number),
  shops: nullable(number),
  articles: nullable(number),
  texts: nullable(number),
})
