import 'server-only'
import type { Coupon } from '@/lib/domain/coupon/index'
import type { PickupShop } from '@/lib/domain/order/pickup/pickup'
import type { Marketing, Package } from '@/lib/domain/promotion'
import { claimableForOrder } from '@/lib/server/catalogue/coverage/claimable-sql'
import { cardCoversSql, goodsRow } from '@/lib/server/catalogue/coverage/covers-sql'
import { isInSeckill, runningActivitiesOf } from '@/lib/server/catalogue/goods-lookup/activity-columns'
import { isRunning } from '@/lib/server/catalogue/goods-lookup/is-running'
import { limitedBuysOf } from '@/lib/server/catalogue/goods-lookup/limited-buy-columns'
import { marketingTerms } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import {
  saleColumns,
  saleRow,
  scopeColumns,
  scopeRow,
} from '@/lib/server/catalogue/goods-lookup/sale-columns'
import { inOpenJoinedShop } from '@/lib/server/catalogue/goods-lookup/visible-products'
import { packagesWith } from '@/lib/server/catalogue/package/parts'
import { appliedTypeList, joinedOf } from '@/lib/server/catalogue/promotion/running-sql'
import { referenceVersionIn } from '@/lib/server/catalogue/reference/parts'
import { subsidyIn } from '@/lib/server/catalogue/subsidy/parts'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { tuplesIn } from '@/lib/server/ground/db/json-tuples'
import { columnsOfParts, selectParts, type Part } from '@/lib/server/ground/db/parts'
import {
  json,
  nullable,
  number,
  numbers,
  oneOf,
  statement,
  text,
  type RowOf,
} from '@/lib/server/ground/db/statement'
import { mallShopNameSql } from '@/lib/server/ground/site-setting/mall-shop-name'

/**
 * Cart and checkout each read everything they need in one statement, as JSON columns of a single row: lines, facts of
 * their SKUs, coupons, and the version of the reference data, which has promotions, freight templates and settings (ADR
 * 0031). Data that few SKUs have is read for all of them at once. Facts of gifts and plus items are a second statement,
 * for lines that a 满赠 or 加价购 covers. Parameters of all statements: $1 member (0 for a guest), $2 now, $3 paid
 * grade, $4 grade; sources and checkout add their own.
 */

/** A line of the cart, of a buy-now or of a call, before its SKU is known. */
interface RawLine {
  cartId: number
  itemId: number
  num: number
  isChecked: boolean
  marketingId: number | null
  /** 0 for a single SKU; `itemId` of a package is its main SKU, `packageItemIds` are the others. */
  packageId: number
  packageItemIds: number[]
}

/** The item that a member selected in a 加价购. */
interface PlusChoice {
  marketingId: number
  itemId: number
}

/** A shop as cart, checkout and pickup show it. */
export interface ShopFacts extends PickupShop {
  isDelivery: boolean
}

/** The columns of a SKU; prices of grades, activities and limits are rows of their own. */
const factRow = {
  itemId: number,
  goodsId: number,
  ...scopeRow,
  itemBn: text,
  itemName: text,
  itemSpecDesc: text,
  itemUnit: text,
  pic: text,
  brief: text,
  price: number,
  point: number,
  marketPrice: number,
  store: number,
  startNum: number,
  weight: number,
  volume: number,
  templatesId: number,
  salesCategories: numbers,
  ...saleRow,
}

const facts = `
  select s.item_id as "itemId", s.goods_id as "goodsId", ${scopeColumns}, s.item_bn as "itemBn", g.item_name as "itemName",
         s.spec_text as "itemSpecDesc", g.item_unit as "itemUnit", coalesce(nullif(s.pic, ''), g.pics->>0, '') as "pic",
         g.brief, s.price, s.point, s.market_price as "marketPrice", s.store, s.start_num as "startNum", s.weight, s.volume,
         g.templates_id as "templatesId", coalesce(i.categories, '{}') as "salesCategories", ${saleColumns(inOpenJoinedShop)}
    from skus s
    join goods g on g.goods_id = s.goods_id
    left join goods_index i on i.goods_id = g.goods_id
    left join distributors d on d.distributor_id = g.distributor_id`

