import type { ReactNode } from 'react'
import type { WidgetGoods } from '@/widgets/loader'
import type { WidgetMode } from '@/widgets/widget'
import { WidgetLink } from './widget-link'

interface GoodsLinkProps {
  goods: WidgetGoods
  mode: WidgetMode
  children: ReactNode
}

/** A cell of a showcase: the whole of it links to the product (spec 4 §W0014). */
export const GoodsLink = ({ goods, mode, children }: GoodsLinkProps) => (
  <WidgetLink
    to={{ linkPage: 'goods', itemId: goods.goodsId }}
    mode={mode}
    className="showcase-cell"
    {...(goods.missing && { 'data-missing': goods.missing })}
  >
    {children}
  </WidgetLink>
)
