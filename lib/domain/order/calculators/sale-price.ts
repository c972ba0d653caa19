import { isSelling } from '../../promotion/seckill'
import { billLine, type BillContext, type BillLine, type RequestedLine } from '../bill'

/** A line at the price of employee purchase; the entry of the discount only gives the reason. */
function purchaseLine(
  requested: RequestedLine,
  { activityId: id, name: rule, prices }: NonNullable<BillContext['purchase']>,
): BillLine {
  const price = prices.get(requested.sku.itemId) ?? requested.sku.price
  const line = { ...billLine('normal', requested, price), isLastPrice: true, activityPrice: price }
  line.discounts.push({ id, type: 'employee_purchase', info: '员工内购', rule, discountFee: 0 })
  return line
}

/**
 * A line at its sale price. A limited-time sale replaces the price; a seckill does so only in its own order, because its
 * price needs a ticket (contract trade §3.1, contract trade §3.6). In a group order only the price of the group counts.
 */
export function saleLine(
  requested: RequestedLine,
  { seckillId, group = null, purchase = null }: Pick<BillContext, 'seckillId' | 'group' | 'purchase'>,
): BillLine {
  const { sku } = requested
  if (purchase) return purchaseLine(requested, purchase)
  // A part of a package has its fixed price, whatever sale the SKU is in.
  if (requested.inPackage) return billLine('package', requested, requested.inPackage.price)
  const { activity } = sku
  const applies =
    !group &&
    activity !== null &&
    (seckillId === null
      ? activity.type === 'limited_time_sale' && isSelling(activity)
      : activity.seckillId === seckillId && activity.status === 'in_sale')
  const price = group ? group.price : applies ? activity.activityPrice : sku.price
  const line: BillLine = {
    ...billLine('normal', requested, price),
    activityId: applies ? activity.seckillId : null,
    isLastPrice: applies || group !== null,
  }
  if (group) {
    line.activityPrice = price
    const { activityId: id, activityName: rule } = group
    line.discounts.push({ id, type: 'groups', info: '拼团', rule, discountFee: 0 })
  }
  if (applies) {
    line.activityPrice = price
    // The price is already the activity price, so the entry only gives the reason.
    const label = activity.type === 'seckill' ? '秒杀' : '限时特惠'
    line.discounts.push({
      id: activity.seckillId,
      type: activity.type,
      info: label,
      rule: activity.activityName,
      discountFee: 0,
    })
  }
  return line
}