/** The SKUs that `fact` has found. */
const factIds = 'array(select "itemId" from fact)'

/**
 * The parts of every statement: the SKUs of `fact` with all facts for pricing, and the version of the reference data.
 */
const skuParts = {
  facts: tuplesIn(factRow, 'select * from fact'),
  gradePrices: tuplesIn(
    { itemId: number, kind: oneOf<'vip' | 'normal'>(), price: number },
    `select p.item_id as "itemId", p.grade_kind as kind, p.price from member_prices p
      where p.item_id = any(${factIds})
        and (p.grade_kind, p.grade_id) in (('vip', $3::int), ('normal', $4::int))`,
  ),
  activities: runningActivitiesOf(factIds, '$1', '$2'),
  limitedBuys: limitedBuysOf(factIds, '$1', '$2'),
  version: referenceVersionIn(),
}

/** The sources of lines, as rows of cart_id, item_id, num, is_checked, marketing_id, package_id, package_item_ids. */
const sources = {
  /** The whole cart, newest first. */
  cart: `select cart_id, item_id, num, is_checked, marketing_id, package_id, package_item_ids from cart_lines
          where user_id = $1 order by cart_id desc limit 100`,
  /** The checked lines of shop $5, or of all shops when it is 0. */
  checked: `select cart_id, item_id, num, is_checked, marketing_id, package_id, package_item_ids from cart_lines
             where user_id = $1 and is_checked and ($5::int = 0 or shop_id = $5::int) order by cart_id desc limit 101`,
  /** The buy-now line. $5 is the shop, which is not used: all sources have the same parameters. */
  fastbuy: `select 0::bigint as cart_id, item_id, num, true as is_checked, null::int as marketing_id,
                   package_id, package_item_ids from fastbuy_lines
             where user_id = $1 and expires > $2 and $5::int is not null`,
  /** SKUs in the call: $5 is a JSON array of {itemId, num}. */
  direct: `select 0::bigint as cart_id, (w->>'itemId')::bigint as item_id, (w->>'num')::int as num,
                  true as is_checked, null::int as marketing_id, 0 as package_id, '{}'::bigint[] as package_item_ids
             from jsonb_array_elements($5::jsonb) w`,
} as const
type Source = keyof typeof sources

/** Plus items belong to the cart; a buy-now and SKUs in the call have none (contract trade §2.8). */
const plusChoices = (source: Source): Part<PlusChoice[]> => ({
  sql:
    source === 'cart' || source === 'checked'
      ? jsonRows(
          `select c.marketing_id as "marketingId", c.item_id as "itemId" from cart_plus_choices c where c.user_id = $1`,
        )
      : `'[]'::json`,
  column: json<PlusChoice[]>(),
})

const head = (source: Source) => `
  with line as materialized (${sources[source]}),
  fact as materialized (${facts} where s.item_id = any(array(
    select item_id from line union select unnest(package_item_ids) from line)))`

const joined = joinedOf('$1', '$2')
/** The rows of the column `joined` from their arrays. */
export const readJoined = joined.read

const lineParts = (source: Source) => ({
  lines: {
    sql: jsonRows(`select cart_id as "cartId", item_id as "itemId", num, is_checked as "isChecked",
                          marketing_id as "marketingId", package_id as "packageId",
                          package_item_ids as "packageItemIds" from line`),
    column: json<RawLine[]>(),
  },
  ...skuParts,
  joined,
  packages: {
    sql: packagesWith('array(select package_id from line where package_id > 0)'),
    column: json<Package[]>(),
  },
  plusChoices: plusChoices(source),
  subsidy: subsidyIn('$1', (tags) => `exists (select from fact where "tagIds" && ${tags})`),
})

const shops: Part<ShopFacts[]> = {
  sql: jsonRows(
    `select d.distributor_id as "distributorId", d.name, d.mobile, d.hour, d.is_ziti as "isZiti",
            d.is_delivery as "isDelivery", d.province, d.city, d.area, d.address,
            coalesce(d.lng, 0) as lng, coalesce(d.lat, 0) as lat
       from distributors d where d.distributor_id = any(array(select "distributorId" from fact))`,
  ),
  column: json<ShopFacts[]>(),
}

