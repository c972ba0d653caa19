import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { recycleDays } from '@/lib/domain/goods/desk-state'
import type { Actor } from '@/lib/domain/person/actor'
import { daySeconds } from '@/lib/domain/time/china'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import type { EditedRow } from '@/lib/server/ground/desk-version/edit-row'
import { forgetRow, forgetRows, keepRow, recycledPage, takeRow, type RecycledRow } from './sql'

/**
 * The recycle bin of small rows: they leave their table, so that no other statement has to know of it, and what brings
 * them back under the same id is kept for 30 days (ADR 0135).
 */

const since = (now: number) => now - recycleDays * daySeconds

/** Keeps a row that the transaction deletes. @param content what `takeRecycled` gives back */
export async function keepRecycled<Content extends object>(
  tx: Queries,
  { subject, id }: EditedRow,
  { name, content }: { name: string; content: Content },
  actor: Actor,
  now: number,
): Promise<void> {
  const userId = typeof actor.id === 'number' ? actor.id : 0
  await tx.run(keepRow, [subject, id, name, JSON.stringify(content), userId, now])
}

/** A page of the rows of a subject that can come back, the latest first. */
export async function listRecycled(
  db: Queries,
  subject: string,
  { page, pageSize }: { page: number; pageSize: number },
  now: number,
): Promise<{ list: RecycledRow[]; total: number }> {
  const { rows, total } = only(
    await db.run(recycledPage, [subject, since(now), ...limitAndOffset(page, pageSize)]),
    'listing the recycle bin',
  )
  return { list: rows, total }
}

/**
 * Takes a row out of the recycle bin: of two people who restore it, one does.
 * @throws MallError with `missing`
 */
export async function takeRecycled<Content extends object>(
  tx: Queries,
  { subject, id }: EditedRow,
  now: number,
  missing: string,
): Promise<Content> {
  const [row] = await tx.run(takeRow, [subject, id, since(now)])
  if (!row) throw new MallError(missing)
  return row.content as Content
}

/** Forgets a row that the transaction has deleted, because undoing leaves nothing of what it takes back. */
export const forgetRecycled = async (tx: Queries, { subject, id }: EditedRow): Promise<void> =>
  void (await tx.run(forgetRow, [subject, id]))

/** Forgets rows whose term is over. */
export const sweepRecycled = async (db: Queries, now: number): Promise<void> =>
  void (await db.run(forgetRows, [since(now)]))
