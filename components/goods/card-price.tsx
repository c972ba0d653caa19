'use client'
import { Price } from '@/components/ui/price'
import { shownPrice } from './shown-price'
import { useMemberPrice } from './viewer-prices'

interface CardPriceProps {
  goodsId: number
  price: number
  market: number
  activity?: number | undefined
  className?: string
}

/** The price on a card: what every visitor pays, then the viewer's member price once it is known. */
export function CardPrice({ goodsId, price, market, activity, className }: CardPriceProps) {
  const shown = shownPrice({
    price,
    market_price: market,
    activity_price: activity,
    member_price: useMemberPrice(goodsId),
  })
  return (
    <Price
      cents={shown.cents}
      // A bare price needs no word; the two that are better than it do.
      label={shown.kind === 'normal' ? undefined : shown.label}
      market={shown.market}
      className={className}
    />
  )
}
