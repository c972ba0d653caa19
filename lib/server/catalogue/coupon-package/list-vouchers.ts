import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { gradeVouchers } from './sql'

/** The packages that come with grades, for lists of grades (contract member §9.4). */
export async function listVouchers(db: Queries) {
  const rows = await db.run(gradeVouchers, [])
  return (kind: 'grade' | 'vip_grade', gradeId: number) =>
    rows
      .filter((row) => row.kind === kind && row.gradeId === gradeId)
      .map(({ packageId, title, describe }) => ({ package_id: packageId, title, package_describe: describe }))
}
