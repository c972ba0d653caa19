import 'server-only'
import { topGradeTag } from '@/lib/domain/goods/subsidy'
import { boolean, nullable, number, statement } from '@/lib/server/ground/db/statement'

/** Discount entries with the subsidy lowered by `down`; without the entry when nothing is left of it. */
const lowerSubsidyEntry = (entries: string, down: string) => `(
  select coalesce(jsonb_agg(case when e ->> 'type' = 'subsidy'
             then jsonb_set(e, '{discountFee}', to_jsonb((e ->> 'discountFee')::bigint - ${down})) else e end order by at), '[]')
    from jsonb_array_elements(${entries}) with ordinality as x(e, at)
   where e ->> 'type' <> 'subsidy' or (e ->> 'discountFee')::bigint > ${down})`

/**
 * Lowers the price of order $1: total $2, freight $3, lines $4 (`[{id, down, subsidyDown, piecesDown}]`, cents); $5 is
 * their discount entry without an amount, $6 the time. Subsidies are lowered in lines and order; `lowerSubsidies` gives
 * them back.
 */
export const lowerPrice = statement(
  'fulfilment_lower_price',
  `with change as materialized (
     select * from jsonb_to_recordset($4::jsonb) as c(id bigint, down bigint, "subsidyDown" bigint, "piecesDown" int)),
   lines as (
     update order_items i
        set total_fee = i.total_fee - c.down + c."subsidyDown", discount_fee = i.discount_fee + c.down - c."subsidyDown",
            subsidy_fee = i.subsidy_fee - c."subsidyDown", subsidy_num = i.subsidy_num - c."piecesDown",
            discount_info = ${lowerSubsidyEntry('i.discount_info', 'c."subsidyDown"')}
              || jsonb_build_array(jsonb_set($5::jsonb, '{discountFee}', to_jsonb(c.down)))
       from change c where i.id = c.id and i.order_id = $1),
   sums as materialized (
     select coalesce(sum(down), 0)::bigint as down, coalesce(sum("subsidyDown"), 0)::bigint as subsidy from change)
   update orders o
      set bonus_points = case when o.total_fee > o.freight_fee
            then (o.bonus_points::bigint * ($2::bigint - $3::bigint) / (o.total_fee - o.freight_fee))::int else 0 end,
          total_fee = $2::bigint, freight_fee = $3::bigint,
          freight_rule = case when o.freight_fee = $3::bigint then o.freight_rule else '' end,
          promotion_discount = o.promotion_discount + s.down,
          discount_fee = o.discount_fee + s.down - s.subsidy, subsidy_fee = o.subsidy_fee - s.subsidy,
          subsidy_missed = case when s.down = 0 then o.subsidy_missed else 0 end,
          discount_info = case when s.down = 0 then o.discount_info
            else ${lowerSubsidyEntry('o.discount_info', 's.subsidy')}
              || jsonb_build_array(jsonb_set($5::jsonb, '{discountFee}', to_jsonb(s.down))) end,
          update_time = $6
     from sums s where o.order_id = $1`,
)

/** Closes trades that were started while the price changed; the reconciliation then has their providers close them. */
export const closeOpenTrades = statement(
  'fulfilment_close_open_trades',
  `update trades set trade_state = 'CLOSED', next_query = case when next_query is not null then 0 end
    where order_id = $1 and trade_state = 'NOTPAY'`,
)

/** The price of a line, for price changes, with its subsidy; `price` is before subsidy, gifts and points. */
export const lineFees = statement(
  'fulfilment_line_fees',
  `select i.id, i.total_fee as "totalFee", i.num, i.item_fee - i.discount_fee + i.subsidy_fee as "price",
          i.subsidy_fee as "subsidyFee", i.subsidy_num as "subsidyNum", i.subsidy_class_id as "subsidyClassId",
          i.subsidy_fee > 0 and exists (
            select 1 from goods_tags gt join tags t on t.tag_id = gt.tag_id
             where gt.goods_id = i.goods_id and t.tag_name = '${topGradeTag}' and t.front_show) as "isTopGrade"
     from order_items i where i.order_id = $1 order by i.id for update of i`,
  {
    id: number,
    totalFee: number,
    num: number,
    price: number,
    subsidyFee: number,
    subsidyNum: number,
    subsidyClassId: nullable(number),
    isTopGrade: boolean,
  },
)
