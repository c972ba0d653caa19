import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { staffAddresses, type StaffAddressRow } from './sql/employers'

/** The delivery addresses of the employers for which a member works, with the member's name. */
export const listStaffAddresses = (db: Queries, userId: number): Promise<StaffAddressRow[]> =>
  db.run(staffAddresses, [userId])
