import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { subsidiesOfMember, type MineRow } from './mine-sql'

/** The programme with its classes, and the remaining and drawn subsidies of a member's person. Amounts in cents. */
export const getOwnSubsidies = async (db: Queries, userId: number): Promise<MineRow> =>
  only(await db.run(subsidiesOfMember, [userId]), 'the subsidies of a member')
