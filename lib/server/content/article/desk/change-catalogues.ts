import 'server-only'
import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { catalogueLevels } from '@/lib/domain/content/desk-article'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import { changeSiteSetting } from '@/lib/server/ground/site-setting/change-site-setting'
import { eventTags } from '@/lib/web/cache-tags'
import {
  catalogueHasArticles,
  catalogueTree,
  deleteCatalogue,
  insertCatalogue,
  lockCatalogues,
  renameCatalogue,
  sortCatalogues,
  type CatalogueRow,
} from './catalogue-sql'

const wire = ({ sort: _sort, ...row }: CatalogueRow): DeskCatalogue => row

/** The catalogues of articles, parents before children. */
export const listCatalogues = async (db: Queries): Promise<DeskCatalogue[]> =>
  (await db.run(catalogueTree, [])).map(wire)

const missing = () => new MallError(deskMessages.catalogueMissing)

function oneOf(tree: readonly CatalogueRow[], categoryId: number): CatalogueRow {
  const found = tree.find(({ category_id: id }) => id === categoryId)
  if (!found) throw missing()
  return found
}

/** @throws MallError 同级已有栏目“…” */
function assertNameFree(
  tree: readonly CatalogueRow[],
  parentId: number,
  name: string,
  except?: number,
): void {
  const isTaken = tree.some(
    (row) => row.parent_id === parentId && row.category_name === name && row.category_id !== except,
  )
  if (isTaken) throw new MallError(`同级已有栏目“${name}”`)
}

/** Runs a change of the tree, alone; all pages with articles show its names. */
async function change<Answer>(
  mall: Mall,
  work: (tx: Queries, tree: CatalogueRow[]) => Promise<Answer>,
): Promise<Answer> {
  const answer = await mall.db.transaction(async (tx) => {
    await tx.run(lockCatalogues, [])
    return work(tx, await tx.run(catalogueTree, []))
  })
  await mall.invalidate(eventTags.articlesChanged())
  return answer
}

/**
 * Adds a catalogue as the last one under its parent, for the kind of articles that the parent has.
 * @throws MallError 栏目不存在, 栏目最多3级, 同级已有栏目“…”
 */
export const addCatalogue = (
  mall: Mall,
  actor: Actor,
  { category_name: name, parent_id: parentId }: { category_name: string; parent_id: number },
): Promise<DeskCatalogue> =>
  change(mall, async (tx, tree) => {
    const parent = parentId === 0 ? null : oneOf(tree, parentId)
    if (parent && parent.level >= catalogueLevels) throw new MallError(`栏目最多${catalogueLevels}级`)
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
    return wire(oneOf(await tx.run(catalogueTree, []), categoryId))
  })

/** Renames a catalogue. @throws MallError 栏目不存在, 同级已有栏目“…” */
export const changeCatalogue = (
  mall: Mall,
  actor: Actor,
  { category_id: id, category_name: name }: { category_id: number; category_name: string },
): Promise<DeskCatalogue> =>
  change(mall, async (tx, tree) => {
    const row = oneOf(tree, id)
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
    return { ...wire(row), category_name: name }
  })

/**
 * Puts the catalogues under a parent in a sequence; those that are not named follow.
 * @throws MallError 栏目不存在, also for one that is under another parent
 */
export const arrangeCatalogues = (
  mall: Mall,
  actor: Actor,
  parentId: number,
  ids: readonly number[],
): Promise<DeskCatalogue[]> =>
  change(mall, async (tx, tree) => {
    const siblings = tree.filter((row) => row.parent_id === parentId).map(({ category_id: id }) => id)
    if (ids.some((id) => !siblings.includes(id))) throw missing()
    const order = [...ids, ...siblings.filter((id) => !ids.includes(id))]
    await tx.run(sortCatalogues, [order, order.map((_, index) => index + 1)])
    await recordAudit(
      tx,
      {
        actor,
        event: 'arrangeCatalogues',
        subject: 'articleCatalogue',
        subjectId: parentId,
        before: { ids: siblings },
        after: { ids: order },
      },
      mall.now(),
    )
    return listCatalogues(tx)
  })

/** Catalogues that pages show besides the list of articles; 0 for none. */
const noCatalogues = { newsCategoryId: 0, guideCategoryId: 0, policyCategoryId: 0, careCategoryId: 0 }

/**
 * Makes a catalogue of general articles that of the brand news. Pages have links to it, so all are rendered again.
 * @throws MallError 栏目不存在
 */
export const setNewsCatalogue = (mall: Mall, actor: Actor, categoryId: number): Promise<DeskCatalogue[]> =>
  change(mall, async (tx, tree) => {
    if (oneOf(tree, categoryId).category_type !== 'general') throw missing()
    await changeSiteSetting(mall, actor, 'articles', noCatalogues, { newsCategoryId: categoryId })
    return listCatalogues(tx)
  })

/**
 * Deletes an empty catalogue.
 * @throws MallError 栏目不存在, 请先删除下级栏目, 栏目下有文章，不能删除, and for one that the mall shows elsewhere
 */
export const removeCatalogue = (mall: Mall, actor: Actor, categoryId: number): Promise<void> =>
  change(mall, async (tx, tree) => {
    const row = oneOf(tree, categoryId)
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
