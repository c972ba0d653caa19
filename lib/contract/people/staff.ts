import { z } from 'zod'
import * as employeeMessages from '@/lib/domain/messages/employee'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { wireBool, wireText } from '../fields'

const tags = ['员工']

/**
 * The number that an employer gave; six characters. Longer or shorter ones belong to no employee, so they need no error
 * of their own.
 */
const workId = wireText(20, employeeMessages.workIdInvalid, employeeMessages.workIdMissing).min(
  1,
  employeeMessages.workIdMissing,
)

/**
 * Sign-in of staff by work id (contract member §14.2). The captcha has the type `staff`; its token is called `sess_id`
 * here.
 */
export const staffContract = {
  /** The masked number that gets the code; `fail` for an unknown work id. */
  mobile: call('POST', '/staff/mobile', '工号对应的手机号', { tags, legacyName: 'staff.mobile' })
    .input(z.object({ work_id: workId }))
    .output(z.object({ result: z.enum(['success', 'fail']), mobile: z.string() })),

  /** Sends an sms code to the number of a work id; the answer is the same for an unknown work id. */
  smsCode: call('POST', '/staff/sms/code', '员工登录短信验证码', { tags, legacyName: 'staff.send.vcode' })
    .input(
      z.object({
        work_id: workId,
        verifycodekey: z.literal('staff', memberMessages.smsTypeInvalid).optional().default('staff'),
        /** Answer to the captcha. */
        vcode: wireText(20, memberMessages.captchaWronglyTyped, memberMessages.captchaWronglyTyped).min(
          1,
          memberMessages.captchaWronglyTyped,
        ),
        sess_id: wireText(64, memberMessages.captchaWronglyTyped, memberMessages.captchaWronglyTyped).min(
          1,
          memberMessages.captchaWronglyTyped,
        ),
      }),
    )
    .output(z.object({ message: z.string() })),

  /** Also sets the session cookies for our own pages. */
  login: call('POST', '/staff/login', '员工登录', { tags, legacyName: 'staff.dologin' })
    .input(
      z.object({
        work_id: workId,
        /** The sms code. */
        vcode: wireText(20, memberMessages.smsCodeWrong, memberMessages.codeEmpty).min(
          1,
          memberMessages.codeEmpty,
        ),
        /** Whether the staff agreement was accepted. */
        license: wireBool(),
        sess_id: wireText(64).optional(),
      }),
    )
    .output(z.object({ accessToken: z.string() })),

  agreement: call('POST', '/staff/agreement', '员工登录协议', {
    tags,
    also: [{ method: 'GET', path: '/staff/agreement' }],
    legacyName: 'staff.agreement',
  })
    .input(z.object({}))
    .output(z.object({ title: z.string(), agreement: z.string() })),
}
