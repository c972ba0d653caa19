import 'server-only'
import { nullable, number, numbers, statement, text, type RowOf } from '@/lib/server/db/statement'
import { boughtInActivity } from '@/lib/server/goods-lookup/activity-columns'
import { groupSeat, joinedTeam, newTeam } from './group-parts'
import { itemColumns, orderColumns, type OrderColumn } from './order-columns'

/**
 * What an order takes besides stock. Each combination is a statement of its own, because PostgreSQL sets up every part of a
 * statement before it runs, also parts that then find nothing to do: most of the time of an ordinary order.
 */
export interface Parts {
  source: 'cart' | 'fastbuy' | 'named'
  /** More than one SKU: they are locked in id order before stock is taken. */
  hasManySkus: boolean
  /** Promotions to count, or pieces of limited-time sales. */
  hasPromotions: boolean
  /** A coupon, points or a ticket. */
  hasAssets: boolean
  /** Pieces and money of the renewal programme. */
  hasSubsidy: boolean
  /** A group order opens a team or joins one. It has one SKU and no promotions. */
  group: 'none' | 'open' | 'join'
}

/** Values that the statements take, with their types; besides them, each column of the order. */
const valueTypes = {
  idHead: 'text',
  idTail: 'text',
  skus: 'bigint[]',
  nums: 'int[]',
  items: 'jsonb',
  cartIds: 'bigint[]',
  sales: 'jsonb',
  joins: 'jsonb',
  ticket: 'text',
  claims: 'jsonb',
  personKey: 'text',
  groupActivity: 'int',
  groupPeople: 'int',
  groupEnd: 'bigint',
  groupBought: 'bigint',
  now: 'bigint',
} as const
export type Value = keyof typeof valueTypes | OrderColumn
/** Writes a value into a statement as a typed parameter. */
export type Parameter = (value: Value) => string

const typeOf = (value: Value) =>
  value in valueTypes ? valueTypes[value as keyof typeof valueTypes] : orderColumns[value as OrderColumn]

/** A part of the statement: a common table expression, and when it could not take what the order needs. */
export interface Part {
  cte: string
  refusedWhen?: string
  reason?: Refusal
}

/**
 * What an order could not take: pieces, its ticket, coupon, points or subsidy, lines that another order has taken, pieces
 * of a group-buying activity, or a seat in a team.
 */
export type Refusal =
  'limits' | 'stock' | 'ticket' | 'coupon' | 'points' | 'lines' | 'subsidy' | 'group' | 'team'

const columnNames = (columns: object) => Object.keys(columns).join(', ')
const columnTypes = (columns: Record<string, string>) =>
  Object.entries(columns)
    .map(([name, type]) => `${name} ${type}`)
    .join(', ')

/** A team that the order opens has its id from the statement itself. */
const columnValue = ($: Parameter, name: OrderColumn, group: Parts['group']) =>
  name === 'team_id' && group === 'open' ? '(select team_id from the_team)' : $(name)

const order = ($: Parameter, group: Parts['group']) => `
  the_order as (
    insert into orders (order_id, ${columnNames(orderColumns)})
    values (${$('idHead')} || lpad(nextval('order_counter')::text, 5, '0') || ${$('idTail')},
            ${Object.keys(orderColumns)
              .map((name) => columnValue($, name as OrderColumn, group))
              .join(', ')})
    returning order_id, team_id)`

const orderLines = ($: Parameter, hasSubsidy: boolean) => `
  the_items as (
    insert into order_items (order_id, ${columnNames(itemColumns)})
    select t.order_id, i.* from the_order t, jsonb_to_recordset(${$('items')}) as i(${columnTypes(itemColumns)})
    ${hasSubsidy ? 'returning order_id, id, item_id, subsidy_class_id, subsidy_num, subsidy_fee' : ''})`

