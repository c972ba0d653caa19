import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { solvedCaptcha } from '../../fixtures/engine/sign-up'
import { openTestMall, testMall } from '../../fixtures/engine/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'mall-email-'))
const mall = testMall({ MALL_DATA_DIR: folder, MALL_PUBLIC_URL: 'https://mall.test' })
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => mall.travel(24 * 3600))

interface Answer {
  token?: string
  message?: string
  status_code?: number
}

const password = 'Lake2026'
let number = 0
/** An address that no test has used. */
const fresh = () => `lin${++number}@example.com`

async function mails(email: string): Promise<{ subject: string; text: string }[]> {
  while (await deliverNext(mall));
  const lines = (await readFile(join(folder, 'outbox.jsonl'), 'utf8').catch(() => '')).split('\n')
  return lines
    .filter(Boolean)
    .map((line) => JSON.parse(line) as { email: string; subject: string; text: string })
    .filter((mail) => mail.email === email)
}
const lastLink = async (email: string) =>
  new URL(/https:\S+/.exec((await mails(email)).at(-1)?.text ?? '')?.[0] ?? 'https://none.test')
const lastCode = async (email: string) => /\d{6}/.exec((await mails(email)).at(-1)?.text ?? '')?.[0] ?? ''

const call = async (path: string, params: object, headers: Record<string, string> = {}) =>
  (await mall.call<Answer>('POST', path, params as Record<string, unknown>, { headers })).data
const register = async (email: string, more: object = {}) =>
  call('/member/email/register', {
    email,
    password,
    password_confirmation: password,
    ...(await solvedCaptcha(mall, 'sign')),
    ...more,
  })
const activate = async (email: string) =>
  call('/member/email/activate', { token: (await lastLink(email)).searchParams.get('activate') })
const login = (username: string, more: object = { password }) => call('/login', { username, ...more })
const sendCode = async (email: string, purpose = 'login') =>
  call('/member/email/code', {
    purpose,
    email,
    ...(await solvedCaptcha(mall, purpose === 'login' ? 'login' : 'sign')),
  })

/** An account with a verified address. */
async function account(): Promise<string> {
  const email = fresh()
  await register(email)
  await activate(email)
  return email
}

describe('registering an address', () => {
  it('sends a link, which activates the account once; then it signs in', async () => {
    const email = fresh()
    expect(await register(email.toUpperCase())).toEqual({
      message: '注册成功，请查收邮件中的激活链接完成验证后再登录',
      activation_email_queued: true,
    })
    expect(await login(email)).toMatchObject({ message: '邮箱未验证，请先完成验证' })
    expect((await lastLink(email)).href).toMatch(/^https:\/\/mall\.test\/auth\/email\?activate=/)
    expect(await activate(email)).toEqual({ message: '邮箱已激活，请使用密码登录' })
    expect(await activate(email)).toMatchObject({ message: '激活链接无效或已过期' })
    const { token } = await login(email)
    const { data } = await mall.call('GET', '/member', {}, { token })
    expect(data).toMatchObject({
      memberInfo: {
        mobile: '',
        login_email: expect.stringMatching(/^l\*+\d@example\.com$/),
        email_verified_at: mall.now(),
      },
    })
    expect((await mall.call('GET', '/memberinfo', {}, { token })).data).toMatchObject({
      info: { mobile: '' },
    })
  })

  it.each([
    [{ email: '' }, '邮箱必填'],
    [{ email: 'no.where' }, '邮箱格式不正确'],
    [{ password: 'abc1' }, '密码至少 8 位'],
    [{ password: 'abcdefgh' }, '密码需同时包含字母与数字'],
    [{ password: 'Password1' }, '密码过于简单，请更换'],
    [{ password: 'Lake-2026' }, '密码不能包括特殊字符'],
    [{ password_confirmation: 'Lake2027' }, '输入的密码不一致'],
    [{ yzm: 'nope' }, '图片验证码错误'],
  ])('refuses %j', async (change, message) => {
    const email = fresh()
    const { password: text } = change as { password?: string }
    const repeated = text ? { password_confirmation: text } : {}
    expect(await register(email, { ...repeated, ...change })).toMatchObject({ message, status_code: 422 })
    expect(await mails(email)).toEqual([])
  })

  it('does not tell which addresses have accounts, and changes no password of one', async () => {
    const email = await account()
    const before = (await mails(email)).length
    mall.travel(100)
    expect(
      await register(email, { password: 'Other2026', password_confirmation: 'Other2026' }),
    ).toMatchObject({ activation_email_queued: true })
    expect(await mails(email)).toHaveLength(before)
    expect(await login(email)).toEqual({ token: expect.any(String) })
  })

  it('sends one mail in 90 seconds and five a day', async () => {
    const email = fresh()
    const resend = async () =>
      (await call('/member/email/activation/resend', { email, ...(await solvedCaptcha(mall, 'sign')) }))
        .message
    await register(email)
    expect(await resend()).toBe('发送过于频繁，请稍后再试')
    for (let i = 0; i < 4; i++) {
      mall.travel(91)
      expect(await resend()).toBe('若邮箱待激活，您将收到激活邮件')
    }
    mall.travel(91)
    expect(await resend()).toBe('发送过于频繁，请稍后再试')
    expect(await mails(email)).toHaveLength(5)
  })
})

