import 'server-only'
import { sql, type SQL } from 'drizzle-orm'
import { isOpenShop, shownGoods, shownPointsGoods } from '@/lib/server/goods-lookup/visible-products'

/** The products that every visitor finds in lists. */
const shown = () => sql.raw(shownGoods)

const openShop = sql.raw(isOpenShop('distributors'))

const published = (now: number) => sql`release_status and release_time <= ${now}`

/** Categories of the tree that shoppers see. */
const inTree = sql`not exists (
  select 1 from unnest(c.path) above(id) join categories h on h.category_id = above.id where not h.is_show_front)`

/**
 * Queries for `id, name, updated, pictures`, one row per page. A list is as new as its newest product; lists without
 * products are left out.
 */
export const sitemapSources = {
  goods: () => sql`
    select g.goods_id as id, '' as name, g.updated, g.pics as pictures from goods g where ${shown()}`,

  // None while the points mall is closed.
  points: () => sql`
    select g.goods_id as id, '' as name, g.updated, g.pics as pictures
      from goods g join skus s on s.goods_id = g.goods_id and s.is_default and s.point > 0
     where ${sql.raw(shownPointsGoods)}
       and exists (select 1 from settings where key = 'pointsmall' and (value ->> 'isOpen')::boolean)`,

  categories: () => sql`
    select above.id, '' as name, max(leaf.updated) as updated, null::jsonb as pictures
      from (select gc.category_id, max(g.updated) as updated
              from goods g join goods_categories gc on gc.goods_id = g.goods_id
             where ${shown()} group by gc.category_id) leaf
      join categories c on c.category_id = leaf.category_id
     cross join unnest(c.path) above(id)
     where not c.is_main and c.distributor_id = 0 and ${inTree}
     group by above.id`,

  brands: () => sql`
    select g.brand_id as id, '' as name, max(g.updated) as updated, null::jsonb as pictures
      from goods g where g.brand_id is not null and ${shown()} group by g.brand_id`,

  tags: () => sql`
    select t.tag_id as id, t.tag_name as name, max(g.updated) as updated, null::jsonb as pictures
      from tags t join goods_tags gt on gt.tag_id = t.tag_id join goods g on g.goods_id = gt.goods_id
     where t.front_show and ${shown()} group by t.tag_id`,

  shops: () => sql`
    select distributor_id as id, '' as name, updated, to_jsonb(array_remove(array[logo], '')) as pictures
      from distributors where ${openShop}`,

  // Provinces and cities with shops, as `浙江省/杭州市`; a city that is a province has one page.
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

/** @throws for a name that is no source: pages name only those that exist */
export function sourceOf(name: string): SitemapSource {
  if (!Object.hasOwn(sitemapSources, name)) throw new Error(`The sitemap has no source ${name}.`)
  return name as SitemapSource
}
