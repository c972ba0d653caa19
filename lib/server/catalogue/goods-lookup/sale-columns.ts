import 'server-only'
import type { ApproveStatus } from '@/lib/domain/approve-status'
import type { Market } from '@/lib/domain/goods/stock'
import { boolean, nullable, number, numbers, oneOf, text } from '@/lib/server/ground/db/statement'

/**
 * The facts that decide whether a SKU can be bought (`SaleFacts`), for `skus s join goods g`, shared by carts, checkout
 * and tickets.
 * @param isInOpenShop the condition that the shop of the product is open
 */
export const saleColumns = (isInOpenShop: string) => `
  s.approve_status as "approveStatus", g.approve_status as "goodsStatus", g.audit_status as "auditStatus",
  g.is_gift as "isGift", g.staff_goods as "staffGoods", ${isInOpenShop} as "shopValid",
  case when not g.points_goods then 'mall' when s.point > 0 then 'points' else 'none' end as "market"`

/** The columns of `saleColumns`. */
export const saleRow = {
  approveStatus: oneOf<ApproveStatus>(),
  goodsStatus: oneOf<ApproveStatus>(),
  auditStatus: text,
  isGift: boolean,
  staffGoods: boolean,
  shopValid: boolean,
  market: oneOf<Market>(),
}

/**
 * The facts besides its id that decide which promotions cover a product, for `goods g`; the path of the main category
 * is reference data.
 */
export const scopeColumns = `
  g.distributor_id as "distributorId", g.main_category_id as "mainCategoryId",
  array(select t.tag_id from goods_tags t where t.goods_id = g.goods_id) as "tagIds", g.brand_id as "brandId"`

/** The columns of `scopeColumns`. */
export const scopeRow = {
  distributorId: number,
  mainCategoryId: nullable(number),
  tagIds: numbers,
  brandId: nullable(number),
}
