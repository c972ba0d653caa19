import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import * as tables from '@/lib/server/ground/db/schema'
import { createMember } from '@/lib/server/people/account/create-member'
import { hashPassword } from '@/lib/server/people/account/password'
import { eraseNextDue } from '@/lib/server/people/personal-data/closing'
import { builders } from '../../fixtures/engine/builders'
import { buyer } from '../../fixtures/engine/buyer'
import { sentCode } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'mall-account-'))
const mall = testMall({ MALL_DATA_DIR: folder })
const make = builders(mall)
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => mall.travel(24 * 3600))

const password = 'Mall2026'
let hash = ''
beforeAll(async () => {
  hash = await hashPassword(password)
})

const statusOf = async (token: string) => (await mall.call('GET', '/member', {}, { token })).status
const renewedToken = (headers: Headers) =>
  /^Bearer (\S+)$/.exec(headers.get('authorization') ?? '')?.[1] ?? ''
const signIn = (mobile: string, text: string) =>
  mall.call<{ token?: string; message?: string }>('POST', '/login', { username: mobile, password: text })
const mobileOf = (userId: number) => `139${String(userId).padStart(8, '0')}`

describe('a new password with a code', () => {
  it('ends all sessions but the one that keeps itself', async () => {
    const { userId, token } = await make.member({ passwordHash: hash })
    const other = await mall.tokenFor(userId)
    const vcode = await sentCode(mall, 'forgot_password', mobileOf(userId))
    const form = { password: 'Fresh2026', vcode, keep_session: 'true' }
    const { headers } = await mall.call('POST', '/member/reset/password', form, { token })
    const renewed = renewedToken(headers)
    expect([await statusOf(token), await statusOf(other), await statusOf(renewed)]).toEqual([401, 401, 200])
    expect(headers.getSetCookie()[0]).toContain(`mall_token=${renewed};`)
  })
})

describe('a new password with the old one', () => {
  const change = (token: string, form: Record<string, string>) =>
    mall.call(
      'PUT',
      '/member/password',
      { password, new_pwd: 'Fresh2026', new_pwd_confirmation: 'Fresh2026', ...form },
      { token },
    )

  it('needs the old one, and ends all other sessions', async () => {
    const { userId, token } = await make.member({ passwordHash: hash })
    const other = await mall.tokenFor(userId)
    expect((await change(token, { password: 'Wrong2026' })).data).toMatchObject({ message: '原密码错误' })
    const { data, headers } = await change(token, {})
    expect(data).toEqual({ status: true })
    expect([await statusOf(other), await statusOf(renewedToken(headers))]).toEqual([401, 200])
    mall.travel(1)
    expect((await signIn(mobileOf(userId), 'Fresh2026')).data.token).toEqual(expect.any(String))
    expect((await signIn(mobileOf(userId), password)).data.message).toBe('用户名或密码错误')
  })

  it.each([
    [{ new_pwd: 'short1' }, '8-20位密码，必须为数字和字母混合'],
    [{ new_pwd: 'Fresh-2026' }, '密码不能包括特殊字符'],
    [{ new_pwd_confirmation: 'Fresh2027' }, '输入的密码不一致'],
    [{ password: '' }, '密码必填！'],
  ])('refuses %j', async (form, message) => {
    const { token } = await make.member({ passwordHash: hash })
    expect((await change(token, form)).data).toMatchObject({ message, status_code: 422 })
  })

  it('counts wrong ones like those of a sign-in', async () => {
    const { token } = await make.member({ passwordHash: hash })
    for (let i = 0; i < 5; i++) await change(token, { password: 'Wrong2026' })
    expect((await change(token, {})).data).toMatchObject({ status_code: 429 })
  })
})

describe('the first password', () => {
  const set = (token: string) =>
    mall.call(
      'POST',
      '/member.safe.updateLoginPassword',
      { password, password_confirmation: password },
      { token },
    )
  const has = async (token: string) =>
    (await mall.call('GET', '/member.safe.checkResetLoginPassword', {}, { token })).data

  it('is set once, by a member who signed in by code so far', async () => {
    const mobile = '13911112222'
    const userId = (await createMember(mall, { mobile })) ?? 0
    const token = await mall.tokenFor(userId)
    expect(await has(token)).toBe(0)
    const { data, headers } = await set(token)
    expect(data).toEqual({ status: true })
    const renewed = renewedToken(headers)
    expect(await has(renewed)).toBe(1)
    expect((await set(renewed)).data).toMatchObject({ message: '您已设置过登录密码' })
    mall.travel(1)
    expect((await signIn(mobile, password)).data.token).toEqual(expect.any(String))
  })
})

