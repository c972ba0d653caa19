import 'server-only'
import { goodsNotFound } from '@/lib/domain/errors'
import type { Viewer } from '@/lib/domain/person/viewer'
import { getDetail } from '@/lib/server/catalogue/goods/page/get-detail'
import type { Mall } from '@/lib/server/ground/mall'
import { loadItems, loadOwnActivity, type EmployeeContext } from './load-offer'
import { enterpriseById } from './sql/employers'
import { activitySkusOf } from './sql/items'
import { wireActivity, wireActivitySku } from './wire'

/**
 * A product in an activity (contract member §14.1).
 * @throws MallError 商品不存在或者已下架, and those of `loadOwnActivity`
 */
export async function getActivityItem(
  mall: Mall,
  viewer: Viewer,
  context: EmployeeContext,
  itemId: number,
  asBlocks: boolean,
) {
  const found = await loadOwnActivity(mall.db, viewer.userId, context)
  const [rows, [enterprise]] = await Promise.all([
    mall.db.run(activitySkusOf, [context.activityId, itemId]),
    mall.db.run(enterpriseById, [context.enterpriseId]),
  ])
  const lead = rows.find((row) => row.itemId === itemId) ?? rows[0]
  if (!lead || !enterprise) throw goodsNotFound()
  const items = await loadItems(
    mall.db,
    found,
    rows.map((row) => row.itemId),
  )
  const {
    activity_info: _info,
    limit_num: _limit,
    ...goods
  } = await getDetail(mall, itemId, viewer, { asBlocks, inActivity: true })
  return {
    ...goods,
    activity_type: 'employee_purchase' as const,
    activity_info: wireActivity(found, enterprise.authType, mall.now(), true),
    activity_price: lead.activityPrice,
    limit_fee: lead.limitFee,
    limit_num: lead.limitNum,
    activity_items: rows.map((row) => wireActivitySku(row, items)),
  }
}
