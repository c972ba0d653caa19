import 'server-only'
import type { ApplicationState } from '@/lib/domain/merchant/application-states'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { ApplicationRow } from './application-columns'
import { applicationPage } from './sql'

/**
 * A page of the applications, those waiting longest first (contract operator).
 * @param filter.name a part of the merchant's name; an absent or empty field matches all applications
 * @returns the rows of the page, and the number of applications that match
 */
export async function listApplications(
  db: Queries,
  filter: { state: ApplicationState | undefined; mobile: string | undefined; name: string | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: ApplicationRow[]; total: number }> {
  const { state, mobile, name } = filter
  const [found] = await db.run(applicationPage, [
    state ?? null,
    mobile || null,
    name || null,
    ...limitAndOffset(page, pageSize),
  ])
  return { rows: found?.list ?? [], total: found?.total ?? 0 }
}
