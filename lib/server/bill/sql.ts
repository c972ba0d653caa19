import 'server-only'
import type { Coupon } from '@/lib/domain/coupon'
import type { FreightTemplate } from '@/lib/domain/freight'
import type { SkuFacts } from '@/lib/domain/order/bill'
import type { PickupShop } from '@/lib/domain/order/pickup'
import type { Marketing, Package } from '@/lib/domain/promotion'
import { json, nullable, statement } from '@/lib/server/db/statement'
import { runningActivity } from '@/lib/server/goods-lookup/activity-columns'
import { saleColumns } from '@/lib/server/goods-lookup/sale-columns'
import { settingValue } from '@/lib/server/settings'
import { subsidyIn, type SubsidyRow } from '@/lib/server/subsidy/parts'
import { limitedBuyOf } from '@/lib/server/goods-lookup/limited-buy-columns'
import { packagesWith } from '@/lib/server/package/parts'
import { inOpenJoinedShop } from '@/lib/server/goods-lookup/visible-products'
import { appliedTypeList, isRunning } from '@/lib/server/promotion/running-sql'

/**
 * Cart and checkout each read everything they need in one statement: lines, facts of their SKUs, promotions of their shops,
 * coupons, freight templates and settings, as JSON columns of a single row. Facts of gifts and plus items are a second
 * one, for lines that a 满赠 or 加价购 covers. Parameters of all statements: $1 member (0 for a guest), $2 now, $3 paid grade, $4 grade; sources and
 * checkout add their own.
 */

/** A line of the cart, of a buy-now or of a call, before its SKU is known. */
export interface RawLine {
  cartId: number
  itemId: number
  num: number
  isChecked: boolean
  marketingId: number | null
  /** 0 for a single SKU; `itemId` of a package is its main SKU, `packageItemIds` are the others. */
  packageId: number
  packageItemIds: number[]
}

/** The item that a member chose in a 加价购. */
export interface PlusChoice {
  marketingId: number
  itemId: number
}

/** A shop as cart, checkout and pickup show it. */
export interface ShopFacts extends PickupShop {
  isDelivery: boolean
}

const cartColumns = {
  lines: json<RawLine[]>(),
  facts: json<SkuFacts[]>(),
  marketings: json<Marketing[]>(),
  packages: json<Package[]>(),
  plusChoices: json<PlusChoice[]>(),
  shops: json<ShopFacts[]>(),
  subsidy: json<SubsidyRow | null>(),
}
const orderColumns = {
  lines: json<RawLine[]>(),
  facts: json<SkuFacts[]>(),
  marketings: json<Marketing[]>(),
  packages: json<Package[]>(),
  plusChoices: json<PlusChoice[]>(),
  templates: json<FreightTemplate[]>(),
  trade: json<Record<string, unknown> | null>(),
  point: json<Record<string, unknown> | null>(),
  subsidy: json<SubsidyRow | null>(),
}
const checkoutColumns = {
  ...orderColumns,
  shops: json<ShopFacts[]>(),
  coupons: json<Coupon[]>(),
}

const promotions = `
  select m.marketing_id as "marketingId", m.marketing_type as "marketingType", m.marketing_name as "marketingName",
         m.promotion_tag as "promotionTag", m.condition_type as "conditionType", m.rules,
         m.canjoin_repeat as "canjoinRepeat", m.in_proportion as "inProportion", m.join_limit as "joinLimit",
         (select count(*) from marketing_joins j where j.marketing_id = m.marketing_id and j.user_id = $1) as "joined",
         m.use_bound as "useBound", m.bound_ids as "boundIds", m.valid_grades as "validGrades",
         m.valid_vip_grades as "validVipGrades", m.distributor_id as "distributorId",
         m.start_time as "startTime", m.end_time as "endTime"
    from marketings m
   where ${isRunning('m', '$2')} and m.marketing_type in ${appliedTypeList}`

/** The main category with those above it: sales categories do not count for promotions (contract goods §16). */
const categoryPath = `
  coalesce((select c.path from categories c where c.category_id = g.main_category_id), '{}')`

const facts = `
  select s.item_id as "itemId", s.goods_id as "goodsId", s.item_bn as "itemBn", g.item_name as "itemName",
         s.spec_text as "itemSpecDesc", g.item_unit as "itemUnit", coalesce(nullif(s.pic, ''), g.pics->>0, '') as "pic",
         g.brief, s.price, s.market_price as "marketPrice", s.store, s.start_num as "startNum", s.weight, s.volume,
         g.templates_id as "templatesId", g.distributor_id as "distributorId", ${categoryPath} as "categoryPath",
         (select coalesce(array_agg(t.tag_id), '{}') from goods_tags t where t.goods_id = g.goods_id) as "tagIds",
         coalesce((select i.categories from goods_index i where i.goods_id = g.goods_id), '{}') as "salesCategories",
         g.brand_id as "brandId", ${saleColumns(inOpenJoinedShop)},
         json_build_object(
           'vip', (select p.price from member_prices p
                    where p.item_id = s.item_id and p.grade_kind = 'vip' and p.grade_id = $3),
           'normal', (select p.price from member_prices p
                       where p.item_id = s.item_id and p.grade_kind = 'normal' and p.grade_id = $4)) as "gradePrices",
         a.activity, coalesce(a.bought, 0) as "activityBought",
         coalesce(a.spent, 0) as "activitySpent", ${limitedBuyOf('s.item_id', '$1', '$2')} as "limitedBuy"
    from skus s
    join goods g on g.goods_id = s.goods_id
    left join distributors d on d.distributor_id = g.distributor_id
    left join lateral ${runningActivity('s.item_id', '$1', '$2')} a on true`

