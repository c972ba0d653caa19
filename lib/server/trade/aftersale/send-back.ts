import 'server-only'
import { returnParcelProblem } from '@/lib/domain/aftersale/request'
import { sendBackProblem } from '@/lib/domain/aftersale/states'
import { MallError } from '@/lib/domain/errors'
import { courierName } from '@/lib/domain/order/couriers'
import type { Mall } from '@/lib/server/ground/mall'
import { unknownAftersale } from './close-aftersale'
import { lockFacts } from './load-facts'
import { applyTransition } from './move-aftersale'

/**
 * Reports the parcel with returned goods, for one after-sale or several in one parcel: all of them, or none.
 * @throws MallError with the texts of contract trade §10.5
 */
export async function sendBack(
  mall: Mall,
  userId: number,
  numbers: readonly string[],
  parcel: { corpCode: string; logiNo: string },
): Promise<void> {
  const problem = returnParcelProblem(parcel.corpCode, parcel.logiNo)
  if (problem) throw new MallError(problem)
  const now = mall.now()
  const sendback = { ...parcel, corpName: courierName(parcel.corpCode), at: now }
  await mall.db.transaction(async (tx) => {
    // Sorted by number, so that two calls never lock orders in opposite sequences.
    for (const aftersalesBn of [...new Set(numbers)].toSorted()) {
      const facts = await lockFacts(tx, aftersalesBn, { userId })
      if (!facts) throw new MallError(unknownAftersale)
      const refusal = sendBackProblem(facts)
      if (refusal) throw new MallError(refusal)
      const actor = { kind: 'member', id: userId } as const
      await applyTransition(tx, facts, 'sendBack', { actor }, { sendback }, now)
    }
  })
}
