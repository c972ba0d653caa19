import 'server-only'
import { sql } from 'drizzle-orm'
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core'
import type { Queries } from '@/lib/server/db/connection'

/** Rows for one table. */
export interface Batch {
  table: PgTable
  rows: Record<string, unknown>[]
}

/** Rows for a table, checked against its columns. */
export const batch = <T extends PgTable>(table: T, rows: T['$inferInsert'][]): Batch => ({ table, rows })

const chunk = 300

/** Writes all rows of the batches, some hundred at a time, tables in the given order. */
export async function insertBatches({ orm }: Queries, batches: readonly Batch[]): Promise<void> {
  for (const { table, rows } of batches) {
    for (let from = 0; from < rows.length; from += chunk) {
      await orm.insert(table).values(rows.slice(from, from + chunk))
    }
  }
}

/** Sets the sequences behind serial keys past the ids that were written explicitly, so that the next row finds a free one. */
export async function passSequences({ orm }: Queries, batches: readonly Batch[]): Promise<void> {
  for (const { table, rows } of batches) {
    if (rows.length === 0) continue
    const { name, columns } = getTableConfig(table)
    for (const column of columns.filter(({ columnType }) => /^Pg(Big)?Serial/.test(columnType))) {
      await orm.execute(sql`select setval(pg_get_serial_sequence(${name}, ${column.name}),
        (select max(${sql.identifier(column.name)}) from ${sql.identifier(name)}))`)
    }
  }
}
