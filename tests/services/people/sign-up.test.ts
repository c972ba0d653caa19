import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { obfuscate } from '@/lib/domain/obfuscate'
import { memberGrades, members, settings } from '@/lib/server/ground/db/schema'
import { createMember } from '@/lib/server/people/account/create-member'
import { outbox, requestCode, sentCode } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

const password = 'Mall2026'
const registered = '13800138000'

interface Token {
  token: string
  message?: string
}

const folder = mkdtempSync(join(tmpdir(), 'mall-sign-up-'))
const mall = testMall({ MALL_DATA_DIR: folder })
let lastMobile = 13_900_000_000
/** A number that no test has used. */
const freshMobile = () => String(++lastMobile)

beforeAll(async () => {
  await createMember(mall, { mobile: registered, password })
})
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => mall.travel(24 * 3600))

const register = (params: Record<string, unknown>) =>
  mall.call<Token>('POST', '/member', { user_type: 'local', password, ...params })
const login = (params: Record<string, unknown>) => mall.call<Token>('POST', '/login', params)
const byCode = (mobile: string, vcode: string, more: Record<string, unknown> = {}) =>
  login({ username: mobile, check_type: 'mobile', vcode, ...more })
const reset = (params: Record<string, unknown>, token?: string) =>
  mall.call('POST', '/member/reset/password', { password: 'Fresh2026', ...params }, { token })
const rowOf = async (mobile: string) =>
  (await mall.db.orm.select().from(members).where(eq(members.mobile, mobile)))[0]

