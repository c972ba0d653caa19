import 'server-only'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { storedPicture } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import {
  categoryRow,
  categoryTree,
  deleteCategory,
  emptyOfDeleted,
  hasGoods,
  insertCategory,
  lockNew,
  lockTree,
  treeOf,
  writeCategory,
  writePlaces,
} from './sql'

type Place = RowOf<typeof lockTree>

/** Levels of both trees (contract goods §4). */
const maxLevel = 3

const missing = () => new MallError(deskMessages.categoryMissing)

/** A tree of categories, parents before children. */
export const listTree = (db: Queries, isMain: boolean): Promise<DeskCategory[]> =>
  db.run(categoryTree, [isMain])

async function rowOf(tx: Queries, categoryId: number): Promise<DeskCategory> {
  return only(await tx.run(categoryRow, [categoryId]), 'reading a category')
}

/** @throws MallError 同级已有分类“…” */
function assertNameFree(tree: readonly Place[], parentId: number, name: string, except?: number): void {
  const taken = tree.some(
    (one) => one.parentId === parentId && one.categoryName === name && one.categoryId !== except,
  )
  if (taken) throw new MallError(`同级已有分类“${name}”`)
}

/** A new category, the last one under its parent. */
export interface NewCategory {
  category_name: string
  /** 0 for the top. */
  parent_id: number
  isMain: boolean
  image_url: string
}

/**
 * Adds a category at the end of those under its parent.
 * @throws MallError 分类不存在, 分类最多3级, 同级已有分类“…”, 图片地址不正确
 */
export async function addCategory(mall: Mall, actor: Actor, sent: NewCategory): Promise<DeskCategory> {
  const now = mall.now()
  const { category_name: name, parent_id: parentId } = sent
  const picture = storedPicture(mall, sent.image_url)
  const added = await mall.db.transaction(async (tx) => {
    await tx.run(lockNew, [])
    const tree = await tx.run(lockTree, [sent.isMain])
    const parent = tree.find(({ categoryId }) => categoryId === parentId)
    if (parentId !== 0 && !parent) throw missing()
    if (parent && parent.level >= maxLevel) throw new MallError(`分类最多${maxLevel}级`)
    assertNameFree(tree, parentId, name)
    const siblings = tree.filter((one) => one.parentId === parentId).map(({ sort }) => sort)
    const { categoryId } = only(
      await tx.run(insertCategory, [
        name,
        parentId || null,
        parent?.path ?? [],
        sent.isMain,
        picture,
        Math.min(0, ...siblings) - 1,
        now,
      ]),
      'inserting a category',
    )
    const after = { category_name: name, parent_id: parentId }
    await recordAudit(
      tx,
      { actor, event: 'createCategory', subject: 'category', subjectId: categoryId, after },
      now,
    )
    return rowOf(tx, categoryId)
  })
  await mall.invalidate(eventTags.categoriesChanged())
  return added
}

async function lockedCategory(tx: Queries, categoryId: number): Promise<{ tree: Place[]; place: Place }> {
  const [found] = await tx.run(treeOf, [categoryId])
  const tree = found ? await tx.run(lockTree, [found.isMain]) : []
  const place = tree.find((one) => one.categoryId === categoryId)
  if (!place) throw missing()
  return { tree, place }
}

/** The sent fields of a category; absent ones stay. */
export interface CategoryChange {
  category_id: number
  category_name?: string | undefined
  image_url?: string | undefined
  is_show_front?: boolean | undefined
}

/** Changes name, picture or visibility. @throws MallError 分类不存在, 同级已有分类“…”, 图片地址不正确 */
export async function changeCategory(mall: Mall, actor: Actor, sent: CategoryChange): Promise<DeskCategory> {
  const now = mall.now()
  const changed = await mall.db.transaction(async (tx) => {
    const { tree, place } = await lockedCategory(tx, sent.category_id)
    const name = sent.category_name ?? place.categoryName
    assertNameFree(tree, place.parentId, name, place.categoryId)
    const before = {
      category_name: place.categoryName,
      image_url: place.imageUrl,
      is_show_front: place.isShown,
    }
    const after = {
      category_name: name,
      image_url:
        sent.image_url === undefined ? place.imageUrl : storedPicture(mall, sent.image_url, place.imageUrl),
      is_show_front: sent.is_show_front ?? place.isShown,
    }
    await tx.run(writeCategory, [sent.category_id, name, after.image_url, after.is_show_front, now])
    if (name !== place.categoryName) await reindexWith(tx, 'category', sent.category_id)
    await recordAudit(
      tx,
      { actor, event: 'updateCategory', subject: 'category', subjectId: sent.category_id, before, after },
      now,
    )
    return rowOf(tx, sent.category_id)
  })
  await mall.invalidate(eventTags.categoriesChanged())
  return changed
}