/** The name of the mall's own shop, which has no row. */
const mallShop: Part<string> = { sql: mallShopNameSql, column: text }

/** $6 is a coupon code or null; $7 true reads all usable coupons of the member. */
const coupons: Part<Coupon[]> = {
  sql: jsonRows(
    `select u.code, c.card_id as "cardId", c.title, c.card_type as "cardType", c.discount, c.reduce_cost as "reduceCost",
            c.least_cost as "leastCost", c.most_cost as "mostCost", c.use_bound as "useBound", c.bound_ids as "boundIds",
            c.distributor_id as "distributorId", u.status, u.begin_date as "beginDate", u.end_date as "endDate"
       from user_cards u join cards c on c.card_id = u.card_id
      where u.user_id = $1 and u.status = 1 and u.end_date > $2 and ($7::boolean or u.code = $6::text)`,
  ),
  column: json<Coupon[]>(),
}

/** A coupon that the member can claim with the order; its period of days begins with the claim. */
export interface ClaimableCoupon extends Omit<Coupon, 'code' | 'status'> {
  dateType: string
  fixedTerm: number
}

/**
 * When $8 is true, reads all coupons that the member can claim for the products; $9 reads the one of a card. These are
 * the same as in the list of claimable coupons, so there are none for products in a seckill.
 */
const claimable: Part<ClaimableCoupon[]> = {
  sql: jsonRows(
    claimableForOrder(
      { userId: '$1', now: '$2', gradeId: '$4::int', vipGradeId: '$3::int' },
      `$1 > 0 and ($8::boolean or c.card_id = $9::int) and exists (
         select 1 from goods g where g.goods_id = any(array(select "goodsId" from fact))
            and ${cardCoversSql('c', goodsRow('g'))} and not ${isInSeckill('g.goods_id', '$2')})`,
    ),
  ),
  column: json<ClaimableCoupon[]>(),
}

/** Facts of the SKUs $5. */
export const giftFacts = statement(
  'bill_gifts',
  `with fact as materialized (${facts} where s.item_id = any($5::bigint[])) select ${selectParts(skuParts)}`,
  columnsOfParts(skuParts),
)
export type SkuRow = RowOf<typeof giftFacts>

/** The rows of `SkuRow` from their arrays. */
export const readSkuRows = ({ facts, gradePrices, activities, limitedBuys }: SkuRow) => ({
  facts: skuParts.facts.read(facts),
  gradePrices: skuParts.gradePrices.read(gradePrices),
  activities: skuParts.activities.read(activities),
  limitedBuys: skuParts.limitedBuys.read(limitedBuys),
})

/** A running promotion of any shop; $3 is its id. */
export const promotionById = statement(
  'bill_promotion',
  `select (select row_to_json(promo) from (
     select ${marketingTerms},
            (select count(*) from marketing_joins j where j.marketing_id = m.marketing_id and j.user_id = $1) as joined
       from marketings m
      where ${isRunning('m', '$2')} and m.marketing_type in ${appliedTypeList} and m.marketing_id = $3) promo) as "marketing"`,
  { marketing: nullable(json<Marketing>()) },
)

const forCart = (source: Exclude<Source, 'checked' | 'direct'>) => {
  const parts = { ...lineParts(source), shops, mallShop }
  return statement(
    `bill_cart_${source}`,
    `${head(source)} select ${selectParts(parts)}`,
    columnsOfParts(parts),
  )
}

const forCheckout = (source: Source) => {
  const parts = lineParts(source)
  const all = { ...parts, shops, coupons, claimable }
  return {
    full: statement(
      `bill_checkout_${source}`,
      `${head(source)} select ${selectParts(all)}`,
      columnsOfParts(all),
    ),
    /** Without shops and coupons, $6 to $9: most orders have no pickup and no coupon. */
    plain: statement(
      `bill_order_${source}`,
      `${head(source)} select ${selectParts(parts)}`,
      columnsOfParts(parts),
    ),
  }
}

export const cartFacts = { cart: forCart('cart'), fastbuy: forCart('fastbuy') }
export const checkoutFacts = {
  checked: forCheckout('checked'),
  fastbuy: forCheckout('fastbuy'),
  direct: forCheckout('direct'),
}
