import { toHtml } from '@/components/ui/to-html'
import { CardPriceView } from './card-price-view'
import type { MemberPrice } from './member-prices'
import { parseOffer } from './price-slot'

/**
 * Writes the prices of this viewer into the slots of cards that are a string; those for all visitors where there is
 * none.
 */
export function showMemberPrices(cards: HTMLElement | null, prices: ReadonlyMap<number, MemberPrice>): void {
  for (const slot of cards?.querySelectorAll<HTMLElement>('[data-offer]') ?? []) {
    const offer = parseOffer(slot.dataset.offer ?? '')
    const own = prices.get(offer.goodsId)
    if (own === undefined && slot.dataset.own === undefined) continue
    slot.innerHTML = toHtml(<CardPriceView {...offer} own={own} />)
    if (own === undefined) delete slot.dataset.own
    else slot.dataset.own = ''
  }
}
