import 'server-only'
import { sql } from 'drizzle-orm'
import { idsOfShard, idsPerShard } from '@/lib/web/sitemap'
import type { Mall } from '@/lib/server/context'
import { sitemapSources, type SitemapSource } from './sources'
import { newestChanges, shardRows, shards } from './sql'

/** Rows per query, so that the embedded database can run other queries in between. */
const rowsPerRead = 1000

/** One page of the sitemap. */
export interface SitemapRow {
  id: number
  name: string
  /** Epoch seconds of the last change. */
  updated: number
  pictures: string[]
}

/** The non-empty shards of a source, each with its newest change in epoch seconds. */
export async function findShards(
  { db, now }: Mall,
  source: SitemapSource,
): Promise<{ shard: number; updated: number }[]> {
  return db.run(
    ...shards(sql`select ((r.id + ${idsPerShard - 1}::bigint) / ${idsPerShard}::bigint)::int as shard, max(r.updated) as updated
          from (${sitemapSources[source](now())}) r group by 1 order by 1`),
  )
}

/** The rows of a shard by id in batches; each batch continues after the last id, without an offset. */
export async function* readShard(
  { db, now }: Mall,
  source: SitemapSource,
  shard: number,
): AsyncGenerator<SitemapRow[]> {
  const { after, last } = idsOfShard(shard)
  for (let begin = after; ;) {
    const rows = await db.run(
      ...shardRows(sql`select r.id, r.name, r.updated, r.pictures from (${sitemapSources[source](now())}) r
           where r.id > ${begin}::bigint and r.id <= ${last}::bigint order by r.id limit ${rowsPerRead}`),
    )
    if (rows.length > 0) yield rows.map((row) => ({ ...row, pictures: row.pictures ?? [] }))
    const end = rows.at(-1)
    if (!end || rows.length < rowsPerRead) return
    begin = end.id
  }
}

/** The sources of pages that are not part of a shard. */
export type SitemapPart = 'home' | 'goods' | 'points' | 'shops' | 'articles' | 'texts'

const newestOf = (source: SitemapSource, now: number) =>
  sql`(select max(r.updated) from (${sitemapSources[source](now)}) r)`

/** The newest change of each part in epoch seconds; 0 for an empty part. */
export async function findNewest({ db, now }: Mall): Promise<Record<SitemapPart, number>> {
  const at = now()
  const [row] = await db.run(
    ...newestChanges(sql`select (select max(updated) from pc_templates where page_type = 'index' and status = 1) as home,
               ${newestOf('goods', at)} as goods, ${newestOf('points', at)} as points, ${newestOf('shops', at)} as shops,
               ${newestOf('articles', at)} as articles, (select max(updated) from settings) as texts`),
  )
  const newest = (part: SitemapPart) => row?.[part] ?? 0
  return {
    home: newest('home'),
    goods: newest('goods'),
    points: newest('points'),
    shops: newest('shops'),
    articles: newest('articles'),
    texts: newest('texts'),
  }
}
