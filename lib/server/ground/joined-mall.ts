import 'server-only'
import type { Database, Transaction } from '@/lib/server/ground/db/connection'
import { joinedDatabase } from '@/lib/server/ground/db/joined-database'
import type { Mall } from './mall'

/** The arguments of work in one transaction. */
export interface JoinedWork {
  /** The mall, whose services join the transaction. */
  mall: Mall
  tx: Transaction
  /** Runs something after the commit, in the sequence of the calls. */
  afterCommit: (work: () => Promise<void>) => void
}

/**
 * Runs services of the mall in one transaction. Their cache invalidations are sent after the commit, each tag once,
 * followed by deferred work.
 * @param database database of the transaction: `mall.db.unhurried` for long work
 */
export async function inOneTransaction<Answer>(
  mall: Mall,
  work: (joined: JoinedWork) => Promise<Answer>,
  database: Pick<Database, 'transaction'> = mall.db,
): Promise<Answer> {
  let tags = new Set<string>()
  let later: (() => Promise<void>)[] = []
  const answer = await database.transaction((tx) => {
    // After a deadlock the transaction runs again.
    tags = new Set()
    later = []
    const joined: Mall = {
      ...mall,
      db: joinedDatabase(tx, mall.db.kind),
      invalidate: async (dropped) => dropped.forEach((tag) => tags.add(tag)),
    }
    return work({ mall: joined, tx, afterCommit: (put) => void later.push(put) })
  })
  if (tags.size > 0) await mall.invalidate([...tags])
  for (const run of later) await run()
  return answer
}
