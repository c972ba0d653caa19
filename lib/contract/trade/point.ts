import { z } from 'zod'
import { call } from '../call'
import { bit, listOf, seconds, wirePage, wirePageSize, wireText } from '../fields'

const tags = ['积分']
const auth = 'member'

/** A movement of a member's points (contract member §8). */
const pointRow = z.object({
  id: z.int(),
  user_id: z.int(),
  company_id: z.literal(1),
  journal_type: z.int(),
  journal_type_desc: z.string(),
  point_desc: z.string(),
  income: z.int(),
  outcome: z.int(),
  /** The one of both that is not 0. */
  point: z.int(),
  outin_type: z.enum(['in', 'out']),
  /** Empty when it belongs to no order. */
  order_id: z.string(),
  /** The order is in the member's list, so that it can be opened. Our own. */
  has_order: bit,
  operater: z.string(),
  operater_remark: z.string(),
  external_id: z.string(),
  created: seconds,
  updated: seconds,
})
export type PointRow = z.infer<typeof pointRow>

export const pointContract = {
  info: call('GET', '/point/member/info', '我的积分', { tags, auth, legacyName: 'user.point.get' })
    .input(z.object({}))
    .output(
      z.object({
        user_id: z.int(),
        company_id: z.literal(1),
        point: z.int(),
        /** Points of a reward that a refund took back after they were spent; the next points pay them. Our own. */
        point_owed: z.int(),
      }),
    ),

  /** Movements of the last year, newest first. */
  list: call('GET', '/point/member', '积分明细', { tags, auth })
    .input(
      z.object({
        page_no: wirePage(),
        page_size: wirePageSize(10),
        /** `income` or `outcome`; anything else shows all. */
        outin_type: wireText(20).optional().catch(undefined),
      }),
    )
    .output(listOf(pointRow)),

  rule: call('GET', '/point/rule', '积分规则', { tags, kept: {} })
    .input(z.object({}))
    .output(z.object({ name: z.string(), rule_desc: z.string() })),
}
