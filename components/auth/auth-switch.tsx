'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'

const link = 'tap text-brand hover:text-brand-deep text-sm underline underline-offset-4'

/**
 * Link between sign-in and registration, by number or by e-mail address; keeps `redirectUrl` (spec 1 §2). 绑定手机号 belongs to a
 * member, who has an account.
 */
export function AuthSwitch() {
  const path = usePathname()
  const isRegistration = path.endsWith('/reg')
  const isEmail = path.includes('/auth/email')
  const [signInPage, registration] = isEmail
    ? ['/auth/email', '/auth/email/reg']
    : ['/auth/login', '/auth/reg']
  const target = useSearchParams().get('redirectUrl')
  if (path.endsWith('/auth/bindphone')) {
    return (
      <Link href="/member/user-info" className={cx(link, 'ml-auto')}>
        会员中心
      </Link>
    )
  }
  const query = target ? `?redirectUrl=${encodeURIComponent(target)}` : ''
  return (
    <p className="text-muted ml-auto text-sm">
      <span className="max-md:hidden">{isRegistration ? '已有账号？' : '还没有账号？'}</span>
      <Link href={`${isRegistration ? signInPage : registration}${query}`} className={link}>
        {isRegistration ? '现在登录' : '免费注册'}
      </Link>
    </p>
  )
}
