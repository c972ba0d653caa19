import 'server-only'
import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { daySeconds } from '@/lib/domain/time/china'
import { storageOf } from '@/lib/server/ground/adapters/storage'
import * as schema from '@/lib/server/ground/db/schema'
import { nullable, number, statement, text } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { pictureWidths } from '@/lib/web/picture'
import { pictureKey } from './serve-picture'
import { lockPicture } from './sql'

/** Days that a picture stays after it was first found unused: open drafts and cached pages may still show it. */
const graceDays = 30

/** Days between two checks of a picture: a check reads all texts of the mall. */
const lookDays = 7

/** Most pictures of one run. */
const batch = 200

/** Pictures that the library does not list and that were not checked since $1: at most $2. */
const candidates = statement(
  'picture_candidates',
  `select p.hash, min(p.unused_since)::bigint as "unusedSince" from pictures p
    where p.looked_at <= $1 and not exists (select 1 from pictures l where l.hash = p.hash and l.is_listed)
    group by p.hash order by p.hash limit $2`,
  { hash: text, unusedSince: nullable(number) },
)

const sqlTypes = /^(?:text|json|jsonb|varchar)/

/** The columns of a table that may hold the address of a picture, as one text per row. */
function textsOf(table: PgTable): string[] {
  const columns = Object.values(getTableColumns(table)).filter((column) => sqlTypes.test(column.getSQLType()))
  if (columns.length === 0) return []
  const values = columns.map(({ name }) => `"${name}"::text`).join(', ')
  return [`select concat_ws(' ', ${values}) as value from "${getTableName(table)}"`]
}

/**
 * The hashes among $1 that occur in any text of the mall. The statement is built from the schema, so that no new column
 * is forgotten: a picture in use must not be deleted.
 */
const usedHashes = statement(
  'picture_used_hashes',
  `select distinct m[1] as hash
     from (${Object.values(schema)
       .filter((value) => is(value, PgTable))
       .flatMap(textsOf)
       .join('\nunion all ')}) texts,
          regexp_matches(texts.value, '([0-9a-f]{64})(?:-[0-9]+)?\\.webp', 'g') m
    where texts.value like '%.webp%' and m[1] = any($1::text[])`,
  { hash: text },
)

/** Records that picture $1 was checked at $3; it is unused since $2, or in use with null. */
const noteLook = statement(
  'picture_note_look',
  'update pictures set looked_at = $3, unused_since = $2::bigint where hash = $1 and not is_listed',
)

/** Deletes the rows of picture $1 if the library does not list it and none is newer than $2. */
const deletePicture = statement(
  'picture_delete',
  `delete from pictures p where p.hash = $1
     and not exists (select 1 from pictures l where l.hash = $1 and (l.is_listed or l.created > $2))
   returning p.hash`,
  { hash: text },
)

/**
 * Deletes pictures that operators removed from the library, or uploaded and never recorded, once no page, draft,
 * version, module or other text has used them for 30 days.
 */
export async function prunePictures(mall: Mall): Promise<void> {
  const { db } = mall
  const now = mall.now()
  const found = await db.run(candidates, [now - lookDays * daySeconds, batch])
  if (found.length === 0) return
  const used = new Set((await db.run(usedHashes, [found.map(({ hash }) => hash)])).map(({ hash }) => hash))
  for (const { hash, unusedSince } of found) {
    const since = used.has(hash) ? null : (unusedSince ?? now)
    await db.run(noteLook, [hash, since, now])
    if (since !== null && since <= now - graceDays * daySeconds) await deleteUnused(mall, hash)
  }
}

/** The lock prevents an upload of the same picture from storing it while it is deleted. */
async function deleteUnused(mall: Mall, hash: string): Promise<void> {
  const storage = storageOf(mall)
  await mall.db.transaction(async (tx) => {
    await tx.run(lockPicture, [hash])
    const rows = await tx.run(deletePicture, [hash, mall.now() - graceDays * daySeconds])
    if (rows.length === 0) return
    for (const width of pictureWidths) await storage.remove(pictureKey(hash, width))
    await storage.remove(pictureKey(hash))
  })
}
