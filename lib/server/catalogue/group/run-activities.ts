import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as goodsMessages from '@/lib/domain/messages/goods'
import * as groupMessages from '@/lib/domain/messages/group'
import * as requestMessages from '@/lib/domain/messages/request'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import type { Mall } from '@/lib/server/ground/mall'
import type { Scope } from '@/lib/server/ground/operator/scope'
import { groupsRun, groupTags } from './groups-run'
import {
  closeActivity,
  insertActivity,
  lockSku,
  operatorGroup,
  overlapping,
  type OperatorGroupRow,
} from './operator-sql'
import { wireOperatorGroup } from './wire'

/** A new activity. Price in cents, times in epoch seconds. */
export interface NewActivity {
  itemId: number
  name: string
  price: number
  people: number
  hours: number
  beginTime: number
  endTime: number
  store: number
  limitNum: number
  shareDesc: string
}

async function get(
  db: Queries,
  { shopId }: Scope,
  activityId: number,
  now: number,
): Promise<OperatorGroupRow> {
  const [row] = await db.run(operatorGroup, [shopId, activityId, null, now])
  if (!row) throw new MallError(goodsMessages.groupActivityMissing)
  return row
}

/**
 * Creates an activity of a SKU of the scope (contract operator).
 * @throws MallError 商品不存在 for a SKU of another shop or one that cannot be ordered; a text for wrong times, a
 *   price that is not lower, or an overlap
 */
export async function createActivity(
  mall: Mall,
  scope: Scope,
  input: NewActivity,
): Promise<OperatorGroupRow> {
  const now = mall.now()
  if (input.endTime <= input.beginTime) throw new MallError(requestMessages.endBeforeStart)
  if (input.endTime <= now) throw new MallError('结束时间必须晚于当前时间')
  const { row, ran, runs } = await mall.db.transaction(async (tx) => {
    const ran = await groupsRun(tx, now)
    const [sku] = await tx.run(lockSku, [input.itemId, scope.shopId])
    if (!sku) throw new MallError(goodsMessages.goodsMissing)
    if (input.price >= sku.price) throw new MallError('拼团价必须低于销售价')
    const [other] = await tx.run(overlapping, [input.itemId, input.beginTime, input.endTime])
    if (other) throw new MallError('该商品在此时间段已有拼团活动')
    const created = only(
      await tx.run(insertActivity, [
        input.name || `${input.people}人团`,
        input.itemId,
        sku.goodsId,
        sku.distributorId,
        input.price,
        input.people,
        input.hours,
        input.beginTime,
        input.endTime,
        input.store,
        input.limitNum,
        input.shareDesc,
        now,
      ]),
      'creating an activity',
    )
    await recordAudit(
      tx,
      {
        actor: scope.actor,
        event: 'createGroup',
        subject: 'group',
        subjectId: created.activityId,
        after: { ...input },
      },
      now,
    )
    return { row: await get(tx, scope, created.activityId, now), ran, runs: await groupsRun(tx, now) }
  })
  await mall.invalidate(groupTags([row.goodsId], ran, runs))
  return row
}

/**
 * Ends an activity now: teams can no longer be opened or joined, and running teams are due, because they can no longer
 * be completed (contract operator). The statement that finds due teams includes those of closed activities.
 * @throws MallError 拼团活动不存在 also for an activity of another shop, 拼团活动已结束
 */
export async function endActivity(
  mall: Mall,
  scope: Scope,
  activityId: number,
  reason: string,
): Promise<void> {
  const now = mall.now()
  const { goodsId, ran, runs } = await mall.db.transaction(async (tx) => {
    const ran = await groupsRun(tx, now)
    const activity = await get(tx, scope, activityId, now)
    const [closed] = await tx.run(closeActivity, [activityId, scope.shopId, now])
    if (!closed) throw new MallError(groupMessages.groupActivityOver)
    await recordAudit(
      tx,
      {
        actor: scope.actor,
        event: 'closeGroup',
        subject: 'group',
        subjectId: activityId,
        before: { disabled: false },
        after: { disabled: true },
        reason,
      },
      now,
    )
    return { goodsId: activity.goodsId, ran, runs: await groupsRun(tx, now) }
  })
  await mall.invalidate(groupTags([goodsId], ran, runs))
}

/** An activity of the scope as operators see it. @throws MallError 拼团活动不存在 */
export const getActivity = async ({ db, now }: Mall, scope: Scope, activityId: number) =>
  wireOperatorGroup(await get(db, scope, activityId, now()))
