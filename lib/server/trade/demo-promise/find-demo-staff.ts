import 'server-only'
import type { DemoStaffSetting } from '@/lib/domain/person/demo-staff'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'

/**
 * Whose orders the mall itself moves, and after how many seconds; null unless the demo mall filled this database and the process
 * lets it (`MALL_DEMO_STAFF`).
 */
export const findDemoStaff = async ({
  db,
  env,
}: Pick<Mall, 'db' | 'env'>): Promise<DemoStaffSetting | null> =>
  env.demoStaff ? findSetting(db, 'demo.staff') : null
