import type { GradeLimit } from './range'
import { isPreference } from './rule'

/** The label of promotions that only members of some grades get. */
export const memberOnlyTag = '会员专享'

/** Whether a promotion is for some grades: nobody else may be promised it. */
export const isMemberOnly = ({ validGrades, validVipGrades }: GradeLimit): boolean =>
  validGrades.length > 0 || validVipGrades.length > 0

/** The short label of a promotion on cards. */
export const promotionLabel = (promotion: {
  promotion_tag: string
  is_member_only?: 1 | undefined
}): string => (promotion.is_member_only ? memberOnlyTag : promotion.promotion_tag)

/**
 * Who may buy a product, from its running promotions: 仅限金卡会员、黑金会员购买. Of several 会员优先购, one that lets a buyer in is
 * enough (`isReserved`). Empty where everybody may buy.
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
