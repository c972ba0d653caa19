import { obfuscate } from '@/lib/domain/obfuscate'
import { unseal } from '@/lib/server/ground/seal'
import { hashPassword } from '@/lib/server/people/account/password'
import { stepAt, stepOf, totpCode } from '@/lib/server/people/second-factor/totp'
import { builders } from '../../fixtures/engine/builders'
import { outbox } from '../../fixtures/engine/sign-up'
import { staff, type Staff } from '../../fixtures/engine/staff'
import { testMall } from '../../fixtures/engine/test-mall'

/** The second factor of people at the desk: setting up, giving, recovery, requiring (contract operator §8, ADR 0116). */

const mall = testMall()
const make = builders(mall)

beforeEach(() => mall.empty())

interface Security {
  factor: { kind: string; recovery_left: number } | null
  need: string | null
  mobile: string
  required: boolean
}
const refused = { status_code: 403, code: 403001, message: '请先完成二次验证' }
const tooMany = { status_code: 429, message: '验证码错误次数过多，请15分钟后再试' }
const wrong = { message: '验证码错误或已使用' }

const asDesk = (userId: number, token: string): Staff => ({
  userId,
  token,
  call: async <T>(method: string, path: string, params = {}, headers = {}) =>
    (
      await mall.call<T & { message: string; status_code: number }>(method, `/operator${path}`, params, {
        token,
        headers,
      })
    ).data as never,
})
/** Another session of the same person. */
const otherSession = async ({ userId }: Staff) => asDesk(userId, await mall.tokenFor(userId))
const withRole = async (deskRole: 'owner' | 'finance' | 'order') => {
  const { userId, token } = await make.member({ role: 'operator', deskRole })
  return asDesk(userId, token)
}
const state = (desk: Staff) => desk.call<Security>('GET', '/security')
const lastCode = async () => (await outbox(mall)).findLast(({ type }) => type === 'login')?.code ?? ''
const code = (key: string, steps = 0) => totpCode(key, stepAt(mall.now()) + steps)
const verify = (desk: Staff, typed: string) => desk.call('POST', '/security/verify', { code: typed })

async function enrolled(desk: Staff) {
  const { key } = await desk.call<{ key: string }>('POST', '/security/factor', { kind: 'totp' })
  const { recovery_codes: codes } = await desk.call<{ recovery_codes: string[] }>(
    'POST',
    '/security/factor/confirm',
    {
      code: code(key),
    },
  )
  mall.travel(90)
  return { key, codes }
}

describe('setting up a factor', () => {
  const begin = (desk: Staff, more: object = {}) =>
    desk.call<{ key: string; message?: string; status_code?: number }>('POST', '/security/factor', {
      kind: 'totp',
      ...more,
    })
  const withPassword = async () => {
    const { userId, token } = await make.member({
      role: 'operator',
      passwordHash: await hashPassword('Mall2026'),
    })
    return asDesk(userId, token)
  }

  it('asks for the password of the account again: a session alone is not enough', async () => {
    const desk = await withPassword()
    expect(await state(desk)).toMatchObject({ has_password: true })
    expect(await begin(desk)).toMatchObject({ message: '请输入密码' })
    expect(await begin(desk, { password: 'Wrong2026' })).toMatchObject({ message: '密码错误' })
    expect(await mall.rows('select * from desk_factors')).toEqual([])
    expect((await begin(desk, { password: obfuscate('Mall2026') })).key).not.toBe('')
    expect((await begin(desk, { password: 'Mall2026' })).key).not.toBe('')
  })

  it('counts wrong passwords like those of a sign-in', async () => {
    const desk = await withPassword()
    for (let tries = 0; tries < 5; tries++) await begin(desk, { password: 'Wrong2026' })
    expect(await begin(desk, { password: 'Mall2026' })).toMatchObject({ status_code: 429 })
  })

  it('asks people without a password for none', async () => {
    const desk = await withRole('owner')
    expect(await state(desk)).toMatchObject({ has_password: false })
    expect((await begin(desk)).key).not.toBe('')
  })
})

