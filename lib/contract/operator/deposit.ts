import { z } from 'zod'
import { call } from '../call'
import { cents, wireId, wireInt, wireText } from '../fields'
import { forOperators } from './options'

/** Stored value of members (contract operator). */
export const operatorDepositContract = {
  topUp: call('POST', '/operator/deposit/topup', '储值充值', forOperators)
    .input(
      z.object({
        user_id: wireId('会员不存在'),
        /** Cents. */
        fee: wireInt(1, 100_000_000, '充值金额不正确'),
        reason: wireText(200, '原因不能超过200个字', '请填写原因').min(1, '请填写原因'),
      }),
    )
    .output(z.object({ user_id: z.int(), deposit: cents, fee: cents })),
}
