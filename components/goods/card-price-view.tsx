import { usedUpText } from '@/components/subsidy/used-up-text'
import { Tag } from '@/components/ui/pill'
import { Price } from '@/components/ui/price'
import { StruckPrice } from '@/components/ui/struck-price'
import { shownPrice } from '@/lib/domain/goods/price'
import { priceText } from '@/lib/domain/money'
import type { CardOffer } from './card-offer'
import type { MemberPrice } from './member-prices'

/** Style of the price on a designed page. */
export interface PriceLook {
  /** Any CSS colour. */
  color?: string | undefined
  /** Any CSS font size. */
  size?: string | undefined
  /** Decimals of a whole amount, 0 to 2. */
  decimals?: number | undefined
}

/**
 * The prices on a card, those of the viewer where `own` is known. 国补价 is the large one where the programme pays, above
 * the price of the specified precedence (spec 1 §9).
 */
export function CardPriceView(props: CardOffer & { own?: MemberPrice | undefined }) {
  const { price, market, activity, subsidised, isUsedUp = false, look, own } = props
  const shown = shownPrice({
    price,
    market_price: market,
    activity_price: activity,
    member_price: own?.price,
  })
  const hasNoneLeft = own?.isUsedUp ?? isUsedUp
  const hero = hasNoneLeft || subsidised === undefined ? undefined : (own?.subsidised ?? subsidised)
  // A normal price has a label only beside 国补价.
  const label = hero !== undefined ? '国补价' : shown.kind === 'normal' ? undefined : shown.label
  return (
    <>
      <span className="card-price" style={{ color: look?.color, fontSize: look?.size }}>
        <Price
          cents={hero ?? shown.cents}
          label={label}
          tone={look?.color ? 'inherit' : 'brand'}
          decimals={look?.decimals}
          className={hero === undefined ? undefined : 'price-subsidised'}
        />
      </span>
      <span className="card-beside">
        {hasNoneLeft && <Tag tone="plain">{usedUpText}</Tag>}
        {hero !== undefined && (
          <span>
            {shown.label} <span translate="no">{priceText(shown.cents)}</span>
          </span>
        )}
        {shown.market !== null && <StruckPrice cents={shown.market} />}
      </span>
    </>
  )
}
