import 'server-only'
import { memberOf, os } from '@/lib/server/context'
import { yuan } from '@/lib/server/goods/wire'
import { getMember } from '@/lib/server/member/get-member'
import { offeredGrades } from './offered'

export const vipRoutes = {
  list: os.vip.list.handler(async ({ context }) => ({
    list: await offeredGrades(context.mall.db),
    cur: yuan,
  })),

  plain: os.vip.plain.handler(({ context }) => offeredGrades(context.mall.db)),

  own: os.vip.own.handler(async ({ context }) => {
    const { vipgrade } = await getMember(context.mall, memberOf(context))
    return vipgrade.is_open ? vipgrade : { grade_name: '' as const }
  }),
}
