import { setTimeout as delay } from 'node:timers/promises'
import { SharedDrops } from '@/lib/server/edge/shared-drops/shared-drops'
import type { Database, Queries } from '@/lib/server/ground/db/connection'
import { openDatabase, type TestDatabase } from '../../fixtures/engine/databases'
import { runSql } from '../../fixtures/engine/run-sql'

/** Two instances of one mall: tags that one drops from its page cache, the other drops too. */

let database: TestDatabase
const open: { close: () => Promise<void> }[] = []

beforeAll(async () => {
  database = await openDatabase()
})
afterEach(async () => {
  for (const instance of open.splice(0)) await instance.close()
})
afterAll(async () => {
  await database.db.close()
  await database.drop()
})

/** An instance and the tags that it has dropped. */
async function instance(db: Database = database.db.unhurried) {
  const dropped: string[] = []
  const opened = await SharedDrops.open({
    db,
    now: () => 1_790_000_000,
    drop: async (tags) => void dropped.push(...tags),
  })
  open.push(opened)
  return { drops: opened.drops, dropped }
}

/** The same database without its listener, as behind a pooler that does not forward messages. */
const withoutListener = (): Database => {
  const { unhurried } = database.db
  return Object.create(unhurried, { listen: { value: undefined } }) as Database
}

const seen = async (dropped: string[], tags: string[]) => {
  for (let tries = 0; tries < 400 && dropped.length < tags.length; tries++) await delay(25)
  expect(dropped).toEqual(tags)
}

const rows = async (db: Queries) =>
  (await runSql<{ tags: string[] }>(db, 'select tags from page_drops order by drop_id')).map(
    ({ tags }) => tags,
  )

describe('drops of another instance', () => {
  it('arrive once with the next read, and its own are not repeated', async () => {
    const [one, other] = [await instance(withoutListener()), await instance(withoutListener())]
    await one.drops.send(['goods:1', 'home', 'home'])
    await one.drops.catchUp()
    await other.drops.catchUp()
    await other.drops.catchUp()
    expect(one.dropped).toEqual(['goods:1', 'home', 'home'])
    expect(other.dropped).toEqual(['goods:1', 'home'])
  })

  it('of before its start do not concern an instance', async () => {
    const one = await instance(withoutListener())
    await one.drops.send(['goods:1'])
    const later = await instance(withoutListener())
    await later.drops.catchUp()
    expect(later.dropped).toEqual([])
  })

  it('wait while the database stores nothing, and the write that caused them does not fail', async () => {
    const broken = { isAway: false }
    const { unhurried } = database.db
    const db = Object.create(unhurried, {
      listen: { value: undefined },
      run: {
        value: (...args: Parameters<Database['run']>) =>
          broken.isAway ? Promise.reject(new Error('away')) : unhurried.run(...args),
      },
    }) as Database
    const [one, other] = [await instance(db), await instance(withoutListener())]
    broken.isAway = true
    await one.drops.send(['goods:7'])
    expect(one.dropped).toEqual(['goods:7'])
    await expect(one.drops.catchUp()).rejects.toThrow('away')
    broken.isAway = false
    await one.drops.catchUp()
    await one.drops.catchUp()
    await other.drops.catchUp()
    expect(other.dropped).toEqual(['goods:7'])
  })

  it('are deleted after a day', async () => {
    await runSql(database.db, 'delete from page_drops')
    const one = await instance(withoutListener())
    await one.drops.send(['new'])
    await runSql(
      database.db,
      `insert into page_drops (origin, tags, made) values ('x', '["old"]', 1790000000 - 86401)`,
    )
    await one.drops.sweep()
    expect(await rows(database.db)).toEqual([['new']])
  })
})

const onPostgres = process.env.TEST_DATABASE_URL ? describe : describe.skip

onPostgres('with PostgreSQL', () => {
  it('of before its start do not concern an instance, also while a transaction of the server holds the horizon back', async () => {
    const one = await instance(withoutListener())
    await database.db.transaction(async (tx) => {
      await runSql(tx, 'select pg_current_xact_id()::text')
      await one.drops.send(['earlier'])
      const later = await instance(withoutListener())
      await one.drops.send(['later'])
      await later.drops.catchUp()
      await later.drops.catchUp()
      expect(later.dropped).toEqual(['later'])
    })
  })

  it('a drop that is committed after a later one is not passed over', async () => {
    const [one, other] = [await instance(withoutListener()), await instance(withoutListener())]
    await database.db.transaction(async (tx) => {
      await runSql(tx, `insert into page_drops (origin, tags, made) values ('x', '["first"]', 1790000000)`)
      await one.drops.send(['second'])
      await other.drops.catchUp()
      expect(other.dropped).toEqual(['second'])
    })
    await other.drops.catchUp()
    expect(other.dropped).toEqual(['second', 'first'])
  })

  it('a drop arrives by itself, also after the connection of the listener was cut', async () => {
    const [one, other] = [await instance(), await instance()]
    await one.drops.send(['goods:1'])
    await seen(other.dropped, ['goods:1'])
    await runSql(
      database.db,
      `select pg_terminate_backend(pid) from pg_stat_activity
       where datname = current_database() and application_name = 'huanxin-mall drops'`,
    )
    await one.drops.send(['goods:2'])
    await seen(other.dropped, ['goods:1', 'goods:2'])
    await one.drops.send(['goods:3'])
    await seen(other.dropped, ['goods:1', 'goods:2', 'goods:3'])
  })

  it('100 drops of two instances at once reach both', async () => {
    const [one, other] = [await instance(), await instance()]
    const tagsOf = (name: string) => Array.from({ length: 50 }, (_, index) => `${name}${index}`)
    await Promise.all([
      ...tagsOf('a').map((tag) => one.drops.send([tag])),
      ...tagsOf('b').map((tag) => other.drops.send([tag])),
    ])
    for (let tries = 0; tries < 400 && one.dropped.length + other.dropped.length < 200; tries++)
      await delay(25)
    for (const { dropped } of [one, other])
      expect(dropped.toSorted()).toEqual([...tagsOf('a'), ...tagsOf('b')].toSorted())
  })
})