describe('signing in with a code', () => {
  it('needs the code of the mail, once, within ten minutes', async () => {
    const email = await account()
    await sendCode(email)
    const vcode = await lastCode(email)
    const byCode = (text: string) => login(email, { check_type: 'email_otp', vcode: text })
    expect(await byCode('000')).toMatchObject({ message: '邮箱验证码错误' })
    expect(await byCode(vcode)).toEqual({ token: expect.any(String) })
    expect(await byCode(vcode)).toMatchObject({ message: '邮箱验证码错误' })
    mall.travel(61)
    await sendCode(email)
    mall.travel(600)
    expect(await byCode(await lastCode(email))).toMatchObject({ message: '邮箱验证码错误' })
  })

  it('sends none to an address without an account, with the same answer', async () => {
    const [known, unknown] = [await account(), fresh()]
    expect(await sendCode(unknown)).toEqual(await sendCode(known))
    expect(await mails(unknown)).toEqual([])
    expect(await sendCode(unknown)).toMatchObject({ status_code: 429 })
  })

  it('answers wrong passwords and unknown addresses alike', async () => {
    const wrong = { message: '用户名或密码错误', status_code: 422 }
    expect(await login(await account(), { password: 'Wrong2026' })).toEqual(wrong)
    expect(await login(fresh())).toEqual(wrong)
  })
})

describe('a new password by mail', () => {
  const request = (email: string, page?: string) =>
    call('/member/email/password/reset-request', { email, ...(page ? { reset_base_url: page } : {}) })
  const answer = { message: '若邮箱已注册，您将收到重置邮件' }
  const reset = (token: string | null, text = 'Fresh2026') =>
    call('/member/email/password/reset', { token, password: text })

  it('comes by a link of twenty minutes, which ends all sessions', async () => {
    const email = await account()
    const { token: session } = await login(email)
    expect(await request(email)).toEqual(answer)
    const token = (await lastLink(email)).searchParams.get('reset')
    expect(await reset(token, 'short1')).toMatchObject({ message: '密码至少 8 位' })
    expect(await reset(token)).toEqual({ message: 'ok' })
    expect(await reset(token)).toMatchObject({ message: '链接无效或已过期' })
    expect((await mall.call('GET', '/member', {}, { token: session })).status).toBe(401)
    mall.travel(61)
    expect(await login(email, { password: 'Fresh2026' })).toEqual({ token: expect.any(String) })
    await request(email)
    const late = (await lastLink(email)).searchParams.get('reset')
    mall.travel(1201)
    expect(await reset(late)).toMatchObject({ message: '链接无效或已过期' })
  })

  it('has the same answer for every address, and no mail for one without an account', async () => {
    const [unknown, waiting] = [fresh(), fresh()]
    await register(waiting)
    expect([await request(unknown), await request(waiting)]).toEqual([answer, answer])
    expect(await mails(unknown)).toEqual([])
    expect(await mails(waiting)).toHaveLength(1)
  })

  it('leads to this mall only', async () => {
    const email = await account()
    await request(email, 'https://evil.example/reset')
    expect((await lastLink(email)).origin).toBe('https://mall.test')
    mall.travel(61)
    await request(email, 'https://mall.test/h5/reset')
    expect((await lastLink(email)).pathname).toBe('/h5/reset')
  })

  it.each(['', 'x', 'bGlu.x', 'AAAA.x', '..', 'a'.repeat(600)])('refuses the token %j', async (token) => {
    expect(await reset(token)).toMatchObject({ message: '链接无效或已过期', status_code: 422 })
  })
})

