/** Databases on which calls of the mall are compared with the same SQL sent directly. */
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RpcClient, startBuyers } from '../../fixtures/orders/start-buyers.ts'
import { startPostgres } from '../../run/postgres.ts'
import { median } from './compare.ts'
import type { DatabaseName } from './malls.ts'
import type { Outcome } from './registry.ts'

const secret = 'only for measuring, at least thirty-two characters'

export type DirectHome = {
  database: DatabaseName
  /** Environment of the mall. */
  env: Record<string, string>
  /** The process that sends SQL directly. */
  direct: RpcClient
  /** Prepares the data of the mall where that is not the database of `direct`. */
  prepareMall: (prepare: (buyers: RpcClient) => Promise<unknown>) => Promise<void>
}

/**
 * Runs `work` on PostgreSQL, where it is installed, and embedded. On PostgreSQL both sides share the database.
 * Embedded, each has its own folder, so the data is prepared in both.
 */
export async function onEachDirect(work: (home: DirectHome) => Promise<Outcome[]>): Promise<Outcome[]> {
  const outcomes: Outcome[] = []
  const postgres = await startPostgres()
  if (postgres) {
    const env = { MALL_SECRET: secret, DATABASE_URL: postgres.url, MALL_DEMO: '1', MALL_PAY_TEST: '1' }
    const direct = await startBuyers(env)
    try {
      outcomes.push(
        ...(await work({ database: 'PostgreSQL', env, direct, prepareMall: () => Promise.resolve() })),
      )
    } finally {
      await direct.ask('close')
      await postgres.stop()
    }
  }
  const folders = await Promise.all([1, 2].map(() => mkdtemp(join(tmpdir(), 'mall-bench-'))))
  const [env, directEnv] = folders.map((folder) => ({ MALL_SECRET: secret, MALL_DATA_DIR: folder }))
  if (!env || !directEnv) throw new Error('there are two folders')
  const direct = await startBuyers(directEnv)
  try {
    const prepareMall: DirectHome['prepareMall'] = async (prepare) => {
      const buyers = await startBuyers(env)
      await prepare(buyers)
      await buyers.ask('close')
    }
    outcomes.push(...(await work({ database: 'PGlite', env, direct, prepareMall })))
  } finally {
    await direct.ask('close')
    await Promise.all(folders.map((folder) => rm(folder, { recursive: true, force: true })))
  }
  return outcomes
}

/** Both rates of each round, and the target of their ratio. */
export type RatePair = { mall: number; direct: number }

export function outcomesOfPairs(
  what: { mall: string; unit: string; target: number },
  pairs: readonly RatePair[],
): Outcome[] {
  const medianOf = (value: (pair: RatePair) => number) => median(pairs.map(value))
  return [
    { what: what.mall, value: medianOf(({ mall }) => mall), unit: what.unit },
    {
      what: `${what.mall}: the same SQL directly`,
      value: medianOf(({ direct }) => direct),
      unit: what.unit,
    },
    {
      what: `${what.mall}: ratio`,
      value: medianOf(({ mall, direct }) => mall / direct),
      target: what.target,
    },
  ]
}
