'use client'
import { UserRound } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { Popover } from '@/components/ui/popover'
import { useCartHref } from '@/lib/client/cart/guest-presence'
import { useSession } from '@/lib/client/session'

interface WelcomeProps {
  /** 亲，请登陆 and 去注册. */
  signIn: ReactNode
  links: readonly { href: string; label: string; icon: ReactNode }[]
}

/**
 * 亲，请登陆 and 去注册, or the masked number with the member menu (spec 1 §2). Where the bar has no room, guests have the
 * menu too (header.css).
 */
export function Welcome({ signIn, links }: WelcomeProps) {
  const user = useSession()
  const cartHref = useCartHref()
  return (
    <>
      {!user && (
        <span className={cx('in-bar h-6 text-sm', user === undefined && 'until-session')}>{signIn}</span>
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
            <span className="flex gap-3">{signIn}</span>
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
    </>
  )
}
