import 'server-only'

/** What a column of a result holds once the driver has read it. */
export interface Column<T> {
  readonly kind: 'number' | 'text' | 'boolean' | 'json' | 'numbers' | 'texts' | 'instant'
  readonly isNullable: boolean
  /** Never set: carries the type. */
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
/** timestamp and timestamptz. */
export const instant = column<Date>('instant')
/** Arrays of numbers or of texts; the element must not be null. */
export const numbers = column<number[]>('numbers')
export const texts = column<string[]>('texts')
/** json or jsonb. Its shape is what the statement or the service that stored it makes; the database knows only "json". */
export const json = <T>(): Column<T> => column<T>('json')
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
  /** Never set: carries the type. */
  readonly row?: Row
}

/** Statements by name while a test collects them; see tests/services/statements.test.ts. */
const collected = (globalThis as { __mallStatementRegistry?: Map<string, Statement> }).__mallStatementRegistry

/**
 * Declares a statement. Tests compare `columns` with what both databases say the statement returns, and check every row
 * that the service tests read.
 * @param name unique and stable, snake_case, subject first: `cart_lock`
 * @param sql part of the source, never user input; parameters are `$1`, `$2` …
 * @param columns what it returns; left out when nothing is read
 */
export function statement<C extends Columns = Record<never, never>>(
  name: string,
  sql: string,
  columns?: C,
): Statement<{ [K in keyof C]: TypeOf<C[K]> }> {
  const declared = { name, text: sql, columns: columns ?? {} }
  collected?.set(name, declared)
  return declared
}

const matches: Record<Column<unknown>['kind'], (value: unknown) => boolean> = {
  number: (value) => typeof value === 'number',
  text: (value) => typeof value === 'string',
  boolean: (value) => typeof value === 'boolean',
  instant: (value) => value instanceof Date,
  json: () => true,
  numbers: (value) => Array.isArray(value) && value.every((one) => typeof one === 'number'),
  texts: (value) => Array.isArray(value) && value.every((one) => typeof one === 'string'),
}

/**
 * Says in what a row differs from the declared columns; undefined when it fits. For tests.
 */
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
