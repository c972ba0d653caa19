import 'server-only'
import type { RequestedUnits } from '@/lib/domain/aftersale/allot'
import { decideApplication } from '@/lib/domain/aftersale/apply'
import { aftersaleDay } from '@/lib/domain/aftersale/number'
import type { ReturnRequest } from '@/lib/domain/aftersale/request'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { MallError } from '@/lib/domain/errors'
import * as aftersaleMessages from '@/lib/domain/messages/aftersale'
import { violatedConstraint } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { refusalReason } from '@/lib/server/ground/db/refusal'
import { assertSameRequest, type RequestKey } from '@/lib/server/ground/idempotency/request-key'
import type { Mall } from '@/lib/server/ground/mall'
import { tradeSettings } from '@/lib/server/ground/trade-setting/trade-settings'
import { bindUploads } from '@/lib/server/ground/upload/bind-uploads'
import { lockOrder } from '@/lib/server/trade/order/lock-order'
import { acceptNew } from './accept-new'
import { orderOf } from './load-facts'
import { offlineReturnAddress } from './offline-return'
import { insertAftersales, numbersOfRequest } from './sql/changes'
import { orderFacts } from './sql/facts'

export interface ApplyRequest extends ReturnRequest {
  orderId: string
  units: readonly RequestedUnits[]
  type: AftersaleType
  reason: string
  description: string
  /** Paths of uploaded pictures. */
  evidence: readonly string[]
  /** Cents. */
  freight?: number | undefined
}

/**
 * The numbers of the first application with this key; null without one.
 * @throws MallError 请求标识已用于其他操作，请刷新后重试 when it was another request
 */
async function findByKey({ db }: Mall, userId: number, key: RequestKey | null): Promise<string[] | null> {
  if (key === null) return null
  const [made] = await db.run(numbersOfRequest, [userId, key.key])
  if (!made) return null
  assertSameRequest(key, made.requestHash)
  return made.numbers
}

/**
 * Requests after-sales for units of an order of the member, one for each unit; the units cannot be applied for again
 * until they are given back (contract trade §10.1). With the setting `auto_aftersales` they are accepted at once. The
 * same idempotency key never requests twice: a repeated or parallel request gets the numbers of the first, another
 * request with the key is rejected.
 * @returns the numbers of the after-sales
 * @throws MallError with the texts of contract trade §10.1
 */
export async function applyAftersale(
  mall: Mall,
  userId: number,
  request: ApplyRequest,
  key: RequestKey | null,
): Promise<string[]> {
  try {
    return await apply(mall, userId, request, key)
  } catch (error) {
    // The first application is looked up only when this one was rejected, which saves ordinary ones a query.
    const isTaken = refusalReason(error) === 'units'
    const isRepeated =
      isTaken || error instanceof MallError || violatedConstraint(error) === 'aftersales_idempotent'
    const first = isRepeated ? await findByKey(mall, userId, key) : null
    if (first) return first
    throw isTaken ? new MallError(aftersaleMessages.aftersaleQuantityTooLarge) : error
  }
}

async function apply(
  mall: Mall,
  userId: number,
  request: ApplyRequest,
  key: RequestKey | null,
): Promise<string[]> {
  const now = mall.now()
  const { orderId, units, type } = request
  return mall.db.transaction(async (tx) => {
    const [locked, [facts]] = await Promise.all([
      lockOrder(tx, orderId, userId),
      tx.run(orderFacts, [orderId, userId]),
    ])
    const settings = tradeSettings(facts?.trade ?? null)
    const application = { type, units, freight: request.freight }
    const order = locked && facts ? orderOf(facts) : null
    const decided = decideApplication(order, application, settings, now)
    if ('problem' in decided) throw new MallError(decided.problem)
    if (!facts?.tradeId) throw new MallError(aftersaleMessages.aftersaleImpossible)
    const { distributorId } = facts
    const address = await offlineReturnAddress(tx, distributorId, request, settings.offlineAftersales)
    const use = { purpose: 'aftersale', id: orderId, distributorId } as const
    const evidence = request.evidence.length > 0 ? await bindUploads(tx, userId, request.evidence, use) : []
    const rows = decided.units.map(({ lineId, share, refundFee, refundPoint, freight }) => ({
      lineId,
      shareFee: share.fee,
      sharePoint: share.points,
      subsidy: share.subsidyFee,
      refundFee,
      points: refundPoint,
      freight,
    }))
    const insert = tx.run(insertAftersales, [
      JSON.stringify(rows),
      aftersaleDay(now),
      orderId,
      userId,
      distributorId,
      type,
      request.reason,
      request.description,
      JSON.stringify(evidence),
      request.returnType,
      address && JSON.stringify(address),
      request.contact,
      request.mobile,
      now,
      facts.tradeId,
      key?.key ?? null,
      key?.hash ?? null,
    ])
    const [inserted] = await Promise.all([insert, settings.autoApprove ? undefined : tx.commit()])
    const made = only(inserted, 'requesting after-sales')
    if (settings.autoApprove) await acceptNew(tx, made.numbers, now)
    return made.numbers
  })
}
