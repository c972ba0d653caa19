import 'server-only'
import { memberOf, os } from '@/lib/server/context'
import { readMember } from './member-info'

export const memberRoutes = {
  info: os.member.info.handler(({ context }) => readMember(context.mall, memberOf(context))),
}
