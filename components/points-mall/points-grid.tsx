import type { PointsGoods } from '@/lib/contract/trade/points-mall'
import { PointsCard } from './points-card'

interface PointsGridProps {
  goods: readonly PointsGoods[]
  heading?: 'h2' | 'h3'
  /** Number of cards whose pictures load eagerly. */
  eager?: number
  className?: string
}

/** Cards of the points mall: five in a row on wide windows, then four, three and two. */
export const PointsGrid = ({ goods, heading, eager = 0, className = '' }: PointsGridProps) => (
  <ul className={`wide:cards-5 cards-2 sm:cards-3 lg:cards-4 grid gap-2.5 ${className}`}>
    {goods.map((one, index) => (
      <li key={one.goods_id} className="flex min-w-0">
        <PointsCard goods={one} heading={heading ?? 'h3'} priority={index < eager} />
      </li>
    ))}
  </ul>
)
