import 'server-only'
import type { Person } from '@/lib/contract/operator/catalogue/subsidy'
import { isProgrammeOffered, isProgrammeOn } from '@/lib/domain/goods/subsidy'
import { maskMobile } from '@/lib/domain/person/mask'
import { withDetails } from '@/lib/server/catalogue/programme/load-classes'
import type { IdentityRow } from '@/lib/server/ground/identity/find-identity'
import { wireClass } from '@/lib/server/ground/wire/subsidy-class'
import type { MineRow } from './mine-sql'
import type { LedgerRow, PersonRow } from './operator-sql'

/** An identity as its member sees it. */
export const wireIdentity = (row: IdentityRow | null) => ({
  verified: row !== null,
  name: row?.maskedName ?? '',
  id_number: row?.maskedNumber ?? '',
  verified_time: row?.verifiedTime ?? 0,
})

/** The subsidies of a member. @param now epoch seconds */
export function wireMine({ programme, classes, left, identity, isVoid, drawn }: MineRow, now: number) {
  const fees = new Map(drawn.map(({ subsidyClassId, fee }) => [subsidyClassId, fee]))
  const used = new Map(left.map(({ subsidyClassId, personPieces }) => [subsidyClassId, personPieces]))
  return {
    ...wireIdentity(identity),
    is_void: isVoid,
    programme_name: programme?.name ?? '',
    is_on: isProgrammeOn(programme, now),
    end_time: programme?.endTime ?? 0,
    drawn_fee: drawn.reduce((sum, { fee }) => sum + fee, 0),
    list: (isProgrammeOffered(programme) ? withDetails(classes, programme) : []).map((one) => {
      const pieces = used.get(one.subsidyClassId) ?? 0
      return {
        ...wireClass(one),
        used: pieces,
        left: one.limit === 0 ? null : Math.max(0, one.limit - pieces),
        is_spent: one.isSpent,
        drawn_fee: fees.get(one.subsidyClassId) ?? 0,
      }
    }),
  }
}

/** A row of the ledger as operators see it; `amount` in cents. */
export const wireLedgerRow = (row: LedgerRow) => ({
  ledger_id: row.ledgerId,
  order_id: row.orderId,
  item_id: row.itemId,
  class_name: row.className,
  person: row.person,
  pieces: row.pieces,
  amount: row.amount,
  state: row.state,
  at: row.at,
})

/** A person as operators see it, with masked number, name and identity. */
export const wirePerson = (row: PersonRow): Person => ({
  id: row.identityId,
  user_id: row.userId,
  mobile: maskMobile(row.mobile),
  name: row.maskedName,
  id_number: row.maskedNumber,
  state: row.state,
  verified_time: row.verifiedTime,
  void_time: row.voidTime,
  void_reason: row.voidReason,
  draws: row.draws.map(({ className, pieces, amount }) => ({ class_name: className, pieces, amount })),
})
