import 'server-only'
import type { DemoStaffSetting } from '@/lib/domain/person/demo-staff'
import type { Mall } from '@/lib/server/ground/mall'
import { findSetting } from '@/lib/server/ground/settings'

/**
 * The members whose orders the mall processes itself, and the delay in seconds; null unless the demo mall filled this
 * database and the process allows it (`MALL_DEMO_STAFF`).
 */
export const findDemoStaff = async ({
  db,
  env,
}: Pick<Mall, 'db' | 'env'>): Promise<DemoStaffSetting | null> =>
  env.demoStaff ? findSetting(db, 'demo.staff') : null