describe('closing an account', () => {
  const close = (token: string, form: Record<string, unknown> = { is_delete: 1 }) =>
    mall.call<{ status: boolean; msg: string }>('DELETE', '/member', form, { token })

  it('says before whether it is possible, and changes nothing by that', async () => {
    const { userId, token } = await make.member()
    expect((await close(token, {})).data).toEqual({
      status: true,
      msg: `139****${mobileOf(userId).slice(-4)}`,
    })
    expect(await statusOf(token)).toBe(200)
  })

  it('ends the sessions, frees the number and leaves nothing that tells who it was', async () => {
    const { userId, token } = await make.member({
      passwordHash: hash,
      username: '林晚舟',
      email: 'lin@example.com',
      loginEmail: 'lin@example.com',
      birthday: '1990-01-01',
    })
    const at = mall.now()
    const mobile = mobileOf(userId)
    await mall.db.orm.insert(tables.addresses).values({
      userId,
      username: '林晚舟',
      telephone: mobile,
      province: '浙江省',
      city: '杭州市',
      county: '西湖区',
      adrdetail: '文三路9号',
      created: at,
      updated: at,
    })
    await mall.db.orm.insert(tables.wechatAccounts).values({ unionId: 'u1', openId: 'o1', userId, bound: at })
    expect((await close(token)).data).toMatchObject({ status: true })
    expect(await statusOf(token)).toBe(200)
    mall.travel(7 * 24 * 3600)
    while (await eraseNextDue(mall));
    expect(await statusOf(token)).toBe(401)
    expect((await signIn(mobile, password)).data.message).toBe('用户名或密码错误')
    const [row] = await mall.rows<Record<string, unknown>>('select * from members where user_id = $1', [
      userId,
    ])
    expect(JSON.stringify(row)).not.toMatch(/林晚舟|lin@|1990|139\d{8}/)
    for (const table of ['addresses', 'wechat_accounts'])
      expect(await mall.rows(`select 1 from ${table} where user_id = $1`, [userId])).toEqual([])
    // Another person may register the number.
    expect(await createMember(mall, { mobile })).toEqual(expect.any(Number))
  })

  it('is refused with a wrong proof, and needs none from clients of the contract', async () => {
    const { userId, token } = await make.member({ passwordHash: hash })
    const mobile = mobileOf(userId)
    expect((await close(token, { is_delete: 1, password: 'Wrong2026' })).data).toMatchObject({
      message: '登录密码错误',
    })
    expect((await close(token, { is_delete: 1, vcode: '000000' })).data).toMatchObject({
      message: '短信验证码错误',
    })
    for (let tries = 1; tries < 5; tries++) await close(token, { is_delete: 1, password: 'Wrong2026' })
    // Attempts count like those of a sign-in.
    expect((await close(token, { is_delete: 1, password })).data).toMatchObject({ status_code: 429 })
    expect((await signIn(mobile, password)).data).toMatchObject({ status_code: 429 })
    mall.travel(601)
    expect((await close(token, { is_delete: 1, password })).data).toMatchObject({ status: true })
    const other = await make.member({ passwordHash: hash })
    expect((await close(other.token)).data).toMatchObject({ status: true })
  })

  it('is refused while an order runs, and with stored value', async () => {
    const sentence = '订单完成之前，无法注销会员。如有疑问，请联系客服'
    const { token, orderItem } = await buyer(mall, make)
    const { order_id: orderId } = await orderItem(await make.goods({ price: 100, store: 5 }), 1)
    expect(orderId).toEqual(expect.any(String))
    expect((await close(token, {})).data).toEqual({ status: false, msg: sentence })
    expect((await close(token)).data).toEqual({ status: false, msg: sentence })
    expect(await statusOf(token)).toBe(200)
    const rich = await make.member({ deposit: 100 })
    expect((await close(rich.token)).data).toMatchObject({
      status: false,
      msg: expect.stringContaining('储值余额'),
    })
  })

  it('is refused for merchants and operators', async () => {
    const { token } = await make.member({ role: 'merchant' })
    expect((await close(token)).data.status).toBe(false)
  })
})
