import 'server-only'
import { mayDo, type DeskRole } from '@/lib/domain/desk/roles'
import { midnight } from '@/lib/domain/time/china'
import { countDeskGoods } from '@/lib/server/catalogue/goods/desk/count-goods'
import { countProposals } from '@/lib/server/catalogue/goods/proposal/count-proposals'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { countOperatorOrders } from '@/lib/server/trade/order/operator-orders'
import { personAtDesk, salesOfShop } from './overview-sql'
import { applicationCounts } from './sql'

/** Figures of a shop, or of all shops for null, as far as the role may read them (contract operator). */
export async function getShopOverview(
  { db, now }: Mall,
  { userId, shopId, deskRole }: { userId: number; shopId: number | null; deskRole: DeskRole },
  wantsFactor: boolean,
) {
  const person = only(await db.run(personAtDesk, [userId, shopId]), 'the person at the desk')
  const { distributorId, name, logo, isOpen } = person
  const seesOrders = mayDo(deskRole, 'order:read')
  const seesApplications = shopId === null && mayDo(deskRole, 'merchant:read')
  const orders = seesOrders ? await countOperatorOrders(db, shopId, now()) : null
  const goods = mayDo(deskRole, 'goods:read') ? await countDeskGoods(db, shopId, now()) : null
  const proposals = goods ? await countProposals(db, shopId) : null
  const [today = null] = seesOrders ? await db.run(salesOfShop, [shopId, midnight(now())]) : []
  const [applications = null] = seesApplications ? await db.run(applicationCounts, []) : []
  return {
    person_name: person.personName,
    desk_role: deskRole,
    wants_factor: wantsFactor,
    shop:
      distributorId === null
        ? null
        : { distributor_id: distributorId, name: name ?? '', logo: logo ?? '', is_open: isOpen },
    orders,
    applications,
    goods: goods && { on_sale: goods.on_sale, sold_out: goods.sold_out, off_sale: goods.off_sale },
    goods_approval: proposals,
    today,
  }
}
