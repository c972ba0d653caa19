import 'server-only'
import type { z } from 'zod'
import type { shopCard, shopItem, shopMarketing, ShopScore, ShopTag } from '@/lib/contract/distributor'
import { appliedMarketingTypes } from '@/lib/domain/promotion'
import type { Queries } from '@/lib/server/db/connection'
import { statement, type Statement } from '@/lib/server/db/statement'
import { publicGoods } from '@/lib/server/goods/shown-goods'

/** What lists say of shops beside their own rows, each read for a whole page of shops at once. */

type Of<T> = { distributorId: number } & T

const byShop = <T>(rows: Of<T>[]): Map<number, T[]> => {
  const found = new Map<number, T[]>()
  for (const { distributorId, ...rest } of rows) {
    const known = found.get(distributorId)
    if (known) known.push(rest as unknown as T)
    else found.set(distributorId, [rest as unknown as T])
  }
  return found
}

const readMany = async <T>(db: Queries, query: Statement, ids: number[], ...more: unknown[]) =>
  byShop(ids.length === 0 ? [] : await db.run<Of<T>>(query, [ids, ...more]))

const shopTags = statement(
  'shops_tags',
  `select d.distributor_id as "distributorId", t.tag_id, t.tag_name, t.tag_color, t.font_color, t.tag_icon
     from distributor_tags d join shop_tags t on t.tag_id = d.tag_id
    where d.distributor_id = any($1::int[]) and t.front_show
    order by t.tag_id`,
)

/** Labels of shops. */
export const loadShopTags = (db: Queries, ids: number[]) => readMany<ShopTag>(db, shopTags, ids)

const shopSales = statement(
  'shops_sales',
  `select g.distributor_id as "distributorId", sum(g.sales)::int as sales,
          count(*) filter (where ${publicGoods})::int as goods
     from goods g where g.distributor_id = any($1::int[]) group by g.distributor_id`,
)

/** Pieces sold and goods on show, by shop. */
export async function loadShopSales(
  db: Queries,
  ids: number[],
): Promise<Map<number, { sales: number; goods: number }>> {
  const found = await readMany<{ sales: number; goods: number }>(db, shopSales, ids)
  return new Map([...found].flatMap(([id, [row]]) => (row ? [[id, row]] : [])))
}

const shopScores = statement(
  'shops_scores',
  `select g.distributor_id as "distributorId", avg(r.star)::float8 as stars, count(*)::int as rates
     from goods g join rates r on r.goods_id = g.goods_id
    where g.distributor_id = any($1::int[]) group by g.distributor_id`,
)

/** What stands for a shop that nobody has reviewed yet (contract goods §10.3). */
export const noScore: ShopScore = { avg_star: '5.0', default: 1, rate_count: 0 }

/** The average of the stars that a shop's goods were given. */
export async function loadShopScores(db: Queries, ids: number[]): Promise<Map<number, ShopScore>> {
  const found = await readMany<{ stars: number; rates: number }>(db, shopScores, ids)
  return new Map(
    [...found].flatMap(([id, [row]]) =>
      row ? [[id, { avg_star: row.stars.toFixed(1), default: 0, rate_count: row.rates }]] : [],
    ),
  )
}

const shopCards = statement(
  'shops_cards',
  `select c.distributor_id as "distributorId", c.card_id, c.card_type, c.title, c.color, c.date_type, c.begin_date,
          c.end_date, c.fixed_term, c.quantity, c.discount, c.least_cost, c.most_cost, c.reduce_cost, c.get_limit,
          exists (select 1 from user_cards u where u.card_id = c.card_id and u.user_id = $3)::int as receive
     from cards c
    where c.distributor_id = any($1::int[]) and c.receive and c.kq_status = 0 and c.get_num < c.quantity
      and (c.date_type = 'DATE_TYPE_FIX_TERM' or c.end_date > $2)
      and c.grade_ids = '{}' and c.vip_grade_ids = '{}'
    order by c.created desc, c.card_id desc`,
)

/** Coupons that shops give out to everybody now. */
export const loadShopCards = (db: Queries, ids: number[], now: number, userId: number) =>
  readMany<z.infer<typeof shopCard>>(db, shopCards, ids, now, userId)

const shopMarketings = statement(
  'shops_marketings',
  `select m.distributor_id as "distributorId", m.marketing_id, m.marketing_type, m.marketing_name, m.promotion_tag,
          m.start_time, m.end_time
     from marketings m
    where m.distributor_id = any($1::int[]) and not m.disabled and m.start_time <= $2 and m.end_time > $2
      and m.marketing_type in (${appliedMarketingTypes.map((type) => `'${type}'`).join(', ')})
    order by m.start_time desc, m.marketing_id`,
)

/** Cart promotions of shops that run now. */
export const loadShopMarketings = (db: Queries, ids: number[], now: number) =>
  readMany<z.infer<typeof shopMarketing>>(db, shopMarketings, ids, now)

const shopItems = statement(
  'shops_items',
  `select "distributorId", ranked.item_id, item_name, ds.price, ds.market_price, ranked.store, pics
     from (select g.distributor_id as "distributorId", g.goods_id as item_id, g.item_name,
                  (select coalesce(sum(s.store), 0)::int from skus s where s.goods_id = g.goods_id) as store,
                  coalesce(g.pics ->> 0, '') as pics,
                  row_number() over (partition by g.distributor_id order by g.sort desc, g.goods_id desc) as place
             from goods g
            where g.distributor_id = any($1::int[]) and ${publicGoods}
              and ($2::int[] = '{}' or exists (select 1 from goods_tags t where t.goods_id = g.goods_id and t.tag_id = any($2)))
          ) ranked
     join skus ds on ds.goods_id = ranked.item_id and ds.is_default
    where place <= $3 order by "distributorId", place`,
)

/** Goods that stand for a shop in a list. */
const itemsShown = 6

/** The first goods of shops at the prices of their default skus, as all lists show them; those with one of the tags when there are any. */
export const loadShopItems = (db: Queries, ids: number[], tagIds: number[]) =>
  readMany<z.infer<typeof shopItem>>(db, shopItems, ids, tagIds, itemsShown)

const frontTags = statement(
  'shop_tags_shown',
  `select tag_id, tag_name, tag_color, font_color, tag_icon, description, created from shop_tags
    where front_show order by tag_id`,
)

/** Every label that shoppers may choose shops by. */
export async function loadFrontTags(db: Queries) {
  const rows = await db.run<ShopTag & { description: string; created: number }>(frontTags, [])
  return rows.map((row) => ({
    ...row,
    company_id: 1 as const,
    distributor_id: 0 as const,
    front_show: 1 as const,
    updated: row.created,
  }))
}
