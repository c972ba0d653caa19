import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@/lib/server/people/account/password'
import { builders } from '../../fixtures/engine/builders'
import { sentCode } from '../../fixtures/engine/sign-up'
import { openTestMall, testMall, type TestMall } from '../../fixtures/engine/test-mall'
import { listen } from '../../fixtures/listen'
import { visitor, type Visitor } from '../../fixtures/sign-in/visitor'

const folder = mkdtempSync(join(tmpdir(), 'mall-trust-'))
const mall = testMall({ MALL_DATA_DIR: folder, MALL_PUBLIC_URL: 'https://mall.test' })
const make = builders(mall)
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(async () => {
  mall.travel(24 * 3600)
  await mall.rows('delete from wechat_accounts returning 1')
})

interface Token {
  token: string
  message?: string
  is_new?: number
}

/** WeChat's answer for one of the simulator's users. */
async function agree(browser: Visitor, name = '林间小溪', returnTo = '/auth/redirect?redirectUrl=%2Fcart') {
  const { data } = await browser.call<{ redirect_url: string }>('GET', '/trustlogin/params', {
    redirect_url: returnTo,
  })
  const html = await browser.text(data.redirect_url)
  const href = new RegExp(`href="([^"]+)">以“${name}”`).exec(html)?.[1]?.replaceAll('&amp;', '&') ?? ''
  const url = new URL(href, 'https://mall.test')
  return { path: url.pathname, code: url.searchParams.get('code'), state: url.searchParams.get('state'), url }
}

const claimsOf = (token: string) => JSON.parse(atob(token.split('.')[1] ?? '')) as Record<string, unknown>
const signIn = (browser: Visitor, answer: object) =>
  browser.call<Token>('POST', '/login', { auth_type: 'pc_wxqrcode', ...answer })
const mobileOf = (userId: number) => `139${String(userId).padStart(8, '0')}`
const refused = { message: '请您检查是否已经授权！', status_code: 422 }

