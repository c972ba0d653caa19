import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import { conflictsOf, lockRowVersion, type EditedRow, type FieldConflict, type RowVersion } from './edit-row'

/** A change of some fields of a row, as its author sent it. */
interface SentEdit {
  /** The version that the author saw; a change without one overwrites. */
  version?: number | undefined
  overwrite?: readonly string[] | undefined
}

/** What a change does to the row as it is now. */
export interface PlannedEdit<Fields> {
  version: RowVersion
  conflicts: FieldConflict[]
  /** The fields that differ, with their values before and after; none when there are conflicts. */
  changed: (keyof Fields & string)[]
  before: Partial<Fields>
  after: Partial<Fields>
}

/**
 * Locks the version of a row that exists, and compares a change with the row.
 * @param read reads the fields of the row, after the lock
 * @param sent the fields of the change; undefined ones are left out
 * @throws MallError 内容已更新，请刷新后重试 for a version that does not exist
 */
export async function planEdit<Fields extends object>(
  tx: Queries,
  row: EditedRow,
  { version: base, overwrite = [] }: SentEdit,
  sent: { [K in keyof Fields]?: Fields[K] | undefined },
  read: () => Promise<Fields>,
): Promise<PlannedEdit<Fields>> {
  const version = await lockRowVersion(tx, row)
  if (base !== undefined && base > version.version) throw new MallError(deskMessages.contentOutdated)
  const present = await read()
  const changed = (Object.keys(sent) as (keyof Fields & string)[]).filter(
    (field) => sent[field] !== undefined && JSON.stringify(sent[field]) !== JSON.stringify(present[field]),
  )
  const conflicts = conflictsOf(version, { base, changed, overwrite })
  const pick = (from: { [K in keyof Fields]?: Fields[K] | undefined }) =>
    Object.fromEntries(changed.map((field) => [field, from[field]])) as Partial<Fields>
  return conflicts.length > 0
    ? { version, conflicts, changed: [], before: {}, after: {} }
    : { version, conflicts, changed, before: pick(present), after: pick(sent) }
}
