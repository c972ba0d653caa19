import { splitInProportion, splitPoints } from '@/lib/domain/money'
import type { Calculator } from '../bill'
import { checkPoints, pointMoney, pointsForAll } from '../points'

/**
 * Pays a part of the items with points, distributed over the lines (contract trade §13.1).
 * @throws MallError with the text of contract trade §13.1 when the points may not be used
 */
export const applyPoints: Calculator = (bill, { pointRule, pointUse, viewer }) => {
  const goodsFee = bill.lines.reduce((sum, line) => sum + line.totalFee, 0)
  const order = { goodsFee, balance: viewer?.point ?? 0 }
  const used =
    pointUse === 'all'
      ? pointsForAll(pointRule, { ...order, freightFee: bill.freightFee })
      : checkPoints(pointRule, order, pointUse)
  if (used === 0) return
  bill.pointUse = used
  bill.pointFee = Math.min(pointMoney(pointRule, used), goodsFee)
  const shares = splitPoints(
    bill.pointFee,
    bill.lines.map((line) => line.totalFee),
    bill.lines.map((line) => line.itemFee),
  )
  const points = splitInProportion(bill.pointUse, shares)
  bill.lines.forEach((line, index) => {
    line.pointFee = shares[index] ?? 0
    line.sharePoints = points[index] ?? 0
    line.totalFee -= line.pointFee
  })
}
