import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import {
  isOpenShop,
  shownGoods,
  shownPointsGoods,
} from '@/lib/server/catalogue/goods-lookup/visible-products'
import { idsPerShard } from '@/lib/web/sitemap'

/** The products that are public and listed. */
const shown = () => sql.raw(shownGoods)

const openShop = sql.raw(isOpenShop('distributors'))

const published = (now: number) => sql`release_status and release_time <= ${now}`

const size = sql.raw(`${idsPerShard}::bigint`)

/** The shard of an id, as `shardOf` counts it. */
const shardOfId = (id: SQL): SQL => sql`((${id} + ${size} - 1) / ${size})`

/** Categories of the tree that shoppers see. */
const inTree = sql`not exists (
  select 1 from unnest(c.path) above(id) join categories h on h.category_id = above.id where not h.is_show_front)`

/**
 * Number of latest product changes that tell when lists have changed. Reading all products would take seconds in a
 * large mall (ADR 0087).
 */
export const latestChanges = 2000

/**
 * The public products that changed last. The limit is a literal: with a parameter the database would plan for a tenth
 * of all rows.
 */
const changes = () => sql`
  select g.goods_id, g.brand_id, g.updated from goods g where ${shown()} order by g.updated desc nulls last limit ${sql.raw(String(latestChanges))}`

/** The links of the latest changes `n`. The offset prevents the database from reading all links for them. */
const linksOf = (table: string, alias: string) =>
  sql.raw(`cross join lateral (select * from ${table} where goods_id = n.goods_id offset 0) ${alias}`)

/**
 * A row when there is a public product; the limit prevents the database from joining all products with all lists, and
 * the order from reading all rows in search of one of a rare list.
 */
const anyShown = (from: SQL, id = sql`g.goods_id`) =>
  sql`cross join lateral (select from ${from} and ${shown()} order by ${id} limit 1) found`

/**
 * Queries for `id, name, updated, pictures`, one row per page. A list is as new as its newest product, or of unknown
 * age (0) when none of its products is among the latest changes; lists without products are left out.
 */
