import 'server-only'
import { dateTimeText } from '@/lib/domain/time/china'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { claimPackage, giveGradePackages } from './give-packages'
import { cardsOfGrade, markSeen, unseenGrants, type PackageCard } from './sql'

const routes = os.couponPackage

const dayOf = (at: number) => dateTimeText(at).slice(0, 10)

/** When a coupon is valid, as a sentence. */
const lifeText = (card: PackageCard) =>
  card.date_type === 'DATE_TYPE_FIX_TERM'
    ? `领取后${card.begin_date === 0 ? '当天' : `${card.begin_date}天`}生效，有效期${card.fixed_term}天`
    : `${dayOf(card.begin_date)}至${dayOf(card.end_date)}有效`

const wireCard = (card: PackageCard) => ({ ...card, takeEffect: lifeText(card) })

export const couponPackageRoutes = {
  unseen: routes.unseen.handler(async ({ input, context }) => {
    const rows = await context.mall.db.run(unseenGrants, [memberOf(context).userId, input.receive_type])
    return {
      receive_record_list: rows.map((row) => ({
        receive_id: row.grantId,
        package_id: row.packageId,
        receive_type: row.receiveType,
        grade_id: row.gradeId,
        title: row.title,
        package_describe: row.describe,
        created: row.created,
      })),
      all_card_list: rows.flatMap((row) => row.cards.map(wireCard)),
    }
  }),

  ofOwnGrade: routes.ofOwnGrade.handler(async ({ context }) => {
    const { mall } = context
    const { userId, gradeId, vipGradeId } = memberOf(context)
    const grade =
      vipGradeId > 0
        ? { kind: 'vip_grade' as const, gradeId: vipGradeId }
        : { kind: 'grade' as const, gradeId }
    await mall.db.transaction(async (tx) => {
      await lockMember(tx, userId)
      await giveGradePackages(tx, userId, grade, mall.now())
    })
    return { type: grade.kind }
  }),

  confirm: routes.confirm.handler(async ({ input, context }) => {
    await context.mall.db.run(markSeen, [memberOf(context).userId, input.receive_type ?? null])
    return { status: true }
  }),

  claim: routes.claim.handler(async ({ input, context }) => {
    await claimPackage(context.mall, memberOf(context).userId, input.package_id)
    return { status: true }
  }),

  ofGrade: routes.ofGrade.handler(async ({ input, context }) => {
    const [row] = await context.mall.db.run(cardsOfGrade, [input.type, input.grade_id])
    const list = (row?.cards ?? []).map(wireCard)
    return { list, total_count: list.length, count: list.length }
  }),
}
