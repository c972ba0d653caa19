import { sql } from 'drizzle-orm'
import { composedStatement } from '@/lib/server/ground/db/composed-statement'
import { sqlState, type Database, type Queries } from '@/lib/server/ground/db/connection'
import { number, statement, text } from '@/lib/server/ground/db/statement'
import { openDatabase, type TestDatabase } from '../../fixtures/engine/databases'

const repeated = statement('test_repeated', 'select repeat($1::text, $2::int) as t', { t: text })
const series = statement('test_series', 'select i as n from generate_series(1, $1::int) i', { n: number })
const quotient = statement('test_quotient', 'select 12 / $1::int as n', { n: number })
const unknownTable = statement('test_unknown_table', 'select n from no_such_table', { n: number })
const planMode = composedStatement('test_plan_mode', { mode: text })
const planModeOnce = statement('test_plan_mode_once', `select current_setting('plan_cache_mode') as mode`, {
  mode: text,
})

const createTemporary = statement(
  'test_create_temporary',
  'create temporary table numbers (n int) on commit drop',
)
const insertTemporary = statement('test_insert_temporary', 'insert into numbers values ($1::int)')
const selectTemporary = statement('test_select_temporary', 'select n from numbers', { n: number })
const createPermanent = statement('test_create_permanent', 'create table test_numbers (n int)')
const insertPermanent = statement('test_insert_permanent', 'insert into test_numbers values ($1::int)')
const countPermanent = statement('test_count_permanent', 'select count(*) as n from test_numbers', {
  n: number,
})

let database: TestDatabase
let db: Database

beforeAll(async () => {
  database = await openDatabase()
  db = database.db
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const rejection = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => sqlState(error),
  )

it('returns large values and many rows', async () => {
  const [row] = await db.run(repeated, ['冰', 2_000_000])
  expect(row?.t).toHaveLength(2_000_000)
  expect(await db.run(series, [100_000])).toHaveLength(100_000)
})

it('accepts a large parameter', async () => {
  const value = '箱'.repeat(1_000_000)
  const [row] = await db.run(repeated, [value, 1])
  expect(row?.t === value).toBe(true)
})

it('works again after a statement has failed', async () => {
  expect(await rejection(db.run(quotient, [0]))).toBe('22012')
  expect(await db.run(quotient, [3])).toEqual([{ n: 4 }])
})

it('reports an invalid statement each time it is run', async () => {
  expect(await rejection(db.run(unknownTable, []))).toBe('42P01')
  expect(await rejection(db.run(unknownTable, []))).toBe('42P01')
})

it('prepares a statement in a transaction that rolls back', async () => {
  const first = statement('test_first_in_rollback', 'select 1 as n', { n: number })
  const rolledBack = db.transaction(async (tx) => {
    await tx.run(first, [])
    throw new Error('rolls back')
  })
  await expect(rolledBack).rejects.toThrow('rolls back')
  expect(await db.run(first, [])).toEqual([{ n: 1 }])
})

it('rolls a transaction back in which a statement has failed', async () => {
  const failing = db.transaction(async (tx) => {
    await rejection(tx.run(quotient, [0]))
    await tx.run(quotient, [1])
  })
  expect(await rejection(failing)).toBe('25P02')
})

it('runs statements of a transaction in the sequence of the calls, also when they do not wait for each other', async () => {
  const rows = await db.transaction(async (tx) => {
    const [, , found] = await Promise.all([
      tx.run(createTemporary, []),
      tx.run(insertTemporary, [7]),
      tx.run(selectTemporary, []),
      tx.commit(),
    ])
    return found
  })
  expect(rows).toEqual([{ n: 7 }])
})

it('commits nothing behind a statement that has failed', async () => {
  await db.run(createPermanent, [])
  const failing = db.transaction((tx) =>
    Promise.all([tx.run(insertPermanent, [1]), tx.run(quotient, [0]), tx.commit()]),
  )
  expect(await rejection(failing)).toBe('22012')
  expect(await db.run(countPermanent, [])).toEqual([{ n: 0 }])
  await db.transaction((tx) => Promise.all([tx.run(insertPermanent, [1]), tx.commit()]))
  expect(await db.run(countPermanent, [])).toEqual([{ n: 1 }])
})

it('keeps a statement outside a transaction apart from it', async () => {
  const order: string[] = []
  let outside: Promise<unknown> | undefined
  await db.transaction(async (tx) => {
    outside = db.run(quotient, [1]).then(() => order.push('outside'))
    for (let i = 0; i < 5; i++) await tx.run(quotient, [1])
    order.push('inside')
  })
  await outside
  expect(order.toSorted()).toEqual(['inside', 'outside'])
})

it('refuses to run a statement of a transaction that has ended', async () => {
  if (db.kind !== 'pglite') return
  let ended: Queries | undefined
  await db.transaction(async (tx) => {
    ended = tx
  })
  await expect(ended?.run(quotient, [1])).rejects.toThrow('The transaction has ended.')
})

it('plans named statements once and composed ones for the values of each call', async () => {
  const modes: (string | undefined)[] = []
  for (let i = 0; i < 2; i++) {
    modes.push((await db.run(planModeOnce, []))[0]?.mode)
    modes.push((await db.run(...planMode(sql`select current_setting('plan_cache_mode') as mode`)))[0]?.mode)
  }
  expect(modes).toEqual(['force_generic_plan', 'auto', 'force_generic_plan', 'auto'])
})
