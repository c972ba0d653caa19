import 'server-only'
import type { Database, Transaction } from './connection'

/**
 * A database whose statements and transactions all belong to `tx`: services that open a transaction join this one.
 * Their early commits take effect when `tx` commits, and a failed service must make the whole of `tx` fail.
 */
export function joinedDatabase(tx: Transaction, kind: Database['kind']): Database {
  const { orm } = tx
  // A separate identity: values that the transaction reads may not be committed, so they must not be cached for other
  // calls.
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
