import { Picture } from '@/components/ui/picture'
import type { WidgetGoods } from '@/widgets/loader'
import { GoodsLink } from '@/widgets/parts/goods-link'
import type { WidgetMode } from '@/widgets/widget'

interface CellsProps {
  goods: readonly WidgetGoods[]
  mode: WidgetMode
}

/** One large product with 点击查看, and small ones with their selling point beside it. */
export const Cells = ({ goods, mode }: CellsProps) => (
  <ul className="main-image-cells">
    {goods.map((one, index) => (
      <li key={`${one.goodsId}-${index}`}>
        <GoodsLink goods={one} mode={mode}>
          <Picture src={one.picture} alt="" width={index === 0 ? 480 : 240} />
          <span>
            <b>{one.name}</b>
            <small>{one.brief}</small>
            {index === 0 && <i>点击查看</i>}
          </span>
        </GoodsLink>
      </li>
    ))}
  </ul>
)
