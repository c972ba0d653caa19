import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import { json, nullable, number, oneOf, statement, text, type RowOf } from '@/lib/server/ground/db/statement'

/** The columns of an audit entry. */
const auditFields = `a.audit_id as "auditId", a.actor_kind as "actorKind", a.actor_id as "actorId", a.event, a.subject,
  a.subject_id as "subjectId", a.before, a.after, a.reason, a.at`
const auditColumns = {
  auditId: number,
  actorKind: oneOf<'member' | 'merchant' | 'operator' | 'system' | 'provider'>(),
  actorId: text,
  event: text,
  subject: text,
  subjectId: text,
  before: nullable(json<Record<string, unknown>>()),
  after: nullable(json<Record<string, unknown>>()),
  reason: text,
  at: number,
}
export type AuditRow = RowOf<typeof auditColumns>

/** The audit trail of one order, oldest first. */
export const auditOfOrder = statement(
  'audit_of_order',
  `select ${auditFields} from audit_rows a
    where (a.subject = 'order' and a.subject_id = $1)
       or (a.subject = 'parcel' and a.subject_id = any(array(
             select p.parcel_id::text from parcels p where p.order_id = $1)))
    order by a.audit_id`,
  auditColumns,
)

/**
 * The audit trail, newest first: for a merchant only entries about orders of shop $1; subject $2, id $3, person $4,
 * between $5 and $6, null for any.
 */
const inAudit = `($1::int is null or (a.subject = 'order' and exists (
     select 1 from orders o where o.order_id = a.subject_id and o.distributor_id = $1)))
  and ($2::text is null or a.subject = $2) and ($3::text is null or a.subject_id = $3)
  and ($4::text is null or (a.actor_id = $4 and a.actor_kind in ('operator', 'merchant')))
  and ($5::bigint is null or a.at >= $5) and ($6::bigint is null or a.at <= $6)`
export const auditPage = statement(
  'audit_trail',
  `select ${jsonRows(`select ${auditFields} from audit_rows a where ${inAudit} order by a.audit_id desc limit $7 offset $8`)} as rows,
          (select count(*) from audit_rows a where ${inAudit}) as total`,
  { rows: json<AuditRow[]>(), total: number },
)
