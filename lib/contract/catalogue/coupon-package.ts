import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../call'
import { cents, listOf, seconds, wireId } from '../fields'
import { cardType } from './card'

const tags = ['优惠券']
const auth = 'member'
const done = z.object({ status: z.literal(true) })
const kind = z.enum(['template', 'grade', 'vip_grade'], requestMessages.parametersInvalid)

/** A coupon of a package, how many of it and when it is valid. */
const packageCard = z.object({
  card_id: z.int(),
  title: z.string(),
  card_type: cardType,
  discount: z.int(),
  least_cost: cents,
  reduce_cost: cents,
  use_bound: z.int(),
  date_type: z.string(),
  begin_date: z.int(),
  end_date: z.int(),
  fixed_term: z.int(),
  give_num: z.int(),
  takeEffect: z.string(),
})

/** Packages of coupons: claimed at once, or given with a grade (contract member §7.6, contract member §17). */
export const couponPackageContract = {
  /** The packages that the member got and has not seen. */
  unseen: call('GET', '/user/showCardPackage', '优惠券包', { tags, auth })
    .input(z.object({ receive_type: kind.optional().default('template') }))
    .output(
      z.object({
        receive_record_list: z.array(
          z.object({
            receive_id: z.int(),
            package_id: z.int(),
            receive_type: z.string(),
            grade_id: z.int(),
            title: z.string(),
            package_describe: z.string(),
            created: seconds,
          }),
        ),
        all_card_list: z.array(packageCard),
      }),
    ),

  /** Gives the packages of the grade that the member has now, once; says which kind of grade that is. */
  ofOwnGrade: call('POST', '/user/currentGardCardPackage', '等级优惠券包', { tags, auth })
    .input(z.object({}))
    .output(z.object({ type: z.enum(['grade', 'vip_grade']) })),

  confirm: call('POST', '/user/confirmPackageShow', '确认优惠券包', { tags, auth })
    .input(z.object({ receive_type: kind.optional() }))
    .output(done),

  claim: call('POST', '/user/receiveCardPackage', '领取优惠券包', { tags, auth })
    .input(z.object({ package_id: wireId('卡券包ID必填') }))
    .output(done),

  /** The coupons that come with a grade. */
  ofGrade: call('GET', '/user/getBindCardList', '等级优惠券', { tags, auth })
    .input(
      z.object({
        grade_id: wireId(requestMessages.parametersInvalid),
        type: z.enum(['grade', 'vip_grade'], requestMessages.parametersInvalid).optional().default('grade'),
      }),
    )
    .output(listOf(packageCard)),
}
