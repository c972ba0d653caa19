import 'server-only'
import type { Queries } from '@/lib/server/db/connection'
import type { RowOf } from '@/lib/server/db/statement'
import { categoryPath } from './sql'

/** The categories from the top down to this one; empty without an id and for an unknown one. */
export const loadCategoryPath = (
  db: Queries,
  categoryId: number | undefined,
): Promise<RowOf<typeof categoryPath>[]> =>
  categoryId ? db.run(categoryPath, [categoryId]) : Promise.resolve([])
