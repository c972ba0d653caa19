import { z } from 'zod'
import * as dateMessages from '@/lib/domain/messages/date'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as requestMessages from '@/lib/domain/messages/request'
import { call } from '../../call'
import { cents, listOf, seconds, wireId, wireInt, wireText } from '../../fields'
import { forDesk, paging } from '../options'

/** 9,999,999.99 yuan in cents. */
const maxPrice = 999_999_999
const maxSeconds = 9_999_999_999

/** An activity with the fields for its organizers (contract operator). */
const row = z.object({
  groups_activity_id: z.int(),
  act_name: z.string(),
  item_id: z.int(),
  goods_id: z.int(),
  goods_name: z.string(),
  item_spec_desc: z.string(),
  distributor_id: z.int(),
  act_price: cents,
  /** Sale price of the SKU. */
  price: cents,
  person_num: z.int(),
  /** Hours. */
  limit_time: z.int(),
  begin_time: seconds,
  end_time: seconds,
  store: z.int(),
  sold: z.int(),
  limit_buy_num: z.int(),
  share_desc: z.string(),
  disabled: z.boolean(),
  activity_status: z.literal([1, 2, 3]),
  teams: z.object({ running: z.int(), succeeded: z.int(), failed: z.int() }),
  created: seconds,
  updated: seconds,
})
export type OperatorGroup = z.infer<typeof row>

export const operatorGroupContract = {
  list: call('GET', '/operator/groups', '拼团活动列表', forDesk('promotion:read'))
    .input(
      z.object({
        item_id: wireId().optional(),
        /** 1 not started, 2 running, 3 ended; all without it. */
        activity_status: wireInt(0, 3).optional().default(0),
        ...paging,
      }),
    )
    .output(listOf(row)),

  create: call('POST', '/operator/groups', '新建拼团活动', forDesk('promotion:write'))
    .input(
      z.object({
        item_id: wireId(goodsMessages.goodsMissing),
        /** Cents. */
        price: wireInt(1, maxPrice, '拼团价不正确'),
        people: wireInt(2, 100, '成团人数为2到100人'),
        hours: wireInt(1, 720, '成团时限为1到720小时'),
        begin: wireInt(1, maxSeconds, dateMessages.beginInvalid),
        end: wireInt(1, maxSeconds, dateMessages.endInvalid),
        store: wireInt(1, 1_000_000, goodsMessages.activityStockInvalid),
        limit_num: wireInt(0, 9999, goodsMessages.limitInvalid).optional().default(0),
        name: wireText(50, goodsMessages.activityNameTooLong).optional().default(''),
        share_desc: wireText(100, '分享文案不能超过100个字').optional().default(''),
      }),
    )
    .output(row),

  /**
   * Ends an activity now: no team can be opened or joined any more. Running teams end and their orders are refunded.
   */
  close: call('POST', '/operator/groups/close', '结束拼团活动', forDesk('promotion:write'))
    .input(
      z.object({
        groups_activity_id: wireId(goodsMessages.groupActivityMissing),
        reason: wireText(200, requestMessages.reasonTooLong).optional().default(''),
      }),
    )
    .output(row),
}
