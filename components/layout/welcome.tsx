'use client'
import type { ReactNode } from 'react'
import { cx } from '@/components/ui/cx'
import { UserRound } from '@/components/ui/icons/user-round'
import { Popover } from '@/components/ui/popover'
import { useSession } from '@/lib/client/person/session'

interface WelcomeProps {
  /** 亲，请登陆 and 去注册. */
  signIn: ReactNode
  /** The list of links in the menu. */
  links: ReactNode
}

/**
 * 亲，请登陆 and 去注册, or the masked number with the member menu (spec 1 §2). Where the bar has no room, guests have the
 * menu too (header.css).
 */
export function Welcome({ signIn, links }: WelcomeProps) {
  const user = useSession()
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
        {links}
      </Popover>
    </>
  )
}
