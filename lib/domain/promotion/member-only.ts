import type { GradeLimit } from './range'

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
