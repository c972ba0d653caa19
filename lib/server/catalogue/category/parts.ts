import 'server-only'
import { jsonRows } from '@/lib/server/ground/db/json-rows'
import type { Part } from '@/lib/server/ground/db/parts'
import { json } from '@/lib/server/ground/db/statement'
import { categoriesOfPath } from './sql'

interface PathCategory {
  categoryId: number
  categoryName: string
}

/** The categories of a path, from the top down. @param path SQL of type int[]; null gives none */
export const categoriesOfPathIn = (path: string): Part<PathCategory[]> => ({
  sql: jsonRows(categoriesOfPath(path)),
  column: json<PathCategory[]>(),
})

/** The names of a category and those above it, from the top. @param id its id, as SQL */
export const namesOfPath = (id: string): string => `array(select p.category_name
  from categories c cross join unnest(c.path) with ordinality u(id, place) join categories p on p.category_id = u.id
 where c.category_id = ${id} order by u.place)`
