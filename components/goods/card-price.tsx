'use client'
import { usedUpText } from '@/components/subsidy/state-texts'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { priceText } from '@/lib/domain/money'
import { shownPrice } from '@/lib/domain/price'
import { useMemberPrice } from './member-prices'

/** Style of the price on a designed page. */
export interface PriceLook {
  /** Any CSS colour. */
  color?: string | undefined
  /** Any CSS font size. */
  size?: string | undefined
  /** Decimals of a whole amount, 0 to 2. */
  decimals?: number | undefined
}

interface CardPriceProps {
  goodsId: number
  price: number
  market: number
  activity?: number | undefined
  look?: PriceLook | undefined
}

/** The price on a card: the price for all visitors, then the viewer's member price once it is known. */
export function CardPrice({ goodsId, price, market, activity, look }: CardPriceProps) {
  const shown = shownPrice({
    price,
    market_price: market,
    activity_price: activity,
    member_price: useMemberPrice(goodsId)?.price,
  })
  return (
    // One line high: a market price that does not fit wraps out of view, the price always fits.
    <span className="card-price" style={{ color: look?.color, fontSize: look?.size }}>
      <Price
        cents={shown.cents}
        // A normal price has no label; activity and member prices do.
        label={shown.kind === 'normal' ? undefined : shown.label}
        market={shown.market}
        tone={look?.color ? 'inherit' : 'brand'}
        decimals={look?.decimals}
        className="flex-wrap"
      />
    </span>
  )
}

/**
 * 预计补贴价 on a card: the price for all visitors, then the viewer's own once it is known, or that nothing is left for them.
 * @param cents after the subsidy; undefined when the row says that nothing is left
 */
export function CardSubsidy({ goodsId, cents }: { goodsId: number; cents: number | undefined }) {
  const own = useMemberPrice(goodsId)
  if (own?.isUsedUp || cents === undefined) return <Tag tone="plain">{usedUpText}</Tag>
  return <Tag tone="programme">预计补贴价 {priceText(own?.subsidised ?? cents)}</Tag>
}
