import { z } from 'zod'
import { maxPrice } from '@/lib/domain/goods/goods-form'
import {
  scheduleKinds,
  scheduleStates,
  type ScheduleKind,
  type ScheduleState,
} from '@/lib/domain/goods/schedule'
import * as dateMessages from '@/lib/domain/messages/date'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import { call } from '../../call'
import { cents, listOf, seconds, wireFlag, wireId, wireInt, wireJson } from '../../fields'
import { forOperators, paging } from '../options'

const kind = z.enum(Object.keys(scheduleKinds) as ScheduleKind[], '请选择定时的内容')
const goodsId = () => wireId(goodsMessages.goodsMissing)

const schedule = z.object({
  schedule_id: z.int(),
  goods_id: z.int(),
  item_id: z.int(),
  item_name: z.string(),
  item_pic: z.string(),
  kind,
  run_at: seconds,
  /** Of 定时改价: new prices by SKU; SKUs that are gone by then are skipped. */
  prices: z.array(z.object({ item_id: z.int(), item_spec_desc: z.string(), price: cents })),
  state: z.enum(Object.keys(scheduleStates) as ScheduleState[]),
  /** Why it failed or was cancelled, and what it met. */
  note: z.string(),
  /** The name of the person who scheduled it. */
  by: z.string(),
  /** When it was carried out or cancelled; null while it waits. */
  done_at: seconds.nullable(),
})
export type GoodsSchedule = z.infer<typeof schedule>

/** Changes of products at a time (contract operator §4). */
export const operatorGoodsScheduleContract = {
  list: call('GET', '/operator/goods/schedules', '定时任务列表', forOperators('goods:read'))
    .input(
      z.object({
        goods_id: goodsId().optional(),
        /** 1: those that wait, the next one first; 0: the others, the newest first. */
        is_waiting: wireFlag().optional().default(1),
        ...paging,
      }),
    )
    .output(listOf(schedule)),

  /** Schedules a change; one that waits for the product and is of the same kind is replaced. */
  set: call('PUT', '/operator/goods/schedules', '设置定时任务', forOperators('goods:write'))
    .input(
      z.object({
        goods_id: goodsId(),
        kind,
        run_at: wireInt(1, 4_102_444_800, dateMessages.secondsInvalid),
        prices: wireJson(
          z
            .array(
              z.object({ item_id: goodsId(), price: wireInt(1, maxPrice, deskMessages.priceInvalid) }),
              deskMessages.schedulePricesMissing,
            )
            .max(400, deskMessages.priceInvalid),
        ).optional(),
      }),
    )
    .output(schedule),

  cancel: call(
    'DELETE',
    '/operator/goods/schedules/{schedule_id}',
    '取消定时任务',
    forOperators('goods:write'),
  )
    .input(z.object({ schedule_id: wireId(deskMessages.scheduleMissing) }))
    .output(schedule),
}
