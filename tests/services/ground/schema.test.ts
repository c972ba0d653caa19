import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { generateDrizzleJson, generateMigration, type DrizzleSnapshotJSON } from 'drizzle-kit/api'
import * as schema from '@/lib/server/ground/db/schema'
import { runSql } from '../../fixtures/engine/run-sql'
import { inventory } from '../../fixtures/engine/schema-inventory'
import { testMall } from '../../fixtures/engine/test-mall'

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
