import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { memberGrades, memberInfo } from './sql'
import { wireGrade } from './wire'

/** The ordinary grades by their thresholds (contract member §9.4). */
export const listMemberGrades = async (db: Queries) => (await db.run(memberGrades, [])).map(wireGrade)

/** Cents that a member has paid for products of completed orders, less refunds; 0 for a guest. */
export const readConsumption = async (db: Queries, userId: number): Promise<number> =>
  (await db.run(memberInfo, [userId]))[0]?.consumption ?? 0
