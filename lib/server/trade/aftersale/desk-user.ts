import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import type { Transaction } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { lockFacts, type AftersaleFacts } from './load-facts'

/** The person who handles an after-sale: merchants see those of their own shop only. */
export interface DeskUser {
  actor: Actor
  /** Null for operators, who run all shops. */
  shopId: number | null
}

/** The text for numbers that are unknown or of another shop (contract trade §10.3). */
export const noAftersale = '没有售后信息'

/**
 * Runs a change by the desk on the facts of a locked after-sale.
 * @throws MallError 没有售后信息
 */
export const asDeskUser = <T>(
  mall: Mall,
  deskUser: DeskUser,
  aftersalesBn: string,
  work: (tx: Transaction, facts: AftersaleFacts) => Promise<T>,
): Promise<T> =>
  mall.db.transaction(async (tx) => {
    const facts = await lockFacts(tx, aftersalesBn, { shopId: deskUser.shopId })
    if (!facts) throw new MallError(noAftersale)
    return work(tx, facts)
  })
