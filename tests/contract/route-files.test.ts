import { readFile } from 'node:fs/promises'
import { importsOf, sourceFiles } from '../fixtures/import-graph'

const routeFile = /\/(?:.+-)?routes\.ts$/
const isRouteFile = (path: string) => routeFile.test(path)

/** Statements and SQL fragments, by the names that README "Shape of a subject" gives to their files. */
const statementFile = /\/sql\/|\/(?:[^/]+-)?(?:sql|columns)\.ts$/
const isStatementFile = (path: string) => statementFile.test(path)

/** Files that only services need: the database, and the services that open transactions. */
const databaseFile = /^lib\/server\/ground\/(?:db\/|joined-mall\.ts$|open-database\.ts$)/
const isDatabaseFile = (path: string) => databaseFile.test(path)

/** Code that runs a statement, builds one or opens a transaction; `mall.db` alone is an argument of a service. */
const databaseCall =
  /\b(?:db|tx)\s*\??\.\s*\w+|\.\s*(?:orm|transaction)\b|\binOneTransaction\b|\bstatement\(/g
const databaseCalls = (text: string): string[] => text.match(databaseCall) ?? []

/** Names of the statements that a file declares. */
const declared = /^export const (\w+) = statement(?:<[^>]*>)?\(/gm
const statementsOf = (text: string) => [...text.matchAll(declared)].map(([, name = '']) => name)

const codeOf = async (path: string) =>
  (await readFile(path, 'utf8')).replaceAll(/\/\*[\s\S]*?\*\/|^\s*\/\/.*$/gm, '')

const routeFiles = async () => (await sourceFiles('lib/server')).filter(isRouteFile)

/** One line per import of a route file that is forbidden. */
const importsThat = async (isForbidden: (path: string) => boolean) => {
  const found: string[] = []
  for (const file of await routeFiles())
    for (const path of await importsOf(file)) if (isForbidden(path)) found.push(`${file} imports ${path}`)
  return found
}

describe('a route file', () => {
  it('is every file that maps calls to handlers', async () => {
    const files = await sourceFiles('lib/server')
    const handling: string[] = []
    for (const file of files) if (/\.handler\(/.test(await codeOf(file))) handling.push(file)
    expect(handling.filter((file) => !isRouteFile(file))).toEqual([])
    expect(handling.length).toBeGreaterThan(80)
  })

  it('imports no file of statements', async () => {
    expect(await importsThat(isStatementFile)).toEqual([])
  })

  it('imports nothing of the database, neither types nor helpers', async () => {
    expect(await importsThat(isDatabaseFile)).toEqual([])
  })

  it('names no statement of a service that keeps its statements beside its code', async () => {
    const found: string[] = []
    for (const file of await routeFiles()) {
      const words = new Set((await codeOf(file)).match(/\w+/g))
      for (const path of await importsOf(file))
        for (const name of statementsOf(await codeOf(path)))
          if (words.has(name)) found.push(`${file} names ${name} of ${path}`)
    }
    expect(found).toEqual([])
  })

  it('runs no statement and opens no transaction', async () => {
    const found: string[] = []
    for (const file of await routeFiles())
      found.push(...databaseCalls(await codeOf(file)).map((call) => `${file}: ${call}`))
    expect(found).toEqual([])
  })

  it.each([
    ['lib/server/trade/cart/routes.ts', true],
    ['lib/server/trade/payment/operator-routes.ts', true],
    ['lib/server/edge/router.ts', false],
  ])('is known by its name: %s → %s', (path, isRoute) => {
    expect(isRouteFile(path)).toBe(isRoute)
  })

  it.each([
    ['lib/server/trade/cart/sql.ts', true],
    ['lib/server/trade/employee/sql/items.ts', true],
    ['lib/server/trade/payment/operator-sql.ts', true],
    ['lib/server/shops/merchant/application-columns.ts', true],
    ['lib/server/trade/cart/read-cart.ts', false],
  ])('finds statements by the names of their files: %s → %s', (path, holdsStatements) => {
    expect(isStatementFile(path)).toBe(holdsStatements)
  })

  it.each([
    ['await mall.db.run(accountRows, [true])', true],
    ['const [row] = await db\n  .run(teamDetail, [id])', true],
    ['return mall.db.transaction(async (tx) => {})', true],
    ['await tx.commit()', true],
    ['const { orm } = mall.db; mall.db.orm.select()', true],
    ['inOneTransaction(mall, write)', true],
    ['listTeams(context.mall.db, memberOf(context).userId, input)', false],
    ['operatorWrite(context, call, input, ({ mall }) => save(mall, input))', false],
    ['checkoutTurns.run(viewer.userId, () => previewOrder(mall.db, viewer))', false],
  ])('runs statements when its code has such a call: %j → %s', (code, runs) => {
    expect(databaseCalls(code).length > 0).toBe(runs)
  })
})
