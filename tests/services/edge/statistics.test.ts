import { statisticsJob } from '@/lib/server/edge/jobs/statistics'
import { testMall } from '../../fixtures/engine/test-mall'

/** Statistics of the embedded database, which has no autovacuum. */

const mall = testMall()
beforeEach(() => mall.empty())

const known = async () =>
  (
    await mall.rows<{ rows: number }>(
      `select greatest(reltuples, 0)::int as rows from pg_class where oid = 'recycled_rows'::regclass`,
    )
  )[0]?.rows

it('follow a table that has grown, so that its statements are planned anew', async () => {
  await mall.rows(`insert into recycled_rows (subject, subject_id, name, content, user_id, deleted)
    select 'tag', n, 'n', '{}', 1, 1 from generate_series(1, 3000) n`)
  await statisticsJob.run(mall, () => false)
  // PostgreSQL sees to it by itself, a little later.
  if (mall.db.kind === 'pglite') expect(await known()).toBe(3000)
})
