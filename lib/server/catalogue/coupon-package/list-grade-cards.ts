import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { cardsOfGrade, type PackageCard } from './sql'

/** The coupons that come with a grade. */
export async function listGradeCards(
  db: Queries,
  kind: 'grade' | 'vip_grade',
  gradeId: number,
): Promise<PackageCard[]> {
  const [row] = await db.run(cardsOfGrade, [kind, gradeId])
  return row?.cards ?? []
}
