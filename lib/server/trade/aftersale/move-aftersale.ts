import 'server-only'
import { refundsWhole } from '@/lib/domain/aftersale/allot'
import { lineStatus } from '@/lib/domain/aftersale/line-status'
import type { ReturnAddress, ReturnParcel } from '@/lib/domain/aftersale/snapshot'
import {
  canMove,
  refusalOf,
  transitions,
  type AftersaleEvent,
  type AftersaleTransition,
} from '@/lib/domain/aftersale/states'
import { MallError } from '@/lib/domain/errors'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { refusalReason } from '@/lib/server/ground/db/refusal'
import { notifyBuyers } from '@/lib/server/ground/outbox/notify-buyers'
import { orderOf, type AftersaleFacts } from './load-facts'
import { noticeOf } from './notice-of'
import { moveAftersale } from './sql/changes'

/** Values that a transition stores besides the new state; absent ones stay as they are. */
export interface Changes {
  refuseReason?: string
  refundFee?: number
  refundPoint?: number
  freight?: number
  returnAddress?: ReturnAddress
  sendback?: ReturnParcel
  sendconfirm?: ReturnParcel
  /** Epoch seconds. */
  autoRefuseTime?: number
  isAccepted?: boolean
  isRestocked?: boolean
}

const json = (value: object | undefined) => (value === undefined ? null : JSON.stringify(value))

/**
 * The current freight of an after-sale: none when a unit of its order has been given back meanwhile, so that freight is
 * only refunded with the last unit of the order (contract trade §10.1).
 */
export const freightNow = (facts: AftersaleFacts): number =>
  refundsWhole(orderOf(facts).lines) ? facts.freight : 0

/**
 * Applies a declared transition to an after-sale whose order is locked, with its refund, its line and its audit row.
 * @param refusal the text for other states; by default that of contract operator
 * @throws MallError when the event is not allowed in the state, or the money is already on its way
 */
export async function applyTransition(
  tx: Queries,
  facts: AftersaleFacts,
  event: AftersaleEvent,
  by: { actor: Actor; refusal?: string },
  changes: Changes,
  now: number,
): Promise<void> {
  const refusal = new MallError(by.refusal ?? refusalOf(event))
  if (!canMove(facts, event)) throw refusal
  const { to, refund, givesBack }: AftersaleTransition = transitions[event]
  const status = lineStatus([...facts.siblings, { type: facts.type, ...to }])
  const { refundFee, refundPoint, freight } = changes
  const audited = { refundFee, refundPoint, freight, isRestocked: changes.isRestocked }
  try {
    const [moved] = await tx.run(moveAftersale, [
      facts.bn,
      facts.status,
      facts.progress,
      to.status,
      to.progress,
      refund ?? null,
      givesBack ?? false,
      status,
      changes.refuseReason ?? null,
      refundFee ?? null,
      refundPoint ?? null,
      freight ?? null,
      json(changes.returnAddress),
      json(changes.sendback),
      json(changes.sendconfirm),
      changes.autoRefuseTime ?? null,
      changes.isAccepted ?? false,
      changes.isRestocked ?? null,
      by.actor.kind,
      String(by.actor.id),
      event,
      now,
      JSON.stringify(audited),
    ])
    if (!moved) throw refusal
    const notice = noticeOf(event, facts.bn, changes)
    if (notice) await notifyBuyers(tx, [facts.orderId], notice, now)
  } catch (error) {
    throw refusalReason(error) === 'refund' ? refusal : error
  }
}
