import 'server-only'
import { nullable, number, statement } from '@/lib/server/ground/db/statement'

/** Products in one member's browse history (contract member §10). */
const maxHistory = 100

export const saveHistoryEntry = statement(
  'favourite_history_save',
  `insert into browse_history (user_id, item_id, created, updated) values ($1, $2, $3, $3)
   on conflict (user_id, item_id) do update set updated = excluded.updated`,
)

export const trimHistory = statement(
  'favourite_history_trim',
  `delete from browse_history
    where user_id = $1
      and item_id in (select item_id from browse_history where user_id = $1
                       order by updated desc, history_id desc offset ${maxHistory})`,
)

export const removeHistoryEntries = statement(
  'favourite_history_remove',
  `delete from browse_history where user_id = $1 and ($3 or history_id = any($2::bigint[]))
   returning history_id as "historyId"`,
  { historyId: number },
)

/**
 * The price in points of a product of the points mall; null for other products. The default SKU has the id of its
 * product.
 */
const pointsOfGoods = `case when g.points_goods then (select s.point from skus s where s.item_id = g.goods_id) end as point`

/** $4, and $2 of the total: include staff products, which members who are no longer staff do not see. */
export const historyPage = statement(
  'favourite_history',
  `select h.history_id as "historyId", h.item_id as "itemId", h.created, h.updated, ${pointsOfGoods}
     from browse_history h join goods g on g.goods_id = h.item_id
    where h.user_id = $1 and (not g.staff_goods or $4)
    order by h.updated desc, h.history_id desc
    limit $2 offset $3`,
  { historyId: number, itemId: number, created: number, updated: number, point: nullable(number) },
)

export const historyTotal = statement(
  'favourite_history_total',
  `select count(*)::int as total from browse_history h join goods g on g.goods_id = h.item_id
    where h.user_id = $1 and (not g.staff_goods or $2)`,
  { total: number },
)

/** $6, and $4 of the total: include staff products. */
export const favouritesPage = statement(
  'favourite_goods',
  `select c.fav_id as "favId", c.item_id as "itemId", c.created, ${pointsOfGoods}
     from goods_favourites c join goods g on g.goods_id = c.item_id
    where c.user_id = $1 and ($4::int is null or g.distributor_id = $4::int)
      and ($5::boolean is null or g.points_goods = $5::boolean) and (not g.staff_goods or $6)
    order by c.created desc, c.fav_id desc
    limit $2 offset $3`,
  { favId: number, itemId: number, created: number, point: nullable(number) },
)

export const favouritesTotal = statement(
  'favourite_goods_total',
  `select count(*)::int as total
     from goods_favourites c join goods g on g.goods_id = c.item_id
    where c.user_id = $1 and ($2::int is null or g.distributor_id = $2::int)
      and ($3::boolean is null or g.points_goods = $3::boolean) and (not g.staff_goods or $4)`,
  { total: number },
)

export const favouriteOfSku = statement(
  'favourite_of_sku',
  `select c.fav_id as "favId" from goods_favourites c join skus s on s.goods_id = c.item_id
    where c.user_id = $1 and s.item_id = $2`,
  { favId: number },
)

export const removeFavouritesOfSkus = statement(
  'favourite_goods_remove',
  `delete from goods_favourites
    where user_id = $1 and ($3 or item_id in (select goods_id from skus where item_id = any($2::bigint[])))
   returning fav_id as "favId"`,
  { favId: number },
)
