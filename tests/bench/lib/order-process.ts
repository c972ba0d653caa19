/**
 * The direct side of the orders bench, in a process of its own: runs with `--conditions=react-server --import tsx`.
 * Reads one JSON command a line, answers one JSON line each.
 */
import { createInterface } from 'node:readline'
import { orderInput } from '@/lib/contract/checkout'
import { placeOrder } from '@/lib/server/order/place'
import type { Mall } from '@/lib/server/context'
import type { Database, Queries, Statement } from '@/lib/server/db/connection'
import { migrate } from '@/lib/server/db/migrate'
import { openPglite } from '@/lib/server/db/pglite'
import { openPostgres } from '@/lib/server/db/postgres'
import { seedDemoMall } from '@/lib/server/demo/seed'
import { readEnv } from '@/lib/server/env'
import { loadViewer } from '@/lib/server/session/viewer'
import { signToken } from '@/lib/server/session/token'
import { addBuyers, fillCarts, plainSku, setStock } from '../../fixtures/buyers'
import { orderForm } from '../../fixtures/order-form'

type Recorded = { statement: Statement; params: unknown[] }[]

class RolledBack extends Error {}

/** Runs `work` on a database that notes each transaction's statements and then takes all back. */
async function record(db: Database, work: (db: Database) => Promise<unknown>): Promise<Recorded> {
  const recorded: Recorded = []
  const noting: Database = {
    ...db,
    transaction: (inner) =>
      db.transaction(async (tx) => {
        const noted: Queries = {
          orm: tx.orm,
          run(statement, params) {
            recorded.push({ statement, params })
            return tx.run(statement, params)
          },
        }
        await inner(noted)
        throw new RolledBack()
      }),
  }
  await work(noting).catch((error: unknown) => {
    if (!(error instanceof RolledBack)) throw error
  })
  return recorded
}

const secret = process.env.MALL_SECRET ?? ''
const settings = readEnv(process.env)
const db = settings.databaseUrl ? openPostgres(settings.databaseUrl) : await openPglite(settings.dataDir)
await migrate(db)
const mall: Mall = {
  env: settings,
  db,
  secret: new TextEncoder().encode(secret),
  now: () => Math.floor(Date.now() / 1000),
  invalidate: async () => {},
}
await seedDemoMall(mall)
const itemId = await plainSku(db)
let buyers: number[] = []

/** Orders of all buyers straight on the database, `width` at a time; gives orders per second. */
async function direct(width: number): Promise<number> {
  const input = orderInput.parse(Object.fromEntries(new URLSearchParams(orderForm)))
  const transactions: Recorded[] = []
  for (const userId of buyers) {
    const viewer = await loadViewer(db, userId, mall.now())
    if (!viewer) throw new Error(`member ${userId} is missing`)
    transactions.push(await record(db, (noting) => placeOrder({ ...mall, db: noting }, viewer, input, null)))
  }
  const queue = transactions[Symbol.iterator]()
  const start = performance.now()
  const worker = async () => {
    for (const statements of queue) {
      await db.transaction(async (tx) => {
        for (const { statement, params } of statements) await tx.run(statement, params)
      })
    }
  }
  await Promise.all(Array.from({ length: width }, worker))
  return transactions.length / ((performance.now() - start) / 1000)
}

const commands: Record<string, (argument: number) => Promise<unknown>> = {
  async prepare(count) {
    buyers = await addBuyers(db, count)
    const now = mall.now()
    return { itemId, tokens: await Promise.all(buyers.map((userId) => signToken(mall.secret, userId, now))) }
  },
  async fill() {
    await setStock(db, itemId, 1_000_000)
    await fillCarts(db, buyers, itemId)
    return true
  },
  direct,
  async close() {
    await db.close()
    return true
  },
}

process.stdout.write('"ready"\n')
for await (const line of createInterface({ input: process.stdin })) {
  const [name, argument] = JSON.parse(line) as [string, number]
  const answer = await commands[name]?.(argument)
  process.stdout.write(`${JSON.stringify(answer ?? null)}\n`)
  if (name === 'close') process.exit(0)
}
