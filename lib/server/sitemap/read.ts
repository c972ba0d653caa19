import 'server-only'
import { sql } from 'drizzle-orm'
import { idsOfShard, idsPerShard } from '@/lib/web/sitemap'
import type { Mall } from '@/lib/server/context'
import { rowsOf } from '@/lib/server/db/rows-of'
import { sitemapSources, type SitemapSource } from './sources'

/** Rows of one query; the embedded database answers others between two of them. */
const rowsPerRead = 1000

/** One page that search engines should know. */
export interface SitemapRow {
  id: number
  name: string
  /** Epoch seconds of the last change. */
  updated: number
  pictures: string[]
}

interface StoredRow {
  id: number | string
  name: string
  updated: number | string
  pictures: string[] | null
}

/** The shards of a source that hold something, each with its newest change in epoch seconds. */
export async function findShards(
  { db, now }: Mall,
  source: SitemapSource,
): Promise<{ shard: number; updated: number }[]> {
  const rows = await rowsOf<{ shard: number; updated: number | string }>(
    db,
    sql`select ((r.id + ${idsPerShard - 1}::bigint) / ${idsPerShard}::bigint)::int as shard, max(r.updated) as updated
          from (${sitemapSources[source](now())}) r group by 1 order by 1`,
  )
  return rows.map(({ shard, updated }) => ({ shard, updated: Number(updated) }))
}

/** The rows of a shard by id, read piece by piece from where the last piece ended: no offset, no long statement. */
export async function* readShard(
  { db, now }: Mall,
  source: SitemapSource,
  shard: number,
): AsyncGenerator<SitemapRow[]> {
  const { after, last } = idsOfShard(shard)
  for (let begin = after; ;) {
    const rows = await rowsOf<StoredRow>(
      db,
      sql`select r.id, r.name, r.updated, r.pictures from (${sitemapSources[source](now())}) r
           where r.id > ${begin}::bigint and r.id <= ${last}::bigint order by r.id limit ${rowsPerRead}`,
    )
    if (rows.length > 0) yield rows.map(toRow)
    const end = rows.at(-1)
    if (!end || rows.length < rowsPerRead) return
    begin = Number(end.id)
  }
}

/** Of what a page is made that stands alone. */
export type SitemapPart = 'home' | 'goods' | 'shops' | 'articles' | 'texts'

const newestOf = (source: SitemapSource, now: number) =>
  sql`(select max(r.updated) from (${sitemapSources[source](now)}) r)`

/** The newest change of each part in epoch seconds; 0 for a part that has nothing. */
export async function findNewest({ db, now }: Mall): Promise<Record<SitemapPart, number>> {
  const at = now()
  const [row] = await rowsOf<Record<SitemapPart, number | string | null>>(
    db,
    sql`select (select max(updated) from pc_templates where page_type = 'index' and status = 1) as home,
               ${newestOf('goods', at)} as goods, ${newestOf('shops', at)} as shops,
               ${newestOf('articles', at)} as articles, (select max(updated) from settings) as texts`,
  )
  const newest = (part: SitemapPart) => Number(row?.[part] ?? 0)
  return {
    home: newest('home'),
    goods: newest('goods'),
    shops: newest('shops'),
    articles: newest('articles'),
    texts: newest('texts'),
  }
}

const toRow = ({ id, name, updated, pictures }: StoredRow): SitemapRow => ({
  id: Number(id),
  name,
  updated: Number(updated),
  pictures: pictures ?? [],
})
