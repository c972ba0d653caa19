import { z } from 'zod'
import * as dateMessages from '@/lib/domain/messages/date'
import { call } from '../../call'
import {
  seconds,
  wireBool,
  wireId,
  wireInt,
  wireSeconds,
  wirePageSize,
  wireText,
  wireCursor,
} from '../../fields'
import { forDesk, forOperators, noPages } from '../options'

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
export type AuditRow = z.infer<typeof auditRow>

/** An entry as those who read the whole trail see it. */
export const auditEntry = auditRow.extend({
  /** The name of a person at the desk; empty for others. */
  actor_name: z.string(),
  /** The name of the changed row while it exists; empty for rows without one. */
  subject_name: z.string(),
  /** Names of the rows that the fields have by number, as `brand:3`, while they exist. */
  names: z.record(z.string(), z.string()),
  /** Where a person at the desk made the change; empty for others. */
  ip: z.string(),
  /** `User-Agent`, at most 300 characters. */
  device: z.string(),
  /** Its number in the chain of seals; null for some seconds. */
  seal_no: z.int().nullable(),
})
export type AuditEntry = z.infer<typeof auditEntry>

const filter = {
  subject: wireText(40).optional(),
  id: wireText(60).optional(),
  /** One event, or several that are separated by commas. */
  event: wireText(400).optional(),
  operator_id: wireId().optional(),
  /** Only what people at the desk did. */
  desk: wireBool(),
  time_begin: wireSeconds(dateMessages.beginInvalid).optional(),
  time_end: wireSeconds(dateMessages.endInvalid).optional(),
  /** In the id of the subject, the reason and the values. */
  keyword: wireText(50).optional(),
}

/** The audit trail (contract operator §3). */
export const operatorAuditContract = {
  list: call('GET', '/operator/audit', '操作记录', forDesk('audit:read'))
    .input(
      z.object({
        ...filter,
        /** `next` of the page before; the first page without it. */
        after: wireCursor(/^\d{1,15}$/),
        ...noPages,
        pageSize: wirePageSize(20, 100),
      }),
    )
    .output(
      z.object({
        list: z.array(auditEntry),
        /** Exact up to 10,000; then 10,000 with `more`. */
        total_count: z.int(),
        more: z.boolean(),
        /** For the next page; null on the last one. */
        next: z.string().nullable(),
      }),
    ),

  /** The newest 10,000 entries that the filters find, as a CSV file. */
  export: call('GET', '/operator/audit/export', '导出操作记录', { ...forDesk('audit:read'), csv: true })
    .input(z.object(filter))
    .output(z.string()),

  /** Checks a part of the chain of seals; the next part begins with `next`. */
  check: call('GET', '/operator/audit/check', '操作记录完整性检查', forOperators('audit:read'))
    .input(z.object({ after: wireInt(0, Number.MAX_SAFE_INTEGER).optional().default(0) }))
    .output(
      z.object({
        checked: z.int(),
        next: z.int().nullable(),
        problem: z
          .object({
            seal_no: z.int(),
            audit_id: z.int().nullable(),
            kind: z.enum(['changed', 'entry_missing', 'seal_missing']),
          })
          .nullable(),
        last: z.object({ seal_no: z.int(), digest: z.string() }).nullable(),
      }),
    ),
}
