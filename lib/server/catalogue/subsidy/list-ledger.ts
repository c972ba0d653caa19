import 'server-only'
import { MallError } from '@/lib/domain/errors'
import type { Queries } from '@/lib/server/ground/db/connection'
import { limitAndOffset } from '@/lib/server/ground/db/page'
import { ledgerCsv } from './ledger-file'
import { ledgerFile, ledgerPage, type LedgerRow } from './operator-sql'

/** Most rows of one file; the programme of a city draws fewer in a month. */
const maxFileRows = 200_000

/** A condition on rows of the ledger; absent fields match all of them. */
export interface LedgerFilter {
  /** The id or the name of a class. */
  subsidyClass: string | undefined
  state: LedgerRow['state'] | undefined
  /** Epoch seconds, both included. */
  from: number | undefined
  to: number | undefined
}

const paramsOf = ({ subsidyClass, state, from, to }: LedgerFilter) => [
  subsidyClass || null,
  state ?? null,
  from ?? null,
  to ?? null,
]

/**
 * A page of the ledger, newest first (contract operator).
 * @returns the rows of the page, and the number of rows that match
 */
export async function listLedger(
  db: Queries,
  filter: LedgerFilter,
  { page, pageSize }: { page: number; pageSize: number },
): Promise<{ rows: LedgerRow[]; total: number }> {
  const [found] = await db.run(ledgerPage, [...paramsOf(filter), ...limitAndOffset(page, pageSize)])
  return { rows: found?.list ?? [], total: found?.total ?? 0 }
}

/**
 * The rows of the ledger as a CSV file, the oldest first.
 * @throws MallError 记录过多，请缩小时间范围 for more than 200,000 rows
 */
export async function exportLedger(db: Queries, filter: LedgerFilter): Promise<string> {
  const rows = await db.run(ledgerFile, [...paramsOf(filter), maxFileRows + 1])
  if (rows.length > maxFileRows) throw new MallError('记录过多，请缩小时间范围')
  return ledgerCsv(rows)
}
