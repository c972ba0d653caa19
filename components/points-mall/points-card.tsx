import { Link } from '@/components/ui/link'
import { Picture } from '@/components/ui/picture'
import { PointsPrice } from '@/components/ui/points-price'
import type { PointsGoods } from '@/lib/contract/trade/points-mall'
import { priceText } from '@/lib/domain/money'
import { countText } from '@/lib/domain/text'
import { pointsGoodsHref } from '@/lib/web/points-href'

interface PointsCardProps {
  goods: PointsGoods
  heading?: 'h2' | 'h3'
  /** Above the fold: the picture loads eagerly. */
  priority?: boolean
}

/** A product of the points mall: picture, name, points and money, market price (spec 3 §7). */
export function PointsCard({ goods, heading: Heading = 'h3', priority }: PointsCardProps) {
  const { goods_id, item_name, pics, point, price, market_price, goods_store, sales } = goods
  return (
    <article className="goods-card w-full">
      <div className="relative">
        <Picture src={pics[0]} alt="" ratio="1/1" priority={priority} className="rounded-control" />
        {goods_store <= 0 && (
          <span className="rounded-control absolute inset-0 flex items-center justify-center bg-white/60">
            <span className="bg-ink/70 flex size-20 items-center justify-center rounded-full text-sm text-white">
              已兑完
            </span>
          </span>
        )}
      </div>
      <Heading className="card-name">
        {/* The link covers the card. */}
        <Link href={pointsGoodsHref(goods_id)} title={item_name}>
          {item_name}
        </Link>
      </Heading>
      <p className="card-price">
        <PointsPrice points={point} cents={price} />
      </p>
      <p className="card-meta">
        <span>
          市场价{' '}
          <del translate="no" className="nums">
            {priceText(market_price)}
          </del>
        </span>
        <span>
          已兑<span translate="no">{countText(sales)}</span>
        </span>
      </p>
    </article>
  )
}
