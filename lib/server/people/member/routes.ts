import 'server-only'
import { barCodeUrl } from '@/lib/server/ground/adapters/bar-code'
import { qrCodeUrl } from '@/lib/server/ground/adapters/qr-code'
import { memberOf, os } from '@/lib/server/ground/call-context'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { addCookie, addSessionCookie, dropSessionCookies } from '@/lib/server/people/session/cookies'
import { renewSession } from '@/lib/server/people/session/renew-session'
import { readTicket } from '@/lib/server/people/session/wechat/ticket'
import { ticketCookie } from '@/lib/server/people/session/wechat/ticket-cookie'
import { getMember } from './get-member'
import { getStatistics } from './get-statistics'
import { readProfileForm } from './profile-fields'
import { isNewMobile, register } from './register'
import { resetPassword } from './reset-password'

const routes = os.member

export const memberRoutes = {
  register: routes.register.handler(async ({ input, context }) => {
    const { mall, reply, ip } = context
    const tickets = input.union_id ? [context.token, context.cookie?.(ticketCookie)] : []
    const token = await register(mall, input, await readTicket(mall, tickets), ip)
    addSessionCookie(mall, reply, 'shopper', token)
    if (input.union_id) addCookie(mall, reply, ticketCookie, '', 0)
    return { token }
  }),

  resetPassword: routes.resetPassword.handler(async ({ input, context }) => {
    const { row, tokensFrom } = await resetPassword(context.mall, input, context.viewer)
    // The caller's own token was revoked too.
    if (context.viewer && input.keep_session) await renewSession(context, { ...context.viewer, tokensFrom })
    else if (context.viewer) dropSessionCookies(context.mall, context.reply)
    return row
  }),

  isNew: routes.isNew.handler(async ({ input, context }) => {
    const isNew = await isNewMobile(context.mall, input.mobile, context.ip)
    return { is_new: isNew ? 1 : 0 }
  }),

  setting: routes.setting.handler(async ({ input, context }) =>
    input.is_edite_page ? (await readProfileForm(context.mall.db)).fields : [],
  ),

  statistics: routes.statistics.handler(async ({ context }) => {
    const { coupons, point, favourites } = await getStatistics(context.mall.db, memberOf(context).userId)
    return { discount_total_count: coupons, point_total_count: point, fav_total_count: favourites }
  }),

  agreement: routes.agreement.handler(async ({ context }) => {
    const { type, title, content } = await readAgreement(context.mall.db, 'member_register')
    return { type, title, content }
  }),

  whitelist: routes.whitelist.handler(() => ({ status: false })),

  barcode: routes.barcode.handler(async ({ context }) => {
    const { memberInfo: info } = await getMember(context.mall, memberOf(context))
    const code = info.user_card_code
    return { code, barcode_url: barCodeUrl(code), qrcode_url: qrCodeUrl(code) }
  }),

  info: routes.info.handler(({ context }) => getMember(context.mall, memberOf(context))),
}
