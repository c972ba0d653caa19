import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import { conflictsOf, type RowVersion } from './edit-row'
import { nameConflicts } from './name-conflicts'

/** The field of a list or tree that is the position of a row: moves of two rows are merged. */
export const positionField = (id: number): string => `position:${id}`

/**
 * @param version the locked version of the list or tree
 * @param move the moved row, and the version that the author of the move saw
 * @throws MallError 内容已更新，请刷新后重试 for a version that does not exist; “…”刚由…移动过，请确认后再移动
 */
export async function assertNotMoved(
  tx: Queries,
  version: RowVersion,
  { id, name, base }: { id: number; name: string; base: number },
): Promise<void> {
  if (base > version.version) throw new MallError(deskMessages.contentOutdated)
  const conflicts = conflictsOf(version, { base, changed: [positionField(id)] })
  const [other] = await nameConflicts(tx, conflicts)
  if (other) throw new MallError(`“${name}”刚由${other.by || '同事'}移动过，请确认后再移动`)
}
