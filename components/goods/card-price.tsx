'use client'
import type { CardOffer } from './card-offer'
import { CardPriceView } from './card-price-view'
import { useMemberPrice } from './member-prices'

/**
 * The prices on a card: those for all visitors, then the viewer's own once they are known. In `StillCards` it becomes a
 * `PriceSlot`.
 */
export const CardPrice = (props: CardOffer) => (
  <CardPriceView {...props} own={useMemberPrice(props.goodsId)} />
)
