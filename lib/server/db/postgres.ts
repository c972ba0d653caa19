import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isRetryable, type Database, type Queries } from './connection'
import * as schema from './schema'
import { countStatement, statementLogger } from './statements'

// bigint columns hold ids, cents and seconds, all below 2^53; numeric sums likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

const queriesOn = (client: pg.Pool | pg.PoolClient): Queries => ({
  orm: drizzle(client, { schema, logger: statementLogger }),
  async run<Row>(statement: { name: string; text: string }, params: unknown[]) {
    countStatement()
    const { rows } = await client.query({ name: statement.name, text: statement.text, values: params })
    return rows as Row[]
  },
})

/** Opens a pool on PostgreSQL 15+. `max` connections; nothing is sent until the first query. */
export function openPostgres(url: string, max = 16): Database {
  const pool = new pg.Pool({ connectionString: url, max, application_name: 'huanxin-mall' })
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
      await client.query('rollback').catch((rollbackError: Error) => (broken = rollbackError))
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
    close: () => pool.end(),
  }
}
