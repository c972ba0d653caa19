import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import { call } from '../call'
import { bit, emptyIsAbsent, seconds, wireBool, wireSecret, wireText } from '../fields'

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
        /** A request to close the account: when it is done, 0 without one, or why it was not done. */
        closing: z.object({ due: seconds, refusal: z.string() }),
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
   * Without `is_delete` it only says whether the account can be closed (contract member §5.14). With it the account is
   * closed after seven days, in which the member may withdraw (ADR 0139). Our page also sends a proof that the member is
   * present, which clients of the contract do not have to (ADR 0076).
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

  /** Withdraws the request to close the account, or puts away why it was not done. Our own call. */
  keep: call('POST', '/member/closing/withdraw', '撤销注销申请', { tags, auth })
    .input(z.object({}))
    .output(z.object({ status: z.literal(true) })),

  /**
   * A key that downloads the personal data of the member once, within a day. It needs a proof that the member is
   * present: the password, or an sms code of type `forgot_password`. Our own call.
   */
  personalData: call('POST', '/member/personal-data', '申请导出个人信息', { tags, auth })
    .input(
      z.object({
        password: emptyIsAbsent(wireSecret(memberMessages.passwordEmpty)),
        vcode: emptyIsAbsent(wireText(20)),
      }),
    )
    .output(z.object({ key: z.string(), expires: seconds })),

  personalDataFile: call('GET', '/member/personal-data/file', '下载个人信息', { tags, auth, file: true })
    .input(z.object({ key: wireText(100, memberMessages.linkLapsed, memberMessages.linkLapsed) }))
    .output(z.file()),
}
