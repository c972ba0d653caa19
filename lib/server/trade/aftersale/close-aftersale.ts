import 'server-only'
import { closeProblem } from '@/lib/domain/aftersale/states'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { lockFacts } from './load-facts'
import { applyTransition } from './move-aftersale'

/** The text for numbers that are unknown, or another member's (contract trade §10.6). */
export const unknownAftersale = '售后单数据异常'

/**
 * Withdraws an application of the member; its unit can be applied for again.
 * @throws MallError with the texts of contract trade §10.6
 */
export async function closeAftersale(mall: Mall, userId: number, aftersalesBn: string): Promise<void> {
  await mall.db.transaction(async (tx) => {
    const facts = await lockFacts(tx, aftersalesBn, { userId })
    if (!facts) throw new MallError(unknownAftersale)
    const problem = closeProblem(facts)
    if (problem) throw new MallError(problem)
    const actor = { kind: 'member', id: userId } as const
    await applyTransition(tx, facts, 'close', { actor }, {}, mall.now())
  })
}
