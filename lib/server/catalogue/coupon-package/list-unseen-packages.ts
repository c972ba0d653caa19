import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { unseenGrants, type UnseenGrantRow } from './sql'

/** The kinds of packages: claimed, given with a grade, given with a paid grade. */
export type ReceiveType = 'template' | 'grade' | 'vip_grade'

/** The packages of a kind that a member got and has not seen, with the coupons of each. */
export const listUnseenPackages = (
  db: Queries,
  userId: number,
  receiveType: ReceiveType,
): Promise<UnseenGrantRow[]> => db.run(unseenGrants, [userId, receiveType])
