import 'server-only'
import { couponLife } from '@/lib/domain/coupon/index'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { newCouponCode } from './new-code'
import { giveCards, packageCards, packagesOfGrade, packageToClaim, recordGrant, takeCards } from './sql'

interface Grant {
  userId: number
  packageId: number
  receiveType: 'template' | 'grade' | 'vip_grade'
  /** 0 for a package that members claim themselves. */
  gradeId: number
  serial: number
  orderId: string | null
}

/** Codes are random and may collide with stored ones: missing coupons are retried with new codes. */
async function giveAll(num: number, give: (codes: string[]) => Promise<number>): Promise<void> {
  let left = num
  for (let attempt = 1; left > 0; attempt++) {
    if (attempt > 5) throw new Error('no free coupon codes')
    left -= await give(Array.from({ length: left }, newCouponCode))
  }
}

/**
 * Gives a package once per grant.
 * @returns the number of coupons given, limited by what is left of each; null when the grant was recorded before
 */
async function givePackage(tx: Queries, grant: Grant, now: number): Promise<number | null> {
  const { userId, packageId, receiveType, gradeId, serial, orderId } = grant
  const [recorded] = await tx.run(recordGrant, [
    userId,
    packageId,
    receiveType,
    gradeId,
    serial,
    orderId,
    now,
  ])
  if (!recorded) return null
  let given = 0
  for (const card of await tx.run(packageCards, [packageId])) {
    const [taken] = await tx.run(takeCards, [card.cardId, card.giveNum, now])
    if (!taken) continue
    const { beginDate, endDate } = couponLife(card, now)
    await giveAll(taken.num, async (codes) => {
      const params = [userId, card.cardId, codes, beginDate, endDate, now, recorded.grantId]
      return (await tx.run(giveCards, params)).length
    })
    given += taken.num
  }
  return given
}

/**
 * Claims a package (contract member §7.6). The limit per member and the quantities of its coupons also hold for
 * parallel requests; coupons without remaining quantity are left out.
 * @throws MallError 卡券包不存在, 您已经领过该卡券包, 卡券包已被领完
 */
export async function claimPackage(mall: Mall, userId: number, packageId: number): Promise<void> {
  await mall.db.transaction(async (tx) => {
    await lockMember(tx, userId)
    const [found] = await tx.run(packageToClaim, [packageId, userId])
    if (!found) throw new MallError('卡券包不存在')
    if (found.held >= found.limit) throw new MallError('您已经领过该卡券包')
    const given = await givePackage(
      tx,
      {
        userId,
        packageId,
        receiveType: 'template' as const,
        gradeId: 0,
        orderId: null,
        serial: found.held + 1,
      },
      mall.now(),
    )
    if (!given) throw new MallError('卡券包已被领完')
  })
}

/**
 * Gives the packages of a grade: with an order each time that the grade is bought, otherwise once. The row of the
 * member must be locked, so that parallel calls count one after the other.
 */
export async function giveGradePackages(
  tx: Queries,
  userId: number,
  grade: { kind: 'grade' | 'vip_grade'; gradeId: number; orderId?: string },
  now: number,
): Promise<void> {
  const { kind, gradeId, orderId = null } = grade
  for (const { packageId, held } of await tx.run(packagesOfGrade, [kind, gradeId, userId])) {
    const serial = orderId === null ? 1 : held + 1
    await givePackage(tx, { userId, packageId, receiveType: kind, gradeId, serial, orderId }, now)
  }
}
