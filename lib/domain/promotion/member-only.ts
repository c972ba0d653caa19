import type { GradeLimit } from './range'
import { isPreference } from './rule'

/** The label of promotions that only members of some grades get. */
export const memberOnlyTag = '会员专享'

/** Whether a promotion is limited to some grades: it must not be advertised to others. */
export const isMemberOnly = ({ validGrades, validVipGrades }: GradeLimit): boolean =>
  validGrades.length > 0 || validVipGrades.length > 0

/** The short label of a promotion on cards. */
export const promotionLabel = (promotion: {
  promotion_tag: string
  is_member_only?: 1 | undefined
}): string => (promotion.is_member_only ? memberOnlyTag : promotion.promotion_tag)

/**
 * Text that names the grades that may buy a product, from its running promotions: 仅限金卡会员、黑金会员购买. With several 会员优先购, a
 * buyer needs one of them (`isReserved`). Empty when all visitors may buy.
 */
export function buyersText(
  promotions: readonly { marketing_type: string; member_grade: readonly string[] }[],
): string {
  const grades = promotions
    .filter(({ marketing_type }) => isPreference(marketing_type))
    .map(({ member_grade }) => member_grade)
  return grades.length === 0 || grades.some((names) => names.length === 0)
    ? ''
    : `仅限${[...new Set(grades.flat())].join('、')}购买`
}
