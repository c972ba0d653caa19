import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { bit, emptyIsAbsent, wireBool, wireSecret, wireText } from '../fields'

const tags = ['账号安全']
const auth = 'member'

const newPassword = wireSecret(memberMessages.passwordRequired)

export const accountContract = {
  /** A member's ways of signing in. Our own call, for the page 账号安全. */
  security: call('GET', '/member/security', '账号安全', { tags, auth })
    .input(z.object({}))
    .output(
      z.object({
        /** Masked; empty for a member without a number. */
        mobile: z.string(),
        /** Masked address that the member signs in with; empty for an account by number. */
        email: z.string(),
        has_password: z.boolean(),
        /** Whether the mall offers a sign-in with WeChat, and whether the account is bound to a WeChat user. */
        wechat: z.object({ is_offered: z.boolean(), is_bound: z.boolean() }),
      }),
    ),

  /** 1 for a member who has a password (contract member §16). */
  hasPassword: call('GET', '/member/password', '是否设置过登录密码', {
    tags,
    auth,
    legacyName: 'member.safe.checkResetLoginPassword',
  })
    .input(z.object({}))
    .output(bit),

  /** Sets the first password of a member who signed in another way so far (contract member §16). */
  setPassword: call('POST', '/member/password', '设置登录密码', {
    tags,
    auth,
    legacyName: 'member.safe.updateLoginPassword',
  })
    .input(z.object({ password: newPassword, password_confirmation: newPassword }))
    .output(z.object({ status: z.literal(true) })),

  /** A password with the link that the operators' command prints: once, 30 minutes. Our own call (ADR 0090). */
  useLink: call('POST', '/member/password/link', '用一次性链接设置密码', { tags })
    .input(
      z.object({
        /** The part of the link behind `#key=`. */
        key: wireText(100, memberMessages.linkToAskAgain, memberMessages.linkIncomplete).min(
          1,
          memberMessages.linkIncomplete,
        ),
        password: newPassword,
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  /** A new password for the old one; all other sessions end (contract member §16). */
  changePassword: call('PUT', '/member/password', '用原密码修改登录密码', {
    tags,
    auth,
    legacyName: { name: 'member.safe.resetLoginPassword', postOnly: true },
  })
    .input(
      z.object({
        /** The old one. */
        password: newPassword,
        new_pwd: newPassword,
        new_pwd_confirmation: newPassword,
      }),
    )
    .output(z.object({ status: z.literal(true) })),

  /**
   * Without `is_delete` it only says whether the account can be closed (contract member §5.14). Our page also sends a
   * proof that the member is present, which clients of the contract do not have to (ADR 0076).
   */
  close: call('DELETE', '/member', '注销会员', { tags, auth })
    .input(
      z.object({
        is_delete: wireBool().optional(),
        password: emptyIsAbsent(wireSecret(memberMessages.passwordEmpty)),
        /** An sms code of type `forgot_password`, sent to the own number. */
        vcode: emptyIsAbsent(wireText(20)),
      }),
    )
    .output(z.object({ status: z.boolean(), msg: z.string() })),
}
