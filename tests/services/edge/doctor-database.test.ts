import { checkConnections, checkServer } from '@/lib/server/edge/doctor/check-database'
import { checkOutbox } from '@/lib/server/edge/doctor/check-outbox'
import { checkKey, checkSchema } from '@/lib/server/edge/doctor/check-schema'
import { checkStandby } from '@/lib/server/edge/doctor/check-standby'
import type { Found } from '@/lib/server/edge/doctor/finding'
import { mostConnections } from '@/lib/server/ground/db/postgres'
import { fingerprintOf } from '@/lib/server/ground/seal'
import { testMall } from '../../fixtures/engine/test-mall'

/** The checks of `npm run doctor` that look into a database. */

const sentences = (found: readonly Found[], level?: Found['level']) =>
  found.filter((one) => level === undefined || one.level === level).map(({ says }) => says)
const levels = (found: readonly Found[]) => found.map(({ level }) => level)

describe('the database', () => {
  const mall = testMall()

  it('has a version, connections and no invalid index', async () => {
    const found = await checkServer(mall.db)
    expect(sentences(found)[0]).toMatch(/^PostgreSQL is \d+/)
    expect(sentences(found, 'problem').filter((says) => !/is off/.test(says))).toEqual([])
  })

  it('is named for an invalid index', async () => {
    await mall.rows('create table doctor_rows (n int)')
    await mall.rows('create index doctor_index on doctor_rows (n)')
    await mall.rows(`update pg_index set indisvalid = false where indexrelid = 'doctor_index'::regclass`)
    expect(sentences(await checkServer(mall.db), 'problem')).toContain(
      'the index doctor_index is invalid: make it again, or drop it',
    )
    await mall.rows('drop table doctor_rows')
  })

  it.each([
    [300, 10, 2, 'ok'],
    [2 * mostConnections + 15, 10, 2, 'warning'],
    [mostConnections, 10, 1, 'problem'],
    [mostConnections, 1, 0, 'problem'],
  ])('with %d connections, %d of others and %d malls is %s', (connections, others, malls, level) => {
    expect(checkConnections(connections, others, malls).level).toBe(level)
  })

  it('has the schema of the program, or what is missing is named', async () => {
    expect(await checkSchema(mall.db)).toMatchObject({ isReadable: true, found: [{ level: 'ok' }] })
    const add = (name: string, isContract: boolean) =>
      mall.rows(`insert into schema_migrations (name, digest, is_contract) values ($1, 'x', $2)`, [
        name,
        isContract,
      ])
    await add('9001_later.sql', false)
    expect(await checkSchema(mall.db)).toMatchObject({
      isReadable: true,
      found: [
        { level: 'ok' },
        { level: 'warning', says: expect.stringContaining('9001_later.sql') as string },
      ],
    })
    await add('9002_contract.sql', true)
    expect(await checkSchema(mall.db)).toMatchObject({
      isReadable: false,
      found: [{ level: 'problem', says: expect.stringContaining('9002_contract.sql') as string }],
    })
    const [newest] = await mall.rows<{ name: string; digest: string }>(
      `delete from schema_migrations where name =
         (select max(name) from schema_migrations where name < '9') returning name, digest`,
    )
    await mall.rows(`delete from schema_migrations where name > '9'`)
    expect(await checkSchema(mall.db)).toMatchObject({
      found: [{ level: 'warning', says: expect.stringContaining(`pending: ${newest?.name}`) as string }],
    })
    await mall.rows('insert into schema_migrations (name, digest, is_contract) values ($1, $2, false)', [
      newest?.name,
      newest?.digest,
    ])
  })

  it('belongs to one key', async () => {
    const [mine, other] = ['mine', 'other'].map((word) => new TextEncoder().encode(word.repeat(10)))
    if (!mine || !other) throw new Error('no keys')
    await mall.rows('insert into secret_fingerprint (id, fingerprint, since) values (1, $1, 1)', [
      fingerprintOf(mine),
    ])
    expect(await checkKey(mall.db, mine)).toMatchObject({ level: 'ok' })
    expect(await checkKey(mall.db, other)).toMatchObject({ level: 'problem' })
    expect(await checkKey(mall.db, undefined)).toMatchObject({ level: 'problem' })
  })

  it('delivers its events, or the oldest one is named', async () => {
    await mall.rows('delete from outbox')
    expect(levels(await checkOutbox(mall.db, 10_000))).toEqual(['ok'])
    const add = (topic: string, created: number) =>
      mall.rows(
        `insert into outbox (topic, payload, created, attempts, next_try) values ($1, '{}', $2, 3, 0)`,
        [topic, created],
      )
    await add('notice', 9990)
    await add('webhook', 9000)
    await add('webhook', 5000)
    await add('mail', 9300)
    const found = await checkOutbox(mall.db, 10_000)
    expect(found.map(({ level, says }) => [level, says.split(' wait')[0]])).toEqual([
      ['warning', '1 of mail'],
      ['ok', '1 of notice'],
      ['problem', '2 of webhook'],
    ])
    await mall.rows('delete from outbox')
  })

  it('whose standby is none, or does not answer, has its reads answered by the primary', async () => {
    expect(await checkStandby(mall.db, mall.db)).toEqual([
      { level: 'warning', says: expect.stringContaining('is no standby') as string },
    ])
    const away = { run: () => Promise.reject(new Error('connect ECONNREFUSED')) }
    expect(await checkStandby(mall.db, away)).toEqual([
      { level: 'warning', says: expect.stringContaining('ECONNREFUSED') as string },
    ])
  })

  it.each<[string, number, string, string[]]>([
    ['at once', 0, 'on', ['ok']],
    ['late', 1300, 'on', ['warning']],
    ['and cancels reads', 0, 'off', ['ok', 'warning']],
  ])('has a standby that follows %s', async (_, milliseconds, feedback, expected) => {
    const began = performance.now()
    const primary = { run: async () => [{ position: 100 }] as never }
    const standby = {
      run: async () =>
        [
          {
            isStandby: true,
            replayed: performance.now() - began < milliseconds ? 50 : 100,
            feedback,
            delay: 5000,
          },
        ] as never,
    }
    expect(levels(await checkStandby(primary, standby))).toEqual(expected)
  })
})
