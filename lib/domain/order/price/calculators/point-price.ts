import { freightPoints } from '@/lib/domain/points-mall'
import type { Calculator } from '../bill'

/**
 * The points of a points order: those of its pieces, and freight where the points mall charges it in points. They are a
 * price and pay no part of the money, so `pointFee` stays 0; the shares of the lines are what cancelled and returned
 * units give back.
 */
export const applyPointPrice: Calculator = (bill, { terms }) => {
  for (const line of bill.lines) line.sharePoints = line.sku.point * line.num
  if (terms.kind === 'pointsmall' && terms.freight.type === 'point') {
    bill.freightPoint = freightPoints(bill.freightFee, terms.freight)
    bill.freightFee = 0
  }
  bill.pointUse = bill.lines.reduce((sum, line) => sum + line.sharePoints, bill.freightPoint)
}
