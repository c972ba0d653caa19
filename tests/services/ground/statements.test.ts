/** Collects the statements while the modules load: @own-environment */
import { readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import pg from 'pg'
import type { Column, Statement } from '@/lib/server/ground/db/statement'
import type { TestDatabase } from '../../fixtures/engine/databases'

/** Type ids of pg_type for each kind of column. */
const typeIds: Record<Column<unknown>['kind'], readonly number[]> = {
  number: [20, 21, 23, 700, 701, 1700],
  text: [18, 19, 25, 1042, 1043, 2950],
  boolean: [16],
  json: [114, 3802],
  numbers: [1005, 1007, 1016, 1231],
  texts: [1009, 1015],
}

interface Field {
  name: string
  dataTypeID: number
}

/** Asks the server for the columns of a statement, without running it. */
function describeOnServer(client: pg.Client, text: string): Promise<Field[]> {
  return new Promise((resolve, reject) => {
    let fields: Field[] = []
    const query = {
      submit(connection: { parse(query: object): void; describe(what: object): void; sync(): void }) {
        connection.parse({ text })
        connection.describe({ type: 'S' })
        connection.sync()
      },
      handleRowDescription: (message: { fields: Field[] }) => (fields = message.fields),
      handleError: reject,
      handleReadyForQuery: () => resolve(fields),
    }
    client.query(query as never)
  })
}

async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
}

/** Every statement that a module of the mall declares when it is loaded, and the names of composed ones. */
async function declaredStatements(): Promise<{ found: Map<string, Statement>; composed: Set<string> }> {
  const found = new Map<string, Statement>()
  const composed = new Set<string>()
  globalThis.__mallStatementRegistry = {
    set(name, statement) {
      const other = found.get(name)
      if (composed.has(name) || (other && other.text !== statement.text))
        throw new Error(`two statements are called ${name}`)
      found.set(name, statement)
    },
    setComposed(name) {
      if (composed.has(name) || found.has(name)) throw new Error(`two statements are called ${name}`)
      composed.add(name)
    },
  }
  const files = [...(await filesBelow('lib/server')), ...(await filesBelow('lib/demo'))]
  for (const file of files.filter((one) => !one.endsWith('cli.ts'))) await import(`../../../${file}`)
  return { found, composed }
}

describe('every declared statement', () => {
  let statements: Map<string, Statement>
  let composed: Set<string>
  /** Texts of composed statements. */
  let variants: Statement[]
  let database: TestDatabase
  let describeStatement: (text: string) => Promise<Field[]>
  let end: () => Promise<void>

  beforeAll(async () => {
    ;({ found: statements, composed } = await declaredStatements())
    // Imported after the registry is set: they load modules that declare statements.
    const { openDatabase } = await import('../../fixtures/engine/databases')
    const { composedVariants } = await import('../../fixtures/engine/composed-statements')
    variants = await composedVariants()

    database = await openDatabase()
    if (database.url) {
      const client = new pg.Client({ connectionString: database.url })
      await client.connect()
      describeStatement = (text) => describeOnServer(client, text)
      end = () => client.end()
    } else {
      const client = await PGlite.create({ loadDataDir: await database.snapshot?.() })
      describeStatement = async (text) => (await client.describeQuery(text)).resultFields
      end = () => client.close()
    }
  })
  afterAll(async () => {
    await end()
    await database.db.close()
    await database.drop()
  })

  it('has a name of its own in snake_case', () => {
    expect(statements.size).toBeGreaterThan(100)
    expect(
      [...statements.keys(), ...composed].filter((name) => !/^[a-z][a-z0-9_]{2,62}$/.test(name)),
    ).toEqual([])
  })

  it('has variants to check when calls compose it', () => {
    const checked = Object.groupBy(variants, ({ name }) => name)
    expect(Object.keys(checked).toSorted()).toEqual([...composed].toSorted())
  })

  it('returns the columns that it declares', async () => {
    const wrong: string[] = []
    for (const { name, text, columns } of [...statements.values(), ...variants]) {
      const fields = await describeStatement(text).catch((error: unknown) => {
        wrong.push(`${name}: ${String(error)}`)
        return []
      })
      const declared = Object.keys(columns)
      if (declared.length === 0) continue
      const returned = fields.map((field) => field.name)
      if (declared.toSorted().join() !== returned.toSorted().join())
        wrong.push(`${name}: declares ${declared.join(', ')} and returns ${returned.join(', ')}`)
      for (const { name: key, dataTypeID } of fields) {
        const column = columns[key]
        if (column && !typeIds[column.kind].includes(dataTypeID))
          wrong.push(`${name}: ${key} is declared ${column.kind} and has type id ${dataTypeID}`)
      }
    }
    expect(wrong).toEqual([])
  })
})
