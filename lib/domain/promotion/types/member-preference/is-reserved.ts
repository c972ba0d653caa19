import { marketingStatus, type Joiner, type Marketing } from '../../marketing'
import { allowsGrade, covers, type GoodsScope } from '../../range'

/** A 会员优先购 as the rule sees it. */
export type Preference = Pick<
  Marketing,
  'useBound' | 'boundIds' | 'validGrades' | 'validVipGrades' | 'distributorId' | 'startTime' | 'endTime'
>

/**
 * Whether 会员优先购 that runs now reserves a product for grades that the buyer does not have (contract trade §2.1). Of
 * several that cover the product, one that lets the buyer in is enough.
 * @param buyer null for a guest
 * @param now epoch seconds
 */
export function isReserved(
  preferences: readonly Preference[],
  goods: GoodsScope,
  buyer: Joiner,
  now: number,
): boolean {
  const covering = preferences.filter(
    (one) =>
      one.distributorId === goods.distributorId &&
      marketingStatus(one, now) === 'ongoing' &&
      covers(one, goods),
  )
  return covering.length > 0 && !covering.some((one) => allowsGrade(one, buyer))
}