describe('registering', () => {
  it('creates a member, signs in and sets the cookie', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'sign', mobile)
    const { data, headers } = await register({
      mobile: obfuscate(mobile),
      password: obfuscate(password),
      vcode,
      username: '林晚舟',
      sex: '女',
      birthday: '1992-02-29',
    })
    expect(headers.getSetCookie()[0]).toContain(`mall_token=${data.token}`)
    const { data: member } = await mall.call('GET', '/member', {}, { token: data.token })
    expect(member).toMatchObject({
      is_staff: false,
      point: 0,
      memberInfo: {
        username: '林晚舟',
        sex: 2,
        birthday: '****-**-*9',
        gradeInfo: { grade_name: '普通会员', default_grade: true },
        user_card_code: expect.stringMatching(/^[0-9A-Z]{12}$/),
      },
    })
    expect((await login({ username: mobile, password })).data.token).toEqual(expect.any(String))
  })

  it('notes which versions of the agreements the member accepted', async () => {
    const put = (key: string, value: object) =>
      mall.rows(`insert into settings (key, value, updated) values ($1, $2::jsonb, 1)`, [
        key,
        JSON.stringify(value),
      ])
    await put('protocol.member_register', { title: '注册协议', content: '<p>文</p>', version: 3 })
    await put('protocol.privacy', { title: '隐私政策', content: '<p>文</p>' })
    const mobile = freshMobile()
    await register({ mobile, vcode: await sentCode(mall, 'sign', mobile) })
    const accepted = await mall.rows(
      `select type, number::int from member_consents join members using (user_id) where mobile = $1 order by type`,
      [mobile],
    )
    expect(accepted).toEqual([
      { type: 'member_register', number: 3 },
      { type: 'privacy', number: 1 },
    ])
    await mall.rows(`delete from settings where key like 'protocol.%'`)
  })

  it('notes no agreement that is empty or not published', async () => {
    const text = JSON.stringify({ title: '注册协议', content: '', version: 1 })
    await mall.rows(`insert into settings (key, value, updated) values ('protocol.member_register', $1, 1)`, [
      text,
    ])
    const mobile = freshMobile()
    await register({ mobile, vcode: await sentCode(mall, 'sign', mobile) })
    const accepted = await mall.rows(
      `select type from member_consents join members using (user_id) where mobile = $1`,
      [mobile],
    )
    expect(accepted).toEqual([])
    await mall.rows(`delete from settings where key like 'protocol.%'`)
  })

  it('notes them for an account that a sign-in by SMS makes, and for no account that was there', async () => {
    const text = JSON.stringify({ title: '隐私政策', content: '<p>文</p>', version: 2 })
    await mall.rows(`insert into settings (key, value, updated) values ('protocol.privacy', $1::jsonb, 1)`, [
      text,
    ])
    const accepted = (mobile: string) =>
      mall.rows(
        `select type, number::int, accepted::int from member_consents join members using (user_id) where mobile = $1`,
        [mobile],
      )
    const mobile = freshMobile()
    const signIn = async () => byCode(mobile, await sentCode(mall, 'login', mobile), { auto_register: true })
    await signIn()
    const first = [{ type: 'privacy', number: 2, accepted: mall.now() }]
    expect(await accepted(mobile)).toEqual(first)
    mall.travel(90)
    await signIn()
    expect(await accepted(mobile)).toEqual(first)
    await mall.rows(`delete from settings where key like 'protocol.%'`)
  })

  it('generates a nickname of eight characters when none is given', async () => {
    const mobile = freshMobile()
    await register({ mobile, vcode: await sentCode(mall, 'sign', mobile) })
    expect((await rowOf(mobile))?.username).toMatch(/^[a-z0-9]{8}$/)
  })

  it.each([
    [{ mobile: undefined }, '手机号必填'],
    [{ mobile: '12345' }, '请填写正确的手机号'],
    [{ mobile: '12', user_type: undefined, password: undefined, vcode: undefined }, '请填写正确的手机号'],
    [{ user_type: undefined }, '用户类型必填'],
    [{ password: undefined }, '请填写密码!'],
    [{ password: 'short1' }, '8-20位密码，必须为数字和字母混合'],
    [{ password: 'Mall-2026' }, '密码不能包括特殊字符'],
    [{ vcode: undefined }, '请填写验证码!'],
    [{ vcode: '000' }, '短信验证码错误'],
    [{ sex: '9' }, '性别有误！不存在该选项！'],
    [{ birthday: '2026-02-30' }, '生日的日期格式有误！'],
    [{ email: 'no.where' }, '邮箱格式不正确'],
    [{ mobile: registered }, '短信验证码错误'],
  ])('refuses %j', async (change, message) => {
    const { data, headers } = await register({ mobile: freshMobile(), vcode: '000000', ...change })
    expect(data).toMatchObject({ message, status_code: 422 })
    expect(headers.getSetCookie()).toEqual([])
  })

  it('does not use up the code when another field is invalid', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'sign', mobile)
    await register({ mobile, vcode, password: 'short' })
    await register({ mobile, vcode, birthday: 'tomorrow' })
    expect((await register({ mobile, vcode })).data.token).toEqual(expect.any(String))
  })

  it('says that a number is taken only to its owner', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'sign', mobile)
    await createMember(mall, { mobile, password })
    expect((await register({ mobile, vcode: '000000' })).data.message).toBe('短信验证码错误')
    expect((await register({ mobile, vcode })).data.message).toBe('该账号已绑定手机号')
  })

  it('rejects a code for another purpose', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'login', mobile)
    expect((await register({ mobile, vcode })).data.message).toBe('短信验证码错误')
  })

  it('creates one member for concurrent calls with the same code', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'sign', mobile)
    const answers = await Promise.all(Array.from({ length: 6 }, () => register({ mobile, vcode })))
    expect(answers.filter(({ data }) => data.token)).toHaveLength(1)
    for (const { data } of answers.filter((answer) => !answer.data.token))
      expect(['短信验证码错误', '该账号已绑定手机号']).toContain(data.message)
    expect(await mall.db.orm.select().from(members).where(eq(members.mobile, mobile))).toHaveLength(1)
  })

  it('ignores fields that are not part of the form, such as role and points', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'sign', mobile)
    await register({ mobile, vcode, role: 'operator', point: 9999, is_staff: 1, grade_id: 3, user_id: 1 })
    expect(await rowOf(mobile)).toMatchObject({ role: 'shopper', point: 0, isStaff: false, deposit: 0 })
  })

  it('creates the default grade in a mall without grades', async () => {
    expect(await mall.db.orm.select().from(memberGrades)).toMatchObject([
      { gradeName: '普通会员', isDefault: true },
    ])
  })
})

