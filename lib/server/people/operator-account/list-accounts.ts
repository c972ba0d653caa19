import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { accountPage, type AccountRow } from './sql'

/** A page of the people at the desk, of all kinds when `kind` is absent. */
export async function listAccounts(
  db: Queries,
  kind: 'mall' | 'shop' | undefined,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: AccountRow[]; total: number }> {
  const { rows, total } = only(
    await db.run(accountPage, [kind ?? null, ...limitAndOffset(page, pageSize)]),
    'listing the accounts of the desk',
  )
  return { list: rows, total }
}