/** The categories of a tree that is arranged anew. */
interface Arrangement {
  /** 0 for the top. */
  parentId: number
  isMain: boolean
  /** All categories that are to be under the parent, in their sequence. */
  ids: readonly number[]
}

/** The tree with the moved categories and all below them in their new places. */
function rearranged(tree: readonly Place[], { parentId, ids }: Arrangement): Place[] {
  const byId = new Map(tree.map((place) => [place.categoryId, { ...place }]))
  const parent = byId.get(parentId)
  ids.forEach((id, index) => {
    const place = byId.get(id)
    if (!place) throw missing()
    if (parent?.path.includes(id)) throw new MallError('分类不能移动到自己的下级')
    place.parentId = parentId
    place.sort = ids.length - index
  })
  // Those that were there already and are not named stay behind the others.
  for (const place of byId.values())
    if (place.parentId === parentId && !ids.includes(place.categoryId)) place.sort = 0
  const placed = (place: Place, above: readonly number[]): Place[] => {
    const path = [...above, place.categoryId]
    if (path.length > maxLevel) throw new MallError(`分类最多${maxLevel}级`)
    const below = [...byId.values()].filter((one) => one.parentId === place.categoryId)
    return [{ ...place, path, level: path.length }, ...below.flatMap((one) => placed(one, path))]
  }
  return [...byId.values()].filter((one) => one.parentId === 0).flatMap((one) => placed(one, []))
}

/**
 * Puts categories under a parent in a sequence; what is below them moves with them.
 * @returns the whole tree
 * @throws MallError 分类不存在, 分类最多3级, 分类不能移动到自己的下级, 同级已有分类“…”
 */
export async function arrangeCategories(
  mall: Mall,
  actor: Actor,
  arrangement: Arrangement,
): Promise<DeskCategory[]> {
  const now = mall.now()
  const { parentId, isMain, ids } = arrangement
  const list = await mall.db.transaction(async (tx) => {
    const tree = await tx.run(lockTree, [isMain])
    if (parentId !== 0 && !tree.some(({ categoryId }) => categoryId === parentId)) throw missing()
    const next = rearranged(tree, arrangement)
    for (const id of ids) {
      const place = next.find(({ categoryId }) => categoryId === id)
      if (place) assertNameFree(next, parentId, place.categoryName, id)
    }
    const before = new Map(tree.map((place) => [place.categoryId, place]))
    const moved = next.filter(
      (place) => JSON.stringify(place) !== JSON.stringify(before.get(place.categoryId)),
    )
    if (moved.length > 0) {
      await tx.run(writePlaces, [
        moved.map(({ categoryId }) => categoryId),
        moved.map((place) => place.parentId),
        JSON.stringify(moved.map(({ path }) => path)),
        moved.map(({ sort }) => sort),
        now,
      ])
      const replaced = moved.filter(
        ({ categoryId, path }) => path.join() !== before.get(categoryId)?.path.join(),
      )
      for (const { categoryId } of replaced) await reindexWith(tx, 'category', categoryId)
      await recordAudit(
        tx,
        { actor, event: 'arrangeCategories', subject: 'category', subjectId: parentId, after: { ids } },
        now,
      )
    }
    return listTree(tx, isMain)
  })
  await mall.invalidate(eventTags.categoriesChanged())
  return list
}

/** Deletes a category. @throws MallError 分类不存在, 请先删除下级分类, 分类下有商品，不能删除 */
export async function removeCategory(mall: Mall, actor: Actor, categoryId: number): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const { tree, place } = await lockedCategory(tx, categoryId)
    if (tree.some(({ parentId }) => parentId === categoryId)) throw new MallError('请先删除下级分类')
    await tx.run(emptyOfDeleted, [categoryId])
    if (only(await tx.run(hasGoods, [categoryId]), 'looking for products').hasGoods)
      throw new MallError('分类下有商品，不能删除')
    await tx.run(deleteCategory, [categoryId])
    const before = { category_name: place.categoryName, parent_id: place.parentId }
    await recordAudit(
      tx,
      { actor, event: 'deleteCategory', subject: 'category', subjectId: categoryId, before },
      now,
    )
  })
  await mall.invalidate(eventTags.categoriesChanged())
}
