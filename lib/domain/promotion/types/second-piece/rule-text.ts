import { discountRate } from '../../../money'
import type { RuleText } from '../rule-text'

/** 购买满2件，同款第二件半价; other rates as 同款第二件7折. */
export const secondPieceText: RuleText = ({ discount = 0 }) =>
  `购买满2件，同款第二件${discount === 50 ? '半价' : `${discountRate(discount)}折`}`
