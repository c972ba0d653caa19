import 'server-only'
import { sendMail } from '@/lib/server/ground/adapters/mail'
import { number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { unseal } from '@/lib/server/ground/seal'

/** The purpose of a mail: to activate an address, to sign in, to set a new password. */
type MailPurpose = 'activate' | 'login' | 'reset'

/** A mail to an address that may have an account; after `until` (epoch seconds) its code or link has expired. */
export interface MailEvent {
  purpose: MailPurpose
  email: string
  /** The code or link, encrypted: the table of events must not be enough to sign in. */
  sealed: string
  until: number
}

const accountOfEmail = statement(
  'account_of_email',
  'select email_verified as "emailVerified" from members where login_email = $1',
  { emailVerified: number },
)

const linkText = (what: string, url: string, until: string) =>
  `${what}\n\n${url}\n\n链接${until}内有效，只能使用一次。如非本人操作，请忽略本邮件。`

/** The texts of the mails, with their code or link. */
const messages: Record<MailPurpose, { subject: string; text: (secret: string) => string }> = {
  activate: {
    subject: '激活您的账号',
    text: (url) => linkText('感谢注册，请打开以下链接激活您的账号：', url, '24小时'),
  },
  login: {
    subject: '登录验证码',
    text: (code) => `您的登录验证码为 ${code}，10分钟内有效，请勿告知他人。如非本人操作，请忽略本邮件。`,
  },
  reset: {
    subject: '设置新密码',
    text: (url) => linkText('请打开以下链接设置新密码：', url, '20分钟'),
  },
}

/**
 * Whether an account gets a mail: an activation link while it is not verified, a link for a new password once it is.
 */
const isDue = (purpose: MailPurpose, { emailVerified }: { emailVerified: number }): boolean =>
  purpose === 'login' || (purpose === 'activate') === (emailVerified === 0)

/** Sends a queued mail, unless the address has no matching account or the mail is too late. */
export async function deliverMail(
  mall: Mall,
  { purpose, email, sealed, until }: MailEvent,
  { id: eventId }: { id: number },
): Promise<void> {
  if (until <= mall.now()) return
  const [account] = await mall.db.run(accountOfEmail, [email])
  if (!account || !isDue(purpose, account)) return
  const { subject, text } = messages[purpose]
  await sendMail(mall, { to: email, subject, text: text(unseal(mall.secret, sealed, 'mail')), eventId })
}
