import { ownOfferOfRow } from '@/components/goods/card-offer'
import { CardPriceView } from '@/components/goods/card-price-view'
import { PointsPrice } from '@/components/ui/points-price'
import type { BrowsedGoods } from '@/lib/contract/catalogue/favourite'
import { RemovableGoods, unavailableText } from '../removable-goods'

interface VisitCardProps {
  visit: BrowsedGoods
  busy: boolean
  onRemove: () => void
}

/** A viewed product. */
export function VisitCard({ visit: { itemData: goods }, busy, onRemove }: VisitCardProps) {
  return (
    <RemovableGoods
      goodsId={goods.goods_id}
      name={goods.item_name}
      picture={goods.pics[0]}
      isPoints={goods.point !== undefined}
      price={
        goods.point !== undefined ? (
          <PointsPrice points={goods.point} cents={goods.price} className="mt-2 text-base" />
        ) : (
          <CardPriceView {...ownOfferOfRow(goods)} />
        )
      }
      state={unavailableText(goods)}
      removeLabel={`删除足迹 ${goods.item_name}`}
      busy={busy}
      onRemove={onRemove}
    />
  )
}
