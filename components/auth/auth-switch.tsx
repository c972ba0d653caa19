'use client'
import { usePathname, useSearchParams } from 'next/navigation'
import { Link } from '@/components/ui/link'

/** The way from signing in to registering and back; where to go afterwards is kept (spec 1 §2). */
export function AuthSwitch() {
  const registering = usePathname().endsWith('/auth/reg')
  const target = useSearchParams().get('redirectUrl')
  const query = target ? `?redirectUrl=${encodeURIComponent(target)}` : ''
  return (
    <p className="text-muted ml-auto text-sm">
      {registering ? '已有账号？' : <span className="max-md:hidden">还没有账号？</span>}
      <Link
        href={`/auth/${registering ? 'login' : 'reg'}${query}`}
        className="text-brand hover:text-brand-deep underline underline-offset-4"
      >
        {registering ? '现在登录' : '免费注册'}
      </Link>
    </p>
  )
}
