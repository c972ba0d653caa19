import { escapeMarkup } from '@/lib/domain/text'

/** Sitemaps for search engines (sitemaps.org protocol 0.9 with Google's pictures): their division and their XML. */

/**
 * Goods ids of one shard: as many as the protocol allows addresses. By ids and not by count, so that a goods stays in its
 * shard for ever and a change of it drops that shard alone.
 */
export const idsPerShard = 50_000

/** The shard of a goods, from 1. */
export const shardOf = (id: number): number => Math.max(1, Math.ceil(id / idsPerShard))

/** The ids of a shard: above `after`, up to and with `last`. */
export const idsOfShard = (shard: number): { after: number; last: number } => ({
  after: (shard - 1) * idsPerShard,
  last: shard * idsPerShard,
})

/** The file of a shard beneath /sitemap/, such as `goods-3.xml`. */
export const shardFile = (source: string, shard: number): string => `${source}-${shard}.xml`

/** Source and shard of a file name; null for any other name. */
export function shardOfFile(file: string): { source: string; shard: number } | null {
  const [, source, shard] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(file) ?? []
  return source && shard ? { source, shard: Number(shard) } : null
}

/** An address that search engines should know. */
export interface SitemapEntry {
  /** Own path with its query, as the page names itself (canonical). */
  path: string
  /** Epoch seconds of the last change; 0 when nobody noted one. */
  updated: number
  /** Addresses of its pictures, own paths or absolute. */
  pictures?: readonly string[]
}

const located = (address: string, origin: string): string => escapeMarkup(new URL(address, origin).href)

const changed = (updated: number): string =>
  updated > 0 ? `<lastmod>${new Date(updated * 1000).toISOString().slice(0, 19)}Z</lastmod>` : ''

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The lines around the entries of a shard, for callers that write it in pieces. */
export const urlsetFrame = {
  begin: `${head}<urlset ${protocol} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
  end: '</urlset>\n',
} as const

/** One `<url>` line of a shard. `origin` without a trailing slash. */
export function urlLine({ path, updated, pictures = [] }: SitemapEntry, origin: string): string {
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${located(picture, origin)}</image:loc></image:image>`,
  )
  // Without a slash the home page names itself as its own canonical address does.
  const address = path === '/' ? origin : located(path, origin)
  return `<url><loc>${address}</loc>${changed(updated)}${images.join('')}</url>\n`
}

/** The index that names the shards. */
export function sitemapIndex(shards: readonly { file: string; updated: number }[], origin: string): string {
  const lines = shards.map(
    ({ file, updated }) =>
      `<sitemap><loc>${located(`/sitemap/${file}`, origin)}</loc>${changed(updated)}</sitemap>\n`,
  )
  return `${head}<sitemapindex ${protocol}>\n${lines.join('')}</sitemapindex>\n`
}
