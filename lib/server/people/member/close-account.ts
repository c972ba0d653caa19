import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { maskMobile } from '@/lib/domain/person/mask'
import type { Viewer } from '@/lib/domain/person/viewer'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { Mall } from '@/lib/server/ground/mall'
import { noPassword } from '@/lib/server/people/account/password'
import { closeMember, closingFacts } from './closing-sql'

/** Whether an account is or can be closed, with the message for the member. */
export interface Closing {
  status: boolean
  msg: string
}

const no = (msg: string): Closing => ({ status: false, msg })

/**
 * The reason why a member cannot close their account now, or null. The account stays locked until the transaction ends.
 */
async function obstacle(tx: Queries, { userId, role }: Viewer): Promise<Closing | null> {
  if (role !== 'shopper') return no('商家和运营账号不能在这里注销，请联系客服')
  const [facts] = await tx.run(closingFacts, [userId])
  if (!facts) throw new MallError('获取用户信息出错')
  if (facts.hasOpenOrders) return no('订单完成之前，无法注销会员。如有疑问，请联系客服')
  if (facts.deposit > 0) return no('储值余额用完之前，无法注销会员。如有疑问，请联系客服')
  return null
}

/** Whether the account of a member can be closed; `msg` is the masked number then (contract member §5.14). */
export const checkClosing = ({ db }: Mall, viewer: Viewer): Promise<Closing> =>
  db.transaction(
    async (tx) => (await obstacle(tx, viewer)) ?? { status: true, msg: maskMobile(viewer.mobile) },
  )

/**
 * Closes the account of a member: ends all sessions, frees the number, and deletes or blanks personal data. Orders,
 * ledgers and reviews stay, under a member without a name. A concurrent order of the member fails: the cart is empty
 * when it gets the lock.
 */
export const closeAccount = ({ db, now }: Mall, viewer: Viewer): Promise<Closing> =>
  db.transaction(async (tx) => {
    const refusal = await obstacle(tx, viewer)
    if (refusal) return refusal
    await tx.run(closeMember, [viewer.userId, now(), noPassword, viewer.mobile])
    return { status: true, msg: '注销成功' }
  })
