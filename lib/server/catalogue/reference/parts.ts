import 'server-only'
import type { Part } from '@/lib/server/ground/db/parts'
import { number } from '@/lib/server/ground/db/statement'

/**
 * The version of the reference data, for `referenceAt`: a number that increases with every change of one of the tables.
 */
export const referenceVersionIn = (): Part<number> => ({
  sql: '(select sum(version)::bigint from reference_versions)',
  column: number,
})
