import type { ReactNode } from 'react'
import { PointsPrice } from '@/components/ui/points-price'
import { Price } from '@/components/ui/price'
import type { OrderPreview } from '@/lib/contract/trade/checkout'

interface PointsRowsProps {
  preview: OrderPreview
  /** Freight depends on where it goes. */
  hasPlace: boolean
  /** Points that the shopper lacks. */
  missing: number
}

/** The amounts of an order of the points mall: points and money (spec 3 §7). */
export function PointsRows({ preview, hasPlace, missing }: PointsRowsProps) {
  const { totalItemNum, item_point, item_fee, freight_type, freight_fee, point, total_fee, user_point } =
    preview
  return (
    <>
      <Row
        name={
          <>
            <span translate="no" className="nums text-brand">
              {totalItemNum}
            </span>{' '}
            件商品，商品总计
          </>
        }
      >
        <PointsPrice points={item_point} cents={item_fee} tone="ink" />
      </Row>
      <Row name="运费">
        {!hasPlace ? (
          <span className="text-muted">选择地址后计算</span>
        ) : freight_type === 'point' ? (
          <>
            <span translate="no">{freight_fee}</span> 积分
          </>
        ) : (
          <Price cents={freight_fee} tone="ink" className="font-normal!" />
        )}
      </Row>
      <Row name="可用积分">
        <span translate="no">{user_point}</span>
        {missing > 0 && (
          <span className="text-brand ml-2">
            还差 <span translate="no">{missing}</span> 积分
          </span>
        )}
      </Row>
      <div className="border-line flex items-baseline justify-between gap-3 border-t pt-3">
        <dt className="text-ink font-semibold">应付总额</dt>
        <dd>
          <PointsPrice points={point} cents={total_fee} className="justify-end text-xl" />
        </dd>
      </div>
    </>
  )
}

const Row = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex items-baseline justify-between gap-3">
    <dt className="text-muted">{name}</dt>
    <dd className="nums text-ink">{children}</dd>
  </div>
)
