import { eq } from 'drizzle-orm'
import { SignJWT } from 'jose'
import { obfuscate } from '@/lib/domain/obfuscate'
import { memberGrades, members, settings } from '@/lib/server/ground/db/schema'
import { hashPassword } from '@/lib/server/people/account/password'
import { testMall } from '../../fixtures/engine/test-mall'

const mobile = '13800138000'
const merchant = '13800138003'
const disabled = '13800138009'
const password = 'Mall2026'
const tooMany = '登录尝试过于频繁，请核对密码，或10分钟后再试'

interface Token {
  token: string
}

const mall = testMall({ MALL_PUBLIC_URL: 'https://mall.test' })

beforeAll(async () => {
  const at = mall.now()
  await mall.db.orm.insert(memberGrades).values({ gradeId: 1, gradeName: '普通会员', isDefault: true })
  const passwordHash = await hashPassword(password)
  const account = { passwordHash, gradeId: 1, created: at, updated: at }
  await mall.db.orm.insert(members).values([
    { ...account, userId: 1, mobile, userCardCode: 'A' },
    {
      ...account,
      userId: 2,
      mobile: merchant,
      userCardCode: 'B',
      role: 'merchant',
      deskRole: 'shop_manager',
    },
    { ...account, userId: 3, mobile: disabled, userCardCode: 'C', disabled: true },
  ])
})
// A new rate-limit window for each test.
beforeEach(() => mall.travel(3600))

const login = (username: string, passwordText: string, headers: Record<string, string> = {}) =>
  mall.call<Token>('POST', '/login', { username, password: passwordText }, { headers })

/** A token as the mall signs it, with one property changed. */
function forged(
  change: { secret?: string; alg?: string; issuer?: string; userId?: number } = {},
): Promise<string> {
  const key = change.secret ? new TextEncoder().encode(change.secret) : mall.secret
  return new SignJWT({ user_id: change.userId ?? 1, operator_type: 'user' })
    .setProtectedHeader({ alg: change.alg ?? 'HS256' })
    .setIssuer(change.issuer ?? 'huanxin-mall')
    .setIssuedAt(mall.now())
    .setExpirationTime(mall.now() + 60)
    .sign(key)
}

const base64url = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url')

