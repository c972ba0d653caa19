import 'server-only'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'

type Row = Record<string, unknown>

/** The fields of `after` that differ from `before`, with both values. */
function changed(before: Row, after: Row): { before: Row; after: Row } {
  const fields = Object.keys(after).filter(
    (field) => JSON.stringify(before[field]) !== JSON.stringify(after[field]) && field !== 'updated',
  )
  const pick = (row: Row) => Object.fromEntries(fields.map((field) => [field, row[field]]))
  return { before: pick(before), after: pick(after) }
}

/** Records a save of an operator: all fields of a new row, only the changed fields of an existing one. */
export async function recordSaved(
  { db, now }: Mall,
  { actor }: Scope,
  entry: { event: string; subject: string; subjectId: number; reason?: string },
  before: object | null,
  after: object,
): Promise<void> {
  const change = before ? changed({ ...before }, { ...after }) : { before: null, after: { ...after } }
  await recordAudit(db, { actor, ...entry, ...change }, now())
}
