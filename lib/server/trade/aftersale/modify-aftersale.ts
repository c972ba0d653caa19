import 'server-only'
import { refundsWhole } from '@/lib/domain/aftersale/allot'
import type { ReturnRequest } from '@/lib/domain/aftersale/request'
import { modifyProblem } from '@/lib/domain/aftersale/states'
import type { AftersaleType } from '@/lib/domain/aftersale/values'
import { MallError } from '@/lib/domain/errors'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { bindUploads } from '@/lib/server/ground/upload/bind-uploads'
import { lockFacts, type AftersaleFacts } from './load-facts'
import { offlineReturnAddress } from './offline-return'
import { changeApplication } from './sql/changes'

export interface ModifyRequest extends ReturnRequest {
  aftersalesBn: string
  type: AftersaleType
  reason: string
  description: string
  /** Absent keeps the pictures. */
  evidence?: readonly string[] | undefined
}

/** The refund of an application after its kind changed: nothing for an exchange, its share again for a refund. */
function amountsOf(facts: AftersaleFacts, type: AftersaleType) {
  const { refundFee, refundPoint, freight } = facts
  if (type === 'EXCHANGING_GOODS') return { refundFee: 0, refundPoint: 0, freight: 0 }
  if (facts.type !== 'EXCHANGING_GOODS') return { refundFee, refundPoint, freight }
  const lines = facts.lines.map((line) =>
    line.id === facts.lineId ? { ...line, exchangedNum: line.exchangedNum - 1 } : line,
  )
  const paysFreight = facts.settings.refundsFreight && refundsWhole(lines)
  return {
    refundFee: facts.shareFee,
    refundPoint: facts.sharePoint,
    freight: paysFreight ? facts.freightFee - facts.freightApplied : 0,
  }
}

/**
 * Changes an application that the merchant has not decided yet (contract trade §10.4).
 * @throws MallError with the texts of contract trade §10.4
 */
export async function modifyAftersale(mall: Mall, userId: number, request: ModifyRequest): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const facts = await lockFacts(tx, request.aftersalesBn, { userId })
    if (!facts) throw new MallError('此售后申请单不存在，请确认后再操作')
    const problem = modifyProblem(facts)
    if (problem) throw new MallError(problem)
    const { type, reason } = request
    const line = facts.lines.find(({ id }) => id === facts.lineId)
    if (type !== 'ONLY_REFUND' && line?.deliveredNum === 0)
      throw new MallError(`${line.itemName} 未发货，不能申请退换货`)
    const { distributorId, orderId } = facts
    const isOpen = facts.settings.offlineAftersales
    const address = await offlineReturnAddress(tx, distributorId, request, isOpen)
    const use = { purpose: 'aftersale', id: orderId, distributorId } as const
    const evidence = request.evidence && (await bindUploads(tx, userId, request.evidence, use))
    const { refundFee, refundPoint, freight } = amountsOf(facts, type)
    only(
      await tx.run(changeApplication, [
        facts.bn,
        type,
        reason,
        request.description,
        evidence ? JSON.stringify(evidence) : null,
        request.returnType,
        address && JSON.stringify(address),
        request.contact,
        request.mobile,
        refundFee,
        refundPoint,
        freight,
        now,
        String(userId),
        JSON.stringify({ type: facts.type, reason: facts.reason, refundFee: facts.refundFee }),
      ]),
      'changing an after-sale under its lock',
    )
  })
}
