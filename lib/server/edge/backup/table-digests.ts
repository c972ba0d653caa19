import 'server-only'
import type { Queries } from '@/lib/server/ground/db/connection'
import { only } from '@/lib/server/ground/db/only'
import { number, type RowOf, type Statement, statement, text } from '@/lib/server/ground/db/statement'

/** What is compared of a table: the same rows have the same digest, whatever their sequence. */
export interface TableDigest {
  name: string
  rows: number
  digest: string
}

const tableNames = statement(
  'backup_tables',
  `select tablename::text as name from pg_tables where schemaname = 'public' order by tablename`,
  { name: text },
)

const digestColumns = { rows: number, digest: text }

/** The sum of 60 bits of each row as text: one pass over the table, without sorting it. */
const digestOf = (name: string): Statement<RowOf<typeof digestColumns>> => ({
  name: 'backup_digest',
  text: `select count(*) as rows, coalesce(sum(('x' || left(md5(t::text), 15))::bit(60)::bigint), 0)::text as digest
           from public."${name.replaceAll('"', '""')}" t`,
  columns: digestColumns,
  isPlannedPerCall: true,
})

/** Rows look the same as text, whatever the settings of the server are. */
const textForm =
  `set local timezone = 'UTC'; set local datestyle = 'ISO, YMD'; set local intervalstyle = 'postgres';
  set local extra_float_digits = 1; set local bytea_output = 'hex'`
    .split(';')
    .map((setting, index) => statement(`backup_text_form_${index}`, setting.trim()))

/**
 * The digests of all tables.
 * @param tx a transaction, whose settings it changes; one with a snapshot, where others write
 */
export async function tableDigests(tx: Queries): Promise<TableDigest[]> {
  for (const setting of textForm) await tx.run(setting, [])
  const digests: TableDigest[] = []
  for (const { name } of await tx.run(tableNames, [])) {
    digests.push({ name, ...only(await tx.run(digestOf(name), []), 'the digest of a table') })
  }
  return digests
}

/** Names of tables that differ, in either direction. */
export function differingTables(expected: readonly TableDigest[], found: readonly TableDigest[]): string[] {
  const keyed = (tables: readonly TableDigest[]) =>
    new Map(tables.map(({ name, rows, digest }) => [name, `${rows} ${digest}`]))
  const [before, after] = [keyed(expected), keyed(found)]
  return [...new Set([...before.keys(), ...after.keys()])].filter(
    (name) => before.get(name) !== after.get(name),
  )
}
