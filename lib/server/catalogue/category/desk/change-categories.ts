import 'server-only'
import type { DeskCategory } from '@/lib/contract/operator/catalogue/category'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { reindexWith } from '@/lib/server/catalogue/search/reindex'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { storedPicture } from '@/lib/server/ground/stored-urls'
import { eventTags } from '@/lib/web/cache-tags'
import {
  categoryRow,
  deleteCategory,
  emptyOfDeleted,
  hasGoods,
  insertCategory,
  lockNew,
  lockTree,
  writeCategory,
} from './sql'
import { assertNameFree, categoryMissing, lockedCategory, maxLevel } from './tree-rules'

async function rowOf(tx: Queries, categoryId: number): Promise<DeskCategory> {
  return only(await tx.run(categoryRow, [categoryId]), 'reading a category')
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
    if (parentId !== 0 && !parent) throw categoryMissing()
    if (parent && parent.level >= maxLevel) throw new MallError(deskMessages.categoryTooDeep)
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
