import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { systemActor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import { changeGoods } from '@/lib/server/catalogue/goods/desk/bulk-goods'
import { setPrices } from '@/lib/server/catalogue/goods/set-prices'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { inOneTransaction } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import { endSchedule, lockPrices, lockSchedule, nextDueSchedule, sweepEnded } from './sql'

const actor = systemActor('定时任务')

/** Seconds for which ended changes are listed. */
const keptFor = 180 * daySeconds

type Schedule = RowOf<typeof lockSchedule>
type Prices = RowOf<typeof lockPrices>[]

/** Carries a change out. @returns what it met, for the list and the audit trail */
async function carryOut(mall: Mall, goodsId: number, schedule: Schedule, skus: Prices): Promise<string> {
  const { kind } = schedule
  if (kind !== 'price') {
    const approveStatus = kind === 'on' ? 'onsale' : 'instock'
    const change = { kind: 'status', approve_status: approveStatus } as const
    const { changed } = await changeGoods(mall, actor, [goodsId], change)
    return changed > 0 ? '' : `商品已经${kind === 'on' ? '上架' : '下架'}`
  }
  const present = new Map(skus.map(({ itemId, price }) => [itemId, price]))
  const prices = schedule.prices.filter(({ item_id: id }) => present.has(id))
  if (prices.length === 0) throw new MallError('规格已删除')
  await setPrices(
    mall,
    actor,
    prices.map(({ item_id: itemId, price }) => ({ itemId, price })),
  )
  const isOther = schedule.seen.some(({ item_id: id, price }) => present.has(id) && present.get(id) !== price)
  return [
    isOther && '价格在设置后被修改过，已按定时价格执行',
    prices.length < schedule.prices.length && '已删除的规格没有改价',
  ]
    .filter(Boolean)
    .join('；')
}

/**
 * Job: carries out the next change that is due, once over all instances: its SKUs and its row are locked meanwhile. One
 * that the product does not allow any more fails with its reason.
 * @returns whether there was one
 */
export async function runNextSchedule(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const [due] = await mall.db.run(nextDueSchedule, [now])
  if (!due) return false
  const { scheduleId, goodsId } = due
  try {
    await inOneTransaction(mall, async ({ mall: joined, tx }) => {
      const skus = await tx.run(lockPrices, [goodsId])
      const [schedule] = await tx.run(lockSchedule, [scheduleId])
      if (!schedule || schedule.runAt > now) return
      const note = await carryOut(joined, goodsId, schedule, skus)
      await tx.run(endSchedule, [scheduleId, 'done', now, note])
      const after = { kind: schedule.kind, scheduled_by: schedule.userId, run_at: schedule.runAt }
      await recordAudit(
        tx,
        { actor, event: 'runSchedule', subject: 'goods', subjectId: goodsId, after, reason: note },
        now,
      )
    })
  } catch (error) {
    if (!(error instanceof MallError)) throw error
    await mall.db.run(endSchedule, [scheduleId, 'failed', now, error.message])
  }
  return true
}

/** Deletes changes that ended half a year ago. */
export const sweepSchedules = ({ db, now }: Pick<Mall, 'db' | 'now'>) => db.run(sweepEnded, [now() - keptFor])
