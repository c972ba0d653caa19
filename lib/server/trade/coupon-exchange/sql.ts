import 'server-only'
import { cardCoversSql, goodsRow } from '@/lib/server/catalogue/coverage/covers-sql'
import { handsOutSql, mayHandOutSql } from '@/lib/server/catalogue/coverage/hand-out-sql'
import { moveStockSql } from '@/lib/server/catalogue/goods-lookup/move-stock'
import { publicGoodsOnSale } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { json, number, numbers, statement, text } from '@/lib/server/ground/db/statement'

/** Locks exchange coupon $1 of member $2. */
export const lockCoupon = statement(
  'exchange_lock_coupon',
  `select u.id, u.card_id as "cardId", u.status, u.begin_date as "beginDate", u.end_date as "endDate", c.lock_hours as "lockHours"
     from user_cards u join cards c on c.card_id = u.card_id
    where u.id = $1 and u.user_id = $2 and c.card_type = 'new_gift' for update of u`,
  { id: number, cardId: number, status: number, beginDate: number, endDate: number, lockHours: number },
)

/**
 * Whether card $1 exchanges SKU $2 in shop $3: the card covers the product, which is on sale and the mall's own or that
 * shop's; the shop is open, hands out goods, and is the card's shop when the card has one.
 */
export const exchangeFits = statement(
  'exchange_fits',
  `select exists (
            select from skus s join goods g on g.goods_id = s.goods_id
             where s.item_id = $2 and ${publicGoodsOnSale} and ${mayHandOutSql('$3', 'g.distributor_id')}
               and ${cardCoversSql('c', goodsRow('g'))})::int as "product",
          exists (
            select from distributors d where d.distributor_id = $3 and ${handsOutSql('c', 'd')})::int as "shop"
     from cards c where c.card_id = $1`,
  { product: number, shop: number },
)

export const moveStock = statement('exchange_move_stock', moveStockSql, { turned: numbers })

/** Reserves SKU $2 in shop $3 for coupon $1 until $4. */
export const keepProduct = statement(
  'exchange_keep',
  'update user_cards set status = 10, item_id = $2, shop_id = $3, locked_until = $4 where id = $1',
)

/** Returns the product of the coupon whose reservation is longest overdue; locked ones are skipped. */
export const releaseKept = statement(
  'exchange_release',
  `update user_cards u set status = 1, item_id = null, shop_id = 0, locked_until = 0
     from (select id, item_id from user_cards where status = 10 and locked_until <= $1
            order by locked_until limit 1 for update skip locked) due
    where u.id = due.id returning due.item_id as "itemId"`,
  { itemId: number },
)

/** The reserved product of coupon $1 of member $2, for the counter that hands it out; `shop` as clients read it. */
export const keptProduct = statement(
  'exchange_kept',
  `select u.code, u.locked_until as "lockedUntil", s.item_id as "itemId", g.item_name as "itemName",
          coalesce(g.pics ->> 0, '') as pic,
          jsonb_build_object('distributor_id', d.distributor_id, 'name', d.name, 'logo', d.logo, 'hour', d.hour,
                             'phone', d.contract_phone, 'lng', coalesce(d.lng::text, ''), 'lat', coalesce(d.lat::text, ''),
                             'province', d.province, 'city', d.city, 'area', d.area, 'address', d.address) as shop
     from user_cards u
     join skus s on s.item_id = u.item_id join goods g on g.goods_id = s.goods_id
     join distributors d on d.distributor_id = u.shop_id
    where u.id = $1 and u.user_id = $2 and u.status = 10`,
  {
    code: text,
    lockedUntil: number,
    itemId: number,
    itemName: text,
    pic: text,
    shop: json<KeptAt>(),
  },
)

/** The shop of a reserved product, as in the answer. */
export interface KeptAt {
  distributor_id: number
  name: string
  logo: string
  hour: string
  phone: string
  lng: string
  lat: string
  province: string
  city: string
  area: string
  address: string
}

/**
 * Hands out the reserved product of the coupon with code $2 of member $1 at $3; in shop $4 with its number $5, null for
 * any.
 */
export const handOut = statement(
  'exchange_hand_out',
  `update user_cards u set status = 2, used_time = $3
    where u.user_id = $1 and u.code = $2 and u.status = 10 and u.locked_until > $3
      and ($4::int is null or (u.shop_id = $4 and exists (
            select from distributors d where d.distributor_id = $4 and d.shop_code in ('', $5::text))))
   returning u.id`,
  { id: number },
)
