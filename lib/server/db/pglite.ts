import 'server-only'
import { PGlite, type PGliteInterface, type Transaction } from '@electric-sql/pglite'
import { drizzle } from 'drizzle-orm/pglite'
import type { Database, Queries } from './connection'
import { lockFolder } from './folder-lock'
import * as schema from './schema'
import { countStatement, statementLogger } from './statement-metrics'

const toNumber = { 20: Number, 1700: Number }

const queriesOn = (client: PGliteInterface | Transaction): Queries => ({
  // A transaction has the same query methods, and the builder uses nothing else.
  orm: drizzle(client as PGlite, { schema, logger: statementLogger }),
  async run<Row>(statement: { text: string }, params: unknown[]) {
    countStatement()
    const { rows } = await client.query<Row>(statement.text, params, { parsers: toNumber })
    return rows
  },
})

function databaseOn(client: PGlite, release: () => Promise<void>): Database {
  const database: Database = {
    kind: 'pglite',
    ...queriesOn(client),
    // The database runs in this process and cannot stall.
    get unhurried() {
      return database
    },
    transaction: (work) => client.transaction((tx) => work(queriesOn(tx))) as ReturnType<typeof work>,
    async close() {
      await client.close()
      await release()
    },
  }
  return database
}

/**
 * Opens the embedded database in `folder` and locks the folder.
 * @throws FolderInUse when another process has it open; nothing in it is changed then
 */
export async function openPglite(folder: string): Promise<Database> {
  const release = await lockFolder(folder)
  try {
    return databaseOn(await PGlite.create({ dataDir: `${folder}/pg`, relaxedDurability: false }), release)
  } catch (error) {
    await release()
    throw error
  }
}

/** Opens a database in memory, for tests; its content is `snapshot` when one is given. */
export async function openMemory(snapshot?: Blob): Promise<Database & { snapshot(): Promise<Blob> }> {
  const client = await PGlite.create(snapshot ? { loadDataDir: snapshot } : {})
  const database = databaseOn(client, async () => {})
  return { ...database, snapshot: () => client.dumpDataDir('none') }
}
