import { freightFee } from '../../freight'
import type { Calculator } from '../bill'

/**
 * Freight by what the lines cost after promotions, before coupon and points. It is 0 for pickup, without an address and
 * when the items cost nothing; lines of activities with free shipping are not charged (contract trade §5, contract trade
 * §6.2). Items of the points mall cost points.
 */
export const applyFreight: Calculator = (
  bill,
  { areaIds, freightTemplates, isPickup, pointsFreight = null },
) => {
  const costsNothing = pointsFreight === null && bill.lines.every((line) => line.totalFee === 0)
  if (isPickup || areaIds === null || costsNothing) return
  const charged = bill.lines.filter(
    (line) => !(line.activityId !== null && line.sku.activity?.isFreeShipping),
  )
  bill.freightFee = freightFee(
    charged.map(({ sku, num, totalFee }) => ({
      templatesId: sku.templatesId,
      num,
      weight: sku.weight * num,
      volume: sku.volume * num,
      fee: totalFee,
    })),
    freightTemplates,
    areaIds,
  )
}
