import 'server-only'
import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { catalogueLevels } from '@/lib/domain/content/desk-article'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import {
  catalogueHasArticles,
  catalogueTree,
  deleteCatalogue,
  insertCatalogue,
  renameCatalogue,
} from './catalogue-sql'
import {
  assertNameFree,
  catalogueMissing,
  catalogueOf,
  changeTree,
  listCatalogues,
  wireCatalogue,
  type ListedCatalogues,
} from './catalogue-tree'

/**
 * Adds a catalogue as the last one under its parent, for the kind of articles that the parent has.
 * @throws MallError 栏目不存在, 栏目最多3级, 同级已有栏目“…”
 */
export const addCatalogue = (
  mall: Mall,
  actor: Actor,
  { category_name: name, parent_id: parentId }: { category_name: string; parent_id: number },
): Promise<DeskCatalogue> =>
  changeTree(mall, async (tx, tree) => {
    const parent = parentId === 0 ? null : catalogueOf(tree, parentId)
    if (parent && parent.level >= catalogueLevels) throw new MallError(deskMessages.catalogueTooDeep)
    assertNameFree(tree, parentId, name)
    const sorts = tree.filter((row) => row.parent_id === parentId).map(({ sort }) => sort)
    const { categoryId } = only(
      await tx.run(insertCatalogue, [
        name,
        parentId,
        parent?.category_type ?? 'general',
        Math.max(0, ...sorts) + 1,
      ]),
      'inserting a catalogue',
    )
    const after = { category_name: name, parent_id: parentId }
    await recordAudit(
      tx,
      { actor, event: 'createCatalogue', subject: 'articleCatalogue', subjectId: categoryId, after },
      mall.now(),
    )
    return wireCatalogue(catalogueOf(await tx.run(catalogueTree, []), categoryId))
  })

/** Renames a catalogue. @throws MallError 栏目不存在, 同级已有栏目“…” */
export const changeCatalogue = (
  mall: Mall,
  actor: Actor,
  { category_id: id, category_name: name }: { category_id: number; category_name: string },
): Promise<DeskCatalogue> =>
  changeTree(mall, async (tx, tree) => {
    const row = catalogueOf(tree, id)
    assertNameFree(tree, row.parent_id, name, id)
    await tx.run(renameCatalogue, [id, name])
    await recordAudit(
      tx,
      {
        actor,
        event: 'updateCatalogue',
        subject: 'articleCatalogue',
        subjectId: id,
        before: { category_name: row.category_name },
        after: { category_name: name },
      },
      mall.now(),
    )
    return { ...wireCatalogue(row), category_name: name }
  })

/** Catalogues that pages show besides the list of articles; 0 for none. */
const noCatalogues = { newsCategoryId: 0, guideCategoryId: 0, policyCategoryId: 0, careCategoryId: 0 }

/**
 * Makes a catalogue of general articles that of the brand news. Pages have links to it, so all are rendered again.
 * @throws MallError 栏目不存在
 */
export const setNewsCatalogue = (mall: Mall, actor: Actor, categoryId: number): Promise<ListedCatalogues> =>
  changeTree(mall, async (tx, tree) => {
    if (catalogueOf(tree, categoryId).category_type !== 'general') throw catalogueMissing()
    await changeSiteSetting(mall, actor, 'articles', noCatalogues, { newsCategoryId: categoryId })
    return listCatalogues(tx)
  })

/**
 * Deletes an empty catalogue.
 * @throws MallError 栏目不存在, 请先删除下级栏目, 栏目下有文章，不能删除, and for one that the mall shows elsewhere
 */
export const removeCatalogue = (mall: Mall, actor: Actor, categoryId: number): Promise<void> =>
  changeTree(mall, async (tx, tree) => {
    const row = catalogueOf(tree, categoryId)
    if (row.used_as) throw new MallError(`“${row.category_name}”是商城的${row.used_as}，不能删除`)
    if (tree.some(({ parent_id: parentId }) => parentId === categoryId))
      throw new MallError('请先删除下级栏目')
    const { hasArticles, hasDeleted } = only(
      await tx.run(catalogueHasArticles, [categoryId]),
      'looking for articles',
    )
    if (hasArticles) throw new MallError('栏目下有文章，不能删除')
    if (hasDeleted) throw new MallError('回收站里有这个栏目的文章，不能删除')
    await tx.run(deleteCatalogue, [categoryId])
    const before = { category_name: row.category_name, parent_id: row.parent_id }
    await recordAudit(
      tx,
      { actor, event: 'deleteCatalogue', subject: 'articleCatalogue', subjectId: categoryId, before },
      mall.now(),
    )
  })
