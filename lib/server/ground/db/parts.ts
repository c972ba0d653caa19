import 'server-only'
import { jsonRows } from './json-rows'
import { json, type Column, type Statement } from './statement'

/**
 * SQL for one column of a statement that reads all data of a call at once. The subject that owns the rule exports it in
 * its `parts.ts`:
 *
 *     export const skusIn = (goodsId: string) => rowsIn(skusOfGoods, goodsId)
 */
export interface Part<T> {
  readonly sql: string
  readonly column: Column<T>
}

/** The value of the part that a function makes. */
export type PartValue<F extends (...args: never[]) => Part<unknown>> =
  ReturnType<F> extends Part<infer T> ? T : never

/** A statement's text with SQL in place of `$1`, `$2` … */
const withArguments = (text: string, args: readonly string[]): string =>
  text.replaceAll(/\$(\d+)/g, (parameter, index: string) => {
    const sql = args[Number(index) - 1]
    if (sql === undefined) throw new Error(`no argument for ${parameter} in ${text}`)
    return `(${sql})`
  })

/**
 * The rows of a statement as a JSON array.
 * @param args typed SQL for its parameters. Aliases of the statement hide those of the outer statement
 */
export const rowsIn = <Row>({ text }: Statement<Row>, ...args: string[]): Part<Row[]> => ({
  sql: jsonRows(withArguments(text, args)),
  column: json<Row[]>(),
})

/** The row of a statement that returns at most one, as JSON; null without a row. */
export const rowIn = <Row>({ text }: Statement<Row>, ...args: string[]): Part<Row | null> => ({
  sql: `(select row_to_json(rows) from (${withArguments(text, args)}) rows)`,
  column: json<Row | null>(),
})

type Parts = Readonly<Record<string, Part<unknown>>>

/** The parts as a list of columns, for `select …`. */
export const selectParts = (parts: Parts): string =>
  Object.entries(parts)
    .map(([name, { sql }]) => `${sql} as "${name}"`)
    .join(',\n')

/** The columns that `selectParts` returns. */
export const columnsOfParts = <P extends Parts>(parts: P) =>
  Object.fromEntries(Object.entries(parts).map(([name, { column }]) => [name, column])) as {
    [K in keyof P]: P[K]['column']
  }
