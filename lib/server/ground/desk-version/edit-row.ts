import 'server-only'
import { conflictingFields, withEdit, type FieldEdits } from '@/lib/domain/desk/edits'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { lockVersion, lockVersions, storedVersion, writeVersion, writeVersions } from './sql'

/** A row that people at the desk edit. */
export interface EditedRow {
  /** As in the audit trail. */
  subject: string
  id: number
}

/** The version of a row, and the latest change of each of its fields. */
export interface RowVersion {
  version: number
  /** The earlier version whose content the row has again (`noteRestored`). */
  restored: number | null
  fields: FieldEdits
}

/** Locks the version of a row: of two changes at the same time the second sees the first. */
export const lockRowVersion = async (tx: Queries, { subject, id }: EditedRow): Promise<RowVersion> =>
  only(await tx.run(lockVersion, [subject, id]), 'locking a version')

/** The version of a row without a lock; a row that was never edited has version 1. */
export const readRowVersion = async (db: Queries, { subject, id }: EditedRow): Promise<RowVersion> =>
  (await db.run(storedVersion, [subject, id]))[0] ?? {
    version: 1,
    restored: null,
    fields: {},
  }

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
 * Stores a change of some fields as the next version; the row is locked (`lockRowVersion`). A job has the user id 0.
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
  const edits = withEdit(fields, changed, {
    version: next,
    userId: typeof actor.id === 'number' ? actor.id : 0,
    at: now,
  })
  await tx.run(writeVersion, [subject, id, next, JSON.stringify(edits)])
  return next
}

/** As `lockRowVersion`, for many rows of one subject. @returns the version of each by its id */
export async function lockRowVersions(
  tx: Queries,
  subject: string,
  ids: readonly number[],
): Promise<Map<number, RowVersion>> {
  const rows = await tx.run(lockVersions, [subject, ids])
  return new Map(rows.map(({ id, ...row }) => [id, row]))
}

/**
 * As `storeEdit`, for many rows of one subject, which are locked (`lockRowVersions`).
 * @returns the next version of each by its id
 */
export async function storeEdits(
  tx: Queries,
  subject: string,
  edits: readonly { id: number; present: RowVersion; changed: readonly string[] }[],
  actor: Actor,
  now: number,
): Promise<Map<number, number>> {
  const rows = edits.map(({ id, present, changed }) => {
    const version = present.version + 1
    return {
      id,
      version,
      fields: withEdit(present.fields, changed, { version, userId: Number(actor.id), at: now }),
    }
  })
  await tx.run(writeVersions, [subject, JSON.stringify(rows)])
  return new Map(rows.map(({ id, version }) => [id, version]))
}
