import { z } from 'zod'
import { call } from '../call'
import { listOf, seconds, wireId, wireInt, wireText } from '../fields'
import { forDesk, paging } from './options'

/** An entry of the audit trail. */
export const auditRow = z.object({
  audit_id: z.int(),
  actor_kind: z.enum(['member', 'merchant', 'operator', 'system', 'provider']),
  actor_id: z.string(),
  event: z.string(),
  subject: z.string(),
  subject_id: z.string(),
  before: z.record(z.string(), z.unknown()).nullable(),
  after: z.record(z.string(), z.unknown()).nullable(),
  reason: z.string(),
  at: seconds,
})

/** The audit trail (contract operator). */
export const operatorAuditContract = {
  list: call('GET', '/operator/audit', '操作记录', forDesk('audit:read'))
    .input(
      z.object({
        ...paging,
        subject: wireText(40).optional(),
        id: wireText(60).optional(),
        operator_id: wireId().optional(),
        time_begin: wireInt(0, 9_999_999_999).optional(),
        time_end: wireInt(0, 9_999_999_999).optional(),
      }),
    )
    .output(listOf(auditRow)),
}
