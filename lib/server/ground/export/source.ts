import 'server-only'
import type { Permission } from '@/lib/domain/desk/permissions'
import type { ExportFormat, ExportSubject } from '@/lib/domain/export/subjects'
import type { Queries } from '@/lib/server/ground/db/connection'
import type { OutCell } from '@/lib/server/ground/table-file/write-table'

/** What an export reads. */
export interface ExportRequest<Filter> {
  /** The only shop of a merchant; null for operators. */
  shopId: number | null
  filter: Filter
  /** Permissions whose personal data it shows; the rest is masked. */
  shown: readonly Permission[]
  /** Epoch seconds. */
  at: number
}

/** Rows that were read together. */
export interface ExportPage {
  /** Entries of the list: an order has several rows. */
  count: number
  rows: (readonly OutCell[])[]
}

/** How a subject is exported. Its list has the same conditions. */
export interface ExportSource<Filter extends object> {
  subject: ExportSubject
  /** The event of the audit trail, and what it is about. */
  event: string
  auditSubject: string
  /** The filter as the audit trail keeps it; absent for one that names no person. */
  noted?: (filter: Filter) => Record<string, unknown>
  /** The entries of the list. */
  count: (db: Queries, request: ExportRequest<Filter>) => Promise<number>
  headers: (request: ExportRequest<Filter>) => readonly string[]
  /** Reads by key, so that memory does not grow with the rows. */
  pages: (db: Queries, request: ExportRequest<Filter>) => AsyncIterable<ExportPage>
}

/** A source whose filter is known to the subject only. */
export type AnyExportSource = ExportSource<Record<string, unknown>>

/** What a person asks for. */
export interface WantedExport<Filter> {
  format: ExportFormat
  /** Headers of the columns; absent for all. */
  columns?: readonly string[] | undefined
  filter: Filter
}

/** What the audit trail says of an export. */
export const auditOf = <Filter extends object>(
  source: ExportSource<Filter>,
  { format, columns, filter }: WantedExport<Filter>,
  { shopId, isMasked }: { shopId: number | null; isMasked: boolean | null },
): Record<string, unknown> => ({
  format,
  ...(columns && { columns }),
  ...(isMasked !== null && { masked: isMasked }),
  ...(source.noted ? source.noted(filter) : (filter as Record<string, unknown>)),
  ...(shopId !== null && { shopId }),
})
