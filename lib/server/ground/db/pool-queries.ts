import 'server-only'
import { drizzle } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { currentWork } from '@/lib/server/ground/work'
import { randomPageCost, type Queries } from './connection'
import type { Statement } from './statement'
import { countStatement, noteStatement, statementLogger } from './statement-metrics'

// bigint columns hold ids, cents and seconds, all below 2^53; numeric sums likewise.
pg.types.setTypeParser(pg.types.builtins.INT8, Number)
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number)

/** Type ids that `builtins` lacks. */
const arrays = { bigint: 1016 }
const parseArray = pg.types.getTypeParser(arrays.bigint) as (text: string) => (string | null)[]
pg.types.setTypeParser(arrays.bigint, (text) =>
  parseArray(text).map((element) => (element === null ? null : Number(element))),
)

/**
 * @param home identifies the database
 * @param perCall plans statements for the values of each call; `client` plans them once for all values
 * @param isNameless sends statements without their names, for a pooler that gives each transaction another connection
 */
export const queriesOn = (
  home: object,
  client: pg.Pool | pg.PoolClient,
  perCall: pg.Pool | pg.PoolClient,
  isNameless = false,
): Queries => ({
  home,
  orm: drizzle(client, { logger: statementLogger }),
  async run<Row>(statement: Pick<Statement<Row>, 'name' | 'text' | 'isPlannedPerCall'>, params: unknown[]) {
    countStatement()
    const { name, text, isPlannedPerCall } = statement
    const work = currentWork()
    const began = performance.now()
    try {
      const { rows } = await (isPlannedPerCall
        ? perCall.query({ text, values: params })
        : client.query(isNameless ? { text, values: params } : { name, text, values: params }))
      return rows as Row[]
    } finally {
      noteStatement(name, began, work)
    }
  },
})

/**
 * Server settings of a connection for named statements. They are planned once for all values: planning them took five
 * times as long as running them (ADR 0028). Compiling a plan to machine code pays off for seconds of work, not for
 * these.
 */
export const plannedOnce = `-c plan_cache_mode=force_generic_plan -c jit=off -c random_page_cost=${randomPageCost}`

/** Server settings of a connection for statements that are planned for each call. */
export const plannedPerCall = '-c jit=off'
