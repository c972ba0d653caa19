import 'server-only'
import { randomUUID } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import { isShownTo } from '@/lib/domain/goods/staff-goods'
import { saleObstacle } from '@/lib/domain/goods/stock'
import * as goodsMessages from '@/lib/domain/messages/goods'
import type { Viewer } from '@/lib/domain/person/viewer'
import { ticketProblem, ticketSeconds } from '@/lib/domain/promotion'
import { isReservedFor } from '@/lib/server/catalogue/reference/is-reserved-for'
import { referenceAt } from '@/lib/server/catalogue/reference/load-reference'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { lockMember } from '@/lib/server/people/account/lock-member'
import { releaseOwn } from './release-ticket'
import { holdPieces, issueTicket, lockOwnTicket, ticketActivity } from './sql'

/** The message with the reason why a member gets no ticket, or null (contract trade §3.6). */
async function problemOf(
  db: Queries,
  found: RowOf<typeof ticketActivity> | undefined,
  num: number,
  viewer: Viewer,
  now: number,
): Promise<string | null> {
  // To other viewers, staff products look like unknown SKUs (ADR 0062).
  const row = found && isShownTo(found, viewer) ? found : undefined
  const reserved = row !== undefined && isReservedFor(await referenceAt(db, row.version), row, viewer, now)
  return ticketProblem(
    row ? { ...row, status: 'in_sale' } : null,
    {
      num,
      bought: row?.bought ?? 0,
      store: row?.store ?? 0,
      obstacle: row ? saleObstacle({ ...row, reserved }, viewer.isStaff) : null,
    },
    now,
  )
}

/**
 * Reserves activity stock for a member who is about to order. A second request for the same number of pieces returns
 * the same ticket; another number replaces it (contract trade §3.6).
 * @returns the ticket, or `true` for a limited-time sale, which needs none
 * @throws MallError with the messages of contract trade §3.6
 */
export async function takeTicket(
  mall: Mall,
  viewer: Viewer,
  request: { seckillId: number; itemId: number; num: number },
): Promise<string | true> {
  const now = mall.now()
  const { seckillId, itemId, num } = request
  // Most requests of a seckill come too late. One statement without locks rejects them, so that they do not delay
  // others.
  const [seen] = await mall.db.run(ticketActivity, [seckillId, itemId, viewer.userId])
  const refusal = seen?.holds ? null : await problemOf(mall.db, seen, num, viewer, now)
  if (refusal) throw new MallError(refusal)
  return mall.db.transaction(async (tx) => {
    await lockMember(tx, viewer.userId)
    const [held] = await tx.run(lockOwnTicket, [viewer.userId, seckillId, itemId])
    if (held?.num === num && held.expires > now) return held.ticket
    if (held) await releaseOwn(tx, viewer.userId, held.ticket)
    const [row] = await tx.run(ticketActivity, [seckillId, itemId, viewer.userId])
    const problem = await problemOf(tx, row, num, viewer, now)
    if (problem) throw new MallError(problem)
    if (row?.type === 'limited_time_sale') return true
    const [pieces] = await tx.run(holdPieces, [seckillId, itemId, num])
    if (!pieces) throw new MallError(goodsMessages.stockShort)
    const ticket = randomUUID().replaceAll('-', '')
    await tx.run(issueTicket, [ticket, seckillId, itemId, viewer.userId, num, now + ticketSeconds])
    return ticket
  })
}
