import 'server-only'
import { shownStatuses } from '@/lib/domain/stock'

/** Conditions on `goods g`, as text for prepared statements. */

const statusList = shownStatuses.map((status) => `'${status}'`).join(', ')

/** Goods that are on show, for staff at least: what search and lists are read from holds them. */
export const listedGoods = `g.approve_status in (${statusList}) and g.audit_status = 'approved' and not g.is_gift`

/** Goods of the public, whether or not the shop that sells them is open. */
export const publicGoods = `${listedGoods} and not g.staff_goods`

/** The shop of a goods is open; the mall's own goods have none. */
export const inOpenShop = (shopId: string) => `(${shopId} = 0 or exists (
  select 1 from distributors d where d.distributor_id = ${shopId} and d.is_valid = 'true'))`

/** Goods that every visitor sees (contract goods §2.1, spec 1 §6). */
export const shownGoods = `${publicGoods} and ${inOpenShop('g.distributor_id')}`
