import { GoodsCard as MallCard, type CardGoods } from '@/components/goods/goods-card'
import type { WidgetGoods } from '@/widgets/loader'
import { rem } from '@/widgets/measure'
import type { WidgetMode } from '@/widgets/widget'

interface GoodsCardViewProps {
  goods: WidgetGoods
  mode: WidgetMode
  priceColor?: string
  priceSize?: number
}

/** A card made of stored settings; on pages every product has its list item. */
const storedItem = (goods: WidgetGoods): CardGoods => ({
  goods_id: goods.goodsId,
  item_name: goods.name,
  pics: goods.picture ? [goods.picture] : [],
  price: goods.price,
  market_price: goods.marketPrice,
  tags: [],
  store: 1,
  sales: 0,
  nospec: true,
  approve_status: 'onsale',
  distributor_info: [],
})

/** The product card of the mall, with the operator's colour and size for the price. */
export function GoodsCardView({ goods, mode, priceColor, priceSize = 18 }: GoodsCardViewProps) {
  const card = (
    <MallCard
      goods={goods.listItem ?? storedItem(goods)}
      linked={mode === 'render'}
      priceLook={{ color: priceColor, size: rem(priceSize) }}
      className="h-full"
    />
  )
  return goods.missing ? (
    <div data-missing={goods.missing} className="h-full">
      {card}
    </div>
  ) : (
    card
  )
}
