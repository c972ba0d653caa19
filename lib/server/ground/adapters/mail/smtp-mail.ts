import 'server-only'
import { watchProvider } from '@/lib/server/ground/provider-metrics'
import type { MailSender } from './sender'

/** In total shorter than the lease of the outbox (60 s), after which another process would send the message too. */
const timeouts = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 20_000 }

const isLoopback = (host: string): boolean => /^(localhost|127\.[\d.]+|\[::1\])$/.test(host)

/**
 * An SMTP server, one connection per message. A connection that begins in plain text is encrypted if the server offers
 * it; a password is sent without encryption to this machine only.
 */
export const smtpMail: MailSender = async ({ env }, { to, subject, text, eventId }) => {
  const { url, from } = env.smtp
  const { hostname, username } = new URL(url)
  // Malls without a mail server never load it.
  const { createTransport } = await import('nodemailer')
  const transport = createTransport({
    url,
    requireTLS: username !== '' && !isLoopback(hostname),
    // Links of messages are pages of the mall: nothing is read from files or other servers.
    disableFileAccess: true,
    disableUrlAccess: true,
    ...timeouts,
  })
  const messageId = eventId ? { messageId: `<mail-${eventId}@${new URL(env.publicUrl).hostname}>` } : {}
  try {
    await watchProvider('mail', () =>
      transport.sendMail({ from, to, subject, text, textEncoding: 'base64', ...messageId }),
    )
  } finally {
    transport.close()
  }
}
