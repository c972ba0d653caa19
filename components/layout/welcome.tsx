'use client'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { useCartHref } from '@/lib/client/cart/guest-presence'
import { useSession } from '@/lib/client/session'

interface WelcomeProps {
  links: readonly { href: string; label: string; icon: ReactNode }[]
}

/** The member menu of the header: 亲，请登陆 and 去注册, or the masked number, above the links of the member area. */
export function Welcome({ links }: WelcomeProps) {
  const user = useSession()
  const cartHref = useCartHref()
  return (
    <Popover
      on="hover"
      align="right"
      label={user ? `我的 ${user.mobile}` : '我的'}
      buttonClassName="flex items-center gap-1.5 text-sm text-text hover:text-brand"
      panelClassName="w-52"
      trigger={
        <>
          <UserRound className="size-5" aria-hidden />
          <span className="nums max-wide:hidden min-w-[5.5em] text-left whitespace-nowrap">
            {user ? user.mobile : '我的'}
          </span>
        </>
      }
    >
      <div className="border-line border-b px-4 py-3 text-sm">
        {user ? (
          <span className="nums text-ink">您好，{user.mobile}</span>
        ) : (
          <span className="flex gap-3">
            <Link href="/auth/login" className="text-brand hover:text-brand-deep">
              亲，请登陆
            </Link>
            <Link href="/auth/reg" className="hover:text-brand">
              去注册
            </Link>
          </span>
        )}
      </div>
      <ul className="py-1.5">
        {links.map((link) => (
          <li key={link.href}>
            <Link
              href={link.href === '/cart' ? cartHref : link.href}
              className="hover:bg-page hover:text-brand flex items-center gap-2 px-4 py-2 text-sm"
            >
              {link.icon}
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </Popover>
  )
}
