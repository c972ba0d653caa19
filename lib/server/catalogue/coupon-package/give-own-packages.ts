import 'server-only'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { giveGradePackages } from './give-packages'

/**
 * Gives a member the packages of the own grade, each once: of the paid grade while there is one, else of the ordinary
 * grade.
 * @returns the kind of that grade
 */
export async function giveOwnPackages(
  mall: Mall,
  { userId, gradeId, vipGradeId }: Viewer,
): Promise<'grade' | 'vip_grade'> {
  const grade =
    vipGradeId > 0 ? { kind: 'vip_grade' as const, gradeId: vipGradeId } : { kind: 'grade' as const, gradeId }
  await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    await giveGradePackages(tx, userId, grade, mall.now())
  })
  return grade.kind
}
