import { CardPrice } from '@/components/goods/card-price'
import { Picture } from '@/components/ui/picture'
import type { WidgetGoods } from '@/widgets/loader'
import { GoodsLink } from '@/widgets/parts/goods-link'
import { offerOf } from '@/widgets/parts/goods-offer'
import type { WidgetMode } from '@/widgets/widget'

interface CellsProps {
  goods: readonly WidgetGoods[]
  mode: WidgetMode
}

/** One large product, six small ones beside it. */
export const Cells = ({ goods, mode }: CellsProps) => (
  <ul className="goods-showcase-cells">
    {goods.map((one, index) => (
      <li key={`${one.goodsId}-${index}`}>
        <GoodsLink goods={one} mode={mode}>
          <Picture src={one.picture} alt="" width={index === 0 ? 960 : 480} />
          <span>
            <b>{one.name}</b>
            <CardPrice {...offerOf(one)} />
          </span>
        </GoodsLink>
      </li>
    ))}
  </ul>
)
