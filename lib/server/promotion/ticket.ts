import 'server-only'
import { randomUUID } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import { ticketProblem, ticketSeconds, type SkuActivity } from '@/lib/domain/promotion'
import { lockMember } from '@/lib/server/account/lock-member'
import type { Mall } from '@/lib/server/context'
import type { Queries } from '@/lib/server/db/connection'
import { statement } from '@/lib/server/db/statement'
import type { Viewer } from '@/lib/server/session/viewer'
import { activityColumns } from './sku-prices'

interface SaleRow extends Omit<SkuActivity, 'status'> {
  store: number
  onSale: boolean
  bought: number
}

const find = statement(
  'ticket_activity',
  `select ${activityColumns}, k.disabled, s.store,
          (s.approve_status in ('onsale', 'offline_sale') and g.approve_status in ('onsale', 'offline_sale')
           and g.audit_status = 'approved' and not g.is_gift and (not g.staff_goods or $4)) as "onSale",
          (select coalesce(sum(oi.num), 0) from order_items oi join orders o on o.order_id = oi.order_id
            where oi.activity_id = k.seckill_id and oi.item_id = i.item_id and o.user_id = $3
              and o.order_status <> 'CANCEL') as "bought"
     from seckill_items i join seckills k on k.seckill_id = i.seckill_id
     join skus s on s.item_id = i.item_id join goods g on g.goods_id = s.goods_id
    where i.seckill_id = $1 and i.item_id = $2`,
)

const own = statement(
  'ticket_own',
  `select ticket, num, expires from seckill_tickets where user_id = $1 and seckill_id = $2 and item_id = $3 for update`,
)

const hold = statement(
  'ticket_hold',
  `update seckill_items set sales_store = sales_store + $3
    where seckill_id = $1 and item_id = $2 and sales_store + $3 between 0 and activity_store returning 1`,
)

const issue = statement(
  'ticket_issue',
  `insert into seckill_tickets (ticket, seckill_id, item_id, user_id, num, expires) values ($1, $2, $3, $4, $5, $6)`,
)

/** Takes tickets away and gives their pieces back to the activity; `which` names them. */
const release = (name: string, which: string) =>
  statement(
    name,
    `with gone as (delete from seckill_tickets where ticket in (${which}) returning seckill_id, item_id, num)
     update seckill_items i set sales_store = greatest(0, i.sales_store - gone.num) from gone
      where i.seckill_id = gone.seckill_id and i.item_id = gone.item_id returning 1`,
  )
const releaseOwn = release(
  'ticket_release_own',
  'select ticket from seckill_tickets where ticket = $1 and user_id = $2',
)
const releaseDue = release(
  'ticket_release_due',
  'select ticket from seckill_tickets where expires <= $1 order by expires limit 1 for update skip locked',
)

async function giveBackOwn(tx: Queries, userId: number, ticket: string): Promise<boolean> {
  return (await tx.run(releaseOwn, [ticket, userId])).length > 0
}

/**
 * Holds activity stock for a member who is about to order. Asking again for the same number gives the same ticket;
 * another number replaces it (contract trade §3.6).
 * @returns the ticket, or `true` for a limited-time sale, which needs none
 * @throws MallError with the sentences of contract trade §3.6
 */
export async function takeTicket(
  mall: Mall,
  viewer: Viewer,
  wish: { seckillId: number; itemId: number; num: number },
): Promise<string | true> {
  const now = mall.now()
  const { seckillId, itemId, num } = wish
  return mall.db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const [held] = await tx.run<{ ticket: string; num: number; expires: number }>(own, [
      viewer.userId,
      seckillId,
      itemId,
    ])
    if (held?.num === num && held.expires > now) return held.ticket
    if (held) await giveBackOwn(tx, viewer.userId, held.ticket)
    const [row] = await tx.run<SaleRow>(find, [seckillId, itemId, viewer.userId, viewer.isStaff])
    const problem = ticketProblem(
      row ? { ...row, status: 'in_sale' } : null,
      { num, bought: row?.bought ?? 0, store: row?.store ?? 0, onSale: row?.onSale ?? false },
      now,
    )
    if (problem) throw new MallError(problem)
    if (row?.type === 'limited_time_sale') return true
    const [taken] = await tx.run(hold, [seckillId, itemId, num])
    if (!taken) throw new MallError('库存不足')
    const ticket = randomUUID().replaceAll('-', '')
    await tx.run(issue, [ticket, seckillId, itemId, viewer.userId, num, now + ticketSeconds])
    return ticket
  })
}

/** Gives an own ticket back; false when it is used, expired or foreign. */
export const giveTicketBack = (mall: Mall, userId: number, ticket: string): Promise<boolean> =>
  giveBackOwn(mall.db, userId, ticket)

/** Gives the pieces of the longest expired ticket back to its activity; false when none is due. */
export async function releaseNextTicket(mall: Mall): Promise<boolean> {
  return (await mall.db.run(releaseDue, [mall.now()])).length > 0
}
