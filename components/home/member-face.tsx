'use client'
import { Avatar } from '@/components/ui/avatar'
import { ButtonLink } from '@/components/ui/button'
import { cx } from '@/components/ui/cx'
import { Link } from '@/components/ui/link'
import { loginHref, type SessionUser } from '@/lib/client/person/session'
import type { MemberAnswer } from '@/lib/contract/people/member'

export interface MemberFaceProps {
  /** Null for guests, undefined while unknown. */
  user: SessionUser | null | undefined
  member?: MemberAnswer | undefined
  cartCount?: number | undefined
}

/**
 * The document has the text for guests; it is hidden for members until the session is known (`data-member`,
 * lib/web/early-press).
 */
export const guestText = (user: MemberFaceProps['user']) => user === undefined && 'until-session'

/** Avatar, greeting and three counters. Guests see sign-in and registration. */
export function MemberFace({ user, member, cartCount }: MemberFaceProps) {
  const counters = [
    {
      label: '购物车',
      value: user ? cartCount : undefined,
      href: user === null ? loginHref('/cart') : '/cart',
    },
    { label: '优惠券', value: member?.userDiscountCount, href: '/member/coupon' },
    { label: '积分', value: member?.point, href: '/member/point' },
  ]

  return (
    <section aria-label="我的" className="shrink-0 px-4 pt-4">
      <div className="flex items-center gap-3">
        <Avatar src={member?.memberInfo.avatar} className="size-12" />
        <div className={cx('min-w-0 flex-1', guestText(user))}>
          <p className="text-ink truncate text-base font-semibold">
            {user ? `您好，${member?.memberInfo.nickname || user.mobile}` : '您好，欢迎光临'}
          </p>
          <p className="text-muted mt-0.5 truncate text-xs">
            {user ? (member?.memberInfo.gradeInfo.grade_name ?? '焕新会员') : '登录后查看会员价与优惠'}
          </p>
        </div>
      </div>
      {user ? (
        <div className="mt-3 grid h-9 grid-cols-1">
          <ButtonLink href="/member/user-info" variant="outline" block>
            进入会员中心
          </ButtonLink>
        </div>
      ) : (
        <div
          className={cx(
            'mt-3 grid min-h-9 grid-cols-[repeat(auto-fit,minmax(5.5rem,1fr))] gap-2.5',
            guestText(user),
          )}
        >
          <ButtonLink href="/auth/login" block className="px-0!">
            亲，请登陆
          </ButtonLink>
          <ButtonLink href="/auth/reg" variant="outline" block className="px-0!">
            去注册
          </ButtonLink>
        </div>
      )}
      <ul className="mt-3 grid grid-cols-3 text-center">
        {counters.map(({ label, value, href }) => (
          <li key={label}>
            <Link href={href} className="group/count block">
              <span
                translate="no"
                className="nums text-ink group-hover/count:text-brand block text-lg leading-6 font-semibold"
              >
                {value ?? '–'}
              </span>
              <span className="text-muted text-xs">{label}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
