import { z } from 'zod'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as memberMessages from '@/lib/domain/messages/member'
import { isMobile } from '@/lib/domain/validate'
import { call } from '../../call'
import { listOf, seconds, wireId, wirePhone, wireText } from '../../fields'
import { forOperators, paging } from '../options'
import { deskRole, roleChoice } from './role'
import { deskSession } from './security'

const post = {
  desk_role: roleChoice,
  /** Of the role `own`. */
  role_id: wireId().optional(),
  /** Of roles for shops. */
  distributor_id: wireId().optional(),
}

export const mobile = wirePhone(20, memberMessages.mobileNotValid, memberMessages.mobileNotValid).refine(
  isMobile,
  memberMessages.mobileNotValid,
)

/** The name of a person whose account is made; one that has an account keeps the own name. */
export const personName = wireText(20, '姓名最多20个字', deskMessages.personNameMissing).min(
  1,
  deskMessages.personNameMissing,
)

export const account = z.object({
  user_id: z.int(),
  mobile: z.string(),
  username: z.string(),
  desk_role: deskRole,
  /** The shop of a person with a role for shops; else null. */
  shop: z.object({ distributor_id: z.int(), name: z.string() }).nullable(),
  /** Disabled as a member: no sign-in of any kind. */
  disabled: z.boolean(),
  /** Created for the desk and without a password so far: a link can give it one. */
  waits_for_password: z.boolean(),
  /** A second factor is in use. */
  has_factor: z.boolean(),
  created: seconds,
})

export type DeskAccount = z.infer<typeof account>

/** The accounts of people at the desk (contract operator). */
export const operatorAccountContract = {
  list: call('GET', '/operator/accounts', '账号列表', forOperators('account:read'))
    .input(
      z.object({ ...paging, kind: z.enum(['mall', 'shop']).optional(), keyword: wireText(50).optional() }),
    )
    .output(listOf(account)),

  /** Gives a number a role at the desk, and creates its account when there is none. */
  add: call('POST', '/operator/accounts', '新增账号', forOperators('account:write'))
    .input(z.object({ mobile, username: personName, ...post }))
    .output(account),

  change: call('PUT', '/operator/accounts', '修改账号', forOperators('account:write'))
    .input(z.object({ user_id: wireId(), ...post }))
    .output(account),

  /** Takes the person off the desk; the member account stays. */
  remove: call('DELETE', '/operator/accounts/{user_id}', '移除账号', forOperators('account:write'))
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ status: z.boolean() })),

  /** The sessions at the desk of a person. */
  sessions: call('GET', '/operator/accounts/sessions', '账号的登录设备', forOperators('account:write'))
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ list: z.array(deskSession) })),

  endSessions: call(
    'POST',
    '/operator/accounts/sessions/end',
    '退出账号的登录',
    forOperators('account:write'),
  )
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ ended: z.int() })),

  /** For a person who lost the second factor and the recovery codes. */
  resetFactor: call('POST', '/operator/accounts/factor/reset', '重置二次验证', forOperators('account:write'))
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ status: z.boolean() })),

  /** A link with which a person who was added sets the first password; an earlier one ends. It is never stored. */
  makeLink: call('POST', '/operator/accounts/link', '生成设置密码链接', forOperators('account:write'))
    .input(z.object({ user_id: wireId() }))
    .output(z.object({ link: z.string(), expires: seconds })),
}
