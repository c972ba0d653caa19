import 'server-only'
import { MallError } from '@/lib/domain/errors'
import { fieldsOf } from '@/lib/domain/import/table/columns'
import { tableImports } from '@/lib/domain/import/table/kinds'
import { tableRowReader, type CellProblem } from '@/lib/domain/import/table/read-row'
import * as deskMessages from '@/lib/domain/messages/desk'
import type { Mall } from '@/lib/server/ground/mall'
import { storable, unstorable } from '@/lib/server/ground/table-file/read-head'
import { readTable } from '@/lib/server/ground/table-file/read-table'
import type { StagedItem, TaskItem, TaskKind, TaskOf, TaskResult } from '@/lib/server/ground/task/kind'
import { fileOf, removeFile } from '@/lib/server/ground/task-file/task-files'
import type { RowPlan, TableImport, TableInput } from './definition'
import { fileReport } from './report'

/** A line of the file, as its task keeps it. */
interface StagedRow<Row> {
  line: number
  values: Partial<Row>
  problems: CellProblem[]
}

async function* stagedRows<Row extends object>(
  mall: Mall,
  { columns, keys }: TableImport<Row, never, never>,
  { taskId, input: { shape, table } }: TaskOf<TableInput>,
): AsyncGenerator<StagedItem> {
  if (!shape) throw new MallError(deskMessages.fileMissing)
  let read: ReturnType<typeof tableRowReader<Row>> | null = null
  let names: readonly string[] = []
  const firstLines = keys.map(() => new Map<string, number>())
  for await (const { line, cells } of readTable(fileOf(mall, taskId, 'table', table), shape)) {
    if (!read) {
      read = tableRowReader<Row>(columns, cells)
      names = cells.map(storable)
      continue
    }
    const row = read(cells.map(storable))
    if (!row) continue
    const { values, problems } = row
    for (const [index, cell] of cells.entries()) {
      const text = unstorable(cell)
      if (text) problems.push({ column: names[index] ?? '', text })
    }
    if (problems.length === 0) {
      for (const [index, { field, of }] of keys.entries()) {
        const key = of(values as Row)
        const first = firstLines[index]?.get(key)
        const { header } = columns[field]
        if (first === undefined) firstLines[index]?.set(key, line)
        else problems.push({ column: header, text: `${header}与第${first}行重复` })
      }
    }
    const staged: StagedRow<Row> = { line, values, problems }
    yield { key: String(line), data: [staged] }
  }
}

type Item<Row> = TaskItem<StagedRow<Row>[]>

const refused = (seq: number, line: number, problems: readonly CellProblem[]): TaskResult => ({
  seq,
  state: 'refused',
  notes: problems.map(({ column, text }) => ({ line, column, text })),
})

/** The rows that can be read; the others are refused. */
function readable<Row>(items: readonly Item<Row>[]) {
  const rows: { seq: number; line: number; row: Row }[] = []
  const results: TaskResult[] = []
  for (const { seq, data } of items) {
    const [staged] = data
    if (!staged) continue
    const { line, values, problems } = staged
    if (problems.length > 0) results.push(refused(seq, line, problems))
    else rows.push({ seq, line, row: values as Row })
  }
  return { rows, results }
}

/** The import of a table as a task: an item is a row. */
export function tableTask<Row extends object, Change, Undo>(
  definition: TableImport<Row, Change, Undo>,
): TaskKind<TableInput, StagedRow<Row>[]> {
  const { kind, columns, nameOf, plan, lock, write, undo } = definition
  const { read, write: writing } = tableImports[kind]
  const resultOf = (seq: number, line: number, planned: RowPlan<Change>): TaskResult => {
    if (planned.state === 'refused') {
      const column = planned.field === undefined ? '' : columns[planned.field as keyof Row & string].header
      return refused(seq, line, [{ column, text: planned.text }])
    }
    const notes = planned.state === 'same' ? (planned.note ? [planned.note] : []) : planned.notes
    return { seq, state: planned.state, notes: notes.map((text) => ({ line, column: '', text })) }
  }
  const taskOf = ({ actor, input }: TaskOf<TableInput>) => ({ actor, digest: input.digest })

  return {
    kind,
    permission: { read, write: writing },
    describe: (key, [staged]) => ({
      name: (staged && nameOf(staged.values)) || `第${key}行`,
      lines: staged ? [staged.line] : [],
    }),
    stage: (mall, task) => stagedRows(mall, definition as unknown as TableImport<Row, never, never>, task),
    async check(mall, task, items) {
      const { rows, results } = readable(items)
      const plans =
        rows.length > 0
          ? await plan(
              mall,
              rows.map(({ row }) => row),
              taskOf(task),
            )
          : []
      return [
        ...results,
        ...rows.flatMap(({ seq, line }, index) => {
          const planned = plans[index]
          return planned ? [resultOf(seq, line, planned)] : []
        }),
      ]
    },
    async run(work, task, items) {
      const { rows, results } = readable(items)
      if (rows.length === 0) return results
      const all = rows.map(({ row }) => row)
      await lock?.(work, all)
      const planned = (await plan(work.mall, all, taskOf(task))).map((one, index) => ({
        plan: one,
        seq: rows[index]?.seq ?? 0,
        line: rows[index]?.line ?? 0,
      }))
      const writing = planned.flatMap((one) =>
        one.plan.state === 'create' || one.plan.state === 'change'
          ? [{ ...one, change: one.plan.change }]
          : [],
      )
      const undos =
        writing.length > 0
          ? await write(
              work,
              taskOf(task),
              writing.map(({ change }) => change),
            )
          : []
      const undoOf = new Map(writing.map(({ seq }, index) => [seq, undos[index]]))
      return [
        ...results,
        ...planned.map(({ seq, line, plan: one }) => ({
          ...resultOf(seq, line, one),
          undo: undoOf.get(seq) ?? null,
        })),
      ]
    },
    async undo(work, task, items) {
      const kept = await undo(
        work,
        taskOf(task),
        items.map((item) => item.undo as Undo),
      )
      return items.map(({ seq, data }, index) => {
        const reason = kept[index] ?? null
        return {
          seq,
          state: reason === null ? 'undone' : 'kept',
          notes: reason === null ? [] : [{ line: data[0]?.line ?? 0, column: '', text: reason }],
        }
      })
    },
    async report(mall, { taskId, input: { shape, table } }, report) {
      if (!shape) throw new MallError(deskMessages.fileMissing)
      const masksOf = (header: readonly string[]) =>
        fieldsOf(columns, header).map((field) =>
          field === null || report.may('member:export')
            ? null
            : (columns[field as keyof Row & string].mask ?? null),
        )
      const layout = { headerLines: 1, nameLine: 1, masksOf }
      return fileReport(fileOf(mall, taskId, 'table', table), shape, layout, report)
    },
    forget: (mall, { taskId, input: { table } }) => removeFile(mall, taskId, 'table', table),
  }
}
