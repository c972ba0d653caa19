import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import { confirmPackages } from './confirm-packages'
import { giveOwnPackages } from './give-own-packages'
import { claimPackage } from './give-packages'
import { listGradeCards } from './list-grade-cards'
import { listUnseenPackages } from './list-unseen-packages'
import { wireCard, wireGrant } from './wire'

const routes = os.couponPackage

export const couponPackageRoutes = {
  unseen: routes.unseen.handler(async ({ input, context }) => {
    const rows = await listUnseenPackages(context.mall.db, memberOf(context).userId, input.receive_type)
    return {
      receive_record_list: rows.map(wireGrant),
      all_card_list: rows.flatMap((row) => row.cards.map(wireCard)),
    }
  }),

  ofOwnGrade: routes.ofOwnGrade.handler(async ({ context }) => ({
    type: await giveOwnPackages(context.mall, memberOf(context)),
  })),

  confirm: routes.confirm.handler(async ({ input, context }) => {
    await confirmPackages(context.mall.db, memberOf(context).userId, input.receive_type)
    return { status: true }
  }),

  claim: routes.claim.handler(async ({ input, context }) => {
    await claimPackage(context.mall, memberOf(context).userId, input.package_id)
    return { status: true }
  }),

  ofGrade: routes.ofGrade.handler(async ({ input, context }) => {
    const cards = await listGradeCards(context.mall.db, input.type, input.grade_id)
    const list = cards.map(wireCard)
    return wireList({ list, total: list.length })
  }),
}