it('a mail that cannot be sent does not tell that the address has an account, and is sent later', async () => {
  const [known, unknown] = [await account(), fresh()]
  const before = (await mails(known)).length
  mall.travel(91)
  Object.assign(mall.env, { dataDir: join(folder, 'outbox.jsonl', 'no-folder') })
  const request = (email: string) => call('/member/email/password/reset-request', { email })
  expect(await request(known)).toEqual(await request(unknown))
  expect(await sendCode(known)).toEqual(await sendCode(unknown))
  expect(await deliverNext(mall)).toBe(true)
  Object.assign(mall.env, { dataDir: folder })
  mall.travel(10)
  expect(await mails(known)).toHaveLength(before + 2)
})

it('runs the same statements for every address, and sends nothing before it answers', async () => {
  const ran: string[] = []
  const one = await openTestMall({ MALL_DATA_DIR: folder, MALL_PUBLIC_URL: 'https://mall.test' }, (db) => {
    const noting = <Q extends Pick<typeof db, 'run'>>(queries: Q): Q =>
      Object.create(queries, {
        run: {
          value: (...[statement, params]: Parameters<typeof db.run>) => {
            ran.push(statement.name)
            return queries.run(statement, params)
          },
          writable: true,
        },
      }) as Q
    const outer = noting(db)
    Object.defineProperty(outer, 'transaction', {
      value: (work: Parameters<typeof db.transaction>[0]) => db.transaction((tx) => work(noting(tx))),
    })
    return outer
  })
  const post = (path: string, params: object) => one.call('POST', path, params as Record<string, unknown>)
  const [known, unknown] = [fresh(), fresh()]
  const form = { password, password_confirmation: password }
  await post('/member/email/register', { email: known, ...form, ...(await solvedCaptcha(one, 'sign')) })
  await one.rows('update members set email_verified = 1 where login_email = $1 returning 1', [known])
  one.travel(24 * 3600)
  const queued = async () => (await one.rows('select 1 from outbox')).length
  const sent = async () => readFile(join(folder, 'outbox.jsonl'), 'utf8').catch(() => '')
  const before = await sent()
  const asks: [string, () => Promise<object>][] = [
    ['/member/email/password/reset-request', async () => ({})],
    ['/member/email/code', async () => ({ purpose: 'login', ...(await solvedCaptcha(one, 'login')) })],
    ['/member/email/activation/resend', () => solvedCaptcha(one, 'sign')],
    ['/member/email/register', async () => ({ ...form, ...(await solvedCaptcha(one, 'sign')) })],
  ]
  for (const [path, more] of asks) {
    one.travel(100)
    const statementsOf = async (email: string) => {
      const params = { email, ...(await more()) }
      ran.length = 0
      const count = await queued()
      const { data } = await post(path, params)
      const statements = [...ran]
      expect([path, await queued()]).toEqual([path, count + 1])
      return { data, statements }
    }
    expect(await statementsOf(known)).toEqual(await statementsOf(unknown))
  }
  expect(await sent()).toBe(before)
  await one.close()
})

it('counts mails of a device', async () => {
  await mall.rows(`delete from rate_limits returning 1`)
  const headers = { 'x-client-device-id': 'phone-1' }
  const ask = (email: string, more = headers) => call('/member/email/password/reset-request', { email }, more)
  for (let i = 0; i < 200; i++) await ask(fresh())
  expect(await ask(fresh())).toMatchObject({ status_code: 429 })
  expect(await ask(fresh(), { 'x-client-device-id': 'phone-2' })).not.toHaveProperty('status_code')
})

it('a mall without e-mail accounts says so, and refuses their calls', async () => {
  const without = await openTestMall({ MALL_EMAIL_LOGIN: 'none' })
  expect((await mall.call('GET', '/member/email/setting')).data).toEqual({ is_open: true })
  expect((await without.call('GET', '/member/email/setting')).data).toEqual({ is_open: false })
  const form = { email: fresh(), password, ...(await solvedCaptcha(without, 'sign')) }
  expect((await without.call('POST', '/member/email/register', form)).data).toEqual({
    message: '商城未开启邮箱登录',
    status_code: 422,
  })
  expect(await without.rows('select user_id from members')).toEqual([])
  await without.close()
})
