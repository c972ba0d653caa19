import 'server-only'
import { isProgrammeOffered, isProgrammeOn } from '@/lib/domain/goods/subsidy'
import { withDetails } from '@/lib/server/catalogue/programme/load-classes'
import type { IdentityRow } from '@/lib/server/ground/identity/find-identity'
import { wireClass } from '@/lib/server/ground/wire/subsidy-class'
import type { MineRow } from './mine-sql'

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
