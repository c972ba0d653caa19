import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { accountPage, type AccountRow } from './sql'

/** A page of the people at the desk: of one kind, and those whose name has the words or whose number they are. */
export async function listAccounts(
  db: Queries,
  filter: { kind?: 'mall' | 'shop' | undefined; keyword?: string | undefined },
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ list: AccountRow[]; total: number }> {
  const { rows, total } = only(
    await db.run(accountPage, [
      filter.kind ?? null,
      ...limitAndOffset(page, pageSize),
      filter.keyword || null,
    ]),
    'listing the accounts of the desk',
  )
  return { list: rows, total }
}
