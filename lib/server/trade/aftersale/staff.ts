import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import type { Transaction } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { lockFacts, type AftersaleFacts } from './load-facts'

/** The staff member who handles an after-sale: merchants see those of their own shop only. */
export interface Staff {
  actor: Actor
  /** Null for operators, who run all shops. */
  shopId: number | null
}

/** The text for numbers that are unknown or of another shop (contract trade §10.3). */
export const noAftersale = '没有售后信息'

/**
 * Runs a change by staff on the facts of a locked after-sale.
 * @throws MallError 没有售后信息
 */
export const asStaff = <T>(
  mall: Mall,
  staff: Staff,
  aftersalesBn: string,
  work: (tx: Transaction, facts: AftersaleFacts) => Promise<T>,
): Promise<T> =>
  mall.db.transaction(async (tx) => {
    const facts = await lockFacts(tx, aftersalesBn, { shopId: staff.shopId })
    if (!facts) throw new MallError(noAftersale)
    return work(tx, facts)
  })
