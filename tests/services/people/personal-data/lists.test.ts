import { getTableColumns, getTableName, is, Table, type Column } from 'drizzle-orm'
import * as schema from '@/lib/server/ground/db/schema'
import { personalTables } from '@/lib/server/people/personal-data/personal-tables'
import { impersonalTables, shortLivedTables } from '../../../fixtures/engine/impersonal-tables'

/** Every column of the schema that holds texts is known as personal or as not. */

const words = (text = ''): string[] => text.split(/\s+/).filter(Boolean)

const tables = new Map<string, Column[]>(
  Object.values(schema).flatMap((table) =>
    is(table, Table) ? [[getTableName(table), Object.values(getTableColumns(table))] as const] : [],
  ),
)
const columnsOf = (table: string) => tables.get(table)?.map(({ name }) => name) ?? []
/** `text`, lists of texts, `jsonb` and bytes: what can tell something about a person. */
const textColumnsOf = (table: string) =>
  (tables.get(table) ?? [])
    .filter((column) => /text|json|bytea/.test(column.getSQLType()))
    .map(({ name }) => name)

const listed = new Map<string, string[]>([
  ...Object.entries({ ...impersonalTables, ...shortLivedTables }).map(
    ([table, columns]) => [table, words(columns)] as [string, string[]],
  ),
  ...personalTables.map(
    ({ table, erase, kept, hidden, sealed, plain }) =>
      [
        table,
        erase === 'rows'
          ? textColumnsOf(table)
          : [
              ...Object.keys(erase),
              ...Object.keys(kept ?? {}),
              ...(hidden ?? []),
              ...Object.keys(sealed ?? {}),
              ...words(plain),
            ],
      ] as [string, string[]],
  ),
])

describe('the lists of personal data', () => {
  it('name each column with texts', () => {
    const missing = [...tables.keys()].flatMap((table) =>
      textColumnsOf(table)
        .filter((column) => !listed.get(table)?.includes(column))
        .map((column) => `${table}.${column}`),
    )
    expect(missing).toEqual([])
  })

  it('name no table and no column that is not there', () => {
    const unknown = [
      ...[...listed].flatMap(([table, columns]) =>
        columns.filter((column) => !columnsOf(table).includes(column)).map((column) => `${table}.${column}`),
      ),
      ...personalTables.flatMap(({ table, plain, hidden, erase }) =>
        [...words(plain), ...(hidden ?? []), ...(erase === 'rows' ? [] : Object.keys(erase))]
          .filter((column) => !columnsOf(table).includes(column))
          .map((column) => `${table}.${column}`),
      ),
    ]
    expect(unknown).toEqual([])
  })

  it('name each table once', () => {
    const names = [
      ...personalTables.map(({ table }) => table),
      ...Object.keys(impersonalTables),
      ...Object.keys(shortLivedTables),
    ]
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  })

  it('classify a column once: it is blanked, kept with a reason, secret, or no personal data', () => {
    const twice = personalTables.flatMap(({ table, erase, kept, hidden, plain }) => {
      const all = [
        ...(erase === 'rows' ? [] : Object.keys(erase)),
        ...Object.keys(kept ?? {}),
        ...words(plain),
      ]
      const secrets = (hidden ?? []).filter((column) => words(plain).includes(column))
      return [...all.filter((column, index) => all.indexOf(column) !== index), ...secrets].map(
        (column) => `${table}.${column}`,
      )
    })
    expect(twice).toEqual([])
  })

  it('have every table that names a member', () => {
    const known = new Set(personalTables.map(({ table }) => table))
    // About the work of people at the desk, or with an end of their own.
    const ofDesk = new Set([
      ...Object.keys(impersonalTables),
      ...Object.keys(shortLivedTables),
      ...['erased_members', 'pictures', 'employee_invites', 'recycled_rows'],
    ])
    const missing = [...tables.keys()].filter(
      (table) => columnsOf(table).includes('user_id') && !known.has(table) && !ofDesk.has(table),
    )
    expect(missing).toEqual([])
  })
})
