import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Mall } from '@/lib/server/ground/mall'
import { issueTokens } from '../issue-tokens'
import type { SignedIn } from '../sign-in'
import { finishAuthorization } from './authorize'
import { accountOfWechat } from './sql'
import { signTicket } from './ticket'

/** The result of a sign-in with WeChat: a session, or for an unknown user a ticket for binding a number. */
export type WechatSignIn = ({ isKnown: true } & SignedIn) | { isKnown: false; token: string }

/**
 * Signs in the account that is bound to a WeChat user (contract member §5.3).
 * @throws MallError for an invalid code or state, and for a disabled account
 */
export async function signInWithWechat(
  mall: Mall,
  answer: { code?: string | undefined; state?: string | undefined },
  browser: string | undefined,
): Promise<WechatSignIn> {
  const user = await finishAuthorization(mall, answer, browser)
  const [account] = await mall.db.run(accountOfWechat, [user.unionId])
  if (!account) return { isKnown: false, token: await signTicket(mall, user) }
  if (account.disabled) throw new MallError(memberMessages.accountIsDisabled)
  const tokens = await issueTokens(mall, account, { wechat: user })
  return { isKnown: true, ...tokens, mobile: account.mobile }
}
