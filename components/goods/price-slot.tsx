import type { CardOffer } from './card-offer'
import { CardPriceView } from './card-price-view'

/** The prices for all visitors, with the data that replaces them by those of a member (`showMemberPrices`). */
export const PriceSlot = (offer: CardOffer) => (
  <span className="contents" data-offer={offerText(offer)}>
    <CardPriceView {...offer} />
  </span>
)

/** A list instead of an object, and no quotes: a page has a hundred of them. */
const offerText = ({ goodsId, price, market, activity, subsidised, isUsedUp = false, look }: CardOffer) =>
  JSON.stringify([
    goodsId,
    price,
    market,
    activity ?? null,
    subsidised ?? null,
    isUsedUp,
    ...(look ? [look] : []),
  ])

type OfferList = [
  goodsId: number,
  price: number,
  market: number,
  activity: number | null,
  subsidised: number | null,
  isUsedUp: boolean,
  look?: CardOffer['look'],
]

/** The offer of a slot's `data-offer`. */
export function parseOffer(text: string): CardOffer {
  const [goodsId, price, market, activity, subsidised, isUsedUp, look] = JSON.parse(text) as OfferList
  return {
    goodsId,
    price,
    market,
    activity: activity ?? undefined,
    subsidised: subsidised ?? undefined,
    isUsedUp,
    look,
  }
}
