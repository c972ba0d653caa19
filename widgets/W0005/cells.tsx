import { CardPrice } from '@/components/goods/card-price'
import { Picture } from '@/components/ui/picture'
import type { GoodsCard } from '@/widgets/loader'
import { GoodsLink } from '@/widgets/parts/goods-link'
import type { WidgetMode } from '@/widgets/widget'

interface CellsProps {
  goods: readonly GoodsCard[]
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
            <CardPrice
              goodsId={one.goodsId}
              price={one.listItem?.price ?? one.price}
              market={0}
              activity={one.listItem?.activity_price}
              subsidised={one.listItem?.subsidy_price}
              isUsedUp={one.listItem?.subsidy_state !== undefined}
            />
          </span>
        </GoodsLink>
      </li>
    ))}
  </ul>
)
