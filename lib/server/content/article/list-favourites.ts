import 'server-only'
import { eq } from 'drizzle-orm'
import type { Mall } from '@/lib/server/ground/mall'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { RowOf } from '@/lib/server/ground/db/statement'
import { articleCollects } from '@/lib/server/ground/db/schema'
import { collectedArticles } from './sql'

/** A page of the articles that a member collected, the last collected first. Withdrawn articles are left out. */
export async function listCollected(
  { db, now }: Mall,
  userId: number,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: RowOf<typeof collectedArticles>[]; total: number }> {
  const rows = await db.run(collectedArticles, [userId, now(), ...limitAndOffset(page, pageSize)])
  return { rows, total: rows[0]?.total ?? 0 }
}

/** The number of articles that a member collected. */
export const countCollected = (db: Queries, userId: number): Promise<number> =>
  db.orm.$count(articleCollects, eq(articleCollects.userId, userId))
