import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { causesOf, isRetryable, type Database, type Queries } from './connection'
import * as schema from './schema'
import type { Statement } from './statement'
import { countStatement, statementLogger } from './statements'

// bigint columns hold ids, cents and seconds, all below 2^53; numeric sums likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const queriesOn = (client: pg.Pool | pg.PoolClient): Queries => ({
  orm: drizzle(client, { schema, logger: statementLogger }),
  async run<Row>(statement: Pick<Statement<Row>, 'name' | 'text' | 'isPlannedPerCall'>, params: unknown[]) {
    countStatement()
    const { name, text, isPlannedPerCall } = statement
    const { rows } = await client.query({ ...(isPlannedPerCall ? {} : { name }), text, values: params })
    return rows as Row[]
  },
})

/** Milliseconds after which somebody who waits is told that something is wrong. */
export interface Patience {
  /** For a connection. */
  connection: number
  /** For a statement; the server gives it up, with all locks it waited for. */
  statement: number
  /** For an answer of a server that says nothing any more. */
  answer: number
}

/** As long as the browser waits for a call (design §2); a page that fails then offers to try again. */
const visitors: Patience = { connection: 10_000, statement: 10_000, answer: 12_000 }

/** The driver's word for an answer that did not come; it has no code. */
const isSilent = ({ message }: Error): boolean => message === 'Query read timeout'

type OnPool = Pick<Database, 'kind' | 'orm' | 'run' | 'transaction'>

function databaseOn(pool: pg.Pool): OnPool {
  // An idle connection that the server closes must not end the process; the next query opens a new one.
  pool.on('error', () => {})

  // Building the query layer per transaction would cost more than the statements; one per connection is kept.
  const known = new WeakMap<pg.PoolClient, Queries>()
  const queriesOf = (client: pg.PoolClient) => {
    let queries = known.get(client)
    if (!queries) known.set(client, (queries = queriesOn(client)))
    return queries
  }

  async function once<T>(work: (tx: Queries) => Promise<T>): Promise<T> {
    const client = await pool.connect()
    let broken: Error | undefined
    try {
      await client.query('begin')
      const result = await work(queriesOf(client))
      await client.query('commit')
      return result
    } catch (error) {
      // A silent server would not answer to the end of the transaction either; without its connection it ends.
      if ([...causesOf(error)].some(isSilent)) broken = new Error('silent')
      else await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError))
      throw error
    } finally {
      client.release(broken)
    }
  }

  return {
    kind: 'postgres',
    ...queriesOn(pool),
    async transaction(work) {
      for (let attempt = 1; ; attempt++) {
        try {
          return await once(work)
        } catch (error) {
          if (attempt === 5 || !isRetryable(error)) throw error
        }
      }
    },
  }
}

/**
 * Opens PostgreSQL 15+; nothing is sent until the first query. Visitors share 16 connections and their statements end in
 * time, so that a stalled database gives an error page and not one that loads for ever; what nobody waits for has four of
 * its own without limits.
 */
export function openPostgres(url: string, patience = visitors): Database {
  const pools = {
    visitors: new pg.Pool({
      connectionString: url,
      max: 16,
      application_name: 'huanxin-mall',
      connectionTimeoutMillis: patience.connection,
      statement_timeout: patience.statement,
      query_timeout: patience.answer,
    }),
    unhurried: new pg.Pool({ connectionString: url, max: 4, application_name: 'huanxin-mall jobs' }),
  }
  const close = async () => {
    await Promise.all([pools.visitors.end(), pools.unhurried.end()])
  }
  const unhurried: Database = {
    ...databaseOn(pools.unhurried),
    close,
    get unhurried() {
      return unhurried
    },
  }
  return { ...databaseOn(pools.visitors), unhurried, close }
}