describe('signing in with WeChat', () => {
  it('is offered, without the secret of the application', async () => {
    const { data: list } = await mall.call<object[]>('GET', '/trustlogin/list')
    expect(list).toEqual([expect.objectContaining({ type: 'weixin', name: '微信', status: true })])
    expect(JSON.stringify(list)).not.toContain('secret')
    const { data } = await mall.call('GET', '/trustlogin/params')
    expect(data).toMatchObject({ config_info: { type: 'weixin', secret: '' } })
  })

  it('leads a new user to binding a number, and the bound one into the account', async () => {
    const browser = visitor(mall)
    const { userId } = await make.member({ passwordHash: await hashPassword('Mall2026') })
    const first = await agree(browser)
    expect(first.url.searchParams.get('redirectUrl')).toBe('/cart')
    const { data: ticket } = await signIn(browser, first)
    const { user_id: nobody, unionid, openid } = claimsOf(ticket.token)
    expect([nobody, unionid, openid]).toEqual([0, 'u-sim-lin', 'o-sim-lin'])

    const vcode = await sentCode(mall, 'login', mobileOf(userId))
    const form = { username: mobileOf(userId), union_id: unionid, open_id: openid, vcode }
    const { data: bound } = await browser.call<Token>('POST', '/member/bind', form)
    expect(bound).toMatchObject({ is_new: 0, accessToken: bound.token })

    const { data } = await signIn(browser, await agree(browser))
    expect(claimsOf(data.token)).toMatchObject({ user_id: userId, unionid: 'u-sim-lin', openid: 'o-sim-lin' })
    expect((await mall.call('GET', '/member', {}, { token: data.token })).data).toMatchObject({ userId })
  })

  it('registers a number that is new', async () => {
    const browser = visitor(mall)
    const { data: ticket } = await signIn(browser, await agree(browser))
    const mobile = '13922223333'
    const vcode = await sentCode(mall, 'login', mobile)
    const text = JSON.stringify({ title: '隐私政策', content: '<p>文</p>' })
    await mall.rows(`insert into settings (key, value, updated) values ('protocol.privacy', $1::jsonb, 1)`, [
      text,
    ])
    const form = { username: mobile, union_id: claimsOf(ticket.token).unionid, vcode, password: 'Fresh2026' }
    const { data } = await browser.call<Token>('POST', '/member/bind', form)
    expect(data.is_new).toBe(1)
    const accepted = await mall.rows(
      'select type from member_consents join members using (user_id) where mobile = $1',
      [mobile],
    )
    expect(accepted).toEqual([{ type: 'privacy' }])
    await mall.rows(`delete from settings where key like 'protocol.%'`)
    expect(claimsOf(data.token)).toMatchObject({ is_new: 1 })
    const { data: login } = await mall.call<Token>('POST', '/login', {
      username: mobile,
      password: 'Fresh2026',
    })
    expect(login.token).toEqual(expect.any(String))
  })

  it('registers a number with its profile in one step, and binds it', async () => {
    const browser = visitor(mall)
    const { data: ticket } = await signIn(browser, await agree(browser))
    const mobile = '13922224444'
    const form = {
      mobile,
      password: 'Fresh2026',
      user_type: 'local',
      check_type: 'login',
      username: '林晚舟',
      union_id: claimsOf(ticket.token).unionid,
      vcode: await sentCode(mall, 'login', mobile),
    }
    const register = (by: Visitor, change = {}) => by.call<Token>('POST', '/member', { ...form, ...change })
    expect((await register(visitor(mall))).data.message).toBe('用户的微信信息有误！')
    expect((await register(browser, { union_id: 'u-sim-zhou' })).data.message).toBe('用户的微信信息有误！')
    const { data } = await register(browser)
    expect(claimsOf(data.token)).toMatchObject({ is_new: 1, unionid: 'u-sim-lin' })
    const { data: again } = await signIn(browser, await agree(browser))
    const { data: member } = await mall.call('GET', '/member', {}, { token: again.token })
    expect(member).toMatchObject({ memberInfo: { username: '林晚舟' } })
  })

  it('accepts an answer once, within five minutes, from the browser that asked', async () => {
    const [browser, other] = [visitor(mall), visitor(mall)]
    const answer = await agree(browser)
    expect((await signIn(other, answer)).data).toEqual(refused)
    expect((await signIn(visitor(mall, false), answer)).data).toEqual(refused)
    const answers = await Promise.all([signIn(browser, answer), signIn(browser, answer)])
    expect(answers.filter(({ data }) => data.token)).toHaveLength(1)
    const late = await agree(browser)
    mall.travel(301)
    expect((await signIn(browser, late)).data).toEqual(refused)
  })

  it.each([
    ['no code', { code: '' }],
    ['an invented code', { code: 'sim-lin.9999999999.0.x' }],
    ['a code with another user', { code: 'swap' }],
    ['no state', { state: '' }],
    ['an invented state', { state: 'f'.repeat(32) }],
  ])('refuses %s', async (_, change) => {
    const browser = visitor(mall)
    const answer = await agree(browser)
    const code = answer.code?.replace('sim-lin', 'sim-zhou')
    const changed = 'code' in change && change.code === 'swap' ? { code } : change
    expect((await signIn(browser, { ...answer, ...changed })).data).toEqual(refused)
  })

  it.each([
    'https://evil.example/',
    '//evil.example/',
    '/\\evil.example',
    'https://mall.test@evil.example/',
    'https://mall.test//evil.example/',
    'javascript:alert(1)',
  ])('leads nowhere but to this mall: %s', async (url) => {
    for (const [path, name] of [
      ['/trustlogin/params', 'redirect_url'],
      ['/oauth/getredirecturl', 'url'],
    ] as const)
      expect((await mall.call('GET', path, { [name]: url })).data).toEqual({
        message: '参数错误',
        status_code: 422,
      })
    expect(
      await visitor(mall).text(`/api/h5app/wxapp/wechat/simulator?redirect_uri=${encodeURIComponent(url)}`),
    ).toContain('参数错误')
  })

  it('refuses a disabled account', async () => {
    const browser = visitor(mall)
    const { userId } = await make.member()
    await mall.rows(`insert into wechat_accounts values ('u-sim-lin', 'o', $1, 1) returning 1`, [userId])
    await mall.rows('update members set disabled = true where user_id = $1 returning 1', [userId])
    expect((await signIn(browser, await agree(browser))).data).toMatchObject({ message: '该账号已被禁用.' })
  })
})

