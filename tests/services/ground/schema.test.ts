import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api'
import * as schema from '@/lib/server/ground/db/schema'
import { runSql } from '../../fixtures/engine/run-sql'
import { testMall } from '../../fixtures/engine/test-mall'

/**
 * What a schema of the database holds, without the sequence of columns. PostgreSQL prints expressions in its own form, so
 * two definitions of one meaning are one text.
 */
const inventory = `
  with relation as (
    select c.oid, c.relname, c.relkind from pg_class c where c.relnamespace = $1::regnamespace
  )
  select 'column' as kind, r.relname || '.' || a.attname as name,
         concat_ws(' ', format_type(a.atttypid, a.atttypmod), case when a.attnotnull then 'not null' end,
                   case when a.attgenerated <> '' then 'generated' end,
                   replace(pg_get_expr(d.adbin, d.adrelid), $1 || '.', '')) as definition
    from relation r join pg_attribute a on a.attrelid = r.oid and a.attnum > 0 and not a.attisdropped
    left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
   where r.relkind = 'r' and r.relname <> 'schema_migrations'
  union all
  select 'index', r.relname, replace(pg_get_indexdef(r.oid), ' ' || $1 || '.', ' ')
    from relation r where r.relkind = 'i' and r.relname not like 'schema_migrations%'
  union all
  select 'constraint', r.relname || '.' || k.conname, replace(pg_get_constraintdef(k.oid), ' ' || $1 || '.', ' ')
    from relation r join pg_constraint k on k.conrelid = r.oid
   where k.contype in ('c', 'f', 'p', 'u') and r.relname <> 'schema_migrations'
  union all
  select 'sequence', r.relname, concat_ws(' ', s.seqstart, s.seqmin, s.seqmax, s.seqincrement, s.seqcycle)
    from relation r join pg_sequence s on s.seqrelid = r.oid
  order by kind, name`

describe('the Drizzle schema', () => {
  const mall = testMall()

  it('is what the migrations build from nothing: columns, defaults, indexes, constraints and sequences', async () => {
    const statements = await generateMigration(generateDrizzleJson({}), generateDrizzleJson(schema))
    await mall.db.transaction(async (tx) => {
      await runSql(tx, 'create schema declared')
      await runSql(tx, 'set local search_path to declared')
      for (const text of statements) await runSql(tx, text.replaceAll('"public".', '"declared".'))
    })
    const migrated = await mall.rows(inventory, ['public'])
    expect(migrated.length).toBeGreaterThan(500)
    expect(await mall.rows(inventory, ['declared'])).toEqual(migrated)
  })

  it('is the newest snapshot, so that `npm run db:generate` finds no change', async () => {
    const folder = 'lib/server/ground/db/migrations/meta'
    const newest =
      (await readdir(folder))
        .filter((name) => name.endsWith('_snapshot.json'))
        .sort()
        .at(-1) ?? ''
    const snapshot = JSON.parse(await readFile(join(folder, newest), 'utf8')) as DrizzleSnapshotJSON
    expect(await generateMigration(snapshot, generateDrizzleJson(schema))).toEqual([])
  })
})
