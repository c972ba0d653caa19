import { migrate } from '@/lib/server/db/migrate'
import { readEnv, WrongEnvironment } from '@/lib/server/env'
import { openTestMall, type TestMall } from './harness'

describe('migrations', () => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await openTestMall()
  })
  afterAll(() => mall.close())

  const applied = () =>
    mall.db.run<{ name: string }>({ name: 'applied', text: 'select name from schema_migrations' }, [])

  it('run once, also when several instances start together', async () => {
    const before = await applied()
    expect(before.length).toBeGreaterThan(0)
    await Promise.all([migrate(mall.db), migrate(mall.db), migrate(mall.db)])
    expect(await applied()).toEqual(before)
  })

  it('refuse to go on when a file changed after it ran', async () => {
    await mall.db.run({ name: 'tamper', text: `update schema_migrations set digest = 'other'` }, [])
    await expect(migrate(mall.db)).rejects.toThrow('被修改过')
  })
})

describe('the environment', () => {
  it('has a default for everything', () => {
    expect(readEnv({})).toMatchObject({
      dataDir: '.data',
      demo: true,
      payTest: true,
      publicUrl: 'http://localhost:3000',
    })
  })

  it('switches the demo mall and the test payment off with a database of its own', () => {
    const settings = readEnv({ DATABASE_URL: 'postgres://db/mall', MALL_SECRET: 'x'.repeat(32) })
    expect(settings).toMatchObject({ demo: false, payTest: false })
  })

  it('takes the address of another back end with the path below which it stands', () => {
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
  ])('refuses %s as another back end', (address) => {
    expect(() => readEnv({ MALL_API_URL: address })).toThrow(
      '环境变量 MALL_API_URL 不正确：必须是 http:// 或 https:// 开头的后端地址',
    )
  })

  it.each([
    [{ DATABASE_URL: 'postgres://db/mall' }, '环境变量 MALL_SECRET 不正确：使用 DATABASE_URL 时必须设置'],
    [{ DATABASE_URL: 'mysql://db' }, '环境变量 DATABASE_URL 不正确：必须以 postgres:// 开头'],
    [{ MALL_SECRET: 'short' }, '环境变量 MALL_SECRET 不正确：至少 32 个字符'],
    [{ PORT: 'abc' }, '环境变量 PORT 不正确：无效输入：期望 数字'],
    [{ MALL_DEMO: 'yes' }, '环境变量 MALL_DEMO 不正确：无效选项'],
    [{ MALL_PUBLIC_URL: 'mall' }, '环境变量 MALL_PUBLIC_URL 不正确：无效URL'],
  ])('says what is wrong with %j', (source, sentence) => {
    expect(() => readEnv(source)).toThrow(WrongEnvironment)
    expect(() => readEnv(source)).toThrow(sentence)
  })
})
