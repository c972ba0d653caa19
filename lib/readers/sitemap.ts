import 'server-only'
import { env } from '@/lib/env'
import type { SitemapPart } from '@/lib/server/content/sitemap/find-pages'
import type { SitemapSource } from '@/lib/server/content/sitemap/sources'
import { profiles } from '@/lib/web/cache-manifest'
import { contentPageHref } from '@/lib/web/content-page-href'
import { designedPageHref } from '@/lib/web/designed-page-href'
import { articleHref, articleListHref, goodsHref } from '@/lib/web/hrefs'
import { listHref } from '@/lib/web/list-href'
import { pointsGoodsHref, pointsMallHref } from '@/lib/web/points-href'
import type { SitemapRow } from '@/lib/web/registry'
import { placesHref, shopHref } from '@/lib/web/shop-href'
import {
  rowsPerRead,
  shardFile,
  shardOfFile,
  singlePagesFile,
  sitemapIndex,
  urlLine,
  urlsetFrame,
  type SitemapEntry,
} from '@/lib/web/sitemap'
import { getArticleSite } from './article'
import { tagPage } from './cached'
import { findPageEngine } from './page-engine'
import { remoteRows } from './sitemap-remote'

/** A kind of pages in the sitemap. */
interface Source {
  /** The canonical path of a row. */
  path: (row: SitemapRow) => string | Promise<string>
  profile: { life: number; tags: (shard: number) => readonly string[] }
}

/** Single pages with the data they show: a page is as new as the newest of it. */
const singlePages = new Map<string, readonly SitemapPart[]>([
  ['/', ['home', 'goods', 'articles']],
  ['/items', ['goods']],
  [pointsMallHref(), ['points']],
  ['/devicePurchase', ['goods', 'texts']],
  ['/reuseCard', ['goods', 'texts']],
  ['/store', ['shops']],
  ['/shops/near', ['shops']],
  ['/articleList', ['articles']],
  ['/article/faqs', ['texts']],
  ['/license?type=register', ['texts']],
  ['/license?type=privacy', ['texts']],
])

/** Source → paths. A new kind of page is a query in lib/server/content/sitemap/sources.ts and a row here. */
const sources: Record<SitemapSource, Source> = {
  goods: { path: ({ id }) => goodsHref(id), profile: profiles.sitemapGoods },
  points: { path: ({ id }) => pointsGoodsHref(id), profile: profiles.sitemapPoints },
  categories: { path: ({ id }) => listHref({ cat_id: id }), profile: profiles.sitemapLists },
  brands: { path: ({ id }) => listHref({ brand_id: [id] }), profile: profiles.sitemapLists },
  tags: { path: ({ name }) => listHref({ tag: name }), profile: profiles.sitemapLists },
  shops: { path: ({ id }) => shopHref({ distributor_id: id }), profile: profiles.shops },
  places: {
    // The name of a place is its province, or province and city.
    path: ({ name }) => {
      const [province, city] = name.split('/')
      return placesHref(province, city)
    },
    profile: profiles.shops,
  },
  articles: { path: ({ id }) => articleHref(id), profile: profiles.articles },
  catalogues: { path: catalogueHref, profile: profiles.articles },
  products: { path: ({ name }) => contentPageHref(name), profile: profiles.articles },
  custom: {
    path: ({ id, name }) => designedPageHref(id, name),
    profile: profiles.sitemapCustom,
  },
}

/** The brand news have their own URL. */
async function catalogueHref({ id }: SitemapRow): Promise<string> {
  const { news_category_id } = await getArticleSite()
  return articleListHref(id === news_category_id ? 'news' : id)
}

/** The engine knows the shards of a source; another back end has one. */
const shardsOf = async (source: SitemapSource) =>
  env().apiUrl
    ? remoteRows[source]
      ? [{ shard: 1, updated: 0 }]
      : []
    : (await findPageEngine()).sitemapShards(source)

/** The rows of a shard by id, in batches. */
async function* rowsOf(source: SitemapSource, shard: number): AsyncGenerator<SitemapRow[]> {
  if (env().apiUrl) {
    if (shard === 1) yield* remoteRows[source]?.() ?? []
    return
  }
  const engine = await findPageEngine()
  let rows: SitemapRow[] = []
  do {
    rows = await engine.sitemapRows(source, shard, rows.at(-1)?.id)
    yield rows
  } while (rows.length === rowsPerRead)
}

const isSource = (name: string): name is SitemapSource => Object.hasOwn(sources, name)

/** The single pages with their latest change; another back end does not report it. */
async function singlePageEntries(): Promise<SitemapEntry[]> {
  const newest = env().apiUrl ? null : await (await findPageEngine()).sitemapNewest()
  return (
    [...singlePages]
      .map(([path, parts]) => ({
        path,
        updated: newest ? Math.max(...parts.map((part) => newest[part] ?? 0)) : 0,
      }))
      // A closed points mall has no page.
      .filter(({ path, updated }) => path !== pointsMallHref() || updated > 0)
  )
}

/** The index of all shards, each with its latest change. `origin` without a trailing slash. */
export async function getSitemapIndex(origin: string): Promise<string> {
  const { life, tags } = profiles.sitemapIndex
  const entries = await singlePageEntries()
  const files = [{ file: singlePagesFile, updated: Math.max(...entries.map(({ updated }) => updated)) }]
  for (const source of Object.keys(sources).filter(isSource)) {
    const shards = await shardsOf(source)
    files.push(...shards.map(({ shard, updated }) => ({ file: shardFile(source, shard), updated })))
  }
  await tagPage({ life, tags: tags() })
  return sitemapIndex(files, origin)
}

/** A shard by its file name; null when it does not exist or is empty. */
export async function getSitemapShard(file: string, origin: string): Promise<string | null> {
  if (file === singlePagesFile) return readSinglePages(origin)
  const lines: string[] = []
  const shard = shardOfFile(file)
  if (shard && isSource(shard.source)) {
    const { path, profile } = sources[shard.source]
    await tagPage({ life: profile.life, tags: [...profile.tags(shard.shard)] })
    for await (const rows of rowsOf(shard.source, shard.shard)) {
      for (const row of rows) {
        const url = await path(row)
        // A designed page that replaces a built-in page is already in the first file.
        if (!singlePages.has(url)) lines.push(urlLine(entryOf(row, url), origin))
      }
    }
  }
  return lines.length > 0 ? urlsetOf(lines) : null
}

const urlsetOf = (lines: readonly string[]) => urlsetFrame.begin + lines.join('') + urlsetFrame.end

async function readSinglePages(origin: string): Promise<string> {
  const { life, tags } = profiles.sitemapIndex
  await tagPage({ life, tags: tags() })
  return urlsetOf((await singlePageEntries()).map((entry) => urlLine(entry, origin)))
}

/** Pictures per page; more would make the file large. */
const maxPictures = 3
const entryOf = ({ updated, pictures }: SitemapRow, path: string): SitemapEntry => ({
  path,
  updated,
  pictures: pictures.slice(0, maxPictures),
})
