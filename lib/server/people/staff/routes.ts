import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import { os } from '@/lib/server/ground/call-context'
import { readAgreement } from '@/lib/server/ground/site-setting/read-agreement'
import { addSessionCookies } from '@/lib/server/people/session/cookies'
import { findStaffMobile, sendStaffCode, signInStaff } from './sign-in-staff'

const routes = os.staff

export const staffRoutes = {
  mobile: routes.mobile.handler(async ({ input, context }) => {
    const mobile = await findStaffMobile(context.mall, input.work_id, context.ip)
    return mobile === null ? { result: 'fail', mobile: '' } : { result: 'success', mobile }
  }),

  smsCode: routes.smsCode.handler(async ({ input, context }) => {
    const request = { workId: input.work_id, token: input.sess_id, answer: input.vcode }
    await sendStaffCode(context.mall, request, context.ip)
    return { message: memberMessages.smsSent }
  }),

  login: routes.login.handler(async ({ input, context }) => {
    if (!input.license) throw new MallError(memberMessages.staffTermsNotAccepted)
    const signedIn = await signInStaff(context.mall, input.work_id, input.vcode, context.ip)
    addSessionCookies(context.mall, context.reply, signedIn)
    return { accessToken: signedIn.token }
  }),

  agreement: routes.agreement.handler(async ({ context }) => {
    const { title, content } = await readAgreement(context.mall.db, 'staff')
    return { title, agreement: content }
  }),
}
