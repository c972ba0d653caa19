import 'server-only'
import type { GoodsSchedule } from '@/lib/contract/operator/catalogue/goods-schedule'
import { MallError } from '@/lib/domain/errors'
import { scheduleDays, type ScheduleKind } from '@/lib/domain/goods/schedule'
import * as deskMessages from '@/lib/domain/messages/desk'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import { assertAboveMemberPrices } from '@/lib/server/catalogue/goods/set-prices'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { Mall } from '@/lib/server/ground/mall'
import { wireList } from '@/lib/server/ground/wire/counted-list'
import {
  endSchedule,
  goodsOfSchedule,
  lockPrices,
  lockSchedule,
  putSchedule,
  schedulePage,
  scheduleRow,
  waitingSchedule,
} from './sql'

/** Scheduled changes, of one product or of all. */
export async function listSchedules(
  db: Queries,
  input: { goods_id?: number | undefined; is_waiting: number; page: number; pageSize: number },
) {
  const { goods_id: goodsId, is_waiting: isWaiting, page, pageSize } = input
  const { rows, total } = only(
    await db.run(schedulePage, [goodsId ?? null, isWaiting === 1, ...limitAndOffset(page, pageSize)]),
    'listing schedules',
  )
  return wireList<GoodsSchedule>({ list: rows, total })
}

const getSchedule = async (db: Queries, scheduleId: number): Promise<GoodsSchedule> =>
  only(await db.run(scheduleRow, [scheduleId]), 'reading a schedule').schedule

interface ScheduleInput {
  goods_id: number
  kind: ScheduleKind
  run_at: number
  prices?: { item_id: number; price: number }[] | undefined
}

/**
 * Schedules a change of a product; one of the same kind that waits is replaced.
 * @throws MallError 商品不存在, 商品在回收站，请先恢复, 请选择将来一年内的时间; 请填写要改的价格, 规格不存在,
 *   已有会员价…，会员价要低于价格 for prices
 */
export async function setSchedule(mall: Mall, actor: Actor, sent: ScheduleInput): Promise<GoodsSchedule> {
  const { goods_id: goodsId, kind, run_at: runAt } = sent
  const now = mall.now()
  if (runAt <= now || runAt > now + scheduleDays * daySeconds) throw new MallError('请选择将来一年内的时间')
  const prices = kind === 'price' ? (sent.prices ?? []) : []
  if (kind === 'price' && prices.length === 0) throw new MallError(deskMessages.schedulePricesMissing)
  if (new Set(prices.map(({ item_id: id }) => id)).size < prices.length)
    throw new MallError(deskMessages.skuTwice)
  return mall.db.transaction(async (tx) => {
    const skus = await tx.run(lockPrices, [goodsId])
    if (skus.length === 0) throw new MallError(goodsMessages.goodsMissing)
    if (skus.some(({ deleted }) => deleted !== null)) throw new MallError(deskMessages.goodsDeleted)
    const priceOf = new Map(skus.map(({ itemId, price }) => [itemId, price]))
    if (prices.some(({ item_id: id }) => !priceOf.has(id))) throw new MallError(deskMessages.skuUnknown)
    await assertAboveMemberPrices(tx, skus, new Map(prices.map(({ item_id, price }) => [item_id, price])))
    const seen = prices.map(({ item_id }) => ({ item_id, price: priceOf.get(item_id) ?? 0 }))
    const [before] = await tx.run(waitingSchedule, [goodsId, kind])
    const { scheduleId } = only(
      await tx.run(putSchedule, [
        goodsId,
        kind,
        runAt,
        JSON.stringify(prices),
        JSON.stringify(seen),
        Number(actor.id),
        now,
      ]),
      'storing a schedule',
    )
    await recordAudit(
      tx,
      {
        actor,
        event: 'schedule',
        subject: 'goods',
        subjectId: goodsId,
        ...(before && { before: { kind, ...before } }),
        after: { kind, run_at: runAt, prices },
      },
      now,
    )
    return getSchedule(tx, scheduleId)
  })
}

/** Cancels a change that waits. @throws MallError 定时任务不存在或已执行 */
export async function cancelSchedule(mall: Mall, actor: Actor, scheduleId: number): Promise<GoodsSchedule> {
  const now = mall.now()
  return mall.db.transaction(async (tx) => {
    const [found] = await tx.run(goodsOfSchedule, [scheduleId])
    if (found) await tx.run(lockPrices, [found.goodsId])
    const [schedule] = found ? await tx.run(lockSchedule, [scheduleId]) : []
    if (!found || !schedule) throw new MallError(deskMessages.scheduleMissing)
    await tx.run(endSchedule, [scheduleId, 'cancelled', now, ''])
    const before = { kind: schedule.kind, run_at: schedule.runAt, prices: schedule.prices }
    await recordAudit(
      tx,
      { actor, event: 'unschedule', subject: 'goods', subjectId: found.goodsId, before },
      now,
    )
    return getSchedule(tx, scheduleId)
  })
}
