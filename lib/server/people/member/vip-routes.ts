import 'server-only'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { getMember } from './get-member'

/** The paid grade of the member. */
export const ownVipRoutes = {
  own: os.vip.own.handler(async ({ context }) => {
    const { vipgrade } = await getMember(context.mall, memberOf(context))
    return vipgrade.is_open ? vipgrade : { grade_name: '' as const }
  }),
}
