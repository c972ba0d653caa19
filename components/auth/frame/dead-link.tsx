import { buttonClass } from '@/components/ui/button'
import { AuthCard } from './auth-card'

interface DeadLinkProps {
  title: string
  /** The failure, in one sentence. */
  problem: string
  /** The likely cause, or what to do. */
  reason: string
  /** The page that sends another link, if there is one. */
  again?: { href: string; label: string }
  /** The page to sign in. */
  login: string
}

/** A link that does not work: what happened, and how to get another one. */
export const DeadLink = ({ title, problem, reason, again, login }: DeadLinkProps) => (
  <AuthCard title={title}>
    <div role="alert" className="py-8 text-center">
      <p className="text-ink text-lg font-semibold">{problem}</p>
      <p className="text-muted mt-1 text-sm text-balance">{reason}</p>
    </div>
    <div className="grid gap-3">
      {again && (
        <a href={again.href} className={buttonClass({ size: 'large', block: true })}>
          {again.label}
        </a>
      )}
      <a
        href={login}
        className={buttonClass({ size: 'large', block: true, ...(again ? { variant: 'ghost' } : {}) })}
      >
        去登录
      </a>
    </div>
  </AuthCard>
)
