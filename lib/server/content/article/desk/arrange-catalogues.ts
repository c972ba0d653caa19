import 'server-only'
import { catalogueLevels } from '@/lib/domain/content/desk-article'
import { insertedBefore } from '@/lib/domain/desk/inserted-before'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { lockRowVersion, storeEdit } from '@/lib/server/ground/desk-version/edit-row'
import { assertNotMoved, positionField } from '@/lib/server/ground/desk-version/moved-row'
import type { Mall } from '@/lib/server/ground/mall'
import { moveUnder, sortCatalogues, type CatalogueRow } from './catalogue-sql'
import {
  assertNameFree,
  catalogueMissing,
  catalogueOf,
  changeTree,
  listCatalogues,
  treeVersion,
  type ListedCatalogues,
} from './catalogue-tree'

const childrenOf = (tree: readonly CatalogueRow[], parentId: number): number[] =>
  tree.filter((row) => row.parent_id === parentId).map(({ category_id: id }) => id)

const storeSequence = (tx: Queries, ids: readonly number[]) =>
  tx.run(sortCatalogues, [ids, ids.map((_, index) => index + 1)])

/**
 * Puts the catalogues under a parent in a sequence; those that are not named follow.
 * @throws MallError 栏目不存在, also for one that is under another parent
 */
export const arrangeCatalogues = (
  mall: Mall,
  actor: Actor,
  parentId: number,
  ids: readonly number[],
): Promise<ListedCatalogues> =>
  changeTree(mall, async (tx, tree) => {
    const siblings = childrenOf(tree, parentId)
    if (ids.some((id) => !siblings.includes(id))) throw catalogueMissing()
    const version = await lockRowVersion(tx, treeVersion)
    const order = [...ids, ...siblings.filter((id) => !ids.includes(id))]
    await storeSequence(tx, order)
    await storeEdit(tx, treeVersion, version, ids.map(positionField), actor, mall.now())
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

/** A catalogue that is moved. */
interface CatalogueMove {
  category_id: number
  /** 0 for the top. */
  parent_id: number
  /** The catalogue that it is to stand before; 0 for the end. */
  before_id: number
  /** The version of the tree that its author saw. */
  version: number
}

/** Levels of a catalogue and those below it. */
const depthOf = (tree: readonly CatalogueRow[], id: number): number =>
  1 + Math.max(0, ...childrenOf(tree, id).map((child) => depthOf(tree, child)))

const isUnder = (tree: readonly CatalogueRow[], id: number, above: number): boolean =>
  id === above || (id !== 0 && isUnder(tree, catalogueOf(tree, id).parent_id, above))

/** @throws MallError 栏目不存在, 栏目不能移动到自己的下级, 栏目最多3级, 同级已有栏目“…”, 种草栏目和普通栏目不能放在一起 */
function assertFits(tree: readonly CatalogueRow[], row: CatalogueRow, parentId: number): void {
  const parent = parentId === 0 ? null : catalogueOf(tree, parentId)
  if (isUnder(tree, parentId, row.category_id)) throw new MallError('栏目不能移动到自己的下级')
  if ((parent?.level ?? 0) + depthOf(tree, row.category_id) > catalogueLevels)
    throw new MallError(deskMessages.catalogueTooDeep)
  if (parent && parent.category_type !== row.category_type)
    throw new MallError('种草栏目和普通栏目不能放在一起')
  assertNameFree(tree, parentId, row.category_name, row.category_id)
}

/**
 * Moves a catalogue with all below it; moves of other catalogues since the version of the tree stay.
 * @throws MallError as `assertFits`, and for a catalogue or position that another person moved since that version
 */
export const moveCatalogue = (mall: Mall, actor: Actor, sent: CatalogueMove): Promise<ListedCatalogues> =>
  changeTree(mall, async (tx, tree) => {
    const { category_id: id, parent_id: parentId, before_id: beforeId } = sent
    const row = catalogueOf(tree, id)
    const version = await lockRowVersion(tx, treeVersion)
    await assertNotMoved(tx, version, { id, name: row.category_name, base: sent.version })
    assertFits(tree, row, parentId)
    const ids = insertedBefore(childrenOf(tree, parentId), id, beforeId)
    if (!ids) throw new MallError(deskMessages.positionGone)
    const siblings = childrenOf(tree, row.parent_id)
    if (row.parent_id === parentId && ids.join() === siblings.join()) return listCatalogues(tx)
    if (row.parent_id !== parentId) await tx.run(moveUnder, [id, parentId])
    await storeSequence(tx, ids)
    await storeEdit(tx, treeVersion, version, [positionField(id)], actor, mall.now())
    await recordAudit(
      tx,
      {
        actor,
        event: 'moveCatalogue',
        subject: 'articleCatalogue',
        subjectId: id,
        before: { parent_id: row.parent_id, before_id: siblings[siblings.indexOf(id) + 1] ?? 0 },
        after: { parent_id: parentId, before_id: beforeId },
      },
      mall.now(),
    )
    return listCatalogues(tx)
  })
