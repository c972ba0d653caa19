import 'server-only'
import type { z } from 'zod'
import type { auditRow } from '@/lib/contract/operator/audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { auditOfOrder, auditPage, type AuditRow } from './sql'

type WireAudit = z.infer<typeof auditRow>

const wireAudit = (row: AuditRow): WireAudit => ({
  audit_id: row.auditId,
  actor_kind: row.actorKind,
  actor_id: row.actorId,
  event: row.event,
  subject: row.subject,
  subject_id: row.subjectId,
  before: row.before,
  after: row.after,
  reason: row.reason,
  at: row.at,
})

/** The audit trail of an order and its parcels, oldest first. */
export const listOrderAudit = async (db: Queries, orderId: string): Promise<WireAudit[]> =>
  (await db.run(auditOfOrder, [orderId])).map(wireAudit)

export interface AuditFilter {
  subject?: string | undefined
  id?: string | undefined
  operatorId?: number | undefined
  from?: number | undefined
  to?: number | undefined
}

/**
 * The audit trail, newest first (contract operator).
 * @param shopId for a merchant: only entries about orders of this shop
 */
export async function listAudit(
  db: Queries,
  shopId: number | null,
  filter: AuditFilter,
  page: { page: number; size: number },
): Promise<{ list: WireAudit[]; total: number }> {
  const row = only(
    await db.run(auditPage, [
      shopId,
      filter.subject ?? null,
      filter.id ?? null,
      filter.operatorId === undefined ? null : String(filter.operatorId),
      filter.from ?? null,
      filter.to ?? null,
      ...limitAndOffset(page.page, page.size),
    ]),
    'the audit trail',
  )
  return { list: row.rows.map(wireAudit), total: row.total }
}