describe('binding WeChat to a number', () => {
  /** A browser in which a new WeChat user agreed, and the form with a code to the number. */
  async function agreed(mobile: string, name?: string) {
    const browser = visitor(mall)
    const { data } = await signIn(browser, await agree(browser, name))
    const vcode = await sentCode(mall, 'login', mobile)
    return { browser, form: { username: mobile, union_id: claimsOf(data.token).unionid, vcode } }
  }
  const bind = (browser: Visitor, form: object) => browser.call<Token>('POST', '/member/bind', form)

  it.each([
    [{ username: '' }, '手机号必填！'],
    [{ username: '12345' }, '手机号格式有误！'],
    [{ union_id: '' }, '参数有误！'],
    [{ vcode: undefined }, '短信验证码必填！'],
    [{ vcode: '000' }, '短信验证码错误！'],
    [{ union_id: 'u-sim-zhou' }, '用户的微信信息有误！'],
    [{ vcode: undefined, password: 'Wrong2026' }, '账号或密码错误'],
    [{ password: 'short1' }, '8-20位密码，必须为数字和字母混合'],
  ])('refuses %j', async (change, message) => {
    const { browser, form } = await agreed('13911110001')
    expect((await bind(browser, { ...form, ...change })).data).toMatchObject({ message, status_code: 422 })
    expect(await mall.rows('select 1 from wechat_accounts')).toEqual([])
  })

  it('needs that this browser agreed, within a quarter of an hour', async () => {
    const { browser, form } = await agreed('13911110002')
    const message = '用户的微信信息有误！'
    expect((await bind(visitor(mall), form)).data).toMatchObject({ message })
    mall.travel(901)
    expect((await bind(browser, form)).data).toMatchObject({ message })
  })

  it('accepts the ticket as a bearer too, which signs nobody in', async () => {
    const { userId } = await make.member()
    const browser = visitor(mall)
    const { data } = await signIn(browser, await agree(browser))
    expect((await mall.call('GET', '/member', {}, { token: data.token })).status).toBe(401)
    const vcode = await sentCode(mall, 'login', mobileOf(userId))
    const form = { username: mobileOf(userId), union_id: 'u-sim-lin', vcode }
    const { data: bound } = await mall.call<Token>('POST', '/member/bind', form, { token: data.token })
    expect(claimsOf(bound.token)).toMatchObject({ user_id: userId })
  })

  it('binds by the password of the account, and counts wrong ones', async () => {
    const { userId } = await make.member({ passwordHash: await hashPassword('Mall2026') })
    const { browser, form } = await agreed(mobileOf(userId))
    const withPassword = (password: string) => bind(browser, { ...form, vcode: undefined, password })
    for (let i = 0; i < 4; i++) await withPassword('Wrong2026')
    expect((await withPassword('Mall2026')).data.token).toEqual(expect.any(String))

    mall.travel(61)
    const again = await agreed(mobileOf(userId), '糖炒栗子')
    const wrong = { ...again.form, vcode: undefined, password: 'Wrong2026' }
    for (let i = 0; i < 5; i++) await bind(again.browser, wrong)
    expect((await bind(again.browser, wrong)).data).toMatchObject({ status_code: 429 })
  })

  it('gives one WeChat user to one account, also when two calls race', async () => {
    const [one, two] = [await agreed('13911110011'), await agreed('13911110012')]
    const answers = await Promise.all([bind(one.browser, one.form), bind(two.browser, two.form)])
    expect(answers.filter(({ data }) => data.token)).toHaveLength(1)
    expect(answers.find(({ data }) => !data.token)?.data).toMatchObject({
      message: '绑定失败！该微信信息已与其他用户做了绑定！',
    })
  })

  it('gives one account to one WeChat user, until it is unbound', async () => {
    const mobile = '13911110013'
    const first = await agreed(mobile)
    const { data } = await bind(first.browser, first.form)
    mall.travel(61)
    const second = await agreed(mobile, '糖炒栗子')
    expect((await bind(second.browser, second.form)).data).toMatchObject({
      message: '该账号已绑定其他微信，请先解绑',
    })
    const unbind = () => mall.call('DELETE', '/member/wechat', {}, { token: data.token })
    expect((await unbind()).data).toEqual({ status: true })
    expect((await unbind()).data).toEqual({ status: false })
  })

  it('binds the own account of a signed-in member', async () => {
    const { userId, token } = await make.member()
    const browser = visitor(mall, true, token)
    const { code, state } = await agree(browser, '周末去爬山')
    const own = () => browser.call('POST', '/member/wechat', { code, state })
    expect((await own()).data).toEqual({ status: true })
    expect((await own()).data).toEqual(refused)
    const { data } = await browser.call('GET', '/member/security')
    expect(data).toMatchObject({ wechat: { is_offered: true, is_bound: true } })
    const guest = visitor(mall)
    const signed = await signIn(guest, await agree(guest, '周末去爬山'))
    expect(claimsOf(signed.data.token)).toMatchObject({ user_id: userId })
  })
})

