import 'server-only'
import { jsonRows } from '@/lib/server/db/json-rows'
import type { Part } from '@/lib/server/db/parts'
import { json, type RowOf } from '@/lib/server/db/statement'
import { categoriesOfPath, type categoryPath } from './sql'

/** The categories of a path, from the top down. @param path SQL of type int[]; null gives none */
export const categoriesOfPathIn = (path: string): Part<RowOf<typeof categoryPath>[]> => ({
  sql: jsonRows(categoriesOfPath(path)),
  column: json<RowOf<typeof categoryPath>[]>(),
})
