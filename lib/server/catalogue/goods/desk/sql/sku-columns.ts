import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import type { GradeKind } from '@/lib/domain/goods/member-price'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { boolean, json, nullable, number, oneOf, text, type RowOf } from '@/lib/server/ground/db/statement'

/**
 * The SKU `s` was ordered, or something sells it at a price of its own: it cannot be removed. Its own ledger tells of
 * orders.
 */
export const isUsed = `(exists (select from stock_ledger l where l.item_id = s.item_id and l.reason not in ('opening', 'adjust'))
  or exists (select from employee_items e where e.item_id = s.item_id)
  or exists (select from seckill_items k where k.item_id = s.item_id)
  or exists (select from package_items p where p.item_id = s.item_id)
  or exists (select from group_activities a where a.item_id = s.item_id)
  or exists (select from user_cards u where u.item_id = s.item_id))`

/** Specifications of SKU `s` in the sequence in which shoppers see them (contract goods §3.2). */
const specsOfSku = jsonRows(`select a.attribute_name as "specName", v.attribute_value as "valueName"
    from sku_specs ss join attributes a on a.attribute_id = ss.spec_id
    join attribute_values v on v.attribute_value_id = ss.spec_value_id
   where ss.item_id = s.item_id order by ss.spec_id desc`)

const memberPricesOfSku = jsonRows(`select p.grade_kind as kind, p.grade_id as id, p.price
    from member_prices p where p.item_id = s.item_id order by p.grade_kind, p.grade_id`)

const skuColumns = {
  itemId: number,
  itemBn: text,
  barcode: text,
  price: number,
  point: number,
  marketPrice: number,
  costPrice: number,
  store: number,
  weight: number,
  volume: number,
  startNum: number,
  approveStatus: oneOf<ApproveStatus>(),
  isDefault: boolean,
  pic: text,
  /** Pictures of the first specification that has some. */
  pics: json<string[]>(),
  /** The name of that specification. */
  pictured: nullable(text),
  specs: json<{ specName: string; valueName: string }[]>(),
  isUsed: boolean,
  /** Prices that are fixed for grades. */
  memberPrices: json<{ kind: GradeKind; id: number; price: number }[]>(),
}

export type DeskSkuRow = RowOf<typeof skuColumns>

export const skusOfGoods =
  jsonRows(`select s.item_id as "itemId", s.item_bn as "itemBn", s.barcode, s.price, s.point,
    s.market_price as "marketPrice", s.cost_price as "costPrice", s.store, s.weight, s.volume,
    s.start_num as "startNum", s.approve_status as "approveStatus", s.is_default as "isDefault", s.pic,
    coalesce((select ss.images from sku_specs ss where ss.item_id = s.item_id and ss.images <> '[]'
               order by ss.spec_id desc limit 1), '[]') as pics,
    (select a.attribute_name from sku_specs ss join attributes a on a.attribute_id = ss.spec_id
      where ss.item_id = s.item_id and ss.images <> '[]' order by ss.spec_id desc limit 1) as pictured,
    ${specsOfSku} as specs, ${isUsed} as "isUsed",
    ${memberPricesOfSku} as "memberPrices"
  from skus s where s.goods_id = g.goods_id order by s.is_default desc, s.item_id`)
