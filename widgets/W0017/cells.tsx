import type { CSSProperties } from 'react'
import { Picture } from '@/components/ui/picture'
import type { WidgetGoods } from '@/widgets/loader'
import { GoodsCardView } from '@/widgets/parts/goods-card'
import { GoodsLink } from '@/widgets/parts/goods-link'
import type { WidgetMode } from '@/widgets/widget'

export interface SpecialLook {
  /** Products beside each other. */
  columns: number
  /** Product cards instead of the widget's own cells. */
  cards: boolean
  name: CSSProperties
  brief: CSSProperties
}

interface CellsProps {
  goods: readonly WidgetGoods[]
  look: SpecialLook
  mode: WidgetMode
}

/** Two rows of products; four products on phones. */
export const Cells = ({ goods, look, mode }: CellsProps) => (
  <ul
    className={look.cards ? 'special-cells special-cards' : 'special-cells'}
    style={{ '--columns': look.columns } as CSSProperties}
  >
    {goods.map((one, index) => (
      <li key={`${one.goodsId}-${index}`}>
        {look.cards ? (
          <GoodsCardView goods={one} mode={mode} />
        ) : (
          <GoodsLink goods={one} mode={mode}>
            <b style={look.name}>{one.name}</b>
            <small style={look.brief}>{one.brief}</small>
            <Picture src={one.picture} alt="" fit="contain" />
          </GoodsLink>
        )}
      </li>
    ))}
  </ul>
)
