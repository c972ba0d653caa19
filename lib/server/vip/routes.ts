import 'server-only'
import { memberOf, os } from '@/lib/server/call-context'
import { yuan } from '@/lib/server/wire/currency'
import { getMember } from '@/lib/server/member/get-member'
import { listGrades } from './list-grades'

export const vipRoutes = {
  list: os.vip.list.handler(async ({ context }) => ({
    list: await listGrades(context.mall.db),
    cur: yuan,
  })),

  plain: os.vip.plain.handler(({ context }) => listGrades(context.mall.db)),

  own: os.vip.own.handler(async ({ context }) => {
    const { vipgrade } = await getMember(context.mall, memberOf(context))
    return vipgrade.is_open ? vipgrade : { grade_name: '' as const }
  }),
}
