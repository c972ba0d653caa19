import 'server-only'
import type { SiteSettings } from '@/lib/domain/content/site'
import { isProgrammeOn, type SubsidyClass } from '@/lib/domain/goods/subsidy'
import type { ProgrammeClassRow } from '@/lib/server/catalogue/goods-lookup/offer-columns'
import type { Queries } from '@/lib/server/ground/db/connection'
import { findSetting } from '@/lib/server/ground/settings'
import { subsidyClasses } from './sql'

/** A class of the programme; `limit` is the number of subsidised pieces per person. */
export interface ProgrammeClass extends SubsidyClass {
  subsidyClassId: number
  limit: number
}

type ProgrammeSetting = SiteSettings['programme'] | null

/** The entry of a class in the setting of the programme. */
const detailsOf = (row: Pick<ProgrammeClassRow, 'categoryIds'>, programme: ProgrammeSetting) =>
  programme?.classes.find(({ categoryId }) => row.categoryIds.includes(categoryId))

/** The classes of the programme, from their rows and its setting, whether it pays now or not. */
export const withDetails = (rows: readonly ProgrammeClassRow[], programme: ProgrammeSetting) =>
  rows.map((row) => {
    const details = detailsOf(row, programme)
    return {
      ...row,
      topRate: details?.topRate,
      priceLimit: details?.priceLimit,
      limit: details?.limit ?? 0,
    }
  })

/**
 * The classes that the renewal programme pays for now, from their rows and its setting: those with budget left, and
 * none before the programme begins or after it ends.
 * @param now epoch seconds
 */
export const classesNow = (
  rows: readonly ProgrammeClassRow[],
  programme: ProgrammeSetting,
  now: number,
): ProgrammeClass[] =>
  isProgrammeOn(programme, now) ? withDetails(rows, programme).filter(({ isSpent }) => !isSpent) : []

/** The rows of all classes, in the operator's order. */
export const loadClassRows = (db: Queries): Promise<ProgrammeClassRow[]> => db.run(subsidyClasses, [])

/** All classes with their rules, including those that are no longer paid for: existing orders keep their rules. */
export async function loadAllClasses(db: Queries): Promise<ProgrammeClass[]> {
  const [rows, programme] = await Promise.all([loadClassRows(db), findSetting(db, 'programme')])
  return withDetails(rows, programme)
}

/**
 * The classes that the renewal programme pays for now, in the operator's order.
 * @param now epoch seconds
 */
export async function loadProgrammeClasses(db: Queries, now: number): Promise<ProgrammeClass[]> {
  const [rows, programme] = await Promise.all([loadClassRows(db), findSetting(db, 'programme')])
  return classesNow(rows, programme, now)
}
