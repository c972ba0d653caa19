import { cx } from '@/components/ui/cx'
import { ChevronRight } from '@/components/ui/icons/chevron-right'
import { CircleUserRound } from '@/components/ui/icons/circle-user-round'
import { Link } from '@/components/ui/link'
import { loginHref } from '@/lib/client/person/session'
import { guestText, type MemberFaceProps } from './member-face'

const link = 'flex h-11 items-center'

/** The member card of phones: one line. */
export function MemberLine({ user, member }: MemberFaceProps) {
  const counters = [
    { label: '优惠券', value: member?.userDiscountCount },
    { label: '积分', value: member?.point },
  ]
  return (
    <section
      aria-label="我的"
      className="bg-card rounded-card flex min-h-11 flex-wrap items-center gap-x-2 px-3 text-sm"
    >
      <CircleUserRound className="text-faint size-6 shrink-0" strokeWidth={1.25} aria-hidden />
      {user ? (
        <>
          <span className="text-ink min-w-0 flex-1 truncate">
            {`您好，${member?.memberInfo.nickname || user.mobile}`}
          </span>
          <Link href="/member/user-info" className={`${link} text-muted shrink-0 gap-3 text-xs`}>
            {counters.map(({ label, value }) => (
              <span key={label}>
                {label}{' '}
                <span translate="no" className="nums text-ink font-medium">
                  {value ?? '–'}
                </span>
              </span>
            ))}
            <ChevronRight className="size-4" aria-hidden />
          </Link>
        </>
      ) : (
        <>
          <span className={cx('text-muted min-w-0 flex-1 truncate text-xs', guestText(user))}>
            登录后查看会员价与优惠
          </span>
          <Link
            href={loginHref('/')}
            className={cx(link, 'text-brand shrink-0 font-medium', guestText(user))}
          >
            亲，请登陆
          </Link>
          <Link href="/auth/reg" className={cx(link, 'text-text shrink-0 pl-1', guestText(user))}>
            去注册
          </Link>
        </>
      )}
    </section>
  )
}
