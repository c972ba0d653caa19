import { z } from 'zod'
import { factorKinds, type FactorKind } from '@/lib/domain/desk/factor'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../../call'
import { seconds, wireText } from '../../fields'
import { forDesk, forOperators, wireDecision } from '../options'

const kind = z.enum(Object.keys(factorKinds) as FactorKind[], '请选择验证方式')
const code = wireText(30, '验证码不能超过30个字', memberMessages.codeEmpty).min(1, memberMessages.codeEmpty)
const done = z.object({ status: z.boolean() })
const recoveryCodes = z.object({ recovery_codes: z.array(z.string()) })

/** For everyone at the desk, also before the session has given its second factor. */
const beforeFactor = { ...forDesk(null), beforeFactor: true } as const

/** A session that made calls of the desk. */
export const deskSession = z.object({
  id: z.string(),
  ip: z.string(),
  /** `User-Agent`, at most 300 characters. */
  device: z.string(),
  created: seconds,
  seen: seconds,
  /** The session of this call. */
  is_current: z.boolean(),
})
export type DeskSession = z.infer<typeof deskSession>

const security = z.object({
  /** The second factor in use; null for none. */
  factor: z.object({ kind, since: seconds, recovery_left: z.int() }).nullable(),
  /** What is asked of this session; `advise` only reminds. */
  need: z.enum(['verify', 'enrol', 'advise']).nullable(),
  /** The own number with its middle hidden, to which text messages go. */
  mobile: z.string(),
  /** Owners and finance must have a second factor. */
  required: z.boolean(),
  /** Whether the own account has a password, which setting up a factor asks for. */
  has_password: z.boolean(),
})
export type DeskSecurity = z.infer<typeof security>

/** The second factor and the sessions of the caller (contract operator §8). */
export const operatorSecurityContract = {
  state: call('GET', '/operator/security', '我的安全', beforeFactor).input(z.object({})).output(security),

  /**
   * Begins to set up a factor; sends the first code of text messages. Asks for the password again, if the account has
   * one: a session alone must not lock its owner out.
   */
  enrol: call('POST', '/operator/security/factor', '设置二次验证', beforeFactor)
    .input(z.object({ kind, password: wireText(400, '密码不能超过400个字').optional() }))
    .output(z.object({ key: z.string(), uri: z.string() })),

  confirm: call('POST', '/operator/security/factor/confirm', '开启二次验证', beforeFactor)
    .input(z.object({ code }))
    .output(recoveryCodes),

  disable: call('POST', '/operator/security/factor/disable', '关闭二次验证', forDesk(null))
    .input(z.object({ code }))
    .output(done),

  recovery: call('POST', '/operator/security/recovery', '重新生成恢复码', forDesk(null))
    .input(z.object({ code }))
    .output(recoveryCodes),

  /** Sends a code to the own number, for people whose factor are text messages. */
  sendCode: call('POST', '/operator/security/code', '发送二次验证码', beforeFactor)
    .input(z.object({}))
    .output(done),

  /** The session gives its second factor: a code, or a recovery code. */
  verify: call('POST', '/operator/security/verify', '二次验证', beforeFactor)
    .input(z.object({ code }))
    .output(done),

  setRequired: call('PUT', '/operator/security/setting', '要求二次验证', forOperators('account:write'))
    .input(z.object({ required: wireDecision() }))
    .output(z.object({ required: z.boolean() })),

  sessions: call('GET', '/operator/security/sessions', '登录设备', forDesk(null))
    .input(z.object({}))
    .output(z.object({ list: z.array(deskSession) })),

  endSession: call('POST', '/operator/security/sessions/end', '退出一台设备', forDesk(null))
    .input(z.object({ id: wireText(60) }))
    .output(done),

  endOthers: call('POST', '/operator/security/sessions/end-others', '退出其他设备', forDesk(null))
    .input(z.object({}))
    .output(z.object({ ended: z.int() })),
}