/** One SKU is locked by its update. Several could be locked in any sequence, and two orders would wait for each other. */
const stock = ($: Parameter, hasManySkus: boolean): Part => ({
  cte: hasManySkus
    ? `locked as materialized (
         select s.item_id from skus s where s.item_id = any(${$('skus')}) order by s.item_id for no key update),
       taken as (
         update skus s set store = s.store - w.num, sold = s.sold + w.num
           from unnest(${$('skus')}, ${$('nums')}) w(item_id, num)
          where s.item_id = any(array(select item_id from locked)) and s.item_id = w.item_id and s.store >= w.num
         returning s.goods_id, s.store)`
    : `taken as (
         update skus s set store = s.store - (${$('nums')})[1], sold = s.sold + (${$('nums')})[1]
          where s.item_id = (${$('skus')})[1] and s.store >= (${$('nums')})[1]
         returning s.goods_id, s.store)`,
  refusedWhen: `(select count(*) from taken) <> cardinality(${$('skus')})`,
  reason: 'stock',
})

/**
 * Ledger and audit rows of the order. A product of which a SKU sells out is told to the outbox too: the process that placed
 * the order drops what is cached, but may stop before it does.
 */
const records = ($: Parameter): Part[] => [
  {
    cte: `stock_rows as (
      insert into stock_ledger (item_id, num, reason, order_id, at)
      select w.item_id, -w.num, 'order', t.order_id, ${$('now')}
        from the_order t, unnest(${$('skus')}, ${$('nums')}) w(item_id, num))`,
  },
  {
    cte: `audit as (
      insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, after, at)
      select 'member', ${$('user_id')}::text, 'place', 'order', t.order_id, '{"orderStatus":"NOTPAY"}', ${$('now')}
        from the_order t)`,
  },
  {
    cte: `sold_out_event as (
      insert into outbox (topic, payload, created, next_try)
      select 'stock.changed', jsonb_build_object('goodsIds', jsonb_agg(goods_id)), ${$('now')}, ${$('now')}
        from taken where store = 0 having count(*) > 0)`,
  },
]

const lines: Record<Parts['source'], ($: Parameter) => Part[]> = {
  cart: ($) => [
    {
      cte: `cart as (
        delete from cart_lines c where c.user_id = ${$('user_id')} and c.cart_id = any(${$('cartIds')}) returning 1)`,
      refusedWhen: `(select count(*) from cart) <> cardinality(${$('cartIds')})`,
      reason: 'lines',
    },
  ],
  fastbuy: ($) => [
    {
      cte: `fastbuy as (delete from fastbuy_lines f where f.user_id = ${$('user_id')} returning 1)`,
      refusedWhen: `(select count(*) from fastbuy) <> 1`,
      reason: 'lines',
    },
  ],
  named: () => [],
}

/**
 * Limits per member are compared with what the order was priced with, under the lock of the member. A cancelled order
 * lowers the counts, which is no reason to refuse.
 */
const promotions = ($: Parameter): Part[] => [
  {
    cte: `join_count as materialized (
      select w.id, w.joined from jsonb_to_recordset(${$('joins')}) as w(id int, joined bigint))`,
    refusedWhen: `exists (
      select 1 from join_count w
       where w.joined < (select count(*) from marketing_joins j
                           where j.marketing_id = w.id and j.user_id = ${$('user_id')}))`,
    reason: 'limits',
  },
  {
    cte: `sale as materialized (
      select w.* from jsonb_to_recordset(${$('sales')})
        as w("seckillId" int, "itemId" bigint, num int, bought bigint))`,
    refusedWhen: `exists (
      select 1 from sale w
       where w.bought < coalesce(${boughtInActivity('w."seckillId"', 'w."itemId"', $('user_id'))}, 0))`,
    reason: 'limits',
  },
  {
    cte: `joins as (
      insert into marketing_joins (marketing_id, user_id, order_id)
      select w.id, ${$('user_id')}, t.order_id from the_order t, join_count w)`,
  },
]

/** After stock: cancelling an order locks SKUs first, too. */
const saleStock: Part = {
  cte: `sales as (
    update seckill_items i set sales_store = i.sales_store + w.num
      from sale w
     where i.seckill_id = w."seckillId" and i.item_id = w."itemId" and i.sales_store + w.num <= i.activity_store
    returning 1)`,
  refusedWhen: `(select count(*) from sales) <> (select count(*) from sale)`,
  reason: 'stock',
}