describe('signing a computer in with a phone', () => {
  const begin = async (browser: Visitor) =>
    (await browser.call<{ token: string; url: string }>('POST', '/oauth/login/start')).data
  const poll = async (browser: Visitor, token: string) =>
    (
      await browser.call<{ status: number; msg: string; token?: string }>('GET', '/oauth/login/valid', {
        token,
      })
    ).data
  const scan = async (token: string, bearer: string) =>
    (await mall.call('POST', '/oauthlogin', { token }, { token: bearer })).data
  const answer = async (token: string, bearer: string, status = 1) =>
    (await mall.call('POST', '/oauth/login/authorize', { token, status }, { token: bearer })).data

  it('waits, is scanned, and gives the session once to the browser that shows the code', async () => {
    const [browser, thief] = [visitor(mall), visitor(mall)]
    const { userId, token: phone } = await make.member()
    const { token, url } = await begin(browser)
    expect(url).toBe(`https://mall.test/member/scan-login?token=${token}`)
    expect(await poll(browser, token)).toEqual({ status: 0, msg: '等待扫码' })
    expect(await scan(token, phone)).toEqual({ status: true })
    expect(await poll(browser, token)).toMatchObject({ status: 1 })
    expect(await answer(token, phone)).toEqual({ status: true })
    expect(await poll(thief, token)).toEqual({ status: 5, msg: '授权失败' })
    const both = await Promise.all([poll(browser, token), poll(browser, token)])
    const taken = both.filter(({ status }) => status === 2)
    expect(taken).toHaveLength(1)
    expect(taken[0]).toMatchObject({ msg: '登录成功' })
    expect(claimsOf(taken[0]?.token ?? '')).toMatchObject({ user_id: userId })
    expect(await poll(browser, token)).toEqual({ status: 4, msg: '授权码已被使用' })
  })

  it('is refused by the phone', async () => {
    const browser = visitor(mall)
    const { token: phone } = await make.member()
    const { token } = await begin(browser)
    await scan(token, phone)
    expect(await answer(token, phone, 0)).toEqual({ status: true })
    expect(await poll(browser, token)).toEqual({ status: 3, msg: '未授权登录' })
    expect(await answer(token, phone)).toMatchObject({ message: '授权码已被使用' })
  })

  it('belongs to the first phone, and ends after two minutes', async () => {
    const browser = visitor(mall)
    const [{ token: phone }, { token: other }] = [await make.member(), await make.member()]
    const { token } = await begin(browser)
    expect(await answer(token, phone)).toMatchObject({ message: '授权码已被使用' })
    await scan(token, phone)
    expect(await scan(token, other)).toMatchObject({ message: '授权码已被使用' })
    expect(await answer(token, other)).toMatchObject({ message: '授权码已被使用' })
    mall.travel(120)
    const late = await mall.tokenFor((await make.member()).userId)
    expect(await scan(token, late)).toMatchObject({ message: '授权码已过期' })
    expect(await poll(browser, token)).toEqual({ status: 4, msg: '授权码已过期' })
  })

  it('is answered with yes or no only', async () => {
    const browser = visitor(mall)
    const { token: phone } = await make.member()
    const { token } = await begin(browser)
    await scan(token, phone)
    const call = async (status: unknown) =>
      (await mall.call('POST', '/oauth/login/authorize', { token, status }, { token: phone })).data
    for (const status of [[1], ['1'], { a: 1 }, 1.5, -1, 2, 'yes'])
      expect([status, await call(status)]).toMatchObject([status, { message: '授权失败', status_code: 422 }])
    expect(await poll(browser, token)).toMatchObject({ status: 1 })
    expect(await call('1')).toEqual({ status: true })
  })

  it('gives no session when the member ended all sessions meanwhile', async () => {
    const browser = visitor(mall)
    const { token: phone } = await make.member()
    const { token } = await begin(browser)
    await scan(token, phone)
    await answer(token, phone)
    await mall.call('POST', '/member/logout/all', {}, { token: phone })
    expect(await poll(browser, token)).toEqual({ status: 4, msg: '授权码已被使用' })
  })

  it('answers the sentence of the contract for an unknown code', async () => {
    const { token: phone } = await make.member()
    expect(await scan('x', phone)).toEqual({ message: '授权失败', status_code: 422 })
    expect((await mall.call('POST', '/oauthlogin', { token: 'x' })).status).toBe(401)
    expect(await poll(visitor(mall), '坏'.repeat(56))).toEqual({ status: 5, msg: '授权失败' })
  })
})

