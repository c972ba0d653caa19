import 'server-only'
import { shownStatuses, soldStatuses } from '@/lib/domain/approve-status'

/** Conditions on `goods g` as text for statements: which products a list, a page or a sale may use. */

/** The statuses in which a product appears in lists, for `approve_status in …`. */
export const shownStatusList = `(${shownStatuses.map((status) => `'${status}'`).join(', ')})`

const isPresentable = `g.audit_status = 'approved' and not g.is_gift`
/** Products of the points mall are shown only there. */
const isApproved = `${isPresentable} and not g.points_goods`
const isPublic = 'not g.staff_goods'

/** Products with a row in the index of lists and search. Staff products are among them. */
export const listedGoods = `g.approve_status in ${shownStatusList} and ${isApproved}`

/** Products for all visitors, whether or not the shop that sells them is open. */
export const publicGoods = `${listedGoods} and ${isPublic}`

/** Products on sale, staff products among them. */
export const goodsOnSale = `g.approve_status = 'onsale' and ${isApproved}`

/** The products of `publicGoods` that are on sale and not display-only. */
export const publicGoodsOnSale = `${goodsOnSale} and ${isPublic}`

const soldStatusList = `(${soldStatuses.map((status) => `'${status}'`).join(', ')})`

/** The SKU `skus s` of `goods g` can be ordered by viewers who may buy the product: an activity may sell it. */
export const orderableSku = `${isApproved} and g.approve_status in ${soldStatusList} and s.approve_status in ${soldStatusList}`

/** The shop in a row of `distributors` is open (contract goods §10.1). */
export const isOpenShop = (alias: string) => `${alias}.is_valid = 'true'`

/** The shop of a product is open; the mall's own products belong to shop 0. */
export const inOpenShop = (shopId: string) => `(${shopId} = 0 or exists (
  select 1 from distributors d where d.distributor_id = ${shopId} and ${isOpenShop('d')}))`

/** The same for `goods g left join distributors d`; never null. */
export const inOpenJoinedShop = `(g.distributor_id = 0 or coalesce(${isOpenShop('d')}, false))`

/** Products that every visitor sees (contract goods §2.1, spec 1 §6). */
export const shownGoods = `${publicGoods} and ${inOpenShop('g.distributor_id')}`

/** Products that every visitor of the points mall sees. */
export const shownPointsGoods = `g.points_goods and g.approve_status in ${shownStatusList} and ${isPresentable}
  and ${isPublic} and ${inOpenShop('g.distributor_id')}`
