'use client'
import { ButtonLink } from '@/components/ui/button'
import { Empty } from '@/components/ui/empty'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { Price } from '@/components/ui/price'
import { useGuestLines } from '@/lib/client/cart/guest-cart'
import { loginHref } from '@/lib/client/person/session'
import { bagEmpty, signInToCheckOut } from '@/lib/domain/messages/cart-page'
import { goodsHref } from '@/lib/web/hrefs'
import { listHref, newArrivalsTag } from '@/lib/web/list-href'

/** The mini cart of a guest: the added products, at the prices that were shown. It is changed on the cart page. */
export function GuestCartPanel() {
  const lines = useGuestLines()
  if (lines.length === 0) {
    return (
      <Empty
        small
        occasion="cart"
        text={bagEmpty}
        action={{ href: listHref({ tag: newArrivalsTag }), label: '立即选购' }}
      >
        <p className="text-muted text-sm">
          已有账号？
          <Link href={loginHref('/cart')} className="text-brand-deep px-1 py-2 underline">
            登录
          </Link>
          后查看您的购物车
        </p>
      </Empty>
    )
  }
  const pieces = lines.reduce((sum, { num }) => sum + num, 0)
  const total = lines.reduce((sum, { num, price }) => sum + num * price, 0)
  return (
    <>
      <ul className="divide-line max-h-90 divide-y overflow-y-auto overscroll-contain px-4">
        {lines.map((line) => (
          <li key={line.itemId} className="flex gap-3 py-3">
            <Picture src={line.pic} alt="" width={240} className="rounded-control size-16" />
            <div className="min-w-0 flex-1">
              <Link href={goodsHref(line.itemId)} className="text-ink hover:text-brand line-clamp-1 text-sm">
                {line.name}
              </Link>
              {line.spec && <p className="text-muted truncate text-xs">{line.spec}</p>}
              <p className="mt-1.5 text-sm">
                <Price cents={line.price} />{' '}
                <span translate="no" className="nums text-muted">
                  × {line.num}
                </span>
              </p>
            </div>
          </li>
        ))}
      </ul>
      <div className="rounded-b-card bg-page flex items-center justify-between px-4 py-3 text-sm">
        <span>
          共{' '}
          <span translate="no" className="nums text-brand">
            {pieces}
          </span>{' '}
          件，小计 <Price cents={total} className="text-lg" />
        </span>
        <ButtonLink href={loginHref('/cart')}>{signInToCheckOut}</ButtonLink>
      </div>
    </>
  )
}
