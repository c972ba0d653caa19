import { z } from 'zod'
import { deskRoles, type DeskRole } from '@/lib/domain/desk/roles'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as memberMessages from '@/lib/domain/messages/member'
import { isMobile } from '@/lib/domain/validate'
import { call } from '../call'
import { listOf, seconds, wireId, wirePhone } from '../fields'
import { forOperators, paging } from './options'

const role = z.enum(Object.keys(deskRoles) as DeskRole[], deskMessages.roleMissing)

const mobile = wirePhone(20, memberMessages.mobileNotValid, memberMessages.mobileNotValid).refine(
  isMobile,
  memberMessages.mobileNotValid,
)

const account = z.object({
  user_id: z.int(),
  mobile: z.string(),
  username: z.string(),
  desk_role: role,
  /** The shop of a person with a role for shops; else null. */
  shop: z.object({ distributor_id: z.int(), name: z.string() }).nullable(),
  /** Disabled as a member: no sign-in of any kind. */
  disabled: z.boolean(),
  /** Created for the desk and without a password so far: a link can give it one. */
  waits_for_password: z.boolean(),
  created: seconds,
})

export type DeskAccount = z.infer<typeof account>

/** The accounts of people at the desk (contract operator). */
export const operatorAccountContract = {
  list: call('GET', '/operator/accounts', '账号列表', forOperators('account:read'))
    .input(z.object({ ...paging, kind: z.enum(['mall', 'shop']).optional() }))
    .output(listOf(account)),

  /** Gives a number a role at the desk, and creates its account when there is none. */
  add: call('POST', '/operator/accounts', '新增账号', forOperators('account:write'))
    .input(z.object({ mobile, desk_role: role, distributor_id: wireId().optional() }))
    .output(account),

  change: call('PUT', '/operator/accounts', '修改账号', forOperators('account:write'))
    .input(z.object({ user_id: wireId(), desk_role: role, distributor_id: wireId().optional() }))
    .output(account),

  /** Takes the person off the desk; the member account stays. */
  remove: call('DELETE', '/operator/accounts/{user_id}', '移除账号', forOperators('account:write'))
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ status: z.boolean() })),

  /** A link with which a person who was added sets the first password; an earlier one ends. It is never stored. */
  makeLink: call('POST', '/operator/accounts/link', '生成设置密码链接', forOperators('account:write'))
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ link: z.string(), expires: seconds })),
}
