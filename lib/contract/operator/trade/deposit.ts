import { z } from 'zod'
import * as memberMessages from '@/lib/domain/messages/member'
import * as orderMessages from '@/lib/domain/messages/order'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { cents, wireId, wireInt, wireJson, wireSwitch, wireText } from '../../fields'
import { forOperators } from '../options'

/** Recharging by members; amounts in cents. */
const rechargeSettings = z.object({
  is_open: z.boolean(),
  min_fee: cents,
  max_fee: cents,
  rules: z.array(z.object({ money: cents, gift: cents })),
})
export type RechargeSettingValues = z.infer<typeof rechargeSettings>

const fee = () => wireInt(1, 100_000_000, orderMessages.rechargeAmountInvalid)

/** Stored value of members (contract operator). */
export const operatorDepositContract = {
  get: call('GET', '/operator/deposit/settings', '储值设置', forOperators('setting:read'))
    .input(z.object({}))
    .output(rechargeSettings),

  /** Fields that are not sent keep their value. An order that was placed keeps its gift. */
  set: call('PUT', '/operator/deposit/settings', '修改储值设置', forOperators('setting:write'))
    .input(
      z.object({
        is_open: wireSwitch(requestMessages.parametersInvalid).optional(),
        min_fee: fee().optional(),
        max_fee: fee().optional(),
        rules: wireJson(
          z
            .array(z.object({ money: fee(), gift: wireInt(0, 100_000_000, '赠送金额不正确') }))
            .max(12, '充值活动不能超过12个'),
        ).optional(),
      }),
    )
    .output(rechargeSettings),

  topUp: call('POST', '/operator/deposit/topup', '储值充值', forOperators('payment:approve'))
    .input(
      z.object({
        user_id: wireId(memberMessages.memberMissing),
        /** Cents. */
        fee: wireInt(1, 100_000_000, orderMessages.rechargeAmountInvalid),
        reason: wireText(200, requestMessages.reasonTooLong, requestMessages.reasonToFill).min(
          1,
          requestMessages.reasonToFill,
        ),
      }),
    )
    .output(z.object({ user_id: z.int(), deposit: cents, fee: cents })),
}
