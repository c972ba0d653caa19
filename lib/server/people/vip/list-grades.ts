import 'server-only'
import type { OfferedGrade } from '@/lib/contract/people/vip'
import type { Queries } from '@/lib/server/ground/db/connection'
import { vipGrade, vipGrades } from './grade-sql'
import { wireGrade } from './wire-grade'

/** The paid grades, the default one first (contract member §9.1). */
export const listGrades = async (db: Queries): Promise<OfferedGrade[]> =>
  (await db.run(vipGrades, [])).map(wireGrade)

/** The paid grade with this id; for 0 the offered one, undefined without any (contract member §9.3). */
export async function findGrade(db: Queries, vipGradeId: number): Promise<OfferedGrade | undefined> {
  const [row] = await db.run(vipGrade, [vipGradeId])
  return row && wireGrade(row)
}
