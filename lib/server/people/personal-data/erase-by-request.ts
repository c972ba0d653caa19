import 'server-only'
import { MallError } from '@/lib/domain/errors'
import * as memberMessages from '@/lib/domain/messages/member'
import type { Actor } from '@/lib/domain/person/actor'
import type { Queries } from '@/lib/server/ground/db/connection'
import { number, statement } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { eraseMember, type Erased } from './erase-member'
import { lockToClose } from './obstacles'

const shopperOfMobile = statement(
  'member_of_mobile',
  `select user_id as "userId" from members where mobile = $1 and role = 'shopper'`,
  { userId: number },
)

/** @throws MallError 会员不存在 also for people at the desk */
export async function findMember(db: Queries, mobile: string): Promise<number> {
  const [member] = await db.run(shopperOfMobile, [mobile])
  if (!member) throw new MallError(memberMessages.memberMissing)
  return member.userId
}

/**
 * Erases a member for an operator who has checked a request by post.
 * @throws MallError with what is still open
 */
export async function eraseByRequest(
  mall: Mall,
  actor: Actor,
  { userId, reason }: { userId: number; reason: string },
): Promise<Erased> {
  const { erased, tags } = await mall.db.transaction(async (tx) => {
    const locked = await lockToClose(tx, userId)
    if (!locked) throw new MallError(memberMessages.memberMissing)
    if (locked.reason !== null) throw new MallError(locked.reason)
    return eraseMember(tx, userId, { actor, reason, now: mall.now() })
  })
  await mall.invalidate(tags)
  return erased
}
