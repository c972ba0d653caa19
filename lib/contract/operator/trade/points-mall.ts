import { z } from 'zod'
import { call } from '../../call'
import { forOperators, wireDecision } from '../options'

/** The points mall as a whole (contract operator). */
export const operatorPointsMallContract = {
  /** Opens or closes it; what it shows stays as it was set. */
  open: call('PUT', '/operator/pointsmall', '开放或关闭积分商城', forOperators('goods:write'))
    .input(z.object({ is_open: wireDecision('请选择开放或关闭') }))
    .output(z.object({ is_open: z.boolean() })),
}