describe('signing in with a password', () => {
  it('returns a token for member calls and sets an HttpOnly cookie for thirty days', async () => {
    const { data, headers } = await login(mobile, password)
    expect(data.token).toEqual(expect.any(String))
    expect(headers.getSetCookie()).toEqual([
      `mall_token=${data.token}; Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure`,
    ])
    const member = await mall.call('GET', '/member', {}, { token: data.token })
    expect(member.data).toMatchObject({ userId: 1, memberInfo: { mobile: '138****8000' } })
  })

  it('issues ASCII claims that clients can decode with atob', async () => {
    const { data } = await login(mobile, password)
    const claims: unknown = JSON.parse(atob(data.token.split('.')[1] ?? ''))
    expect(claims).toMatchObject({
      user_id: 1,
      company_id: 1,
      operator_type: 'user',
      openid: '',
      unionid: '',
      is_new: 0,
    })
  })

  it('accepts obfuscated fields as well as plain ones', async () => {
    const { data } = await login(obfuscate(mobile), obfuscate(password))
    expect(data.token).toEqual(expect.any(String))
  })

  it('accepts a form as well as JSON', async () => {
    const { data } = await mall.call<Token>(
      'POST',
      `/login?username=${mobile}&password=${password}&company_id=1`,
    )
    expect(data.token).toEqual(expect.any(String))
  })

  it('sets the store cookie as well for merchants', async () => {
    const { headers } = await login(merchant, password)
    expect(headers.getSetCookie().map((cookie) => cookie.split('=')[0])).toEqual([
      'mall_token',
      'mall_store_token',
    ])
  })

  it('returns the same error for a wrong password and an unknown number', async () => {
    const wrong = { message: '用户名或密码错误', status_code: 422 }
    expect((await login(mobile, 'Mall2027')).data).toEqual(wrong)
    expect((await login('13900139000', password)).data).toEqual(wrong)
    expect((await login("' or 1=1 --", password)).data).toEqual(wrong)
  })

  it('returns it too for an account without a password', async () => {
    const [{ hash } = { hash: '' }] = await mall.rows<{ hash: string }>(
      'select password_hash as hash from members where mobile = $1',
      [disabled],
    )
    const store = (text: string) =>
      mall.rows('update members set password_hash = $2 where mobile = $1 returning user_id', [disabled, text])
    await store('-')
    expect((await login(disabled, '-')).data).toMatchObject({ message: '用户名或密码错误', status_code: 422 })
    await store(hash)
  })

  it('reveals that an account is disabled only with the right password', async () => {
    expect((await login(disabled, 'Mall2027')).data).toMatchObject({ message: '用户名或密码错误' })
    const answer = await login(disabled, password)
    expect(answer.data).toMatchObject({ message: '该账号已被禁用.' })
    expect(answer.headers.getSetCookie()).toEqual([])
  })

  it.each([
    [{ password }, '请输入手机号'],
    [{ username: mobile }, '请输入密码'],
    [{ username: mobile, password, check_type: 'face' }, '验证类型有误！'],
  ])('refuses %j', async (params, message) => {
    expect((await mall.call('POST', '/login', params)).data).toMatchObject({ message, status_code: 422 })
  })

  it('answers no token to a way of signing in that it does not have, and checks nothing (contract member §5.3)', async () => {
    for (const auth_type of ['oauth', 'wxapp', 'aliapp', 'nonsense']) {
      const answer = await mall.call('POST', '/login', { username: mobile, password, auth_type })
      expect(answer.data).toEqual({ token: false })
      expect(answer.headers.getSetCookie()).toEqual([])
      expect((await mall.call('POST', '/new_login', { username: mobile, password, auth_type })).data).toEqual(
        { token: false, pre_login_data: null, status: 0, error_message: '验证类型有误！' },
      )
    }
    expect((await mall.call('POST', '/new_login', { username: mobile, password })).data).toMatchObject({
      message: '缺少参数，登录失败！',
    })
  })

  it('sets no cookie when a foreign page posts the form', async () => {
    const { headers } = await login(mobile, password, {
      'sec-fetch-site': 'cross-site',
      origin: 'https://evil.example',
    })
    expect(headers.getSetCookie()).toEqual([])
  })

  it('reports wrong credentials in the result of new_login with silent', async () => {
    const params = { auth_type: 'local', username: mobile, password: 'Mall2027', silent: 1 }
    expect((await mall.call('POST', '/new_login', params)).data).toEqual({
      token: null,
      pre_login_data: null,
      status: 0,
      error_message: '用户名或密码错误',
    })
    const notSilent = await mall.call('POST', '/new_login', { ...params, silent: 0 })
    expect(notSilent.data).toEqual({ message: '用户名或密码错误', status_code: 422 })
    const good = await mall.call('POST', '/new_login', { ...params, password })
    expect(good.data).toMatchObject({
      status: 1,
      error_message: null,
      pre_login_data: { mobile },
      token: expect.any(String),
    })
  })
})

describe('limits on wrong passwords', () => {
  it('locks a number after five wrong passwords, even for the right one', async () => {
    for (let i = 0; i < 5; i++)
      expect((await login(mobile, 'Mall2027')).data).toMatchObject({ status_code: 422 })
    expect((await login(mobile, password)).data).toEqual({ message: tooMany, status_code: 429 })
    mall.travel(600)
    expect((await login(mobile, password)).data.token).toEqual(expect.any(String))
  })

  it('counts concurrent attempts correctly', async () => {
    const answers = await Promise.all(Array.from({ length: 12 }, () => login(mobile, 'Mall2027')))
    const codes = answers.map(({ data }) => (data as unknown as { status_code: number }).status_code)
    expect(codes.filter((code) => code === 422)).toHaveLength(5)
    expect(codes.filter((code) => code === 429)).toHaveLength(7)
  })

  it('resets the count after the right password', async () => {
    for (let round = 0; round < 3; round++) {
      for (let i = 0; i < 4; i++) await login(mobile, 'Mall2027')
      expect((await login(mobile, password)).data.token).toEqual(expect.any(String))
    }
  })

  it('blocks an address after three hundred failures and leaves other addresses alone', async () => {
    const from = (ip: string) => ({ 'x-forwarded-for': ip })
    await mall.rows(
      `insert into sign_in_attempts (key, times, latest) values ('address:203.0.113.5', array_fill($1::bigint, array[300]), $1)`,
      [mall.now()],
    )
    expect((await login(mobile, password, from('203.0.113.5'))).data).toMatchObject({ status_code: 429 })
    expect((await login(mobile, password, from('203.0.113.6'))).data.token).toEqual(expect.any(String))
  })

  it('does not count successful sign-ins per address', async () => {
    for (let i = 0; i < 32; i++) {
      const { data } = await login(mobile, password, { 'x-forwarded-for': '203.0.113.7' })
      expect(data.token).toEqual(expect.any(String))
    }
  })
})

