import 'server-only'
import { sendMail, type Mail } from '@/lib/server/adapters/mail'
import type { Mall } from '@/lib/server/context'
import { log } from '@/lib/server/log'

/**
 * Sends a mail of the account. A failure is only logged: addresses without an account get no mail, and an error would tell
 * them apart.
 */
export async function deliver(mall: Mall, mail: Mail): Promise<void> {
  await sendMail(mall, mail).catch((error: unknown) => {
    log.error({ err: error, subject: mail.subject }, 'mail not sent')
  })
}

/** The text of a mail with a link. */
export const linkText = (what: string, url: string, until: string) =>
  `${what}\n\n${url}\n\n链接${until}内有效，只能使用一次。如非本人操作，请忽略本邮件。`
