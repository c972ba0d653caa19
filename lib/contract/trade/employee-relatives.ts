import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { cents, listOf, seconds, wirePage, wirePageSize, wireText } from '../fields'
import { auth, context, done, tags } from './employee-fields'
import { activityTitle } from './employee-shape'

const inviteCode = wireText(20, memberMessages.shareLinkLapsed, memberMessages.shareLinkLapsed).min(
  1,
  memberMessages.shareLinkLapsed,
)

/** Relatives of employees, and the codes that invite them (contract member §14.1). */
export const employeeRelativesContract = {
  inviteCode: call('GET', '/employee/invitecode', '亲友邀请码', {
    tags,
    auth,
    writes: true,
    also: [{ method: 'POST', path: '/employee/invitecode' }],
  })
    .input(z.object(context))
    .output(z.object({ invite_code: z.string() })),

  relatives: call('GET', '/employee/invitelist', '我邀请的亲友', { tags, auth })
    .input(z.object({ ...context, page: wirePage(), pageSize: wirePageSize(20) }))
    .output(
      listOf(
        z.object({
          user_id: z.int(),
          activity_id: z.int(),
          enterprise_id: z.int(),
          created: seconds,
          /** Masked. */
          member_mobile: z.string(),
          username: z.string(),
          avatar: z.string(),
          limit_fee: cents,
          used_limitfee: cents,
          left_fee: cents,
        }),
      ),
    ),

  /**
   * Our own: the activity that a code invites the member into, before it is accepted. It refuses as `bindRelative` does
   * and counts with its attempts.
   */
  invite: call('GET', '/employee/invite', '亲友邀请', { tags, auth })
    .input(z.object({ invite_code: inviteCode }))
    .output(
      activityTitle.extend({
        enterprise_id: z.int(),
        enterprise_name: z.string(),
        relative_begin_time: seconds,
        relative_end_time: seconds,
      }),
    ),

  bindRelative: call('POST', '/employee/relative/bind', '绑定亲友', { tags, auth })
    .input(z.object({ invite_code: inviteCode }))
    .output(done),
}