describe('tokens', () => {
  const unauthenticated = { message: 'Unable to authenticate user.', status_code: 401, code: 401001 }
  const memberWith = (token: string) => mall.call('GET', '/member', {}, { token })

  it('rejects expired, altered, foreign and unsigned tokens with HTTP 401', async () => {
    const good = await mall.tokenFor(1)
    expect((await memberWith(good)).status).toBe(200)
    const [header = '', , signature = ''] = good.split('.')
    const bad = [
      'rubbish',
      `${await forged()}=`,
      `${header}.${base64url({ user_id: 2, operator_type: 'user', iat: mall.now(), iss: 'huanxin-mall' })}.${signature}`,
      `${base64url({ alg: 'none', typ: 'JWT' })}.${base64url({ user_id: 1, operator_type: 'user', iat: mall.now(), iss: 'huanxin-mall' })}.`,
      await forged({ secret: 'another secret, also long enough to be taken' }),
      await forged({ alg: 'HS384' }),
      await forged({ issuer: 'elsewhere' }),
      await forged({ userId: 404 }),
    ]
    for (const token of bad) {
      const answer = await memberWith(token)
      expect({ status: answer.status, data: answer.data }).toEqual({ status: 401, data: unauthenticated })
    }
    mall.travel(30 * 24 * 3600)
    expect((await memberWith(good)).status).toBe(401)
  })

  it('requires a token for member calls', async () => {
    expect(await mall.call('GET', '/member')).toMatchObject({ status: 401, data: unauthenticated })
  })

  it('rejects a token after a password change and for a disabled account', async () => {
    const token = await mall.tokenFor(1)
    mall.travel(5)
    await mall.db.orm.update(members).set({ tokensFrom: mall.now() }).where(eq(members.userId, 1))
    expect((await memberWith(token)).status).toBe(401)
    expect((await memberWith(await mall.tokenFor(1))).status).toBe(200)
    expect(await memberWith(await mall.tokenFor(3))).toMatchObject({ status: 401, data: { code: 401002 } })
  })

  it('accepts a token in a cookie only from our own pages', async () => {
    const cookie = `theme=light; mall_token=${await mall.tokenFor(1)}`
    const from = (headers: Record<string, string>) =>
      mall.call('GET', '/member', {}, { headers: { cookie, ...headers } })
    expect((await from({ 'sec-fetch-site': 'same-origin' })).status).toBe(200)
    expect((await from({ 'sec-fetch-site': 'cross-site' })).status).toBe(401)
    expect((await from({ 'sec-fetch-site': 'same-site' })).status).toBe(401)
    expect((await from({ origin: 'https://evil.example', host: 'mall.test' })).status).toBe(401)
    expect((await from({ origin: 'null' })).status).toBe(401)
  })

  it('renews a token in the Authorization header until fourteen days after its expiry', async () => {
    const token = await mall.tokenFor(1)
    mall.travel(30 * 24 * 3600 + 13 * 24 * 3600)
    expect((await memberWith(token)).status).toBe(401)
    const renewed = await mall.call('GET', '/token/refresh', {}, { token })
    expect(renewed.data).toEqual({ result: true })
    const newToken = /^Bearer (\S+)$/.exec(renewed.headers.get('authorization') ?? '')?.[1] ?? ''
    expect((await memberWith(newToken)).status).toBe(200)
    mall.travel(2 * 24 * 3600)
    expect((await mall.call('GET', '/token/refresh', {}, { token })).status).toBe(401)
    expect((await mall.call('GET', '/token/refresh')).status).toBe(401)
  })

  it('deletes the cookies on sign-out', async () => {
    const { data, headers } = await mall.call('POST', '/member/logout')
    expect(data).toEqual({ status: true })
    expect(headers.getSetCookie()).toEqual([
      'mall_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
      'mall_store_token=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax; Secure',
    ])
  })
})

describe('calls around sign-in', () => {
  it('returns the default title and empty texts for an agreement that is not stored', async () => {
    expect((await mall.call('GET', '/shops/protocol', { type: 'privacy' })).data).toEqual({
      type: 'privacy',
      title: '隐私政策',
      content: '',
      update_date: '',
      take_effect_date: '',
    })
    expect((await mall.call('GET', '/shops/protocol', { type: '../etc' })).data).toMatchObject({
      message: '参数错误',
    })
  })

  it('sanitizes a stored agreement', async () => {
    const value = {
      title: '注册协议',
      content: '<h3 onclick="alert(1)">一</h3><script>alert(1)</script>',
      update_date: '',
      take_effect_date: '',
    }
    await mall.db.orm.insert(settings).values({ key: 'protocol.member_register', value, updated: mall.now() })
    expect((await mall.call('GET', '/shops/protocol', { type: 'member_register' })).data).toMatchObject({
      content: '<h3>一</h3>',
    })
  })
})
