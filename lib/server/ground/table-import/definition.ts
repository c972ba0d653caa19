import 'server-only'
import type { TableColumn, TableColumns, UnusedColumns } from '@/lib/domain/import/table/columns'
import type { TableImportKind } from '@/lib/domain/import/table/kinds'
import type { Actor } from '@/lib/domain/person/actor'
import type { JoinedWork } from '@/lib/server/ground/joined-mall'
import type { Mall } from '@/lib/server/ground/mall'
import type { TableShape } from '@/lib/server/ground/table-file/table-shape'
import type { TaskFile } from '@/lib/server/ground/task-file/task-files'

/** What an import of a table works on. */
export interface TableInput {
  table: TaskFile
  /** What the file is written in, once it was read. */
  shape: TableShape | null
  /** SHA-256 of its bytes: what a row adds counts once per file. */
  digest: string
}

/** A task as definitions see it. */
export interface TableTask {
  actor: Actor
  digest: string
}

/** What a row would do. Sentences of `change` tell what differs, such as `库存 5 → 8`. */
export type RowPlan<Change> =
  | { state: 'same'; note?: string }
  | { state: 'refused'; field?: string; text: string }
  | { state: 'create' | 'change'; notes: string[]; change: Change }

/**
 * A table that the desk imports. The check and the run plan rows with the same function; the run does so after `lock`,
 * in the transaction that writes.
 */
export interface TableImport<Row extends object, Change, Undo> {
  kind: TableImportKind
  columns: TableColumns<Row>
  unused?: UnusedColumns
  /** What a row is about: no two rows of one file may have the same. `field` is the column that is told. */
  keys: readonly { field: keyof Row & string; of: (row: Row) => string }[]
  /** A row in the list of items, where personal data is always masked. */
  nameOf: (row: Partial<Row>) => string
  /** Locks what the rows are about, in the sequence of ids. */
  lock?: (work: JoinedWork, rows: readonly Row[]) => Promise<void>
  /** Compares rows with the mall by a fixed number of statements. */
  plan: (mall: Mall, rows: readonly Row[], task: TableTask) => Promise<RowPlan<Change>[]>
  /** Writes changes. @returns what undoing each of them needs */
  write: (work: JoinedWork, task: TableTask, changes: readonly Change[]) => Promise<Undo[]>
  /** Undoes changes. @returns for each why it stays, or null when it is as before */
  undo: (work: JoinedWork, task: TableTask, undos: readonly Undo[]) => Promise<(string | null)[]>
}

/** A definition whose types are its own business. */
export type AnyTableImport = Omit<TableImport<never, never, never>, 'columns' | 'nameOf'> & {
  columns: Readonly<Record<string, TableColumn<unknown>>>
  nameOf: (row: never) => string
}
