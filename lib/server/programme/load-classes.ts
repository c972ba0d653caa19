import 'server-only'
import { isProgrammeOver, type SubsidyClass } from '@/lib/domain/subsidy'
import type { SiteSettings } from '@/lib/domain/site'
import type { Queries } from '@/lib/server/db/connection'
import type { ProgrammeClassRow } from '@/lib/server/goods-lookup/offer-columns'
import { findSetting } from '@/lib/server/settings'
import { subsidyClasses } from './sql'

/** A class of the programme; `limit` is the number of pieces for which one person is paid. */
export interface ProgrammeClass extends SubsidyClass {
  subsidyClassId: number
  limit: number
}

/**
 * The classes that the renewal programme pays for now, from their rows and its setting; none once it has ended.
 * @param now epoch seconds
 */
export function classesNow(
  rows: readonly ProgrammeClassRow[],
  programme: SiteSettings['programme'] | null,
  now: number,
): ProgrammeClass[] {
  if (isProgrammeOver(programme, now)) return []
  return rows.map((row) => {
    const details = programme?.classes.find(({ categoryId }) => row.categoryIds.includes(categoryId))
    return {
      ...row,
      topRate: details?.topRate,
      priceLimit: details?.priceLimit,
      limit: details?.limit ?? 0,
    }
  })
}

/**
 * The classes that the renewal programme pays for now, in the operator's order; none once it has ended.
 * @param now epoch seconds
 */
export async function loadProgrammeClasses(db: Queries, now: number): Promise<ProgrammeClass[]> {
  const [rows, programme] = await Promise.all([db.run(subsidyClasses, []), findSetting(db, 'programme')])
  return classesNow(rows, programme, now)
}