describe('WeChat’s open platform', () => {
  let real: TestMall
  let told: { status: number; body: unknown }
  const asked: URL[] = []
  let close: () => Promise<unknown>
  beforeAll(async () => {
    const wechat = await listen((request, response) => {
      asked.push(new URL(request.url ?? '/', 'http://wechat.test'))
      response.statusCode = told.status
      response.end(JSON.stringify(told.body))
    })
    real = await openTestMall({
      MALL_PUBLIC_URL: 'https://mall.test',
      MALL_WECHAT_LOGIN: 'wechat',
      MALL_WECHAT_LOGIN_APP_ID: 'wx1234567890',
      MALL_WECHAT_LOGIN_SECRET: 'app-secret',
      MALL_WECHAT_ACCOUNT_APP_ID: 'wx0987654321',
      MALL_WECHAT_ACCOUNT_SECRET: 'account-secret',
      MALL_WECHAT_LOGIN_GATEWAY: wechat.url,
    })
    close = () => Promise.all([real.close(), wechat.close()])
  })
  afterAll(() => close())

  async function answered(body: unknown, status = 200) {
    const browser = visitor(real)
    const { data } = await browser.call<{ redirect_url: string }>('GET', '/trustlogin/params', {
      redirect_url: '/auth/redirect',
    })
    told = { status, body }
    const url = new URL(data.redirect_url)
    const state = url.searchParams.get('state')
    return { url, answer: await signIn(browser, { code: 'the-code', state }) }
  }

  it('is asked with the code, and its user is known by the union id', async () => {
    const { url, answer } = await answered({ access_token: 't', openid: 'o1', unionid: 'u1' })
    expect(url.href).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/qrconnect\?.*#wechat_redirect$/)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'wx1234567890',
      redirect_uri: 'https://mall.test/auth/redirect',
      response_type: 'code',
      scope: 'snsapi_login',
    })
    expect(Object.fromEntries(asked.at(-1)?.searchParams ?? [])).toEqual({
      appid: 'wx1234567890',
      secret: 'app-secret',
      code: 'the-code',
      grant_type: 'authorization_code',
    })
    expect(claimsOf(answer.data.token)).toMatchObject({ user_id: 0, unionid: 'u1', openid: 'o1' })
  })

  it.each([
    [{ errcode: 40029, errmsg: 'invalid code' }, 200, '请您检查是否已经授权！'],
    [{ errcode: 40125, errmsg: 'invalid appsecret' }, 200, '登录出错，请联系服务商！'],
    [{}, 200, '登录出错，请联系服务商！'],
    [{ openid: 'o1' }, 502, '登录出错，请联系服务商！'],
  ])('answers %j with %d as a sentence of the contract', async (body, status, message) => {
    expect((await answered(body, status)).answer.data).toEqual({ message, status_code: 422 })
  })

  it('is asked inside WeChat by the official account, whose codes have their own application', async () => {
    const browser = visitor(real)
    const { data } = await browser.call<{ oauth_url: string }>('GET', '/trustlogin/params', {
      redirect_url: '/auth/redirect',
      version_tag: 'touch',
    })
    const url = new URL(data.oauth_url)
    expect(url.href).toMatch(/^https:\/\/open\.weixin\.qq\.com\/connect\/oauth2\/authorize\?/)
    expect(Object.fromEntries(url.searchParams)).toMatchObject({
      appid: 'wx0987654321',
      scope: 'snsapi_userinfo',
      redirect_uri: 'https://mall.test/auth/redirect',
    })
    told = { status: 200, body: { openid: 'o2', unionid: 'u2' } }
    const state = url.searchParams.get('state')
    const form = { auth_type: 'wx_offiaccount', code: 'inside', state }
    const { data: answer } = await browser.call<Token>('POST', '/login', form)
    expect(claimsOf(answer.token)).toMatchObject({ user_id: 0, unionid: 'u2' })
    expect(asked.at(-1)?.searchParams.get('appid')).toBe('wx0987654321')
    expect(asked.at(-1)?.searchParams.get('secret')).toBe('account-secret')
  })

  it('offers nothing inside WeChat to a mall without an official account', async () => {
    const website = await openTestMall({
      MALL_WECHAT_LOGIN: 'wechat',
      MALL_WECHAT_LOGIN_APP_ID: 'wx1234567890',
      MALL_WECHAT_LOGIN_SECRET: 'app-secret',
    })
    const ways = async (version_tag: string) =>
      (await website.call('GET', '/trustlogin/list', { version_tag })).data
    expect(await ways('touch')).toEqual([])
    expect(await ways('standard')).toHaveLength(1)
    expect((await website.call('GET', '/oauth/getredirecturl', { url: '/' })).data).toMatchObject({
      message: '公众号授权信息错误，请联系服务商！',
    })
    await website.close()
  })

  it('has no simulator', async () => {
    expect(await visitor(real).text('/api/h5app/wxapp/wechat/simulator')).toContain('"status_code":404')
  })
})

it('a mall without WeChat offers none', async () => {
  const without = await openTestMall({ MALL_WECHAT_LOGIN: 'none' })
  expect((await without.call('GET', '/trustlogin/list')).data).toEqual([])
  expect((await without.call('GET', '/trustlogin/params')).data).toEqual({
    message: '公众号授权信息错误，请联系服务商！',
    status_code: 422,
  })
  await without.close()
})
