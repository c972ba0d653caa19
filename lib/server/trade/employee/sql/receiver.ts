import 'server-only'
import type { FreightConf } from '@/lib/domain/delivery/freight'
import { boolean, json, nullable, number, statement } from '@/lib/server/ground/db/statement'

/** The data for the freight of order $1: its lines with their templates. Money in cents, weight in kg, volume in m³. */
export const freightLines = statement(
  'employee_freight_lines',
  `select i.num, i.item_fee as "fee", s.weight * i.num as weight, s.volume * i.num as volume, g.templates_id as "templatesId",
          t.is_free as "isFree", t.valuation, t.status, t.conf
     from order_items i join skus s on s.item_id = i.item_id join goods g on g.goods_id = s.goods_id
     left join freight_templates t on t.template_id = g.templates_id
    where i.order_id = $1`,
  {
    num: number,
    fee: number,
    weight: number,
    volume: number,
    templatesId: number,
    isFree: nullable(boolean),
    valuation: nullable(number),
    status: nullable(boolean),
    conf: nullable(json<FreightConf>()),
  },
)

/** Sets another receiver for order $1 at $9. */
export const setReceiver = statement(
  'employee_set_receiver',
  `update orders set receiver_name = $2, receiver_mobile = $3, receiver_state = $4, receiver_city = $5, receiver_district = $6,
          receiver_address = $7, receiver_zip = $8, update_time = $9
    where order_id = $1`,
)
