import { UnitPrice } from '@/components/line-price/unit-price'
import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import type { Aftersale } from '@/lib/contract/trade/aftersale'
import { nameWithoutSpec, shownSpec } from '@/lib/domain/goods/spec-text'
import type { LineFields } from '@/lib/domain/order/price/line-price'
import { pointsOfPiece } from '@/lib/domain/order/price/points-price'
import { soldGoodsHref } from '@/lib/web/points-href'

interface AftersaleLineProps {
  detail: Aftersale['detail'][number]
  /** The line of the order, whose price for one piece is shown above the quantity. */
  orderLine?: LineFields & { share_points: number }
  /** The order is one of the points mall. */
  isPoints?: boolean
}

/** The product of an after-sale: picture, name with specification, quantity. */
export function AftersaleLine({ detail, orderLine, isPoints = false }: AftersaleLineProps) {
  const href = soldGoodsHref(detail.item_id, isPoints)
  const points = orderLine && isPoints ? pointsOfPiece(orderLine) : undefined
  return (
    <div className="flex min-w-0 flex-1 gap-3">
      <Link href={href} tabIndex={-1} aria-hidden>
        <Picture
          src={detail.item_pic}
          alt=""
          width={240}
          className="rounded-control size-[min(4.375rem,20vw)]"
        />
      </Link>
      <div className="min-w-0 flex-1">
        <Link href={href} className="text-ink hover:text-brand line-clamp-2 text-sm transition-colors">
          {nameWithoutSpec(detail)}
        </Link>
        {detail.item_spec_desc && (
          <p className="text-muted mt-1 text-xs">{shownSpec(detail.item_spec_desc)}</p>
        )}
      </div>
      <span className="nums text-muted flex shrink-0 flex-col items-end gap-1 text-sm">
        {orderLine && <UnitPrice line={orderLine} points={points} className="flex-col items-end" />}
        <span translate="no">x {detail.num}</span>
      </span>
    </div>
  )
}
