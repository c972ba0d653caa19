import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { lockTree, treeOf } from './sql'

/** Where a category of a locked tree stands. */
export type Place = RowOf<typeof lockTree>

/** Levels of both trees (contract goods §4). */
export const maxLevel = 3

export const categoryMissing = () => new MallError(deskMessages.categoryMissing)

/** @throws MallError 同级已有分类“…” */
export function assertNameFree(
  tree: readonly Place[],
  parentId: number,
  name: string,
  except?: number,
): void {
  const taken = tree.some(
    (one) => one.parentId === parentId && one.categoryName === name && one.categoryId !== except,
  )
  if (taken) throw new MallError(`同级已有分类“${name}”`)
}

/** A category with its whole tree, locked. @throws MallError 分类不存在 */
export async function lockedCategory(
  tx: Queries,
  categoryId: number,
): Promise<{ isMain: boolean; tree: Place[]; place: Place }> {
  const [found] = await tx.run(treeOf, [categoryId])
  const tree = found ? await tx.run(lockTree, [found.isMain]) : []
  const place = tree.find((one) => one.categoryId === categoryId)
  if (!found || !place) throw categoryMissing()
  return { isMain: found.isMain, tree, place }
}
