import type { CSSProperties } from 'react'
import { CardPrice } from '@/components/goods/card-price'
import type { PriceLook } from '@/components/goods/card-price-view'
import { Picture } from '@/components/ui/picture'
import type { WidgetGoods } from '@/widgets/loader'
import { GoodsLink } from '@/widgets/parts/goods-link'
import { offerOf } from '@/widgets/parts/goods-offer'
import type { WidgetMode } from '@/widgets/widget'

/** Colour and size of names and prices. */
export interface BoutiqueLook {
  name: CSSProperties
  price: PriceLook
}

interface CellsProps {
  goods: readonly WidgetGoods[]
  look: BoutiqueLook
  mode: WidgetMode
}

/** One large product, nine small ones beside it, the last one below the large one. */
export const Cells = ({ goods, look, mode }: CellsProps) => (
  <ul className="boutique-cells">
    {goods.map((one, index) => (
      <li key={`${one.goodsId}-${index}`}>
        <GoodsLink goods={one} mode={mode}>
          <Picture src={one.picture} alt="" width={index === 0 ? 480 : 240} />
          <span>
            <b style={look.name}>{one.name}</b>
            <CardPrice {...offerOf(one)} look={look.price} />
          </span>
        </GoodsLink>
      </li>
    ))}
  </ul>
)
