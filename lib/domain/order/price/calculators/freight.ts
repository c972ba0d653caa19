import { freightFee } from '@/lib/domain/delivery/freight'
import { freightReason, type NamedFreightLine } from '@/lib/domain/delivery/freight-rule'
import type { Bill, Calculator } from '../bill'

/** The lines that freight is charged for: those of activities with free shipping are not (contract trade §5). */
const chargedLines = (bill: Bill): NamedFreightLine[] =>
  bill.lines
    .filter((line) => !(line.activityId !== null && line.sku.activity?.isFreeShipping))
    .map(({ sku, num, totalFee }) => ({
      name: sku.itemName,
      templatesId: sku.templatesId,
      num,
      weight: sku.weight * num,
      volume: sku.volume * num,
      fee: totalFee,
    }))

/**
 * Freight by the amounts of the lines after promotions, before coupon and points, with its reason. It is 0 for pickup,
 * without an address and when the items cost nothing (contract trade §5, contract trade §6.2). Items of the points mall
 * cost points.
 */
export const applyFreight: Calculator = (bill, { areaIds, freightTemplates, isPickup, terms }) => {
  const isInPoints = terms.kind === 'pointsmall'
  const costsNothing = !isInPoints && bill.lines.every((line) => line.totalFee === 0)
  if (isPickup || areaIds === null || costsNothing) return
  const lines = chargedLines(bill)
  bill.freightFee = freightFee(lines, freightTemplates, areaIds)
  // Freight in points has no rule in money.
  if (!isInPoints) bill.freightReason = freightReason(lines, freightTemplates, areaIds)
}

/** The reason for the freight of a cart, which has no address yet: by the rules for the whole country. */
export const describeFreight: Calculator = (bill, { freightTemplates }) => {
  bill.freightReason = freightReason(chargedLines(bill), freightTemplates, [])
}
