import { GoodsCard as MallCard, type CardGoods } from '@/components/goods/goods-card'
import type { GoodsCard } from '@/widgets/loader'
import { rem } from '@/widgets/measure'
import type { WidgetMode } from '@/widgets/widget'

interface GoodsCardViewProps {
  goods: GoodsCard
  mode: WidgetMode
  priceColor?: string
  priceSize?: number
}

/** What the designer stored of a goods, as far as a card can show it. */
const storedRow = (goods: GoodsCard): CardGoods => ({
  goods_id: goods.goodsId,
  item_name: goods.name,
  pics: goods.picture ? [goods.picture] : [],
  price: goods.price,
  market_price: goods.marketPrice,
  tags: [],
  store: 1,
  nospec: true,
  approve_status: 'onsale',
  distributor_info: [],
})

/** The mall's goods card with the price in the operator's colour and size. */
export function GoodsCardView({ goods, mode, priceColor, priceSize = 18 }: GoodsCardViewProps) {
  return (
    <MallCard
      goods={goods.wire ?? storedRow(goods)}
      linked={mode === 'render'}
      priceLook={{ color: priceColor, size: rem(priceSize) }}
      className="h-full"
    />
  )
}
