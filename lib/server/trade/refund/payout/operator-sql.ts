import 'server-only'
import type { refunds } from '@/lib/server/ground/db/schema'
import { json, nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'
import { mallShopNameSql } from '@/lib/server/ground/site-setting/mall-shop-name'

/** A refund as operators and merchants see it. */
const operatorFields = `r.refund_bn as "refundBn", r.order_id as "orderId", r.trade_id as "tradeId", r.user_id as "userId",
  t.pay_type as "payType", r.refund_type as "refundType", r.refund_status as "refundStatus",
  r.refund_channel as "refundChannel", r.refund_fee as "fee", r.refund_point as "point", r.freight_fee as "freightFee",
  r.subsidy_fee as "subsidyFee", r.aftersales_bn as "aftersalesBn", r.attempts, r.next_try as "nextTry",
  r.last_error as "lastError", r.voucher, r.create_time as "createTime", r.update_time as "updateTime",
  r.success_time as "successTime"`
const operatorColumns = {
  refundBn: text,
  orderId: text,
  tradeId: text,
  userId: number,
  payType: text,
  refundType: number,
  refundStatus: oneOf<typeof refunds.$inferSelect.refundStatus>(),
  refundChannel: oneOf<'original' | 'offline'>(),
  fee: number,
  point: number,
  freightFee: number,
  subsidyFee: number,
  aftersalesBn: nullable(text),
  attempts: number,
  nextTry: number,
  lastError: text,
  voucher: json<string[]>(),
  createTime: number,
  updateTime: number,
  successTime: nullable(number),
}
export type OperatorRefund = RowOf<typeof operatorColumns>

/**
 * A condition on refunds: shop $1, refund $2, order $3, state $4, channel $5, created between $6 and $7; null for any.
 */
const refundsFrom = `from refunds r join trades t on t.trade_id = r.trade_id join orders o on o.order_id = r.order_id
  where ($1::int is null or o.distributor_id = $1) and ($2::text is null or r.refund_bn = $2)
    and ($3::text is null or r.order_id = $3) and ($4::text is null or r.refund_status = $4)
    and ($5::text is null or r.refund_channel = $5) and ($6::bigint is null or r.create_time >= $6)
    and ($7::bigint is null or r.create_time <= $7)`

export const operatorRefunds = statement(
  'refund_operator_list',
  `select ${operatorFields} ${refundsFrom} order by r.create_time desc, r.refund_bn desc limit $8 offset $9`,
  operatorColumns,
)
/** $10 of these refunds by order line, the newest refund first: those before $9, which was made at $8. */
export const exportPage = statement(
  'refund_export',
  `select coalesce(d.name, ${mallShopNameSql}) as "shopName", coalesce(d.shop_code, '') as "shopCode",
          f.refund_bn as "refundBn", f.aftersales_bn as "aftersalesBn", f.order_id as "orderId",
          coalesce(i.order_item_id, a.order_item_id) as "orderItemId", f.refund_type as "refundType", f.refund_channel as "refundChannel",
          f.refund_status as "refundStatus", coalesce(i.fee, f.refund_fee - f.freight_fee) as "fee",
          coalesce(i.point, f.refund_point) as "point",
          case when row_number() over (partition by f.refund_bn order by i.order_item_id) = 1
               then f.freight_fee else 0 end as "freightFee",
          f.create_time as "createTime", f.success_time as "successTime"
     from (select r.*, o.distributor_id ${refundsFrom}
              and r.create_time <= $8::bigint and (r.create_time < $8 or r.refund_bn < $9)
            order by r.create_time desc, r.refund_bn desc limit $10) f
     left join refund_items i on i.refund_bn = f.refund_bn
     left join aftersales a on a.aftersales_bn = f.aftersales_bn
     left join distributors d on d.distributor_id = f.distributor_id
    order by f.create_time desc, f.refund_bn desc, i.order_item_id`,
  {
    shopName: text,
    shopCode: text,
    refundBn: text,
    aftersalesBn: nullable(text),
    orderId: text,
    orderItemId: nullable(number),
    refundType: number,
    refundChannel: oneOf<'original' | 'offline'>(),
    refundStatus: oneOf<typeof refunds.$inferSelect.refundStatus>(),
    fee: number,
    point: number,
    freightFee: number,
    createTime: number,
    successTime: nullable(number),
  },
)

export const operatorRefundCount = statement(
  'refund_operator_count',
  `select count(*) as total ${refundsFrom}`,
  {
    total: number,
  },
)
