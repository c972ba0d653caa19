import { z } from 'zod'
import { wireMarketingTypes } from '@/lib/domain/promotion/rule'
import { cents } from '../fields'

/** 会员优先购 is not among them: it takes no money off. */
const discountType = z.enum([
  'member_price',
  ...z.enum(wireMarketingTypes).exclude(['member_preference']).options,
  'limited_time_sale',
  'seckill',
  'groups',
  'employee_purchase',
  'cash_discount',
  'coupon_discount',
  'subsidy',
  'price_change',
])

/** One discount with its reason (contract trade §6.2). */
export const discountEntry = z.object({
  id: z.int(),
  type: discountType,
  info: z.string(),
  rule: z.string(),
  discount_fee: cents,
  coupon_code: z.string().optional(),
})
