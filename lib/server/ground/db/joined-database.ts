import 'server-only'
import type { Database, Transaction } from './connection'

/**
 * A database whose statements and transactions all belong to `tx`: services that open a transaction join this one. What
 * they commit early is committed with it, and one that fails must fail it as a whole.
 */
export function joinedDatabase(tx: Transaction, kind: Database['kind']): Database {
  const { orm } = tx
  // Of its own: what the transaction reads may not be committed, so it must not be kept for others.
  const home = {}
  const run: Database['run'] = (statement, params) => tx.run(statement, params)
  const database: Database = {
    home,
    kind,
    orm,
    run,
    transaction: (work) => work({ home, orm, run, commit: async () => {} }),
    get unhurried() {
      return database
    },
    close: () => Promise.reject(new Error('a transaction cannot close its database')),
  }
  return database
}
