import { joinProblem, type Joiner, type Marketing } from './marketing'
import type { OfferScope } from './range'
import { isReduction, type ReductionType } from './rule'

/** A promotion that takes money off lines. */
export type ReductionMarketing = Marketing & { marketingType: ReductionType }

const reduces = (marketing: Marketing): marketing is ReductionMarketing =>
  isReduction(marketing.marketingType)

/**
 * The reductions that a product may join, the one first that an order applies without a choice: the earliest started.
 */
export const joinableReductions = (
  marketings: readonly Marketing[],
  goods: OfferScope,
  joiner: Joiner,
  now: number,
): ReductionMarketing[] =>
  marketings
    .filter(reduces)
    .filter((one) => joinProblem(one, goods, joiner, now) === null)
    .sort((one, other) => one.startTime - other.startTime || one.marketingId - other.marketingId)
