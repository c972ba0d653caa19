import 'server-only'
import type { OfferedGrade } from '@/lib/contract/vip'
import type { Queries } from '@/lib/server/db/connection'
import { vipGrades } from './sql'
import { wireGrade } from './wire'

/** The paid grades, the default one first (contract member §9.1). */
export const listGrades = async (db: Queries): Promise<OfferedGrade[]> =>
  (await db.run(vipGrades, [])).map(wireGrade)