export const sitemapSources = {
  goods: () => sql`
    select g.goods_id as id, '' as name, g.updated, g.pics as pictures from goods g where ${shown()}`,

  // No pages while the points mall is closed.
  points: () => sql`
    select g.goods_id as id, '' as name, g.updated, g.pics as pictures
      from goods g join skus s on s.goods_id = g.goods_id and s.is_default and s.point > 0
     where ${sql.raw(shownPointsGoods)}
       and exists (select 1 from settings where key = 'pointsmall' and (value ->> 'isOpen')::boolean)`,

  categories: () => sql`
    select above.id, '' as name, coalesce(max(l.updated), 0) as updated, null::jsonb as pictures
      from categories c
      ${anyShown(sql`goods_categories gc join goods g on g.goods_id = gc.goods_id where gc.category_id = c.category_id`, sql`gc.goods_id`)}
     cross join unnest(c.path) above(id)
      left join (select gc.category_id, max(n.updated) as updated
                   from (${changes()}) n ${linksOf('goods_categories', 'gc')}
                  group by gc.category_id) l on l.category_id = c.category_id
     where not c.is_main and c.distributor_id = 0 and ${inTree}
     group by above.id`,

  brands: () => sql`
    select b.attribute_id as id, '' as name, coalesce(l.updated, 0) as updated, null::jsonb as pictures
      from attributes b
      ${anyShown(sql`goods g where g.brand_id = b.attribute_id`)}
      left join (select n.brand_id, max(n.updated) as updated from (${changes()}) n group by n.brand_id) l
        on l.brand_id = b.attribute_id
     where b.attribute_type = 'brand'`,

  tags: () => sql`
    select t.tag_id as id, t.tag_name as name, coalesce(l.updated, 0) as updated, null::jsonb as pictures
      from tags t
      ${anyShown(sql`goods_tags gt join goods g on g.goods_id = gt.goods_id where gt.tag_id = t.tag_id`, sql`gt.goods_id`)}
      left join (select gt.tag_id, max(n.updated) as updated
                   from (${changes()}) n ${linksOf('goods_tags', 'gt')}
                  group by gt.tag_id) l on l.tag_id = t.tag_id
     where t.front_show`,

  shops: () => sql`
    select distributor_id as id, '' as name, updated, to_jsonb(array_remove(array[logo], '')) as pictures
      from distributors where ${openShop}`,

  // Provinces and cities with shops, as `浙江省/杭州市`; a municipality has only one page.
  places: () => sql`
    select row_number() over (order by p.province, p.city nulls first) as id, concat_ws('/', p.province, p.city) as name,
           p.updated, null::jsonb as pictures
      from (select province, city, max(updated) as updated from distributors
             where ${openShop} and province <> ''
             group by grouping sets ((province), (province, city))) p
     where p.city is null or p.city not in ('', p.province)`,

  articles: (now: number) => sql`
    select article_id as id, '' as name, updated, to_jsonb(array_remove(array[image_url], '')) as pictures
      from articles where ${published(now)} and article_type = 'general' and url_path = ''`,

  products: (now: number) => sql`
    select article_id as id, url_path as name, updated, to_jsonb(array_remove(array[image_url], '')) as pictures
      from articles where ${published(now)} and url_path <> ''`,

  catalogues: (now: number) => sql`
    select category_id as id, '' as name, max(updated) as updated, null::jsonb as pictures
      from articles where ${published(now)} and article_type = 'general' and url_path = ''
     group by category_id`,

  custom: () => sql`
    select t.theme_pc_template_id as id, t.page_code as name, t.updated, null::jsonb as pictures
      from pc_templates t
     where t.page_type = 'custom' and t.status = 1 and t.distributor_id = 0
       and exists (select 1 from pc_template_contents c where c.theme_pc_template_id = t.theme_pc_template_id)`,
} satisfies Record<string, (now: number) => SQL>

export type SitemapSource = keyof typeof sitemapSources

/**
 * The shards of the id space that contain products, without reading all products: `shard, updated`, 0 when it is not
 * known.
 */
const goodsShards = sql`
  with recursive ranges(shard) as (
    select ${shardOfId(sql`min(goods_id)`)} from goods
    union all
    select ${shardOfId(sql`(select min(g.goods_id) from goods g where g.goods_id > r.shard * ${size})`)}
      from ranges r where r.shard is not null
  ), newest as (
    select ${shardOfId(sql`n.goods_id`)} as shard, max(n.updated) as updated from (${changes()}) n group by 1
  )
  select r.shard::int as shard, coalesce(n.updated, 0) as updated
    from ranges r
    ${anyShown(sql`goods g where g.goods_id > (r.shard - 1) * ${size} and g.goods_id <= r.shard * ${size}`)}
    left join newest n on n.shard = r.shard
   order by 1`

/** The non-empty shards of a source with their newest change in epoch seconds; 0 when it is not known. */
export const shardsOf = (source: SitemapSource, now: number): SQL =>
  source === 'goods'
    ? goodsShards
    : sql`select ${shardOfId(sql`r.id`)}::int as shard, max(r.updated) as updated
            from (${sitemapSources[source](now)}) r group by 1 order by 1`

/** The newest change of a source that is read by id; null when it is empty. */
export const newestOf = (source: SitemapSource, now: number): SQL =>
  source === 'goods'
    ? sql`(select g.updated from goods g where ${shown()} order by g.updated desc nulls last limit 1)`
    : sql`(select max(r.updated) from (${sitemapSources[source](now)}) r)`

export const isSitemapSource = (name: string): name is SitemapSource => Object.hasOwn(sitemapSources, name)

/** @throws for an unknown source: pages use only existing names */
export function sourceOf(name: string): SitemapSource {
  if (!isSitemapSource(name)) throw new Error(`The sitemap has no source ${name}.`)
  return name
}
