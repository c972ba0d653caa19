import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { BrowsedGoods } from '@/lib/contract/collect'
import { shownPrice } from '@/lib/domain/price'
import { RemovableGoods, unavailableText } from '../removable-goods'

interface VisitCardProps {
  visit: BrowsedGoods
  busy: boolean
  onRemove: () => void
}

/** A viewed product. */
export function VisitCard({ visit: { itemData: goods }, busy, onRemove }: VisitCardProps) {
  const { cents, label, kind, market } = shownPrice(goods)
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
          <Price
            cents={cents}
            label={kind === 'normal' ? undefined : label}
            market={market}

            className="mt-2 flex h-6 flex-wrap overflow-hidden text-base font-semibold"
          />
        )
      }
      state={unavailableText(goods)}
      removeLabel={`删除足迹 ${goods.item_name}`}
      busy={busy}
      onRemove={onRemove}
    />
  )
}
