'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { useSession } from '@/lib/client/person/session'

/** Pages for people who have an account already. */
const accountPages = /\/auth\/(?:forget-password|email\/forget-password|email\/resend)$/

/**
 * Link between sign-in and registration, by number or by e-mail address; keeps `redirectUrl` (spec 1 §2). The pages of
 * a lost password lead back to the sign-in; members, also those who just registered, have their member centre.
 */
export function AuthSwitch() {
  const path = usePathname()
  const target = useSearchParams().get('redirectUrl')
  const user = useSession()
  const isRegistration = path.endsWith('/reg')
  const [signInPage, registration] = path.includes('/auth/email')
    ? ['/auth/email', '/auth/email/reg']
    : ['/auth/login', '/auth/reg']
  const query = target ? `?redirectUrl=${encodeURIComponent(target)}` : ''
  if (accountPages.test(path)) return <SwitchLink href={`${signInPage}${query}`}>返回登录</SwitchLink>
  if (user || path.endsWith('/auth/bindphone'))
    return <SwitchLink href="/member/user-info">会员中心</SwitchLink>
  return (
    <p className="text-muted ml-auto shrink-0 text-sm">
      <span className="max-md:hidden">{isRegistration ? '已有账号？' : '还没有账号？'}</span>
      <SwitchLink href={`${isRegistration ? signInPage : registration}${query}`} className="ml-0">
        {isRegistration ? '现在登录' : '免费注册'}
      </SwitchLink>
    </p>
  )
}

function SwitchLink({
  href,
  className = 'ml-auto',
  children,
}: {
  href: string
  className?: string
  children: ReactNode
}) {
  return (
    <Link
      href={href}
      className={cx(
        'tap text-brand hover:text-brand-deep shrink-0 text-sm whitespace-nowrap underline underline-offset-4',
        className,
      )}
    >
      {children}
    </Link>
  )
}
