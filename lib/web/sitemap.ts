import { escapeMarkup } from '@/lib/domain/text'

/** Sitemaps for search engines (sitemaps.org protocol 0.9 with Google's image extension): shards and XML. */

/**
 * Product ids per shard: the protocol's limit of URLs. Shards are ranges of ids, not counts, so that a product always
 * stays in its shard and a change of it invalidates only that shard.
 */
export const idsPerShard = 50_000

/**
 * Rows of a shard per read, so that the embedded database can run other queries in between; fewer are the last ones.
 */
export const rowsPerRead = 1000

/** The shard of a product, from 1. */
export const shardOf = (id: number): number => Math.max(1, Math.ceil(id / idsPerShard))

/** The ids of a shard: greater than `after`, up to and including `last`. */
export const idsOfShard = (shard: number): { after: number; last: number } => ({
  after: (shard - 1) * idsPerShard,
  last: shard * idsPerShard,
})

/** The file name of a shard below /sitemap/, such as `goods-3.xml`. */
export const shardFile = (source: string, shard: number): string => `${source}-${shard}.xml`

/** The file with the pages that are not in a shard. */
export const singlePagesFile = shardFile('pages', 1)

/** Source and shard of a file name; null for any other name. */
export function shardOfFile(file: string): { source: string; shard: number } | null {
  const [, source, shard] = /^([a-z]+)-([1-9]\d{0,8})\.xml$/.exec(file) ?? []
  return source && shard ? { source, shard: Number(shard) } : null
}

/** A URL for search engines. */
export interface SitemapEntry {
  /** Canonical path with its query. */
  path: string
  /** Epoch seconds of the last change; 0 when unknown. */
  updated: number
  /** URLs of its pictures: paths on this site or absolute. */
  pictures?: readonly string[]
}

const absoluteUrl = (address: string, origin: string): string => escapeMarkup(new URL(address, origin).href)

const lastModified = (updated: number): string =>
  updated > 0 ? `<lastmod>${new Date(updated * 1000).toISOString().slice(0, 19)}Z</lastmod>` : ''

const head = '<?xml version="1.0" encoding="UTF-8"?>\n'
const protocol = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9"'

/** The text before and after the entries of a shard, for callers that write it in chunks. */
export const urlsetFrame = {
  begin: `${head}<urlset ${protocol} xmlns:image="http://www.google.com/schemas/sitemap-image/1.1">\n`,
  end: '</urlset>\n',
} as const

/** One `<url>` line of a shard. `origin` without a trailing slash. */
export function urlLine({ path, updated, pictures = [] }: SitemapEntry, origin: string): string {
  const images = pictures.map(
    (picture) => `<image:image><image:loc>${absoluteUrl(picture, origin)}</image:loc></image:image>`,
  )
  // Without a slash, like the canonical address of the home page.
  const address = path === '/' ? origin : absoluteUrl(path, origin)
  return `<url><loc>${address}</loc>${lastModified(updated)}${images.join('')}</url>\n`
}

/** The sitemap index, which lists the shards. */
export function sitemapIndex(shards: readonly { file: string; updated: number }[], origin: string): string {
  const lines = shards.map(
    ({ file, updated }) =>
      `<sitemap><loc>${absoluteUrl(`/sitemap/${file}`, origin)}</loc>${lastModified(updated)}</sitemap>\n`,
  )
  return `${head}<sitemapindex ${protocol}>\n${lines.join('')}</sitemapindex>\n`
}
