import 'server-only'
import type { Bill } from '@/lib/domain/order/bill'
import type { CheckoutKind } from '@/lib/domain/order/kinds'
import type { OrderTerms } from '@/lib/domain/order/order-terms'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { CheckoutFacts, CheckoutQuery, FactLine } from '@/lib/server/trade/bill/load-facts'
import type { OrderDraft } from '../placement/draft'
import type { Ordered } from '../request/request'

/** A checkout that asks its offer. */
interface OfferMoment {
  viewer: Viewer | null
  now: number
  facts: CheckoutFacts
  /** The order is placed, not previewed. */
  isFinal: boolean
}

/** Columns of an order for the ticket, team or budget that it takes, besides stock, assets and promotions. */
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

/** The source of the lines and prices of an order, with the checks of its kind that `orderKinds` cannot express as data. */
export interface Offer {
  kind: CheckoutKind
  /** The lines of kinds whose lines an offer names. */
  source?: CheckoutQuery['source']
  /** The terms that price the order. @throws MallError when the offer is not open for it */
  open: (moment: OfferMoment) => OrderTerms
  /** @throws MallError when the offer does not sell the lines */
  assertLines?: (lines: readonly FactLine[], moment: OfferMoment) => void
  /** @throws MallError when the member cannot pay the price */
  assertBill?: (bill: Bill, moment: OfferMoment) => void
  /** When the offer ends, and with it the time to pay; epoch seconds. */
  endOf?: (now: number) => number
  taken?: (bill: Bill, now: number) => Taken
}

/** Loads the offer that a request names. @throws MallError when the member has none */
export type LoadOffer<K extends CheckoutKind> = (
  db: Queries,
  viewer: Viewer | null,
  ordered: Ordered<K>,
) => Promise<Offer> | Offer
