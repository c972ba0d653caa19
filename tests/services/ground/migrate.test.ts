import { readEnv, WrongEnvironment } from '@/lib/env'
import { simulatedServices } from '@/lib/server/edge/simulated-services'
import { migrate } from '@/lib/server/ground/db/migrate'
import { ChangedMigration, EarlierDatabase, NewerDatabase } from '@/lib/server/ground/db/migration-state'
import { testMall } from '../../fixtures/engine/test-mall'

describe('migrations', () => {
  const mall = testMall()

  const applied = () => mall.rows<{ name: string }>('select name from schema_migrations')

  it('run once, also when several instances start together', async () => {
    const before = await applied()
    expect(before.length).toBeGreaterThan(0)
    await Promise.all([migrate(mall.db), migrate(mall.db), migrate(mall.db)])
    expect(await applied()).toEqual(before)
  })

  it('leave the database of a newer build untouched and name the migration that is unknown', async () => {
    await mall.rows(`insert into schema_migrations (name, digest) values ('9999_later.sql', 'later')`)
    const before = await applied()
    await expect(migrate(mall.db)).rejects.toThrow(NewerDatabase)
    await expect(migrate(mall.db)).rejects.toThrow(
      mall.db.kind === 'pglite'
        ? 'This data folder was opened by a newer build of the mall (its migration 9999_later.sql is unknown here). Start that build or a later one, or restore a backup from before.'
        : /^The database of DATABASE_URL was opened by a newer build/,
    )
    expect(await applied()).toEqual(before)
    await mall.rows(`delete from schema_migrations where name = '9999_later.sql'`)
    await migrate(mall.db)
  })

  it('fail when a file was changed after it ran', async () => {
    await mall.rows(`update schema_migrations set digest = 'other'`)
    await expect(migrate(mall.db)).rejects.toThrow(ChangedMigration)
    await expect(migrate(mall.db)).rejects.toThrow('was changed after it ran')
  })

  it.each(['0000_initial.sql', '0000_first_mall.sql'])(
    'leave the database of a build before 1.0.0, which began with %s, untouched and explain what to do',
    async (name) => {
      const content = () =>
        mall.rows(
          'select name, digest, applied, (select count(*) from pg_class) as objects from schema_migrations order by name',
        )
      await mall.rows('delete from schema_migrations')
      await mall.rows(
        `insert into schema_migrations (name, digest) values ($1, 'earlier'), ('0047_kitchen_synonyms.sql', 'earlier')`,
        [name],
      )
      const before = await content()
      await expect(migrate(mall.db)).rejects.toThrow(EarlierDatabase)
      await expect(migrate(mall.db)).rejects.toThrow(
        mall.db.kind === 'pglite'
          ? /created by an earlier build .* Move it away or set MALL_DATA_DIR/
          : /created by an earlier build .* Use an empty database/,
      )
      expect(await content()).toEqual(before)
    },
  )
})