describe('codes of an authenticator', () => {
  // RFC 6238, appendix B, the last six digits.
  const key = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %d', (at, expected) => expect(totpCode(key, stepAt(at))).toBe(expected))

  it('are right one step before and after, and no further', () => {
    const at = 1_111_111_111
    const accepted = [-2, -1, 0, 1, 2].filter(
      (steps) => stepOf(key, totpCode(key, stepAt(at) + steps), at) !== null,
    )
    expect(accepted).toEqual([-1, 0, 1])
  })

  it.each(['', '05047', '0504711', ' 50471', '０５０４７１'])('%j is none', (typed) =>
    expect(stepOf(key, typed, 1_111_111_111)).toBeNull(),
  )
})

describe('setting up', () => {
  it('answers a key and its address, stores it sealed, and begins with the first right code', async () => {
    const desk = await staff(mall, make)
    const { key, uri } = await desk.call<{ key: string; uri: string }>('POST', '/security/factor', {
      kind: 'totp',
    })
    expect(key).toMatch(/^[A-Z2-7]{32}$/)
    expect(uri).toBe(
      `otpauth://totp/${encodeURIComponent('焕新商城')}:139${String(desk.userId).padStart(8, '0')}?secret=${key}&issuer=${encodeURIComponent('焕新商城')}&algorithm=SHA1&digits=6&period=30`,
    )
    const [row] = await mall.rows<{ sealed: string }>('select sealed_secret as sealed from desk_factors')
    expect(row?.sealed).not.toContain(key)
    expect(unseal(mall.secret, row?.sealed ?? '', 'factor')).toBe(key)
    expect(await state(desk)).toMatchObject({ factor: null, need: 'advise' })
    expect(await desk.call('POST', '/security/factor/confirm', { code: '000000' })).toMatchObject(wrong)
    const { recovery_codes: codes } = await desk.call<{ recovery_codes: string[] }>(
      'POST',
      '/security/factor/confirm',
      { code: code(key) },
    )
    expect(new Set(codes).size).toBe(10)
    expect(codes[0]).toMatch(/^[A-Z2-7]{4}(-[A-Z2-7]{4}){3}$/)
    expect(await state(desk)).toMatchObject({ factor: { kind: 'totp', recovery_left: 10 }, need: null })
    const stored = await mall.rows<{ text: string }>(
      `select digest as text from desk_recovery_codes union all select coalesce(after::text, '') from audit_rows
       union all select answer::text from operator_answers`,
    )
    for (const secret of [key, ...codes, ...codes.map((one) => one.replaceAll('-', ''))])
      expect(JSON.stringify(stored)).not.toContain(secret)
  })

  it('is refused for a factor in use, which only a code ends', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    expect(await desk.call('POST', '/security/factor', { kind: 'totp' })).toMatchObject({
      message: '二次验证已开启，请先关闭',
    })
    expect(await desk.call('POST', '/security/factor/disable', { code: '123456' })).toMatchObject(wrong)
    expect(await desk.call('POST', '/security/factor/disable', { code: code(key) })).toEqual({ status: true })
    expect(await state(desk)).toMatchObject({ factor: null })
    expect(await mall.rows('select from desk_recovery_codes')).toHaveLength(0)
    expect(await mall.rows(`select event from audit_rows order by audit_id`)).toEqual([
      { event: 'enableFactor' },
      { event: 'disableFactor' },
    ])
  })

  it('works with text messages', async () => {
    const desk = await staff(mall, make)
    expect(await desk.call('POST', '/security/factor', { kind: 'sms' })).toEqual({ key: '', uri: '' })
    expect(await desk.call('POST', '/security/factor/confirm', { code: '12' })).toMatchObject({
      message: '短信验证码错误',
    })
    expect(await desk.call('POST', '/security/factor/confirm', { code: await lastCode() })).toHaveProperty(
      'recovery_codes',
    )
    const other = await otherSession(desk)
    mall.travel(90)
    expect(await other.call('POST', '/security/code')).toEqual({ status: true })
    const typed = await lastCode()
    expect(await verify(other, typed)).toEqual({ status: true })
    expect(await verify(await otherSession(desk), typed)).toMatchObject({ message: '短信验证码错误' })
  })
})

