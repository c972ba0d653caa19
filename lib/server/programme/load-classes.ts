import 'server-only'
import { isProgrammeOver, type SubsidyClass } from '@/lib/domain/subsidy'
import type { Queries } from '@/lib/server/db/connection'
import { findSetting } from '@/lib/server/settings'
import { subsidyClasses } from './sql'

/** A class of the programme; `limit` is the number of pieces for which one person is paid. */
export interface ProgrammeClass extends SubsidyClass {
  subsidyClassId: number
  limit: number
}

/**
 * The classes that the renewal programme pays for now, in the operator's order; none once it has ended.
 * @param now epoch seconds
 */
export async function loadProgrammeClasses(db: Queries, now: number): Promise<ProgrammeClass[]> {
  const [rows, programme] = await Promise.all([db.run(subsidyClasses, []), findSetting(db, 'programme')])
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
