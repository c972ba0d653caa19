import 'server-only'

/** The type of a column after the driver has parsed it. */
export interface Column<T> {
  readonly kind: 'number' | 'text' | 'boolean' | 'json' | 'numbers' | 'texts'
  readonly isNullable: boolean
  /** Carries the type; never set at run time. */
  readonly type?: T
}

export type Columns = Readonly<Record<string, Column<unknown>>>

/** The row type that a statement's columns declare. */
export type RowOf<S> =
  S extends Statement<infer Row> ? Row : S extends Columns ? { [K in keyof S]: TypeOf<S[K]> } : never
type TypeOf<C> = C extends Column<infer T> ? T : never

const column = <T>(kind: Column<T>['kind']): Column<T> => ({ kind, isNullable: false })

/** smallint, integer, bigint, numeric, real, double precision: all ids, cents and seconds stay below 2^53. */
export const number = column<number>('number')
export const text = column<string>('text')
export const boolean = column<boolean>('boolean')
/** Arrays of numbers or texts without null elements. */
export const numbers = column<number[]>('numbers')
export const texts = column<string[]>('texts')
/**
 * json or jsonb. The database does not check the shape; the statement or the service that stored the value defines it.
 */
export const json = <T>(): Column<T> => column<T>('json')
/** A whole row as JSON, which the driver reads in one go. `columns` is used for the type only. */
export const jsonRow = <C extends Columns>(_columns: C): Column<RowOf<C>> => json<RowOf<C>>()
/** A text column with a check constraint or a fixed set of values. */
export const oneOf = <T extends string>(): Column<T> => column<T>('text')
export const nullable = <T>(of: Column<T>): Column<T | null> => ({ kind: of.kind, isNullable: true })

/** A statement with a fixed name, so that PostgreSQL parses it once per connection, and the columns it returns. */
export interface Statement<Row = unknown> {
  readonly name: string
  readonly text: string
  readonly columns: Columns
  /** PostgreSQL parses and plans it for each call instead of once per connection; see `composedStatement`. */
  readonly isPlannedPerCall?: true
  /** Carries the type; never set at run time. */
  readonly row?: Row
}

declare global {
  /** Collects declared statements while tests/services/ground/statements.test.ts runs. */
  var __mallStatementRegistry:
    | {
        set(name: string, statement: Statement): void
        /** A statement whose texts exist only when calls compose them. */
        setComposed(name: string): void
      }
    | undefined
}

/**
 * Declares a statement. Tests compare `columns` with the result description of both databases, and check every row that
 * the service tests read.
 * @param name unique and stable, snake_case, subject first: `cart_lock`
 * @param sql part of the source, never user input; parameters are `$1`, `$2` …
 * @param columns the returned columns; left out when the rows are not read
 */
export function statement<C extends Columns = Record<never, never>>(
  name: string,
  sql: string,
  columns?: C,
): Statement<{ [K in keyof C]: TypeOf<C[K]> }> {
  const declared = { name, text: sql, columns: columns ?? {} }
  globalThis.__mallStatementRegistry?.set(name, declared)
  return declared
}

const matches: Record<Column<unknown>['kind'], (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  json: () => true,
  numbers: (value) => Array.isArray(value) && value.every((element) => typeof element === 'number'),
  texts: (value) => Array.isArray(value) && value.every((element) => typeof element === 'string'),
}

/** The first difference between a row and the declared columns, for tests; undefined when there is none. */
export function rowMismatch({ name, columns }: Statement, row: Record<string, unknown>): string | undefined {
  const declared = Object.keys(columns)
  const missing = declared.find((key) => !(key in row))
  if (missing) return `${name}: column ${missing} is declared and not returned`
  const undeclared = Object.keys(row).find((key) => !(key in columns))
  if (declared.length > 0 && undeclared) return `${name}: column ${undeclared} is returned and not declared`
  for (const [key, { kind, isNullable }] of Object.entries(columns)) {
    const value = row[key]
    if (value === null ? !isNullable && kind !== 'json' : !matches[kind](value))
      return `${name}: column ${key} is declared ${isNullable ? 'nullable ' : ''}${kind} and holds ${JSON.stringify(value)}`
  }
  return undefined
}
