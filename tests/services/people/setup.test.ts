import { announceSetup } from '@/lib/server/people/setup/announce-setup'
import { builders } from '../../fixtures/engine/builders'
import { testMall } from '../../fixtures/engine/test-mall'

/** The first owner of a mall, made with the address that its start prints (contract operator §8). */

const mall = testMall({
  MALL_DEMO: '0',
  MALL_SMS: 'console',
  MALL_IDENTITY: 'none',
  MALL_PUBLIC_URL: 'https://mall.example',
})
const make = builders(mall)
const mobile = '13900007777'
const password = 'Mall2026'

interface Answer {
  token?: string
  status?: boolean
  message?: string
  status_code?: number
}

beforeEach(() => mall.empty())

const newKey = async () => new URL((await announceSetup(mall)) ?? '').hash.replace('#key=', '')
const open = async (key: string, form = {}) =>
  (await mall.call<Answer>('POST', '/operator/setup', { key, mobile, password, ...form })).data
const check = async (key: string) => (await mall.call<Answer>('POST', '/operator/setup/check', { key })).data

it('the address makes the owner, who is signed in and may do everything', async () => {
  const address = await announceSetup(mall)
  expect(address).toMatch(/^https:\/\/mall\.example\/setup#key=[\w-]{43}$/)
  const key = await newKey()
  expect(await check(key)).toEqual({ status: true })
  const answer = await mall.call<Answer>('POST', '/operator/setup', { key, mobile, password })
  const cookies = answer.headers.getSetCookie().map((cookie) => cookie.split('=')[0])
  expect(cookies).toEqual(['mall_token', 'mall_store_token'])
  const { token } = answer.data
  const overview = await mall.call('GET', '/operator/shop/overview', {}, { token })
  expect(overview.data).toMatchObject({ desk_role: 'owner', shop: null })
  const signIn = await mall.call<Answer>('POST', '/login', { username: mobile, password })
  expect(signIn.data.token).toBeTruthy()
  const [audit] = await mall.rows(`select actor_kind, actor_id, after from audit_rows`)
  expect(audit).toMatchObject({ actor_kind: 'system', actor_id: 'setup', after: { deskRole: 'owner' } })
})

it('every address ends with the first one that was used, and none is printed afterwards', async () => {
  const [one, two] = [await newKey(), await newKey()]
  expect(await open(one)).toHaveProperty('token')
  expect((await open(two, { mobile: '13900008888' })).message).toBe('链接已失效，商城已经开通')
  expect((await check(one)).message).toBe('链接已失效，商城已经开通')
  expect(await announceSetup(mall)).toBeNull()
  expect(await mall.rows('select 1 from members')).toHaveLength(1)
})

it('two uses of one address at the same time make one owner', async () => {
  const key = await newKey()
  const answers = await Promise.all(
    Array.from({ length: 5 }, (_, index) => open(key, { mobile: `1390000777${index}` })),
  )
  expect(answers.filter(({ token }) => token)).toHaveLength(1)
  expect(await mall.rows(`select 1 from members where desk_role = 'owner'`)).toHaveLength(1)
  expect(await mall.rows('select 1 from members')).toHaveLength(1)
})

it('a wrong number or password leaves the address as it is', async () => {
  const key = await newKey()
  expect((await open(key, { mobile: '12345' })).message).toBe('请输入正确的手机号')
  expect((await open(key, { password: 'short1' })).message).toBe('8-20位密码，必须为数字和字母混合')
  expect((await open(key, { password: '' })).message).toBe('请输入密码')
  await make.member({ mobile })
  expect((await open(key)).message).toMatch(/^该手机号已经注册会员/)
  expect(await open(key, { mobile: '13900008888' })).toHaveProperty('token')
})

it('an address works for 30 minutes, and no other key does', async () => {
  const key = await newKey()
  expect((await open('x'.repeat(43))).message).toMatch(/^链接无效或已过期/)
  expect((await open('')).message).toBe('链接不完整，请重新获取')
  mall.travel(1801)
  expect((await open(key)).message).toMatch(/^链接无效或已过期/)
  expect(await mall.rows('select 1 from members')).toEqual([])
})

it('the demo mall prints none', async () => {
  expect(await announceSetup({ ...mall, env: { ...mall.env, demo: true } })).toBeNull()
})

it('the region of the programme is stored where the programme reads it, and an unknown one makes no owner', async () => {
  const key = await newKey()
  expect((await open(key, { region: '浙江省 火星市' })).message).toBe('地区不存在')
  expect(await mall.rows('select 1 from members')).toEqual([])
  expect(await open(key, { region: '浙江省 杭州市' })).toHaveProperty('token')
  const [stored] = await mall.rows<{ value: object }>(`select value from settings where key = 'programme'`)
  expect(stored?.value).toMatchObject({ region: '杭州市', regions: ['浙江省 杭州市'] })
})

it('without a region the programme stays as it is', async () => {
  expect(await open(await newKey())).toHaveProperty('token')
  expect(await mall.rows(`select 1 from settings where key = 'programme'`)).toEqual([])
})
