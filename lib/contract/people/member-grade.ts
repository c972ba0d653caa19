import { z } from 'zod'
import { call } from '../call'
import { cents } from '../fields'
import { memberGrade } from './member'
import { offeredGrade } from './vip'

const tags = ['会员等级']

/** The packages of coupons that come with a grade. */
const vouchers = z.array(z.object({ package_id: z.int(), title: z.string(), package_describe: z.string() }))

export const memberGradeContract = {
  /** The ordinary grades by their thresholds, and the paid ones; the caller's consumption (contract member §9.4). */
  list: call('GET', '/membercard/grades', '会员等级与付费会员', { tags })
    .input(z.object({}))
    .output(
      z.object({
        member_card_list: z.array(
          memberGrade.extend({ crm_open: z.literal(false), voucher_package: vouchers }),
        ),
        vip_grade_list: z.array(offeredGrade.extend({ voucher_package: vouchers })),
        /** Points that orders earn for one yuan; 0 while they earn none. Our own field. */
        gain_point: z.number(),
        /** Only for members. */
        total_consumption: cents.optional(),
      }),
    ),

  /** The grades and their benefits, as HTML (contract member §9.5). The path is our own. */
  rightsText: call('GET', '/member/rights', '会员权益（旧）', {
    tags,
    auth: 'member',
    legacyName: 'user.rights',
  })
    .input(z.object({}))
    .output(z.object({ rights: z.string() })),
}
