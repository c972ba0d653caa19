import { z } from 'zod'
import { decisionTexts, maxReason } from '@/lib/domain/merchant/decision'
import * as shopMessages from '@/lib/domain/messages/shop'
import { call } from '../../call'
import { seconds, wireDecimal, wireId, wireText, wirePhone, emptyIsAbsent } from '../../fields'
import { merchantName, merchantPapers, settledType } from '../../shops/merchant-shape'
import { forOperators, paging, wireDecision } from '../options'

const state = z.enum(['draft', 'review', 'approved', 'refused'])

const row = z.object({
  id: z.int(),
  user_id: z.int(),
  /** Masked. */
  mobile: z.string(),
  state,
  /** Why it was refused. */
  reason: z.string(),
  settled_type: settledType.nullable(),
  /** The type above `merchant_type_name`; empty before the first step. */
  merchant_type_parent_name: z.string(),
  ...merchantName,
  submitted: seconds.nullable(),
  reviewed: seconds.nullable(),
  distributor_id: z.int().nullable(),
})
export type MerchantRow = z.infer<typeof row>

const detail = row.extend(merchantPapers)

const missing = shopMessages.applicationMissing

/** Applications of merchants (contract operator). */
export const operatorMerchantContract = {
  list: call('GET', '/operator/merchants', '入驻申请', forOperators('merchant:read'))
    .input(
      z.object({
        ...paging,
        state: state.optional(),
        mobile: wirePhone().optional(),
        merchant_name: wireText(50).optional(),
      }),
    )
    .output(z.object({ total_count: z.int(), list: z.array(row) })),

  info: call('GET', '/operator/merchants/info', '入驻申请详情', forOperators('merchant:read'))
    .input(z.object({ id: wireId(missing) }))
    .output(detail),

  /** Agreeing opens a shop and makes the applicant its merchant. */
  review: call('POST', '/operator/merchants/review', '审核入驻申请', forOperators('merchant:approve'))
    .input(
      z.object({
        id: wireId(missing),
        agree: wireDecision(),
        reason: wireText(maxReason, decisionTexts.longReason).optional().default(''),
        /** Where the shop stands, in degrees on the grid of Chinese maps; both or none. */
        lng: emptyIsAbsent(wireDecimal(-180, 180, decisionTexts.wrongPlace)),
        lat: emptyIsAbsent(wireDecimal(-90, 90, decisionTexts.wrongPlace)),
      }),
    )
    .output(row),
}