describe('the environment', () => {
  const chosen = { MALL_SMS: 'console', MALL_IDENTITY: 'none' }

  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      dataDir: '.data',
      demo: true,
      payTest: true,
      publicUrl: 'http://localhost:3000',
    })
  })

  it.each([{ DATABASE_URL: 'postgres://db/mall', MALL_SECRET: 'x'.repeat(32) }, { MALL_DEMO: '0' }])(
    'moves no parcels and takes no payments without money outside the demo mall: %j',
    (source) => {
      const own = { ...chosen, ...source }
      expect(readEnv(own)).toMatchObject({ demo: false, payTest: false, courier: 'none' })
      const asked = { ...own, MALL_PAY_TEST: '1', MALL_COURIER: 'simulated' }
      expect(readEnv(asked)).toMatchObject({ payTest: true, courier: 'simulated' })
    },
  )

  it('has a staff of the demo mall in the demo mall only', () => {
    const own = { ...chosen, MALL_DEMO: '0', MALL_DEMO_STAFF: '1' }
    expect([{}, { MALL_DEMO_STAFF: '0' }, own].map((env) => readEnv(env).demoStaff)).toEqual([
      true,
      false,
      false,
    ])
  })

  it.each([{ MALL_DEMO: '0' }, { DATABASE_URL: 'postgres://db/mall', MALL_SECRET: 'x'.repeat(32) }])(
    'has no silent choice of sms and identity checks without the demo: %j',
    (source) => {
      const missing = (env: Record<string, string>) => {
        try {
          readEnv({ ...source, ...env })
          return []
        } catch (error) {
          return (error as Error).message.split('\n').map((line) => line.split(' must be set')[0])
        }
      }
      expect(missing({})).toEqual(['MALL_SMS', 'MALL_IDENTITY'])
      expect(missing({ MALL_SMS: 'console' })).toEqual(['MALL_IDENTITY'])
      expect(missing({ MALL_IDENTITY: 'embedded' })).toEqual(['MALL_SMS'])
      expect(missing(chosen)).toEqual([])
      expect(missing({ MALL_API_URL: 'https://shop.test' })).toEqual([])
    },
  )

  it('chooses both for the demo mall', () => {
    const database = { DATABASE_URL: 'postgres://db/mall', MALL_SECRET: 'x'.repeat(32) }
    for (const source of [{}, { ...database, MALL_DEMO: '1' }])
      expect(readEnv(source)).toMatchObject({ sms: 'console', identity: 'embedded' })
  })

  it.each([
    [{}, ['sms', 'identity checks', 'courier', 'payment', 'WeChat sign-in', 'e-mail']],
    [{ MALL_DEMO: '0', MALL_IDENTITY: 'none', MALL_SMS: 'console' }, ['sms']],
    [
      {
        MALL_DEMO: '0',
        MALL_IDENTITY: 'none',
        MALL_SMS: 'aliyun',
        MALL_ALIYUN_KEY_ID: 'id',
        MALL_ALIYUN_KEY_SECRET: 'key',
        MALL_ALIYUN_SMS_SIGN: '商城',
        MALL_ALIYUN_SMS_TEMPLATES: 'code=SMS_1',
      },
      [],
    ],
  ])('lists what %j simulates', (source: Record<string, string>, names) => {
    const listed = simulatedServices(readEnv(source))
    expect(listed.map((text) => text.replace(/ \(MALL_.*\)$/, ''))).toEqual(names)
  })

  it('accepts the URL of another back end with a path', () => {
    expect(readEnv({ MALL_API_URL: 'https://shop.test' }).apiUrl).toBe('https://shop.test')
    expect(readEnv({ MALL_API_URL: 'http://10.0.0.5:8080/ecshopx/' }).apiUrl).toBe(
      'http://10.0.0.5:8080/ecshopx',
    )
  })

  it.each([
    'shop.test',
    'ftp://shop.test',
    'https://user:word@shop.test',
    'https://shop.test/?a=1',
    'https://shop.test/api/h5app/wxapp',
  ])('rejects %s as the URL of another back end', (address) => {
    expect(() => readEnv({ MALL_API_URL: address })).toThrow(
      'MALL_API_URL must be the http:// or https:// address of the back end',
    )
  })

  it.each([
    [{ DATABASE_URL: 'postgres://db/mall' }, 'MALL_SECRET must be set when DATABASE_URL is set.'],
    [
      { DATABASE_URL: 'postgres://db/mall', MALL_SECRET: 's'.repeat(32), DATABASE_POOLER: 'session' },
      'DATABASE_POOLER must be transaction or prepared.',
    ],
    [
      { DATABASE_URL: 'postgres://db/mall', MALL_SECRET: 's'.repeat(32), DATABASE_POOLER: 'transaction' },
      'DATABASE_DIRECT_URL must be set with DATABASE_POOLER, and only with it.',
    ],
    [
      {
        DATABASE_URL: 'postgres://db/mall',
        MALL_SECRET: 's'.repeat(32),
        DATABASE_DIRECT_URL: 'postgres://db/mall',
      },
      'DATABASE_DIRECT_URL must be set with DATABASE_POOLER, and only with it.',
    ],
    [{ DATABASE_URL: 'mysql://db' }, 'DATABASE_URL must start with postgres:// or postgresql://.'],
    [{ MALL_SECRET: 'short' }, 'MALL_SECRET must have at least 32 characters.'],
    [{ PORT: 'abc' }, 'PORT must be a port number from 0 to 65535.'],
    [{ MALL_DEMO: 'yes' }, 'MALL_DEMO must be 0 or 1.'],
    [
      { MALL_PUBLIC_URL: 'mall' },
      'MALL_PUBLIC_URL must be an absolute URL, for example https://mall.example.',
    ],
  ])('explains what is wrong with %j', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(WrongEnvironment)
    expect(() => readEnv(source)).toThrow(sentence)
  })
})
