'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { Link } from '@/components/ui/link'

/** Link between sign-in and registration, by number or by e-mail address; keeps `redirectUrl` (spec 1 §2). */
export function AuthSwitch() {
  const path = usePathname()
  const isRegistration = path.endsWith('/reg')
  const isEmail = path.includes('/auth/email')
  const [signInPage, registration] = isEmail
    ? ['/auth/email', '/auth/email/reg']
    : ['/auth/login', '/auth/reg']
  const target = useSearchParams().get('redirectUrl')
  const query = target ? `?redirectUrl=${encodeURIComponent(target)}` : ''
  return (
    <p className="text-muted ml-auto text-sm">
      <span className="max-md:hidden">{isRegistration ? '已有账号？' : '还没有账号？'}</span>
      <Link
        href={`${isRegistration ? signInPage : registration}${query}`}
        className="text-brand hover:text-brand-deep underline underline-offset-4"
      >
        {isRegistration ? '现在登录' : '免费注册'}
      </Link>
    </p>
  )
}
