import 'server-only'
import { sql } from 'drizzle-orm'
import type { Mall } from '@/lib/server/ground/mall'
import type { SitemapRow } from '@/lib/web/registry'
import { idsOfShard, rowsPerRead } from '@/lib/web/sitemap'
import { newestOf, shardsOf, sitemapSources, type SitemapSource } from './sources'
import { newestChanges, shardRows, shards } from './sql'

/** The non-empty shards of a source, each with its newest change in epoch seconds; 0 when it is not known. */
export async function findShards(
  { db, now }: Mall,
  source: SitemapSource,
): Promise<{ shard: number; updated: number }[]> {
  return db.run(...shards(shardsOf(source, now())))
}

/** Up to `rowsPerRead` rows of a shard by id, without an offset: those after the id `begin`, or the first ones. */
export async function readShard(
  { db, now }: Mall,
  source: SitemapSource,
  { shard, begin }: { shard: number; begin: number | undefined },
): Promise<SitemapRow[]> {
  const { after, last } = idsOfShard(shard)
  const rows = await db.run(
    ...shardRows(sql`select r.id, r.name, r.updated, r.pictures from (${sitemapSources[source](now())}) r
         where r.id > ${begin ?? after}::bigint and r.id <= ${last}::bigint order by r.id limit ${sql.raw(String(rowsPerRead))}`),
  )
  return rows.map((row) => ({ ...row, pictures: row.pictures ?? [] }))
}

/** The sources of pages that are not part of a shard. */
export type SitemapPart = 'home' | 'goods' | 'points' | 'shops' | 'articles' | 'texts'

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
