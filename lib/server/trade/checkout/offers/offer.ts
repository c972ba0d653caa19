import 'server-only'
import type { CheckoutKind } from '@/lib/domain/order/kinds'
import type { Bill } from '@/lib/domain/order/price/bill'
import type { OrderTerms } from '@/lib/domain/order/price/order-terms'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { CheckoutFacts, CheckoutQuery, FactLine } from '@/lib/server/trade/bill/load-facts'
import type { OrderDraft } from '../placement/draft'
import type { Ordered } from '../request/request'

/** The checkout for which an offer is evaluated. */
interface OfferMoment {
  viewer: Viewer | null
  now: number
  facts: CheckoutFacts
  /** The order is placed, not previewed. */
  isFinal: boolean
}

/** Columns of an order for its ticket, team or budget, besides stock, assets and promotions. */
type Taken = Pick<OrderDraft, 'ticket' | 'group' | 'employee'> & {
  seckill_id: number | null
  team_id: number | null
}
export const takesNothing: Taken = {
  ticket: null,
  group: null,
  employee: null,
  seckill_id: null,
  team_id: null,
}

/**
 * The source of the lines and prices of an order, with the checks of its kind that `orderKinds` cannot express as data.
 */
export interface Offer {
  kind: CheckoutKind
  /** The source of the lines for kinds whose offer determines them. */
  source?: CheckoutQuery['source']
  /** The terms for pricing the order. @throws MallError when the offer is not open for it */
  open: (moment: OfferMoment) => OrderTerms
  /** @throws MallError when the offer does not sell the lines */
  assertLines?: (lines: readonly FactLine[], moment: OfferMoment) => void
  /** @throws MallError when the member cannot pay the price */
  assertBill?: (bill: Bill, moment: OfferMoment) => void
  /** The end of the offer, and the latest time of payment; epoch seconds. */
  endOf?: (now: number) => number
  taken?: (bill: Bill, now: number) => Taken
}

/** Loads the offer in a request. @throws MallError when the member has none */
export type LoadOffer<K extends CheckoutKind> = (
  db: Queries,
  viewer: Viewer | null,
  ordered: Ordered<K>,
) => Promise<Offer> | Offer