describe('a session', () => {
  it('that has not given the factor makes no call of the desk, and shops on', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    expect(await desk.call('GET', '/orders')).toHaveProperty('list')
    const other = await otherSession(desk)
    expect(await other.call('GET', '/orders')).toMatchObject(refused)
    expect(await other.call('POST', '/brands', { brand_name: '云杉' })).toMatchObject(refused)
    expect(await other.call('POST', '/security/factor/disable', { code: code(key) })).toMatchObject(refused)
    expect(await other.call('GET', '/security/sessions')).toMatchObject(refused)
    const shopping = await mall.call<{ memberInfo?: object }>('GET', '/member', {}, other)
    expect(shopping.data).toHaveProperty('memberInfo')
    expect(await state(other)).toMatchObject({
      need: 'verify',
      mobile: expect.stringContaining('****') as string,
    })
    expect(await verify(other, code(key))).toEqual({ status: true })
    expect(await other.call('GET', '/orders')).toHaveProperty('list')
  })

  it('keeps what it gave when its token is renewed, and loses it with the factor', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    const { headers } = await mall.call('GET', '/token/refresh', {}, { token: desk.token })
    const renewed = asDesk(desk.userId, (headers.get('authorization') ?? '').replace('Bearer ', ''))
    expect(await renewed.call('GET', '/orders')).toHaveProperty('list')
    await renewed.call('POST', '/security/factor/disable', { code: code(key) })
    mall.travel(90)
    await enrolled(await otherSession(desk))
    expect(await renewed.call('GET', '/orders')).toMatchObject(refused)
  })

  it('of another person passes by its own factor only', async () => {
    const [one, two] = [await staff(mall, make), await staff(mall, make)]
    const { key } = await enrolled(one)
    await enrolled(two)
    expect(await verify(await otherSession(two), code(key))).toMatchObject(wrong)
  })
})

describe('a code', () => {
  it('works once, also for two requests at the same moment', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    const sessions = await Promise.all(Array.from({ length: 4 }, () => otherSession(desk)))
    const typed = code(key)
    const answers = await Promise.all(sessions.map((session) => verify(session, typed)))
    expect(answers.filter((answer) => (answer as { status?: boolean }).status === true)).toHaveLength(1)
    mall.travel(30)
    // The code of a step before the used one is not accepted either.
    expect(await verify(await otherSession(desk), code(key, -1))).toMatchObject(wrong)
    expect(await verify(await otherSession(desk), code(key))).toEqual({ status: true })
  })

  it('that is wrong five times in 15 minutes locks the session, also for the right one', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    const other = await otherSession(desk)
    const guesses = await Promise.all(Array.from({ length: 8 }, () => verify(other, '000000')))
    expect(guesses.filter((answer) => (answer as { status_code?: number }).status_code === 429)).toHaveLength(
      3,
    )
    expect(await verify(other, code(key))).toMatchObject(tooMany)
    mall.travel(901)
    expect(await verify(other, code(key))).toEqual({ status: true })
  })

  it('that is wrong in another session locks neither the owner, nor recovery codes, nor a session that gave it', async () => {
    const desk = await staff(mall, make)
    const { key, codes } = await enrolled(desk)
    const foreign = await otherSession(desk)
    for (let guess = 0; guess < 6; guess++) await verify(foreign, '000000')
    expect(await verify(foreign, code(key))).toMatchObject(tooMany)
    expect(await verify(foreign, codes[0] ?? '')).toEqual({ status: true })
    expect(await verify(await otherSession(desk), code(key))).toEqual({ status: true })
    mall.travel(90)
    expect(await desk.call('POST', '/security/factor/disable', { code: code(key) })).toEqual({ status: true })
  })

  it('of many sessions at one address is limited there, and not elsewhere', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    const at = (ip: string) => ({ 'x-forwarded-for': ip })
    const guess = async (ip: string, typed = '000000') =>
      (await otherSession(desk)).call('POST', '/security/verify', { code: typed }, at(ip))
    for (let count = 0; count < 15; count++) expect(await guess('203.0.113.9')).toMatchObject(wrong)
    expect(await guess('203.0.113.9', code(key))).toMatchObject(tooMany)
    expect(await guess('198.51.100.7', code(key))).toEqual({ status: true })
  })

  it('of many sessions at many addresses is checked once a minute, but at once where the person gave it', async () => {
    const desk = await staff(mall, make)
    const { key } = await enrolled(desk)
    const at = (ip: string) => ({ 'x-forwarded-for': ip })
    const guess = async (ip: string, typed = '000000') =>
      (await otherSession(desk)).call('POST', '/security/verify', { code: typed }, at(ip))
    expect(await guess('198.51.100.7', code(key))).toEqual({ status: true })
    mall.travel(90)
    for (let count = 0; count < 20; count++) expect(await guess(`203.0.113.${count}`)).toMatchObject(wrong)
    expect(await guess('203.0.113.90')).toMatchObject(wrong)
    expect(await guess('203.0.113.91')).toMatchObject({
      status_code: 429,
      message: '验证码尝试过于频繁，请1分钟后再试，或使用恢复码',
    })
    expect(await guess('198.51.100.7', code(key))).toEqual({ status: true })
    mall.travel(61)
    expect(await guess('203.0.113.91', code(key))).toEqual({ status: true })
  })

  it('for recovery works once, in the way people type it, and leaves a row', async () => {
    const desk = await staff(mall, make)
    const { codes } = await enrolled(desk)
    const [first = '', second = ''] = codes
    const sessions = [await otherSession(desk), await otherSession(desk)] as const
    const answers = await Promise.all(sessions.map((session) => verify(session, first)))
    expect(answers.filter((answer) => (answer as { status?: boolean }).status === true)).toHaveLength(1)
    const third = await otherSession(desk)
    expect(await verify(third, ` ${second.toLowerCase().replaceAll('-', ' ')} `)).toEqual({ status: true })
    expect(await state(third)).toMatchObject({ factor: { recovery_left: 8 } })
    expect(await mall.rows(`select from audit_rows where event = 'useRecoveryCode'`)).toHaveLength(2)
  })

  it('renews the recovery codes, and the former ones end', async () => {
    const desk = await staff(mall, make)
    const { key, codes } = await enrolled(desk)
    const renewed = await desk.call<{ recovery_codes: string[] }>('POST', '/security/recovery', {
      code: code(key),
    })
    expect(renewed.recovery_codes).toHaveLength(10)
    const other = await otherSession(desk)
    expect(await verify(other, codes[0] ?? '')).toMatchObject(wrong)
    expect(await verify(other, renewed.recovery_codes[0] ?? '')).toEqual({ status: true })
  })
})