const assets = ($: Parameter): Part[] => [
  {
    cte: `ticket as (
      delete from seckill_tickets k
       where k.ticket = ${$('ticket')} and k.user_id = ${$('user_id')} and k.seckill_id = ${$('seckill_id')}
         and k.expires > ${$('now')}
         and (k.item_id, k.num) in (select w.id, w.num from unnest(${$('skus')}, ${$('nums')}) w(id, num))
      returning 1)`,
    refusedWhen: `${$('seckill_id')} is not null and (select count(*) from ticket) <> 1`,
    reason: 'ticket',
  },
  {
    cte: `coupon as (
      update user_cards u set status = 2, order_id = t.order_id
        from the_order t
       where u.user_id = ${$('user_id')} and u.code = ${$('coupon_code')} and u.status = 1
      returning 1)`,
    refusedWhen: `${$('coupon_code')} is not null and (select count(*) from coupon) <> 1`,
    reason: 'coupon',
  },
  {
    cte: `points as (
      update members m set point = m.point - ${$('point_use')}
       where m.user_id = ${$('user_id')} and ${$('point_use')} > 0 and m.point >= ${$('point_use')}
      returning 1)`,
    refusedWhen: `${$('point_use')} > 0 and (select count(*) from points) <> 1`,
    reason: 'points',
  },
  {
    cte: `point_rows as (
      insert into point_ledger (user_id, points, reason, order_id, at)
      select ${$('user_id')}, -${$('point_use')}, 'order', t.order_id, ${$('now')}
        from the_order t where ${$('point_use')} > 0)`,
  },
]

/** Pieces that a person may draw, whichever of their accounts orders, and the rows of the ledger. */
const subsidy = ($: Parameter): Part[] => [
  {
    cte: `claim as materialized (
      select w.* from jsonb_to_recordset(${$('claims')})
        as w("classId" int, "className" text, "limit" int, pieces int, amount bigint))`,
    // An operator may have voided the identity since the order was priced.
    refusedWhen: `not exists (
      select from identities i
       where i.user_id = ${$('user_id')} and i.person_key = ${$('personKey')} and i.state = 'verified')`,
    reason: 'subsidy',
  },
  {
    cte: `quota as (
      insert into subsidy_quotas as q (person_key, subsidy_class_id, pieces)
      select ${$('personKey')}, c."classId", c.pieces from claim c
       where c."limit" = 0 or c.pieces <= c."limit" order by c."classId"
      on conflict (person_key, subsidy_class_id) do update set pieces = q.pieces + excluded.pieces
        where exists (select from claim c
                       where c."classId" = q.subsidy_class_id
                         and (c."limit" = 0 or q.pieces + c.pieces <= c."limit"))
      returning 1)`,
    refusedWhen: `(select count(*) from quota) <> (select count(*) from claim)`,
    reason: 'subsidy',
  },
  {
    cte: `subsidy_rows as (
      insert into subsidy_ledger (order_id, order_item_id, item_id, subsidy_class_id, class_name, person_key, user_id, pieces,
                                  amount, state, at)
      select i.order_id, i.id, i.item_id, i.subsidy_class_id, c."className", ${$('personKey')}, ${$('user_id')},
             i.subsidy_num, i.subsidy_fee, 'reserved', ${$('now')}
        from the_items i join claim c on c."classId" = i.subsidy_class_id)`,
  },
]

/** Comes last: all subsidised orders of a class change this row. */
const budget: Part = {
  cte: `budget as (
    insert into subsidy_budgets as b (subsidy_class_id, used_pieces, used_cents)
    select c."classId", c.pieces, c.amount from claim c order by c."classId"
    on conflict (subsidy_class_id) do update
      set used_pieces = b.used_pieces + excluded.used_pieces, used_cents = b.used_cents + excluded.used_cents
      where coalesce(b.used_pieces + excluded.used_pieces <= b.budget_pieces, true)
        and coalesce(b.used_cents + excluded.used_cents <= b.budget_cents, true)
    returning b.subsidy_class_id, b.is_spent)`,
  refusedWhen: `(select count(*) from budget) <> (select count(*) from claim)`,
  reason: 'subsidy',
}

