'use client'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { openPage } from '@/lib/client/page/open-page'
import { useSession } from '@/lib/client/person/session'
import { signOut } from '@/lib/client/person/sign-out'

/** Loads the page, so that no data of the member stays in memory (spec 1 §4). */
/**
 * 请登录 and 注册, or the masked mobile number and 退出, which asks nothing (spec 1 §2). Cached documents show the
 * guest's.
 */
export function Identity({ leaveTo = openPage }: { leaveTo?: (href: string) => void }) {
  const user = useSession()

  return (
    // The width of the longer variant, so that nothing beside it moves.
    <span
      className={cx('inline-flex min-w-[10.5rem] items-center gap-3', user === undefined && 'until-session')}
    >
      {user ? (
        <>
          <Link href="/member/user-info" className="nums text-text hover:text-brand">
            {user.mobile || '会员中心'}
          </Link>
          <button
            type="button"
            onClick={() => void signOut().then(() => leaveTo('/'))}
            className="hover:text-brand"
          >
            退出
          </button>
        </>
      ) : (
        <>
          <Link href="/auth/login" className="text-brand-deep hover:underline">
            请登录
          </Link>
          <Link href="/auth/reg" className="hover:text-brand">
            注册
          </Link>
        </>
      )}
    </span>
  )
}
