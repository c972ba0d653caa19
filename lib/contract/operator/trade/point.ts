import { z } from 'zod'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { wireDecimal, wireInt, wireSwitch } from '../../fields'
import { forOperators } from '../options'

/** Settings for points earned by orders and points used to pay (contract trade §13.1). */
const pointSettings = z.object({
  isOpenMemberPoint: z.boolean(),
  /** Points for one yuan; 0: orders earn none. */
  gain_point: z.number(),
  /** The most that an order earns; 0: no limit. */
  gain_limit: z.int(),
  isOpenDeductPoint: z.boolean(),
  /** Points that pay one yuan. */
  deduct_point: z.int(),
  /** Percent of what the products cost that points may pay. */
  deduct_proportion_limit: z.int(),
})
export type PointSettingValues = z.infer<typeof pointSettings>

const flag = () => wireSwitch(requestMessages.parametersInvalid).optional()

/** The points of members (contract operator). */
export const operatorPointContract = {
  get: call('GET', '/operator/point/settings', '积分设置', forOperators('setting:read'))
    .input(z.object({}))
    .output(pointSettings),

  /** Fields that are not sent keep their value. Orders keep the points that they were placed with. */
  set: call('PUT', '/operator/point/settings', '修改积分设置', forOperators('setting:write'))
    .input(
      z.object({
        isOpenMemberPoint: flag(),
        gain_point: wireDecimal(0, 1000, '每元可得积分必须为0至1000').optional(),
        gain_limit: wireInt(0, 10_000_000, '每单最多可得积分必须为0至10000000的整数').optional(),
        isOpenDeductPoint: flag(),
        deduct_point: wireInt(1, 1_000_000, '抵扣1元的积分必须为1至1000000的整数').optional(),
        deduct_proportion_limit: wireInt(0, 100, '积分抵扣比例必须为0至100的整数').optional(),
      }),
    )
    .output(pointSettings),
}
