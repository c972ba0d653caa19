import type { CSSProperties, ReactNode } from 'react'
import { Link } from '@/components/ui/link'
import { shopHref } from '@/lib/web/shop-href'
import type { WidgetMode } from '@/widgets/widget'

interface ShopLinkProps {
  shopId: number
  mode: WidgetMode
  className?: string
  style?: CSSProperties
  children: ReactNode
}

/** The link to a shop in `render` mode; in other modes, and for a shop that is not chosen yet, a plain `span`. */
export function ShopLink({ shopId, mode, children, ...look }: ShopLinkProps) {
  return mode === 'render' && shopId > 0 ? (
    <Link {...look} href={shopHref({ distributor_id: shopId })}>
      {children}
    </Link>
  ) : (
    <span {...look}>{children}</span>
  )
}
