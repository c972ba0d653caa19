import 'server-only'
import { consoleMail } from './console-mail'
import type { MailSender } from './sender'
import { smtpMail } from './smtp-mail'

/** Sends a message according to `MALL_EMAIL_LOGIN`: by SMTP, otherwise to the file in the data folder. */
export const sendMail: MailSender = (mall, mail) =>
  (mall.env.emailLogin === 'smtp' ? smtpMail : consoleMail)(mall, mail)
