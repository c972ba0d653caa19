import 'server-only'
import { inArray } from 'drizzle-orm'
import type { CouponPackageInput } from '@/lib/contract/operator/catalogue/coupon'
import { couponSettingTexts as texts } from '@/lib/domain/coupon/setting'
import { MallError } from '@/lib/domain/errors'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import { only } from '@/lib/server/ground/db/only'
import { cardPackageItems, cardPackages, cards, gradePackages } from '@/lib/server/ground/db/schema'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'

/**
 * Adds a package of coupons, which members claim or grades give (ADR 0072).
 * @throws MallError 优惠券不存在, 卡券包中的优惠券不能重复
 */
export async function addPackage(mall: Mall, { actor }: Scope, input: CouponPackageInput): Promise<number> {
  const { orm } = mall.db
  const ids = input.cards.map(({ card_id }) => card_id)
  if (new Set(ids).size < ids.length) throw new MallError(texts.cardTwice)
  const known = await orm.select({ id: cards.cardId }).from(cards).where(inArray(cards.cardId, ids))
  if (known.length < ids.length) throw new MallError(texts.noCard)
  const values = {
    title: input.title,
    describe: input.describe,
    limitCount: input.limit_count,
    receive: input.receive,
  }
  const added = only(
    await orm
      .insert(cardPackages)
      .values({ ...values, created: mall.now() })
      .returning({ packageId: cardPackages.packageId }),
    'adding a package of coupons',
  )
  const { packageId } = added
  await orm
    .insert(cardPackageItems)
    .values(input.cards.map(({ card_id: cardId, give_num: giveNum }) => ({ packageId, cardId, giveNum })))
  const grades = [
    ...[...new Set(input.grade_ids)].map((gradeId) => ({ kind: 'grade' as const, gradeId, packageId })),
    ...[...new Set(input.vip_grade_ids)].map((gradeId) => ({
      kind: 'vip_grade' as const,
      gradeId,
      packageId,
    })),
  ]
  if (grades.length > 0) await orm.insert(gradePackages).values(grades)
  const after = { ...values, cards: input.cards, grades }
  const entry = { actor, event: 'addPackage', subject: 'card_package', subjectId: packageId, after }
  await recordAudit(mall.db, entry, mall.now())
  return packageId
}
