import 'server-only'
import { MallError, notSignedIn } from '@/lib/domain/errors'
import { systemActor } from '@/lib/domain/person/actor'
import { closingDays } from '@/lib/domain/person/closing'
import { maskMobile } from '@/lib/domain/person/mask'
import { daySeconds, dayText } from '@/lib/domain/time/china'
import { recordAudit } from '@/lib/server/ground/audit/record-audit'
import type { Queries } from '@/lib/server/ground/db/connection'
import { nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { eraseMember } from './erase-member'
import { writeErased } from './erased-file'
import { lockToClose } from './obstacles'

const addClosing = statement(
  'member_closing_add',
  `insert into member_closings (user_id, requested, due) values ($1, $2, $3)
   on conflict (user_id) do update set requested = $2, due = $3, refusal = '' where member_closings.due is null
   returning 1 as added`,
  { added: number },
)
const dropClosing = statement(
  'member_closing_drop',
  'delete from member_closings where user_id = $1 returning due',
  { due: nullable(number) },
)
const closingOf = statement('member_closing', 'select due, refusal from member_closings where user_id = $1', {
  due: nullable(number),
  refusal: text,
})
const nextDue = statement(
  'member_closing_next_due',
  'select user_id as "userId" from member_closings where due <= $1 order by due, user_id limit 1',
  { userId: number },
)
/** Locks the request; no row when it was withdrawn or done meanwhile. */
const lockDue = statement(
  'member_closing_lock',
  'select due from member_closings where user_id = $1 and due <= $2 for update',
  { due: nullable(number) },
)
const refuseClosing = statement(
  'member_closing_refuse',
  'update member_closings set due = null, refusal = $2 where user_id = $1',
)

/** Whether an account can be closed, with the message for the member (contract member §5.14). */
interface Closing {
  status: boolean
  msg: string
}

/** A request to close an account. */
interface ClosingRequest {
  /** When it is done; 0 without a request. */
  due: number
  /** Why it was not done when it was due; empty for none. */
  refusal: string
}

export async function getClosing(db: Queries, userId: number): Promise<ClosingRequest> {
  const [row] = await db.run(closingOf, [userId])
  return { due: row?.due ?? 0, refusal: row?.refusal ?? '' }
}

/** As `lockToClose`, for the signed-in member. @throws MallError 401 when the member was erased meanwhile */
async function lockPresent(tx: Queries, userId: number) {
  const locked = await lockToClose(tx, userId)
  if (!locked) throw notSignedIn()
  return locked
}

/** Whether the account of a member can be closed; `msg` is the masked number then. */
export const checkClosing = ({ db }: Mall, userId: number): Promise<Closing> =>
  db.transaction(async (tx) => {
    const { mobile, reason } = await lockPresent(tx, userId)
    return reason === null ? { status: true, msg: maskMobile(mobile) } : { status: false, msg: reason }
  })

/**
 * Notes that a member wants to be erased. A job does it after the time in which the member may withdraw; a repeated
 * request keeps the first time.
 */
export const requestClosing = ({ db, now }: Mall, userId: number): Promise<Closing> =>
  db.transaction(async (tx) => {
    const { reason } = await lockPresent(tx, userId)
    if (reason !== null) return { status: false, msg: reason }
    const at = now()
    const added = await tx.run(addClosing, [userId, at, at + closingDays * daySeconds])
    if (added.length > 0) {
      const actor = { kind: 'member' as const, id: userId }
      await recordAudit(tx, { actor, event: 'requestErasure', subject: 'member', subjectId: userId }, at)
    }
    const { due } = await getClosing(tx, userId)
    return { status: true, msg: `注销申请已提交，账号将在 ${dayText(due)} 注销，在此之前可以撤销` }
  })

/** Withdraws a request. @throws MallError 没有可以撤销的注销申请 */
export const withdrawClosing = ({ db, now }: Mall, userId: number): Promise<void> =>
  db.transaction(async (tx) => {
    const [dropped] = await tx.run(dropClosing, [userId])
    if (!dropped) throw new MallError('没有可以撤销的注销申请')
    // Of a refused one only the notice goes.
    if (dropped.due === null) return
    const actor = { kind: 'member' as const, id: userId }
    await recordAudit(tx, { actor, event: 'withdrawErasure', subject: 'member', subjectId: userId }, now())
  })

/**
 * Erases the member whose request is due for longest, or notes why that is not possible any more.
 * @returns whether another one may be due
 */
export async function eraseNextDue(mall: Mall): Promise<boolean> {
  const now = mall.now()
  const [next] = await mall.db.run(nextDue, [now])
  if (!next) return false
  const { userId } = next
  const done = await mall.db.transaction(async (tx) => {
    // The account first, as in a new request.
    const locked = await lockToClose(tx, userId)
    // Another instance was faster, or the member has withdrawn.
    if (!locked || (await tx.run(lockDue, [userId, now])).length === 0) return null
    const { reason } = locked
    if (reason === null) return eraseMember(tx, userId, { actor: systemActor('erase members'), now })
    await tx.run(refuseClosing, [userId, reason])
    return null
  })
  if (done) {
    await mall.invalidate(done.tags)
    await writeErased(mall, [done.erased])
  }
  return true
}
