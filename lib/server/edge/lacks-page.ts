import 'server-only'
import { idOf, itemIdOf } from '@/lib/domain/id'
import { findGoodsId } from '@/lib/server/catalogue/goods-lookup/find-goods-id'
import { isSitemapSource, type SitemapSource } from '@/lib/server/content/sitemap/sources'
import type { Queries } from '@/lib/server/ground/db/connection'
import { boolean, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { newArrivalsTag } from '@/lib/web/list-href'
import { idsOfShard, shardOfFile, singlePagesFile } from '@/lib/web/sitemap'

/** Whether there is a row of any state: hidden items are left to their page. */
const exists = (name: string, from: string) =>
  statement(`page_has_${name}`, `select exists (select 1 from ${from}) as found`, { found: boolean })

const article = exists('article', 'articles where article_id = $1::int')
const catalogue = exists('catalogue', 'article_categories where category_id = $1::int')
const notice = exists('notice', 'notices where notice_id = $1::int')
const contentPage = exists('content', `articles where url_path = $1::text and url_path <> ''`)
const designedPage = exists('design', 'pc_templates where theme_pc_template_id = $1::int')
const category = exists('category', 'categories where category_id = $1::int')
const brand = exists('brand', `attributes where attribute_id = $1::int and attribute_type = 'brand'`)
const tag = exists('tag', 'tags where tag_name = $1::text')
const shop = exists('shop', 'distributors where distributor_id = $1::int')

type Existence = typeof article
type Page = {
  /** A static path (lib/web/list-path.ts) with groups for the id or name. */
  pattern: RegExp
  has: (mall: Mall, found: readonly string[]) => Promise<boolean>
}

async function found(db: Queries, one: Existence, ...names: (number | string)[]): Promise<boolean> {
  const [row] = await db.run(one, names)
  return row?.found === true
}

/** @param digits an id as in addresses; leading zeros are invalid */
async function hasId(db: Queries, one: Existence, digits = ''): Promise<boolean> {
  const id = idOf(digits)
  return id !== undefined && found(db, one, id)
}

async function hasSku(db: Queries, digits = ''): Promise<boolean> {
  const id = itemIdOf(digits)
  return id !== undefined && (await findGoodsId(db, id)) !== null
}

/** Ids of a shard in the table of its pages: more than $1, up to $2. */
const ofShard = (table: string, id: string) =>
  exists(`shard_of_${table}`, `${table} where ${id} > $1::bigint and ${id} <= $2::bigint`)
const goodsShard = ofShard('goods', 'goods_id')
const articleShard = ofShard('articles', 'article_id')

/** The rows in a shard of the sitemap, of any state. */
const shards: Record<SitemapSource, Existence> = {
  goods: goodsShard,
  points: goodsShard,
  categories: ofShard('categories', 'category_id'),
  brands: ofShard('attributes', 'attribute_id'),
  tags: ofShard('tags', 'tag_id'),
  shops: ofShard('distributors', 'distributor_id'),
  // Numbered from 1 in the sequence in which they are found; there are far fewer than one shard holds.
  places: exists('shard_of_places', 'distributors where $1::bigint = 0 and $2::bigint > 0'),
  articles: articleShard,
  products: articleShard,
  catalogues: ofShard('article_categories', 'category_id'),
  custom: ofShard('pc_templates', 'theme_pc_template_id'),
}

/** The files of the sitemap: its index, the single pages, and the shards of each source. */
async function hasSitemapFile({ db }: Mall, file = ''): Promise<boolean> {
  if (file === 'index.xml' || file === singlePagesFile) return true
  const { source, shard } = shardOfFile(file) ?? {}
  if (source === undefined || shard === undefined || !isSitemapSource(source)) return false
  const { after, last } = idsOfShard(shard)
  return found(db, shards[source], after, last)
}

const pages: readonly Page[] = [
  { pattern: /^\/(?:items|pointitems)\/(\d+)$/, has: ({ db }, [id]) => hasSku(db, id) },
  { pattern: /^\/article\/detail\/(\d+)$/, has: ({ db }, [id]) => hasId(db, article, id) },
  { pattern: /^\/notices\/(\d+)$/, has: ({ db }, [id]) => hasId(db, notice, id) },
  {
    pattern: /^\/(?:article\/node|articles)\/(\d+)(?:\/\d+)?$/,
    has: ({ db }, [id]) => hasId(db, catalogue, id),
  },
  { pattern: /^\/product\/(.+)$/, has: ({ db }, [path = '']) => found(db, contentPage, path) },
  { pattern: /^\/view\/custom\/(\d+)$/, has: ({ db }, [id]) => hasId(db, designedPage, id) },
  { pattern: /^\/list\/(?:category|main)\/(\d+)\/\d+$/, has: ({ db }, [id]) => hasId(db, category, id) },
  { pattern: /^\/list\/brand\/(\d+)\/\d+$/, has: ({ db }, [id]) => hasId(db, brand, id) },
  {
    pattern: /^\/list\/tag\/([^/]+)\/\d+$/,
    has: async ({ db }, [name = '']) => name === newArrivalsTag || found(db, tag, name),
  },
  {
    pattern: /^\/shop-front\/(\d+)\/(\d+|all)\/\d+$/,
    has: async ({ db }, [id, inCategory]) =>
      (await hasId(db, shop, id)) && (inCategory === 'all' || hasId(db, category, inCategory)),
  },
  { pattern: /^\/sitemap\/(.*)$/, has: (mall, [file]) => hasSitemapFile(mall, file) },
]

/**
 * Whether a page cannot exist because nothing has the id or name in its path. Rendering a missing page costs as much as
 * many calls, its readers cache their results, and anyone can request any number of them.
 *
 * @param path static path of the page, decoded
 */
export async function lacksPage(mall: Mall, path: string): Promise<boolean> {
  for (const { pattern, has } of pages) {
    const match = pattern.exec(path)
    if (match) return !(await has(mall, match.slice(1)))
  }
  return false
}
