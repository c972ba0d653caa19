import 'server-only'
import type { CategoryNode, CategoryRow } from '@/lib/contract/catalogue/category'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { anySalesCategory, categoriesBelow, categoriesOfLevel, childCategories, oneCategory } from './sql'
import { toTree } from './wire'

const hasSalesCategories = async (db: Queries, distributorId: number): Promise<boolean> =>
  (await db.run(anySalesCategory, [distributorId])).length > 0

const asList = (list: CategoryRow[]) => wireList({ list, total: list.length })

/** The categories directly below one; `distributorId` 0 means of all shops (contract goods §4.2). */
export const listChildCategories = async (db: Queries, categoryId: number, distributorId: number) =>
  asList(await db.run(childCategories, [categoryId, distributorId]))

/**
 * The categories of a level, 1 to 3, that have products. As in the tree, a shop without sales categories lists its
 * management categories (contract goods §4.1, contract goods §4.3).
 */
export async function listCategoriesOfLevel(
  db: Queries,
  level: number,
  isMain: boolean,
  distributorId: number,
) {
  const listsMain = isMain || !(await hasSalesCategories(db, distributorId))
  return asList(await db.run(categoriesOfLevel, [level, listsMain, distributorId]))
}

/**
 * One category with all below it (contract goods §4.3).
 * @throws MallError 未获取到分类详情 for a category that shoppers cannot see
 */
export async function getCategory(
  db: Queries,
  categoryId: number,
): Promise<CategoryRow & { children: CategoryNode[] }> {
  const [row] = await db.run(oneCategory, [categoryId])
  if (!row) throw new MallError('未获取到分类详情')
  const below = await db.run(categoriesBelow, [categoryId])
  const children = toTree(below).map((node) => ({ ...node, parent_id: categoryId }))
  return { ...row, children }
}
