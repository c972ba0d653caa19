import 'server-only'
import type { DeskCatalogue } from '@/lib/contract/operator/content/article-catalogue'
import { MallError } from '@/lib/domain/errors'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Queries } from '@/lib/server/ground/db/connection'
import { readRowVersion } from '@/lib/server/ground/desk-version/edit-row'
import type { Mall } from '@/lib/server/ground/mall'
import { eventTags } from '@/lib/web/cache-tags'
import { catalogueTree, lockCatalogues, type CatalogueRow } from './catalogue-sql'

export const wireCatalogue = ({ sort: _sort, ...row }: CatalogueRow): DeskCatalogue => row

/** The version of the arrangement of the tree. */
export const treeVersion = { subject: 'articleCatalogueTree', id: 1 }

/** The tree with the version of its arrangement. */
export interface ListedCatalogues {
  version: number
  /** Parents before children. */
  list: DeskCatalogue[]
}

/** The catalogues of articles. */
export async function listCatalogues(db: Queries): Promise<ListedCatalogues> {
  const { version } = await readRowVersion(db, treeVersion)
  return { version, list: (await db.run(catalogueTree, [])).map(wireCatalogue) }
}

export const catalogueMissing = () => new MallError(deskMessages.catalogueMissing)

/** @throws MallError 栏目不存在 */
export function catalogueOf(tree: readonly CatalogueRow[], categoryId: number): CatalogueRow {
  const found = tree.find(({ category_id: id }) => id === categoryId)
  if (!found) throw catalogueMissing()
  return found
}

/** @throws MallError 同级已有栏目“…” */
export function assertNameFree(
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
export async function changeTree<Answer>(
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
