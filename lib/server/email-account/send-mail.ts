import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { sendMail, type Mail } from '@/lib/server/adapters/mail'
import type { Mall } from '@/lib/server/context'
import { log } from '@/lib/server/log'

/** Sends a mail of the account. @throws MallError when it could not be sent */
export async function deliver(mall: Mall, mail: Mail): Promise<void> {
  await sendMail(mall, mail).catch((error: unknown) => {
    log.error({ err: error, subject: mail.subject }, 'mail not sent')
    throw new MallError('邮件发送失败，请稍后再试')
  })
}

/** The text of a mail with a link. */
export const linkText = (what: string, url: string, until: string) =>
  `${what}\n\n${url}\n\n链接${until}内有效，只能使用一次。如非本人操作，请忽略本邮件。`
