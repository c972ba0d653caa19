import 'server-only'
import { sql } from 'drizzle-orm'
import { statement, text } from '@/lib/server/ground/db/statement'
import type { Job } from './job'

/** Rows that a table may change, and pages that one may have that was never looked at, before its plans are wrong. */
const [someRows, somePages] = [500, 16]

/** The tables whose statistics are old, quoted; those that changed most first. */
const staleTables = statement(
  'stale_statistics',
  `select format('%I', s.relname) as name
     from pg_stat_user_tables s join pg_class c on c.oid = s.relid
    where s.n_mod_since_analyze > ${someRows} + 0.2 * greatest(c.reltuples, 0)
       or (c.reltuples < 0 and pg_relation_size(c.oid) > ${somePages} * 8192)
    order by s.n_mod_since_analyze desc limit 8`,
  { name: text },
)

/**
 * What autovacuum does on PostgreSQL, for the embedded database, which has none: statements are planned once, for the
 * sizes that their tables had then. New statistics end these plans.
 */
export const statisticsJob: Job = {
  name: 'refresh statistics',
  every: 20,
  async run({ db }, isStopping) {
    if (db.kind !== 'pglite') return
    for (const { name } of await db.run(staleTables, [])) {
      if (isStopping()) return
      await db.orm.execute(sql.raw(`analyze ${name}`))
    }
  },
}
