import 'server-only'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { statement } from '@/lib/server/ground/db/statement'

const insertAudit = statement(
  'audit_record',
  `insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, reason, at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
)

const insertAudits = statement(
  'audit_record_many',
  `insert into audit_rows (actor_kind, actor_id, event, subject, subject_id, before, after, reason, at)
   select r."actorKind", r."actorId", r.event, r.subject, r."subjectId", r.before, r.after, r.reason, $2
     from jsonb_to_recordset($1::jsonb) as r ("actorKind" text, "actorId" text, event text, subject text,
          "subjectId" text, before jsonb, after jsonb, reason text)`,
)

/** One entry of the audit trail. `before` and `after` hold only changed fields. */
export interface AuditEntry {
  actor: Actor
  /** A declared transition, or a call such as `setPrices`. */
  event: string
  /** The kind of the changed item, such as `aftersale`; orders are written by `moveOrder`. */
  subject: string
  subjectId: string | number
  before?: Record<string, unknown> | null
  after?: Record<string, unknown> | null
  reason?: string
}

const jsonOf = (value: Record<string, unknown> | null | undefined) =>
  value === null || value === undefined ? null : JSON.stringify(value)

/** Writes an entry of the audit trail; call it in the transaction of the change. @param now epoch seconds */
export async function recordAudit(tx: Queries, entry: AuditEntry, now: number): Promise<void> {
  const { actor, event, subject, subjectId, before, after, reason } = entry
  await tx.run(insertAudit, [
    actor.kind,
    String(actor.id),
    event,
    subject,
    String(subjectId),
    jsonOf(before),
    jsonOf(after),
    reason ?? '',
    now,
  ])
}

/** As `recordAudit`, for many entries of one transaction. */
export async function recordAudits(tx: Queries, entries: readonly AuditEntry[], now: number): Promise<void> {
  if (entries.length === 0) return
  const rows = entries.map(({ actor, event, subject, subjectId, before, after, reason }) => ({
    actorKind: actor.kind,
    actorId: String(actor.id),
    event,
    subject,
    subjectId: String(subjectId),
    before: before ?? null,
    after: after ?? null,
    reason: reason ?? '',
  }))
  await tx.run(insertAudits, [JSON.stringify(rows), now])
}