/** The statement of these parts; stock comes last, so that other orders of a SKU wait as briefly as possible. */
function compile({ source, hasManySkus, hasPromotions, hasAssets, hasSubsidy, group }: Parts) {
  const values: Value[] = []
  const $: Parameter = (value) => {
    if (!values.includes(value)) values.push(value)
    return `$${values.indexOf(value) + 1}::${typeOf(value)}`
  }
  const parts: Part[] = [
    ...(group === 'open' ? [newTeam($)] : group === 'join' ? [joinedTeam($)] : []),
    { cte: order($, group) },
    { cte: orderLines($, hasSubsidy) },
    ...(group === 'none' ? [] : groupSeat($)),
    ...(hasPromotions ? promotions($) : []),
    ...(hasAssets ? assets($) : []),
    ...(hasSubsidy ? subsidy($) : []),
    ...lines[source]($),
    stock($, hasManySkus),
    ...(hasPromotions ? [saleStock] : []),
    ...(hasSubsidy ? [budget] : []),
    ...records($),
  ]
  const name = [
    'checkout_place',
    source,
    ...(hasManySkus ? ['skus'] : []),
    ...(hasPromotions ? ['promotions'] : []),
    ...(hasAssets ? ['assets'] : []),
    ...(hasSubsidy ? ['subsidy'] : []),
    ...(group === 'none' ? [] : [group]),
  ].join('_')
  const refusals = parts.flatMap(({ refusedWhen, reason }) =>
    refusedWhen ? [`when ${refusedWhen} then refuse('${reason}')`] : [],
  )
  const sql = `
    with ${parts.map(({ cte }) => cte).join(',')}
    select t.order_id as "orderId", t.team_id as "teamId",
           (select coalesce(array_agg(goods_id), '{}') from taken where store = 0) as "soldOut",
           ${hasSubsidy ? `(select coalesce(array_agg(subsidy_class_id), '{}') from budget where is_spent)` : `'{}'::int[]`} as "spentClasses"
      from the_order t
     where case ${refusals.join(' ')} else true end`
  return {
    placement: statement(name, sql, {
      orderId: text,
      teamId: nullable(number),
      soldOut: numbers,
      spentClasses: numbers,
    }),
    values,
  }
}

const keyOf = ({ source, hasManySkus, hasPromotions, hasAssets, hasSubsidy, group }: Parts) =>
  `${source} ${hasManySkus} ${hasPromotions} ${hasAssets} ${hasSubsidy} ${group}`

const yesNo = [false, true]
const combinations = (['cart', 'fastbuy', 'named'] as const).flatMap((source) =>
  yesNo.flatMap((hasAssets) =>
    yesNo.flatMap((hasSubsidy): Parts[] => [
      ...yesNo.flatMap((hasManySkus) =>
        yesNo.map((hasPromotions) => ({
          ...{ source, hasManySkus, hasPromotions, hasAssets, hasSubsidy, group: 'none' as const },
        })),
      ),
      ...(['open', 'join'] as const).map((group) => ({
        ...{ source, hasManySkus: false, hasPromotions: false, hasAssets, hasSubsidy, group },
      })),
    ]),
  ),
)
const placements = new Map(combinations.map((parts) => [keyOf(parts), compile(parts)]))

/**
 * The statement that places an order of these parts, and the values it takes in their sequence. It takes everything or
 * ends with `refuse` and its `Refusal`; nothing has happened then. So it needs no transaction around it, and the SKUs stay
 * locked no longer than the statement takes.
 */
export function placementOf(parts: Parts): ReturnType<typeof compile> {
  const found = placements.get(keyOf(parts))
  if (!found) throw new Error(`no statement places an order of ${keyOf(parts)}`)
  return found
}

/**
 * A placed order; `soldOut` are products of which a SKU has just sold out, `spentClasses` those of the programme whose
 * budget has.
 */
export type PlacementResult = RowOf<ReturnType<typeof compile>['placement']>
