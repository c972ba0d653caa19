import { hashPassword } from '@/lib/server/people/account/password'
import { builders } from '../../fixtures/engine/builders'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The sessions of people at the desk: listed with device and address, ended by themselves and by owners. */

const mall = testMall()
const make = builders(mall)

beforeEach(() => mall.empty())

interface Session {
  id: string
  ip: string
  device: string
  seen: number
  is_current: boolean
}
const ask = async (token: string, headers = {}) =>
  (await mall.call<{ status_code?: number }>('GET', '/operator/orders', {}, { token, headers })).data
    .status_code ?? 200
const sessions = async (desk: Staff) =>
  (await desk.call<{ list: Session[] }>('GET', '/security/sessions')).list
const phone = { 'user-agent': 'Mozilla/5.0 (iPhone)', 'x-forwarded-for': '203.0.113.7' }

async function withPhone() {
  const desk = await staff(mall, make)
  const token = await mall.tokenFor(desk.userId)
  await ask(desk.token)
  mall.travel(10)
  await ask(token, phone)
  return { desk, token }
}

it('are listed with device and address, the latest first, and this one is marked', async () => {
  const { desk } = await withPhone()
  expect(await sessions(desk)).toMatchObject([
    { device: 'Mozilla/5.0 (iPhone)', ip: '203.0.113.7', is_current: false },
    { device: '', is_current: true },
  ])
})

it('note at most every five minutes that they are in use', async () => {
  const { desk, token } = await withPhone()
  const seen = async () => (await sessions(desk)).find(({ ip }) => ip === '203.0.113.7')?.seen
  const first = await seen()
  mall.travel(200)
  await ask(token, phone)
  expect(await seen()).toBe(first)
  mall.travel(200)
  await ask(token, phone)
  expect(await seen()).toBe(mall.now())
})

it('are those of the person: ids of other people end nothing', async () => {
  const { desk } = await withPhone()
  const other = await staff(mall, make)
  await ask(other.token)
  const [foreign] = await sessions(other)
  expect(await desk.call('POST', '/security/sessions/end', { id: foreign?.id })).toEqual({ status: false })
  expect(await desk.call('POST', '/security/sessions/end', { id: 'nothing' })).toEqual({ status: false })
  expect(await ask(other.token)).toBe(200)
  expect(await mall.rows('select from audit_rows')).toHaveLength(0)
})

it('end one by one, with what the token is renewed to, and leave a row', async () => {
  const { desk, token } = await withPhone()
  const id = (await sessions(desk)).find(({ ip }) => ip === '203.0.113.7')?.id
  expect(await desk.call('POST', '/security/sessions/end', { id })).toEqual({ status: true })
  expect(await ask(token)).toBe(401)
  expect((await mall.call('GET', '/token/refresh', {}, { token })).status).toBe(401)
  expect(await ask(desk.token)).toBe(200)
  expect(await sessions(desk)).toHaveLength(1)
  expect(await mall.rows(`select event, after from audit_rows`)).toEqual([
    { event: 'endSession', after: { sessions: 1 } },
  ])
})

it('end all but this one, also those that have not come to the desk yet', async () => {
  const { desk, token } = await withPhone()
  const third = await mall.tokenFor(desk.userId)
  const unused = await mall.storeTokenFor(desk.userId)
  await ask(third)
  const { data, headers } = await mall.call(
    'POST',
    '/operator/security/sessions/end-others',
    {},
    { token: desk.token },
  )
  expect(data).toEqual({ ended: 2 })
  expect([await ask(token), await ask(third), await ask(unused)]).toEqual([401, 401, 401])
  const renewed = headers.get('authorization')?.replace('Bearer ', '') ?? ''
  expect(await ask(renewed)).toBe(200)
  expect((await mall.call('GET', '/token/refresh', {}, { token: third })).status).toBe(401)
})

it('end with the other token of the same sign-in, which was never used', async () => {
  const mobile = '13911110001'
  const { userId } = await make.member({
    role: 'operator',
    mobile,
    passwordHash: await hashPassword('Mall2026'),
  })
  const form = { username: mobile, password: 'Mall2026', company_id: 1 }
  const { data, headers } = await mall.call<{ token: string }>('POST', '/login', form)
  const storeToken = /mall_store_token=([^;]+)/.exec(headers.get('set-cookie') ?? '')?.[1] ?? ''
  expect(await ask(storeToken)).toBe(200)
  const owner = await staff(mall, make)
  const { list } = await owner.call<{ list: Session[] }>('GET', '/accounts/sessions', { user_id: userId })
  expect(list).toHaveLength(1)
  const path = '/operator/security/sessions/end'
  expect((await mall.call('POST', path, { id: list[0]?.id }, { token: data.token })).data).toEqual({
    status: true,
  })
  expect([await ask(storeToken), await ask(data.token)]).toEqual([401, 401])
})

it('of the storefront in the same browser end too', async () => {
  const { userId, token: shopToken } = await make.member({ role: 'operator' })
  const desk = await staff(mall, make)
  const storeToken = await mall.storeTokenFor(userId)
  const cookie = `mall_token=${shopToken}; mall_store_token=${storeToken}`
  const { data } = await mall.call(
    'GET',
    '/operator/orders',
    {},
    { headers: { cookie, 'sec-fetch-site': 'same-origin' } },
  )
  expect(data).toHaveProperty('list')
  expect(await desk.call('POST', '/accounts/sessions/end', { user_id: userId })).toEqual({ ended: 1 })
  expect((await mall.call('GET', '/member', {}, { token: shopToken })).status).toBe(401)
  expect(await ask(storeToken)).toBe(401)
})

it('of an account are seen and ended by owners only', async () => {
  const { desk, token } = await withPhone()
  const owner = await staff(mall, make)
  const { userId, token: reader } = await make.member({ role: 'operator', deskRole: 'reader' })
  const list = await owner.call<{ list: Session[] }>('GET', '/accounts/sessions', { user_id: desk.userId })
  expect(list.list).toHaveLength(2)
  const params = { user_id: desk.userId }
  expect(
    (await mall.call('GET', '/operator/accounts/sessions', params, { token: reader })).data,
  ).toMatchObject({
    status_code: 403,
  })
  expect(
    await owner.call('GET', '/accounts/sessions', { user_id: (await make.member()).userId }),
  ).toMatchObject({
    message: '账号不存在',
  })
  expect(await owner.call('POST', '/accounts/sessions/end', params)).toEqual({ ended: 2 })
  expect([await ask(token), await ask(desk.token)]).toEqual([401, 401])
  expect(await owner.call('POST', '/accounts/sessions/end', { user_id: userId })).toEqual({ ended: 0 })
})

it('are not listed after all of them were revoked', async () => {
  const { desk } = await withPhone()
  mall.travel(5)
  await mall.rows(`update members set tokens_from = ${mall.now()} where user_id = ${desk.userId} returning 1`)
  mall.travel(5)
  const token = await mall.tokenFor(desk.userId)
  const { data } = await mall.call<{ list: Session[] }>('GET', '/operator/security/sessions', {}, { token })
  expect(data.list).toMatchObject([{ is_current: true }])
})