/** Where the lines come from, as rows of cart_id, item_id, num, is_checked, marketing_id, package_id, package_item_ids. */
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
  /** SKUs that the call names: $5 is a JSON array of {itemId, num}. */
  direct: `select 0::bigint as cart_id, (w->>'itemId')::bigint as item_id, (w->>'num')::int as num,
                  true as is_checked, null::int as marketing_id, 0 as package_id, '{}'::bigint[] as package_item_ids
             from jsonb_array_elements($5::jsonb) w`,
} as const
type Source = keyof typeof sources

/** Rows as one JSON array; `[]` when there are none. */
const list = (columns: string, from: string) =>
  `(select coalesce(json_agg(row_to_json(x)), '[]') from (select ${columns} from ${from}) x)`

/** Choices belong to the cart; a buy-now and named SKUs have none (contract trade §2.8). */
const plusChoices = {
  cart: list(
    'c.marketing_id as "marketingId", c.item_id as "itemId"',
    'cart_plus_choices c where c.user_id = $1',
  ),
  other: `'[]'::json`,
}

const head = (source: Source) => `
  with line as materialized (${sources[source]}),
  fact as materialized (${facts} where s.item_id = any(array(
    select item_id from line union select unnest(package_item_ids) from line)))
  select ${list('cart_id as "cartId", item_id as "itemId", num, is_checked as "isChecked", marketing_id as "marketingId", package_id as "packageId", package_item_ids as "packageItemIds"', 'line')} as "lines",
         ${list('*', 'fact')} as "facts", ${list('*', `(${promotions} and m.distributor_id = any(array(select "distributorId" from fact))) promo`)} as "marketings",
         ${packagesWith('array(select package_id from line where package_id > 0)')} as "packages",
         ${plusChoices[source === 'cart' || source === 'checked' ? 'cart' : 'other']} as "plusChoices"`

const shops = list(
  `d.distributor_id as "distributorId", d.name, d.mobile, d.hour, d.is_ziti as "isZiti", d.is_delivery as "isDelivery",
   d.province, d.city, d.area, d.address, d.lng, d.lat`,
  `distributors d where d.distributor_id = any(array(select "distributorId" from fact))`,
)

const subsidy = subsidyIn('$1', (tags) => `exists (select from fact where "tagIds" && ${tags})`).sql

/** $6 is a coupon code or null; $7 true reads all usable coupons of the member. */
const coupons = list(
  `u.code, c.card_id as "cardId", c.title, c.card_type as "cardType", c.discount, c.reduce_cost as "reduceCost",
   c.least_cost as "leastCost", c.most_cost as "mostCost", c.use_bound as "useBound", c.bound_ids as "boundIds",
   c.distributor_id as "distributorId", u.status, u.begin_date as "beginDate", u.end_date as "endDate"`,
  `user_cards u join cards c on c.card_id = u.card_id
    where u.user_id = $1 and u.status = 1 and u.end_date > $2 and ($7::boolean or u.code = $6::text)`,
)

const templates = list(
  `t.template_id as "templateId", t.is_free as "isFree", t.valuation, t.status, t.conf`,
  `freight_templates t where t.template_id = any(array(select "templatesId" from fact))`,
)

/** Facts and freight templates of the SKUs $5. */
export const giftFacts = statement(
  'bill_gifts',
  `with fact as materialized (${facts} where s.item_id = any($5::bigint[]))
   select ${list('*', 'fact')} as "facts", ${templates} as "templates"`,
  { facts: json<SkuFacts[]>(), templates: json<FreightTemplate[]>() },
)

/** A running promotion of any shop; $3 is its id. */
export const promotionById = statement(
  'bill_promotion',
  `select (select row_to_json(promo) from (${promotions} and m.marketing_id = $3) promo) as "marketing"`,
  { marketing: nullable(json<Marketing>()) },
)

const forCart = (source: Exclude<Source, 'checked' | 'direct'>) =>
  statement(
    `bill_cart_${source}`,
    `${head(source)}, ${shops} as "shops", ${subsidy} as "subsidy"`,
    cartColumns,
  )

const forOrder = (source: Source) =>
  `${head(source)}, ${templates} as "templates",
   ${settingValue('trade')} as "trade", ${settingValue('point')} as "point", ${subsidy} as "subsidy"`

const forCheckout = (source: Source) => ({
  full: statement(
    `bill_checkout_${source}`,
    `${forOrder(source)}, ${shops} as "shops", ${coupons} as "coupons"`,
    checkoutColumns,
  ),
  /** Without shops and coupons, $6 and $7: most orders have no pickup and no coupon. */
  plain: statement(`bill_order_${source}`, forOrder(source), orderColumns),
})

export const cartFacts = { cart: forCart('cart'), fastbuy: forCart('fastbuy') }
export const checkoutFacts = {
  checked: forCheckout('checked'),
  fastbuy: forCheckout('fastbuy'),
  direct: forCheckout('direct'),
}
