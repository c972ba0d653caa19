import { createHash } from 'node:crypto'
import { apiPrefix } from '@/lib/contract'
import type { Mall } from '@/lib/server/context'
import type { Database } from '@/lib/server/db/connection'
import { rowMismatch, type Statement } from '@/lib/server/db/statement'
import { readEnv } from '@/lib/env'
import { handleContract } from '@/lib/server/http/handler'
import { signToken } from '@/lib/server/session/token'
import { openDatabase } from './databases'

/** A mall of its own for one test file: empty tables, a clock that tests turn, and the contract's door. */
export interface TestMall extends Mall {
  /** Tags dropped so far. */
  readonly dropped: string[]
  /** Turns the clock. */
  travel(seconds: number): void
  /** Makes the mall what it was when it was opened: empty tables, no dropped tags, the first moment. */
  empty(): Promise<void>
  /** One request through the real handler, without a socket. */
  call<T = Record<string, unknown>>(
    method: string,
    path: string,
    params?: Record<string, unknown>,
    options?: CallOptions,
  ): Promise<Answer<T>>
  /** Rows of a statement that a test writes. */
  rows<Row>(text: string, params?: unknown[]): Promise<Row[]>
  /** A bearer token for a member. */
  tokenFor(userId: number): Promise<string>
  close(): Promise<void>
}

export interface CallOptions {
  token?: string | undefined
  headers?: Record<string, string>
}

export interface Answer<T> {
  status: number
  headers: Headers
  /** What stands inside the envelope. */
  data: T
}

/**
 * Takes rows away in any order, whatever refers to them, and begins the used sequences anew. Most tables have no rows:
 * on PostgreSQL, truncating them all takes as long as making a database.
 */
const emptying = `do $$ declare name text; begin
  set local session_replication_role = replica;
  for name in select quote_ident(tablename) from pg_tables where schemaname = 'public' loop
    execute 'delete from ' || name;
  end loop;
  for name in select quote_ident(sequencename) from pg_sequences
               where schemaname = 'public' and last_value is not null loop
    execute 'alter sequence ' || name || ' restart';
  end loop;
end $$`

/** The same database, which fails as soon as a row differs from the columns that its statement declares. */
function checked(db: Database): Database {
  const checking = <Q extends Pick<Database, 'run'>>(queries: Q): Q => {
    const run = async (statement: Statement, params: unknown[]) => {
      const rows = (await queries.run(statement, params)) as Record<string, unknown>[]
      const wrong =
        'columns' in statement &&
        rows.map((row) => rowMismatch(statement, row)).find((one) => one !== undefined)
      if (wrong) throw new Error(wrong)
      return rows
    }
    return Object.create(queries, { run: { value: run, writable: true } }) as Q
  }
  const outer = checking(db)
  Object.defineProperties(outer, {
    unhurried: { get: () => (db.unhurried === db ? outer : checked(db.unhurried)) },
    transaction: {
      value: (work: Parameters<Database['transaction']>[0]) => db.transaction((tx) => work(checking(tx))),
    },
  })
  return outer
}

/** Opens a mall for tests; `env` sets variables of the environment, such as `MALL_PUBLIC_URL`. */
export async function openTestMall(env: Record<string, string> = {}): Promise<TestMall> {
  const opened = await openDatabase()
  const [db, drop] = [checked(opened.db), opened.drop]
  const firstMoment = 1_790_000_000
  let at = firstMoment
  const secret = new TextEncoder().encode('a secret that only the tests know, long enough')
  const dropped: string[] = []
  const invalidate = async (tags: readonly string[]) => void dropped.push(...tags)
  const mall: Mall = { env: readEnv(env), db, secret, now: () => at, invalidate }
  const getMall = async () => mall

  const rows = <Row>(text: string, params: unknown[] = []) =>
    db.run<Row>({ name: createHash('md5').update(text).digest('hex'), text }, params)

  async function empty(): Promise<void> {
    await rows(emptying)
    dropped.length = 0
    at = firstMoment
  }

  async function call<T>(
    method: string,
    path: string,
    params: Record<string, unknown> = {},
    { token, headers = {} }: CallOptions = {},
  ): Promise<Answer<T>> {
    const url = new URL(`http://mall.test${apiPrefix}${path}`)
    const init: RequestInit = {
      method,
      headers: { ...headers, ...(token ? { authorization: `Bearer ${token}` } : {}) },
    }
    if (method === 'GET') {
      for (const [key, value] of Object.entries(params)) url.searchParams.set(key, String(value))
    } else {
      init.body = JSON.stringify(params)
      init.headers = { 'content-type': 'application/json', ...init.headers }
    }
    const response = await handleContract(getMall, new Request(url, init))
    const text = await response.text()
    const { data } = JSON.parse(text || '{}') as { data: T }
    return { status: response.status, headers: response.headers, data }
  }

  return {
    ...mall,
    dropped,
    travel: (seconds) => {
      at += seconds
    },
    empty,
    call,
    rows,
    tokenFor: (userId) => signToken(secret, userId, at),
    close: async () => {
      await db.close()
      await drop()
    },
  }
}
