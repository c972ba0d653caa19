import 'server-only'
import type { CategoryNode } from '@/lib/contract/catalogue/category'
import type { Queries } from '@/lib/server/ground/db/connection'
import { pointsCategories, employeeCategories, shownCategories, soldCategories } from './sql'
import { toTree } from './wire'

/**
 * The tree of a shop's sales categories. A shop without any shows its management categories (contract goods §4.1), and
 * without those the categories of the mall in which it sells something.
 */
export async function loadCategoryTree(
  db: Queries,
  isMain: boolean,
  distributorId: number,
): Promise<CategoryNode[]> {
  const rows = await db.run(shownCategories, [isMain, distributorId])
  if (rows.length > 0 || isMain) return toTree(rows)
  const main = await db.run(shownCategories, [true, distributorId])
  if (main.length > 0 || distributorId === 0) return toTree(main)
  return toTree(await db.run(soldCategories, [distributorId]))
}

/** The tree of the categories that have products of the points mall (contract goods §15). */
export const loadPointsCategories = async (db: Queries): Promise<CategoryNode[]> =>
  toTree(await db.run(pointsCategories, []))

/** The tree of the categories that have products of an activity of employee purchase (contract member §14.1). */
export const loadEmployeeCategories = async (db: Queries, activityId: number): Promise<CategoryNode[]> =>
  toTree(await db.run(employeeCategories, [activityId]))
