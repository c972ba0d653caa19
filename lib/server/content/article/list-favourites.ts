import 'server-only'
import { eq } from 'drizzle-orm'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { articleFavourites } from '@/lib/server/ground/db/schema'
import type { RowOf } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { favouriteArticles } from './sql'

/** A page of the favourite articles of a member, the last added first. Withdrawn articles are left out. */
export async function listFavourites(
  { db, now }: Mall,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: RowOf<typeof favouriteArticles>[]; total: number }> {
  const rows = await db.run(favouriteArticles, [userId, now(), ...limitAndOffset(page, pageSize)])
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The number of favourite articles of a member. */
export const countFavourites = (db: Queries, userId: number): Promise<number> =>
  db.orm.$count(articleFavourites, eq(articleFavourites.userId, userId))
