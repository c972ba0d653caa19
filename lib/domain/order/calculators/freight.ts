import { freightFee } from '../../freight'
import type { Calculator } from '../bill'

/**
 * Freight on what the lines cost after promotions, before coupon and points. Nothing for pickup, without an address, for
 * activities with free shipping, or when the goods cost nothing (contract trade §5, §6.2).
 */
export const applyFreight: Calculator = (bill, { areaIds, freightTemplates, isPickup }) => {
  if (isPickup || areaIds === null || bill.lines.every((line) => line.totalFee === 0)) return
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