describe('requiring a factor', () => {
  const required = (desk: Staff, is = true) => desk.call('PUT', '/security/setting', { required: is })

  it('waits for the owner to have one, and stops owners and finance without one', async () => {
    const [desk, finance, order] = [
      await staff(mall, make),
      await withRole('finance'),
      await withRole('order'),
    ]
    expect(await state(finance)).toMatchObject({ need: 'advise', required: false })
    expect(await state(order)).toMatchObject({ need: null })
    expect(await required(desk)).toMatchObject({ message: '请先为自己开启二次验证' })
    await enrolled(desk)
    expect(await required(desk)).toEqual({ required: true })
    expect(await finance.call('GET', '/orders')).toMatchObject(refused)
    expect(await order.call('GET', '/orders')).toHaveProperty('list')
    expect(await state(finance)).toMatchObject({ need: 'enrol', required: true })
    await enrolled(finance)
    expect(await finance.call('GET', '/orders')).toHaveProperty('list')
    expect(await required(desk, false)).toEqual({ required: false })
  })

  it('is for owners only', async () => {
    const finance = await withRole('finance')
    expect(await required(finance)).toMatchObject({ status_code: 403 })
  })
})

describe('an owner', () => {
  it('resets the factor of a person who lost it; others do not, nor does it work for shoppers', async () => {
    const [desk, finance] = [await staff(mall, make), await withRole('finance')]
    await enrolled(finance)
    const reset = (who: Staff, userId: number) =>
      who.call('POST', '/accounts/factor/reset', { user_id: userId })
    expect(await reset(finance, desk.userId)).toMatchObject({ status_code: 403 })
    expect(await reset(desk, (await make.member()).userId)).toMatchObject({ message: '账号不存在' })
    expect(await reset(desk, finance.userId)).toEqual({ status: true })
    expect(await (await otherSession(finance)).call('GET', '/orders')).toHaveProperty('list')
    const { list } = await desk.call<{ list: { user_id: number; has_factor: boolean }[] }>('GET', '/accounts')
    expect(list.map(({ has_factor: has }) => has)).toEqual([false, false])
  })
})
