'use client'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { useCartHref } from '@/lib/client/cart/guest-presence'
import { useSession } from '@/lib/client/session'

interface WelcomeProps {
  links: readonly { href: string; label: string; icon: ReactNode }[]
}

/**
 * 亲，请登陆 and 去注册, or the masked number with the member menu, above the links of the member area (spec 1 §2). Below
 * 1280 px, and where large text leaves no room, all of it is in the menu (header.css).
 */
export function Welcome({ links }: WelcomeProps) {
  const user = useSession()
  const cartHref = useCartHref()
  const entries = links.map(({ href, ...link }) => ({ ...link, href: href === '/cart' ? cartHref : href }))
  return (
    <div className="header-member">
      {!user && (
        <span className={cx('in-bar h-6 text-sm', user === undefined && 'until-session')}>
          <SignInLinks />
        </span>
      )}
      <Popover
        on="hover"
        align="right"
        label={user ? `我的 ${user.mobile}` : '我的'}
        className={user ? undefined : 'in-menu'}
        buttonClassName="flex h-6 items-center gap-1.5 text-sm text-text hover:text-brand"
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
              <SignInLinks />
            </span>
          )}
        </div>
        <ul className="py-1.5">
          {entries.map((link) => (
            <li key={link.label}>
              <Link
                href={link.href}
                className="hover:bg-page hover:text-brand flex items-center gap-2 px-4 py-2 text-sm"
              >
                {link.icon}
                {link.label}
              </Link>
            </li>
          ))}
        </ul>
      </Popover>
      <ul aria-label="会员入口" className="in-bar text-xs">
        {entries.map((link) => (
          <li key={link.label}>
            <Link href={link.href} className="hover:text-brand">
              {link.label}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

const SignInLinks = () => (
  <>
    <Link href="/auth/login" className="text-brand hover:text-brand-deep">
      亲，请登陆
    </Link>
    <Link href="/auth/reg" className="hover:text-brand">
      去注册
    </Link>
  </>
)
