import 'server-only'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '@/lib/server/ground/db/connection'

/** Rows for one table. */
export interface Batch {
  table: PgTable
  rows: Record<string, unknown>[]
}

/** Rows for a table, type-checked against its columns. */
export const batch = <T extends PgTable>(table: T, rows: T['$inferInsert'][]): Batch => ({ table, rows })

const rowsPerInsert = 300

/** Inserts the rows of all batches in the given sequence of tables. */
export async function insertBatches({ orm }: Queries, batches: readonly Batch[]): Promise<void> {
  for (const { table, rows } of batches) {
    for (let from = 0; from < rows.length; from += rowsPerInsert) {
      await orm.insert(table).values(rows.slice(from, from + rowsPerInsert))
    }
  }
}

/**
 * Moves the sequences behind serial keys past the ids that were inserted explicitly; otherwise the next insert would
 * collide.
 */
export async function advanceSequences({ orm }: Queries, batches: readonly Batch[]): Promise<void> {
  for (const { table, rows } of batches) {
    if (rows.length === 0) continue
    const { name, columns } = getTableConfig(table)
    for (const column of columns.filter(({ columnType }) => /^Pg(Big)?Serial/.test(columnType))) {
      await orm.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column.name}),
        (select max(${sql.identifier(column.name)}) from ${sql.identifier(name)}))`)
    }
  }
}
