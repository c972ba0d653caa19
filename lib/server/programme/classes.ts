import 'server-only'
import { isProgrammeOver, type SubsidyClass } from '@/lib/domain/subsidy'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import { findSetting } from '@/lib/server/settings'

interface ClassRow {
  subsidyClassId: number
  className: string
  rate: number
  cap: number
  categoryIds: number[]
}

const classRows = statement(
  'subsidy_classes',
  `select subsidy_class_id as "subsidyClassId", class_name as "className", rate, cap, category_ids as "categoryIds"
     from subsidy_classes order by sort desc, subsidy_class_id`,
)

/** A class of the programme as the operator wrote it; `limit` is the number of pieces one person may be paid for. */
export interface ProgrammeClass extends SubsidyClass {
  subsidyClassId: number
  limit: number
}

/**
 * The classes that the renewal programme pays for at this moment, in the operator's order; none once it has ended.
 * @param now epoch seconds
 */
export async function loadProgrammeClasses(db: Queries, now: number): Promise<ProgrammeClass[]> {
  const [rows, programme] = await Promise.all([db.run<ClassRow>(classRows, []), findSetting(db, 'programme')])
  if (isProgrammeOver(programme, now)) return []
  return rows.map((row) => {
    const more = programme?.classes.find(({ categoryId }) => row.categoryIds.includes(categoryId))
    return { ...row, topRate: more?.topRate, priceLimit: more?.priceLimit, limit: more?.limit ?? 0 }
  })
}
