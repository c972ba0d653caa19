'use client'
import { usePathname } from 'next/navigation'
import { House } from '@/components/ui/icons/house'
import { LayoutGrid } from '@/components/ui/icons/layout-grid'
import { ShoppingCart } from '@/components/ui/icons/shopping-cart'
import { UserRound } from '@/components/ui/icons/user-round'
import { Link } from '@/components/ui/link'
import { useHydrated } from '@/components/ui/use-hydrated'
import { useCartHref } from '@/lib/client/cart/guest-presence'
import { CartBadge } from './cart-badge'
import { categoryPanelId } from './category-panel-id'

const entry =
  'relative flex h-full flex-1 flex-col items-center justify-center gap-0.5 text-xs text-muted aria-[current=page]:text-brand'

/**
 * The tab bar at the bottom edge of phones, and a spacer of its height. A page with `data-bottom-bar` has a bar of its
 * own and hides it (tab-bar.css).
 */
export function TabBar() {
  const cartHref = useCartHref()
  const isHydrated = useHydrated()
  const path = usePathname().replace(/^\/h5(?=\/|$)/, '') || '/'
  // Cached documents are rendered under internal paths: no entry is marked as current until hydration.
  const current = (match: (path: string) => boolean) => (isHydrated && match(path) ? 'page' : undefined)

  return (
    <>
      <div aria-hidden className="no-anchor h-[calc(3.25rem+env(safe-area-inset-bottom))] md:hidden" />
      <nav
        aria-label="底部导航"
        className="tab-bar border-line bg-card fixed inset-x-0 bottom-0 z-40 border-t pb-[env(safe-area-inset-bottom)] md:hidden"
      >
        <div className="flex h-13">
          <Link href="/" className={entry} aria-current={current((path) => path === '/' || path === '/home')}>
            <House className="size-5.5" aria-hidden />
            首页
          </Link>
          <button type="button" popoverTarget={categoryPanelId} className={entry}>
            <LayoutGrid className="size-5.5" aria-hidden />
            分类
          </button>
          <Link href={cartHref} className={entry} aria-current={current((path) => path === '/cart')}>
            <span className="relative">
              <ShoppingCart className="size-5.5" aria-hidden />
              <CartBadge className="absolute -top-1.5 left-3.5" />
            </span>
            购物车
          </Link>
          <Link
            href="/member/user-info"
            className={entry}
            aria-current={current((path) => path.startsWith('/member'))}
          >
            <UserRound className="size-5.5" aria-hidden />
            我的
          </Link>
        </div>
      </nav>
    </>
  )
}
