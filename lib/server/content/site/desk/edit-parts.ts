import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import {
  conflictsOf,
  lockRowVersion,
  storeEdit,
  type EditedRow,
} from '@/lib/server/ground/desk-version/edit-row'
import { nameConflicts } from '@/lib/server/ground/desk-version/name-conflicts'
import type { Mall } from '@/lib/server/ground/mall'

/** A change of texts of the site by a person who saw a version of them. */
export interface PartsChange<Parts> {
  /** The version that the author saw. */
  version: number
  overwrite: readonly string[] | undefined
  /** The sent parts. */
  parts: { [K in keyof Parts]?: Parts[K] | undefined }
}

/**
 * Changes parts of texts that are stored in settings, each with its version (ADR 0110).
 * @param read the stored parts, read while their version is locked
 * @param write stores the changed parts
 * @throws MallError 内容已更新，请刷新后重试 for a version that does not exist
 */
export async function editParts<Parts extends object>(
  mall: Mall,
  actor: Actor,
  row: EditedRow,
  change: PartsChange<Parts>,
  {
    read,
    write,
  }: { read: (mall: Mall) => Promise<Parts>; write: (mall: Mall, parts: Partial<Parts>) => Promise<unknown> },
): Promise<{ saved: boolean; conflicts: { field: string; by: string; at: number }[] }> {
  const conflicts = await mall.db.transaction(async (tx) => {
    const version = await lockRowVersion(tx, row)
    if (change.version > version.version) throw new MallError(deskMessages.contentOutdated)
    const stored = await read(mall)
    const names = (Object.keys(change.parts) as (keyof Parts & string)[]).filter(
      (name) =>
        change.parts[name] !== undefined &&
        JSON.stringify(change.parts[name]) !== JSON.stringify(stored[name]),
    )
    const found = conflictsOf(version, {
      base: change.version,
      changed: names,
      overwrite: change.overwrite ?? [],
    })
    if (found.length > 0 || names.length === 0) return found
    await write(mall, Object.fromEntries(names.map((name) => [name, change.parts[name]])) as Partial<Parts>)
    await storeEdit(tx, row, version, names, actor, mall.now())
    return found
  })
  return { saved: conflicts.length === 0, conflicts: await nameConflicts(mall.db, conflicts) }
}
