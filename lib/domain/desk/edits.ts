/**
 * Two people on one row: each field remembers its latest change, so that a change that was made on an older version is
 * refused only where it would undo another one (contract operator, versions).
 */

/** The latest change of a field. */
interface FieldEdit {
  /** The version of the row that this change made. */
  version: number
  userId: number
  /** Epoch seconds. */
  at: number
}

/** The latest change of each field that was ever changed at the desk. */
export type FieldEdits = Readonly<Record<string, FieldEdit>>

/**
 * The fields of a change that another person changed since its version.
 * @param changed names of the fields of the change
 * @param base the version that its author saw
 */
export const conflictingFields = (edits: FieldEdits, changed: readonly string[], base: number): string[] =>
  changed.filter((field) => (edits[field]?.version ?? 0) > base)

/** The edits after a change that made `version`. */
export const withEdit = (edits: FieldEdits, changed: readonly string[], edit: FieldEdit): FieldEdits => ({
  ...edits,
  ...Object.fromEntries(changed.map((field) => [field, edit])),
})