describe('signing in with an sms code', () => {
  it('accepts an sms code once', async () => {
    const vcode = await sentCode(mall, 'login', registered)
    expect((await byCode(obfuscate(registered), vcode)).data.token).toEqual(expect.any(String))
    expect((await byCode(registered, vcode)).data).toEqual({ message: '短信验证码错误', status_code: 422 })
  })

  it('requires the sms code', async () => {
    const { data } = await login({ username: registered, check_type: 'mobile', password })
    expect(data).toEqual({ message: '请输入验证码', status_code: 422 })
  })

  it('reveals that a number is not registered only with the right code', async () => {
    const mobile = freshMobile()
    expect((await byCode(mobile, '000000')).data.message).toBe('短信验证码错误')
    const vcode = await sentCode(mall, 'login', mobile)
    expect((await byCode(mobile, vcode)).data.message).toBe('手机号码未注册，请注册后登陆')
    expect(await rowOf(mobile)).toBeUndefined()
  })

  it('registers the number when auto_register is set', async () => {
    const mobile = freshMobile()
    const vcode = await sentCode(mall, 'login', mobile)
    expect((await byCode(mobile, vcode, { auto_register: 1 })).data.token).toEqual(expect.any(String))
    expect(await rowOf(mobile)).toMatchObject({ role: 'shopper' })
  })

  it('reports a wrong code in the result of new_login with silent', async () => {
    const params = {
      auth_type: 'local',
      username: registered,
      check_type: 'mobile',
      vcode: '000000',
      silent: 1,
    }
    expect((await mall.call('POST', '/new_login', params)).data).toEqual({
      token: null,
      pre_login_data: null,
      status: 0,
      error_message: '短信验证码错误',
    })
  })

  it('rejects a disabled account after the right code', async () => {
    const mobile = freshMobile()
    await createMember(mall, { mobile })
    await mall.db.orm.update(members).set({ disabled: true }).where(eq(members.mobile, mobile))
    const vcode = await sentCode(mall, 'login', mobile)
    expect((await byCode(mobile, vcode)).data.message).toBe('该账号已被禁用.')
  })
})

