import 'server-only'
import { conflictingFields, withEdit, type FieldEdits } from '@/lib/domain/desk/edits'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { lockVersion, writeVersion } from './sql'

/** A row that people at the desk edit. */
export interface EditedRow {
  /** As in the audit trail. */
  subject: string
  id: number
}

/** The version of a row, and the latest change of each of its fields. */
export interface RowVersion {
  version: number
  fields: FieldEdits
}

/** Locks the version of a row: of two changes at the same time the second sees the first. */
export const lockRowVersion = async (tx: Queries, { subject, id }: EditedRow): Promise<RowVersion> =>
  only(await tx.run(lockVersion, [subject, id]), 'locking a version')

/** A field that another person changed since the version of a change. */
export interface FieldConflict {
  field: string
  userId: number
  /** Epoch seconds. */
  at: number
}

/**
 * The fields of a change that were changed by others since its version.
 * @param change.base the version that its author saw; without one the change overwrites
 * @param change.overwrite fields that the author has chosen to overwrite
 */
export const conflictsOf = (
  { fields }: RowVersion,
  change: { base: number | undefined; changed: readonly string[]; overwrite?: readonly string[] },
): FieldConflict[] => {
  const { base, changed, overwrite = [] } = change
  if (base === undefined) return []
  return conflictingFields(fields, changed, base)
    .filter((field) => !overwrite.includes(field))
    .map((field) => ({ field, userId: fields[field]?.userId ?? 0, at: fields[field]?.at ?? 0 }))
}

/**
 * Stores a change of some fields as the next version; the row is locked (`lockRowVersion`).
 * @param now epoch seconds
 * @returns the next version
 */
export async function storeEdit(
  tx: Queries,
  { subject, id }: EditedRow,
  { version, fields }: RowVersion,
  changed: readonly string[],
  actor: Actor,
  now: number,
): Promise<number> {
  const next = version + 1
  const edits = withEdit(fields, changed, { version: next, userId: Number(actor.id), at: now })
  await tx.run(writeVersion, [subject, id, next, JSON.stringify(edits)])
  return next
}
