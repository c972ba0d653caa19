import 'server-only'
import { createHash } from 'node:crypto'
import { MallError } from '@/lib/domain/errors'
import { headerMatch, missingHeaders, tableColumnUses } from '@/lib/domain/import/table/columns'
import { tableImports, type TableImportKind } from '@/lib/domain/import/table/kinds'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Actor } from '@/lib/domain/person/actor'
import type { Mall } from '@/lib/server/ground/mall'
import { assertRows } from '@/lib/server/ground/table-file/assert-rows'
import type { FileSource } from '@/lib/server/ground/table-file/file-source'
import { readHead, samplesOf, shapeWords } from '@/lib/server/ground/table-file/read-head'
import { recogniseTable } from '@/lib/server/ground/table-file/recognise-table'
import { addTask, beginCheck, getTask, lockTaskOf, writeInput } from '@/lib/server/ground/task/change-task'
import { assertPreparing, assertUploading } from '@/lib/server/ground/task/preparing'
import type { TaskRow } from '@/lib/server/ground/task/read-tasks'
import { fileOf, putPart, type TaskFile } from '@/lib/server/ground/task-file/task-files'
import type { AnyTableImport, TableInput } from './definition'

const inputOf = (row: TaskRow) => row.input as TableInput

/** Begins the import of a table, whose file follows in parts. @returns the id of its task */
export const addTableImport = (
  mall: Mall,
  actor: Actor,
  kind: TableImportKind,
  table: TaskFile,
): Promise<number> => {
  const input: TableInput = { table, shape: null, digest: '' }
  return mall.db.transaction((tx) => addTask(tx, actor, { kind, title: table.name, input }, mall.now()))
}

/** Stores a part of the file. @throws MallError 任务不存在, 文件分片不正确，请重新上传 */
export async function putTablePart(
  mall: Mall,
  taskId: number,
  kinds: readonly string[],
  part: { index: number; bytes: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const row = await getTask(mall.db, taskId, kinds)
  assertUploading(row)
  await putPart(mall, taskId, 'table', inputOf(row).table, part)
}

/** The table whose header a file has; undefined for none of them. */
export async function recogniseTableImport(
  source: FileSource,
  tables: readonly AnyTableImport[],
): Promise<AnyTableImport | undefined> {
  const [header] = await readHead(source, await recogniseTable(source), 1)
  return bestMatch(header?.cells ?? [], tables)
}

function bestMatch(header: readonly string[], tables: readonly AnyTableImport[]): AnyTableImport | undefined {
  const matches = tables
    .map((table) => ({ table, known: headerMatch(table.columns, table.unused ?? {}, header) }))
    .filter(({ known }) => known > 0)
  return matches.toSorted((one, other) => other.known - one.known)[0]?.table
}

/** @throws MallError for a file that lacks needed columns; it names the table that the file is, where it is one */
function assertColumns(
  table: AnyTableImport,
  header: readonly string[],
  tables: readonly AnyTableImport[],
): void {
  const missing = missingHeaders(table.columns, header)
  if (missing.length === 0) return
  const other = bestMatch(header, tables)
  if (other)
    throw new MallError(
      `这是${tableImports[other.kind].name}的表格，请选择导入${tableImports[other.kind].name}`,
    )
  throw new MallError(`表格里没有这些列：${missing.join('、')}，请下载模板对照`)
}

/** Lines from which a file is shown. */
const shownLines = 8

async function digestOf(source: FileSource): Promise<string> {
  const hash = createHash('sha256')
  for await (const bytes of source.bytes()) hash.update(bytes)
  return hash.digest('hex')
}

/** What was recognised in the file of an import, for its page. */
export interface ReadTable {
  task_id: number
  kind: TableImportKind
  /** In words, such as `CSV，GB18030`. */
  format: string
  columns: { header: string; use: string; label: string; samples: string[] }[]
}

/**
 * Reads the header of a file and finds its columns.
 * @param tables all tables, to name the one that the file is
 * @throws MallError 任务不存在; a sentence for a file that is no table, or not this one
 */
export async function readTableImport(
  mall: Mall,
  taskId: number,
  tables: readonly AnyTableImport[],
  kinds: readonly string[],
): Promise<ReadTable> {
  const row = await getTask(mall.db, taskId, kinds)
  assertPreparing(row)
  const table = tables.find(({ kind }) => kind === row.kind)
  if (!table) throw new MallError(deskMessages.taskMissing)
  const source = fileOf(mall, taskId, 'table', inputOf(row).table)
  const shape = await recogniseTable(source)
  await assertRows(source, shape)
  const [header, ...lines] = await readHead(source, shape, shownLines)
  const names = header?.cells ?? []
  assertColumns(table, names, tables)
  const input: TableInput = { ...inputOf(row), shape, digest: await digestOf(source) }
  await mall.db.transaction(async (tx) => {
    const locked = await lockTaskOf(tx, taskId, kinds)
    assertPreparing(locked)
    await writeInput(tx, locked, input, mall.now())
  })
  return {
    task_id: taskId,
    kind: table.kind,
    format: shapeWords(shape),
    columns: tableColumnUses(table.columns, table.unused ?? {}, names).map((use, index) => ({
      ...use,
      samples: samplesOf(lines, index),
    })),
  }
}

/** Sends an import to its check. @throws MallError 任务不存在, 请先上传文件 */
export async function checkTableImport(mall: Mall, taskId: number, kinds: readonly string[]): Promise<void> {
  const now = mall.now()
  await mall.db.transaction(async (tx) => {
    const row = await lockTaskOf(tx, taskId, kinds)
    assertPreparing(row)
    if (!inputOf(row).shape) throw new MallError(deskMessages.fileMissing)
    await beginCheck(tx, taskId, now)
  })
}
