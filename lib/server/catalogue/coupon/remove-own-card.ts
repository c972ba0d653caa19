import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Mall } from '@/lib/server/ground/mall'
import { voidUserCard } from './sql'

/**
 * Gives up an unused coupon of the member. It still counts towards the limit of its card.
 * @throws MallError 优惠券不存在或不可删除 for one that was used, has ended or belongs to another member
 */
export async function removeOwnCard(
  { db, now }: Mall,
  userId: number,
  { id, code }: { id?: number | undefined; code?: string | undefined },
): Promise<void> {
  const isNamed = id !== undefined || code !== undefined
  const [row] = isNamed ? await db.run(voidUserCard, [userId, id ?? null, code ?? null, now()]) : []
  if (!row) throw new MallError('优惠券不存在或不可删除')
}
