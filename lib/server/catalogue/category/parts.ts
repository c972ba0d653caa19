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
