import { buttonClass } from '@/components/ui/button'
import { DonePanel } from './done-panel'

interface MailSentProps {
  title: string
  /** The next step for the reader, such as opening the link. */
  text: string
  /** Path to open after sign-in. */
  target: string
  /** Links to the page that sends the activation mail again. */
  mayResend?: boolean
}

/** A mail was sent: what to do with it, and what to do when none comes. */
export function MailSent({ title, text, target, mayResend = false }: MailSentProps) {
  const query = `?redirectUrl=${encodeURIComponent(target)}`
  return (
    <DonePanel
      title={title}
      actions={
        <>
          <a href={`/auth/email${query}`} className={buttonClass({ size: 'large', block: true })}>
            去登录
          </a>
          {mayResend && (
            <a
              href={`/auth/email/resend${query}`}
              className={buttonClass({ size: 'large', block: true, variant: 'ghost' })}
            >
              没有收到邮件，重新发送
            </a>
          )}
        </>
      }
    >
      <p className="text-ink mt-5">{text}</p>
      <p className="text-muted mt-1 text-sm">没有收到时，请查看垃圾邮件，或确认邮箱是否填写正确</p>
    </DonePanel>
  )
}
