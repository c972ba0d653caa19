import 'server-only'
import { jsonRows } from '@/lib/server/db/json-rows'
import type { Part } from '@/lib/server/db/parts'
import { json } from '@/lib/server/db/statement'
import { programmeClasses, type ProgrammeClassRow } from '@/lib/server/goods-lookup/offer-columns'

/**
 * The classes of the renewal programme for a product, for `classesNow`.
 * @param categories its categories with all above them, as SQL of type int[]
 */
export const subsidyClassesIn = (categories: string): Part<ProgrammeClassRow[]> => ({
  sql: jsonRows(`select * from (${programmeClasses}) class where class."categoryIds" && ${categories}`),
  column: json<ProgrammeClassRow[]>(),
})
