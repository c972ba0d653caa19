import 'server-only'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { insertedBefore } from '@/lib/domain/desk/inserted-before'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersion, readRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { assertNotMoved, positionField } from '@/lib/server/ground/desk-version/moved-row'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { categoryTree, lockTree, writePlaces } from './sql'
import { assertNameFree, categoryMissing, lockedCategory, maxLevel, type Place } from './tree-rules'

/** A whole tree with the version of its arrangement. */
interface ListedTree {
  version: number
  /** Parents before children. */
  list: DeskCategory[]
}

/** The version of the arrangement of a tree; that of a category's own fields is not in it. */
const treeVersion = (isMain: boolean) => ({ subject: 'categoryTree', id: isMain ? 1 : 0 })

/** A tree of categories. */
export async function listTree(db: Queries, isMain: boolean): Promise<ListedTree> {
  const { version } = await readRowVersion(db, treeVersion(isMain))
  return { version, list: await db.run(categoryTree, [isMain]) }
}

/** The categories of a tree that is arranged anew. */
interface Arrangement {
  /** 0 for the top. */
  parentId: number
  /** All categories that are to be under the parent, in their sequence. */
  ids: readonly number[]
}

/** The tree with the moved categories and all below them in their new places. */
function rearranged(tree: readonly Place[], { parentId, ids }: Arrangement): Place[] {
  const byId = new Map(tree.map((place) => [place.categoryId, { ...place }]))
  const parent = byId.get(parentId)
  ids.forEach((id, index) => {
    const place = byId.get(id)
    if (!place) throw categoryMissing()
    if (parent?.path.includes(id)) throw new MallError('分类不能移动到自己的下级')
    place.parentId = parentId
    place.sort = ids.length - index
  })
  // Those that were there already and are not named stay behind the others.
  for (const place of byId.values())
    if (place.parentId === parentId && !ids.includes(place.categoryId)) place.sort = 0
  const placed = (place: Place, above: readonly number[]): Place[] => {
    const path = [...above, place.categoryId]
    if (path.length > maxLevel) throw new MallError(deskMessages.categoryTooDeep)
    const below = [...byId.values()].filter((one) => one.parentId === place.categoryId)
    return [{ ...place, path, level: path.length }, ...below.flatMap((one) => placed(one, path))]
  }
  return [...byId.values()].filter((one) => one.parentId === 0).flatMap((one) => placed(one, []))
}

/** Stores an arrangement of a locked tree. @returns whether anything moved */
async function storeArrangement(
  tx: Queries,
  tree: readonly Place[],
  arrangement: Arrangement,
  now: number,
): Promise<boolean> {
  const { parentId, ids } = arrangement
  if (parentId !== 0 && !tree.some(({ categoryId }) => categoryId === parentId)) throw categoryMissing()
  const next = rearranged(tree, arrangement)
  for (const id of ids) {
    const found = next.find(({ categoryId }) => categoryId === id)
    if (found) assertNameFree(next, parentId, found.categoryName, id)
  }
  const before = new Map(tree.map((one) => [one.categoryId, one]))
  const moved = next.filter((one) => JSON.stringify(one) !== JSON.stringify(before.get(one.categoryId)))
  if (moved.length === 0) return false
  await tx.run(writePlaces, [
    moved.map(({ categoryId }) => categoryId),
    moved.map((one) => one.parentId),
    JSON.stringify(moved.map(({ path }) => path)),
    moved.map(({ sort }) => sort),
    now,
  ])
  const replaced = moved.filter(({ categoryId, path }) => path.join() !== before.get(categoryId)?.path.join())
  for (const { categoryId } of replaced) await reindexWith(tx, 'category', categoryId)
  return true
}

/**
 * Puts categories under a parent in a sequence; what is below them moves with them.
 * @returns the whole tree
 * @throws MallError 分类不存在, 分类最多3级, 分类不能移动到自己的下级, 同级已有分类“…”
 */
export async function arrangeCategories(
  mall: Mall,
  actor: Actor,
  { parentId, isMain, ids }: Arrangement & { isMain: boolean },
): Promise<ListedTree> {
  const now = mall.now()
  const answer = await mall.db.transaction(async (tx) => {
    const tree = await tx.run(lockTree, [isMain])
    const version = await lockRowVersion(tx, treeVersion(isMain))
    if (await storeArrangement(tx, tree, { parentId, ids }, now)) {
      await storeEdit(tx, treeVersion(isMain), version, ids.map(positionField), actor, now)
      await recordAudit(
        tx,
        { actor, event: 'arrangeCategories', subject: 'category', subjectId: parentId, after: { ids } },
        now,
      )
    }
    return listTree(tx, isMain)
  })
  await mall.invalidate(eventTags.categoriesChanged())
  return answer
}

/** The categories under a parent as lists show them. */
const childrenOf = (tree: readonly Place[], parentId: number): number[] =>
  tree
    .filter((one) => one.parentId === parentId)
    .toSorted((a, b) => b.sort - a.sort || a.created - b.created || a.categoryId - b.categoryId)
    .map(({ categoryId }) => categoryId)

/** A category that is moved. */
interface CategoryMove {
  category_id: number
  /** 0 for the top. */
  parent_id: number
  /** The category that it is to stand before; 0 for the end. */
  before_id: number
  /** The version of the tree that its author saw. */
  version: number
}

/**
 * Moves a category with all below it; moves of other categories since the version of the tree stay.
 * @returns the whole tree
 * @throws MallError 分类不存在, 分类最多3级, 分类不能移动到自己的下级, 同级已有分类“…”, and for a category or
 *   position that another person moved since that version
 */
export async function moveCategory(mall: Mall, actor: Actor, sent: CategoryMove): Promise<ListedTree> {
  const now = mall.now()
  const { category_id: id, parent_id: parentId, before_id: beforeId } = sent
  const answer = await mall.db.transaction(async (tx) => {
    const { isMain, tree, place: found } = await lockedCategory(tx, id)
    const row = treeVersion(isMain)
    const version = await lockRowVersion(tx, row)
    await assertNotMoved(tx, version, { id, name: found.categoryName, base: sent.version })
    const ids = insertedBefore(childrenOf(tree, parentId), id, beforeId)
    if (!ids) throw new MallError(deskMessages.positionGone)
    const siblings = childrenOf(tree, found.parentId)
    const isSame = found.parentId === parentId && ids.join() === siblings.join()
    if (!isSame && (await storeArrangement(tx, tree, { parentId, ids }, now))) {
      await storeEdit(tx, row, version, [positionField(id)], actor, now)
      await recordAudit(
        tx,
        {
          actor,
          event: 'moveCategory',
          subject: 'category',
          subjectId: id,
          before: { parent_id: found.parentId, before_id: siblings[siblings.indexOf(id) + 1] ?? 0 },
          after: { parent_id: parentId, before_id: beforeId },
        },
        now,
      )
    }
    return listTree(tx, isMain)
  })
  await mall.invalidate(eventTags.categoriesChanged())
  return answer
}
