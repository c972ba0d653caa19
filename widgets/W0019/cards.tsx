import type { CSSProperties } from 'react'
import { ShopLogo } from '@/components/shop/shop-logo'
import { Empty } from '@/components/ui/empty'
import { Picture } from '@/components/ui/picture'
import type { ShopFacts } from '@/widgets/loader'
import { ShopLink } from '@/widgets/parts/shop-link'
import type { WidgetMode } from '@/widgets/widget'

/** Columns, border and the look of names. */
export interface NearbyLook {
  columns: number
  border: string | undefined
  name: CSSProperties
}

interface CardsProps {
  shops: readonly ShopFacts[]
  look: NearbyLook
  mode: WidgetMode
}

/** Shops with banner, logo and name, five in a row. */
export const Cards = ({ shops, look, mode }: CardsProps) =>
  shops.length === 0 ? (
    <Empty occasion="address" small text="附近暂时没有商家" />
  ) : (
    <ul className="nearby-cards" style={{ '--columns': look.columns } as CSSProperties}>
      {shops.map((shop) => (
        <li key={shop.shopId}>
          <ShopLink
            shopId={shop.shopId}
            mode={mode}
            className="nearby-card"
            {...(look.border && { style: { border: look.border } })}
          >
            <Picture src={shop.banner} alt="" className="nearby-banner" />
            <ShopLogo logo={shop.logo} className="nearby-logo rounded-full!" />
            <b style={look.name}>{shop.name}</b>
          </ShopLink>
        </li>
      ))}
    </ul>
  )