describe('resetting the password', () => {
  it('changes the password and revokes earlier tokens', async () => {
    const mobile = freshMobile()
    const userId = await createMember(mall, { mobile, password })
    const earlier = await mall.tokenFor(userId ?? 0)
    const vcode = await sentCode(mall, 'forgot_password', mobile)
    const { data } = await reset({ mobile, vcode })
    expect(data).toMatchObject({ user_id: userId, mobile: `${mobile.slice(0, 3)}****${mobile.slice(-4)}` })
    expect((await mall.call('GET', '/member', {}, { token: earlier })).status).toBe(401)
    expect((await mall.call('GET', '/token/refresh', {}, { token: earlier })).status).toBe(401)
    expect((await login({ username: mobile, password })).data.message).toBe('用户名或密码错误')
    const { token } = (await login({ username: mobile, password: 'Fresh2026' })).data
    // In the same second as the change.
    expect((await mall.call('GET', '/member', {}, { token })).status).toBe(200)
    expect((await mall.call('GET', '/token/refresh', {}, { token })).status).toBe(200)
  })

  it('requires the sms code and uses it up', async () => {
    expect((await reset({ mobile: registered })).data).toMatchObject({ message: '请填写验证码!' })
    expect((await reset({ mobile: registered, vcode: '' })).data).toMatchObject({ message: '请填写验证码!' })
    expect((await reset({ mobile: registered, vcode: '000000' })).data).toMatchObject({
      message: '短信验证码错误',
    })
    const mobile = freshMobile()
    await createMember(mall, { mobile, password })
    const vcode = await sentCode(mall, 'forgot_password', mobile)
    await reset({ mobile, vcode })
    expect((await reset({ mobile, vcode, password: 'Again2026' })).data).toMatchObject({
      message: '短信验证码错误',
    })
  })

  it('rejects the code of another number', async () => {
    const mobile = freshMobile()
    await createMember(mall, { mobile, password })
    const vcode = await sentCode(mall, 'forgot_password', mobile)
    expect((await reset({ mobile: registered, vcode })).data).toMatchObject({ message: '短信验证码错误' })
    expect((await login({ username: registered, password })).data.token).toEqual(expect.any(String))
  })

  it.each([
    [{ mobile: '' }, '手机号必填！'],
    [{ mobile: '', password: undefined, vcode: undefined }, '手机号必填！'],
    [{ mobile: '12', password: undefined }, '请填写正确的手机号'],
    [{ password: undefined }, '密码必填！'],
    [{ password: '12345678' }, '8-20位密码，必须为数字和字母混合'],
    [{ password: 'Mall 2026' }, '密码不能包括特殊字符'],
  ])('refuses %j', async (change, message) => {
    const { data } = await reset({ mobile: registered, vcode: '000000', ...change })
    expect(data).toMatchObject({ message, status_code: 422 })
  })

  it('changes the password of the signed-in member, whatever number was sent', async () => {
    const mobile = freshMobile()
    const userId = await createMember(mall, { mobile, password })
    const token = await mall.tokenFor(userId ?? 0)
    await requestCode(mall, 'forgot_password', registered, token)
    const vcode = (await outbox(mall)).at(-1)?.code
    const { data, headers } = await reset({ mobile: registered, vcode }, token)
    expect(data).toMatchObject({ user_id: userId })
    expect(headers.getSetCookie()[0]).toContain('mall_token=; Path=/; Max-Age=0')
    expect((await login({ username: registered, password })).data.token).toEqual(expect.any(String))
  })

  it('unlocks a number that was locked after wrong passwords', async () => {
    const mobile = freshMobile()
    await createMember(mall, { mobile, password })
    for (let i = 0; i < 6; i++) await login({ username: mobile, password: 'Wrong2026' })
    await reset({ mobile, vcode: await sentCode(mall, 'forgot_password', mobile) })
    expect((await login({ username: mobile, password: 'Fresh2026' })).data.token).toEqual(expect.any(String))
  })
})

describe('registration form', () => {
  const isNew = (mobile: string, ip = '') =>
    mall.call<{ is_new: number }>(
      'POST',
      '/member/is_new',
      { mobile },
      { headers: { 'x-forwarded-for': ip } },
    )

  it('tells whether a number is registered', async () => {
    expect((await isNew(registered)).data).toEqual({ is_new: 0 })
    expect((await isNew(freshMobile())).data).toEqual({ is_new: 1 })
  })

  it('limits lookups of numbers per address', async () => {
    for (let i = 0; i < 60; i++) await isNew(freshMobile(), '203.0.113.5')
    expect((await isNew(registered, '203.0.113.5')).data).toMatchObject({ status_code: 429 })
    expect((await isNew(registered, '203.0.113.6')).data).toEqual({ is_new: 0 })
  })

  it('returns the fields of the form only with is_edite_page', async () => {
    expect((await mall.call('GET', '/member/setting')).data).toEqual([])
    const { data } = await mall.call('GET', '/member/setting', { is_edite_page: 'true' })
    expect(data).toMatchObject({
      mobile: { name: '手机号', is_open: true, is_required: true },
      username: { name: '昵称', is_open: true, is_required: true, element_type: 'input' },
      sex: { is_open: true, element_type: 'select', select: { 0: '未知', 1: '男', 2: '女' } },
      birthday: { is_open: true, element_type: 'date', required_message: '请选择生日日期' },
      email: { is_open: false },
    })
    const required = { open: true, required: true }
    await mall.db.orm.insert(settings).values({
      key: 'profile',
      value: { sex: required, birthday: { ...required, open: false }, email: required },
      updated: mall.now(),
    })
    const { data: configured } = await mall.call('GET', '/member/setting', { is_edite_page: 1 })
    expect(configured).toMatchObject({
      sex: { is_open: true, is_required: true },
      birthday: { is_open: false },
      email: { is_open: true, is_required: true },
    })
  })
})
