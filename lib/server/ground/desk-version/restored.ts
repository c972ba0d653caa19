import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowVersion } from './edit-row'
import { writeRestored } from './sql'

/**
 * Undoing a change is a version of its own, with the content of the version before the change. It is noted as such: what
 * was changed before that change can then be undone too.
 */

/** The version whose content a row has. */
export const contentVersion = ({ version, restored }: Pick<RowVersion, 'version' | 'restored'>): number =>
  restored ?? version

/** Whether a row is as the change left it which made this version. */
export const isAsOf = (row: Pick<RowVersion, 'version' | 'restored'> | undefined, version: number): boolean =>
  row !== undefined && (row.version === version || row.restored === version)

/** What undoing a change of a row needs. */
export interface VersionUndo {
  /** The version that the change made. */
  version: number
  /** That whose content the row had before; absent in tasks of earlier versions. */
  base?: number
}

/** Notes that rows have the content of the version before an undone change again. */
export async function noteRestored(
  tx: Queries,
  subject: string,
  undone: readonly { id: number; undo: VersionUndo }[],
): Promise<void> {
  const versions = undone.map(({ undo: { version, base = version - 1 } }) => base)
  await tx.run(writeRestored, [subject, undone.map(({ id }) => id), versions])
}
