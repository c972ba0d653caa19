import 'server-only'
import { number, statement, text, texts } from '@/lib/server/ground/db/statement'
import type { Mall } from '@/lib/server/ground/mall'
import { checks } from './checks'

/** All checks in one statement, so that they see one snapshot of the database. */
const booksRows = statement('books_check', checks.map(({ sql }) => sql).join(' union all '), {
  name: text,
  expected: number,
  found: number,
  ids: texts,
})

/** A row of the books; they balance when no row has ids. */
export interface BookRow {
  name: string
  expected: number
  found: number
  /** At most ten ids with differences. */
  ids: string[]
}

/**
 * Compares all data that is recorded twice (contract operator "Books"). It reads whole ledgers, so it has no time
 * limit.
 */
export const checkBooks = ({ db }: Pick<Mall, 'db'>): Promise<BookRow[]> => db.unhurried.run(booksRows, [])
