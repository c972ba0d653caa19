import type { ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { CartLink } from './cart-link'
import type { SiteTexts } from './frame-data'
import { Identity } from './identity'
import { Support } from './support'

/** The thin bar at the top: sign-in state and links to cart, orders and member area (spec 1 §2). */
export function TopBar({ site }: { site: SiteTexts }) {
  return (
    <nav
      aria-label="账户与服务"
      className="border-line bg-page text-muted relative z-50 border-b text-xs max-md:hidden"
    >
      <div className="column flex h-9 items-center justify-between">
        <div className="flex items-center gap-3">
          <span>您好，欢迎来到{site.brand_name}</span>
          <Identity />
        </div>
        <ul className="flex items-center">
          <Entry>
            <CartLink className="hover:text-brand">我的购物车</CartLink>
          </Entry>
          <Entry>
            <Link href="/member/trade" className="hover:text-brand">
              我的订单
            </Link>
          </Entry>
          <Entry>
            <Link href="/member/user-info" className="hover:text-brand">
              会员中心
            </Link>
          </Entry>
          {site.merchant_entry && (
            <Entry>
              <Link href={site.merchant_entry} className="hover:text-brand">
                商家入驻
              </Link>
            </Entry>
          )}
          <Entry>
            <Support site={site} />
          </Entry>
        </ul>
      </div>
    </nav>
  )
}

function Entry({ children }: { children: ReactNode }) {
  return (
    <li className="before:bg-line flex items-center before:mx-3 before:h-3 before:w-px first:before:hidden">
      {children}
    </li>
  )
}
