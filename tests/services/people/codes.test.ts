import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { obfuscate } from '@/lib/domain/obfuscate'
import { oneTimeCodes } from '@/lib/server/ground/db/schema'
import { createMember } from '@/lib/server/people/account/create-member'
import { drawCaptcha } from '@/lib/server/people/verify/captcha-picture'
import { deleteExpiredCodes } from '@/lib/server/people/verify/one-time-code'
import { checkSmsCode } from '@/lib/server/people/verify/sms-code'
import { guessedCaptcha, outbox, requestCode, sentCode, solvedCaptcha } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

const mobile = '13900001111'
const wrongCaptcha = { message: '图片验证码错误', status_code: 422 }

const folder = mkdtempSync(join(tmpdir(), 'mall-codes-'))
const mall = testMall({ MALL_DATA_DIR: folder })

beforeAll(async () => {
  await createMember(mall, { mobile: '13800138000', password: 'Mall2026' })
})
afterAll(() => rm(folder, { recursive: true, force: true }))
// A new day for each test, because codes are limited per day.
beforeEach(() => mall.travel(24 * 3600))

const sms = (params: Record<string, unknown>, token?: string) =>
  mall.call<{ message: string }>('GET', '/member/sms/code', { type: 'login', mobile, ...params }, { token })

const check = (code: string, type: 'login' | 'sign' = 'login', number = mobile) =>
  checkSmsCode(mall, type, number, code)

describe('a captcha', () => {
  it('is a token and an SVG without readable text', async () => {
    const { data } = await mall.call<{ imageToken: string; imageData: string }>('GET', '/member/image/code')
    expect(data.imageToken).toMatch(/^[0-9a-f]{32}$/)
    const [mediaType = '', picture = ''] = data.imageData.split(',')
    expect(mediaType).toBe('data:image/svg+xml;base64')
    expect(Buffer.from(picture, 'base64').toString()).toMatch(
      /^<svg xmlns="http:\/\/www.w3.org\/2000\/svg"[^<]*><rect/,
    )
    const svg = Buffer.from(picture, 'base64').toString()
    expect(svg).not.toMatch(/<text/)
    // Characters and noise are one path, so that only their shape distinguishes them.
    expect(svg.match(/<path/g)).toHaveLength(1)
    expect(svg.match(/stroke-width|opacity|<g/g)).toEqual(['stroke-width'])
    const lengths = [...svg.matchAll(/M([\d.-]+) ([\d.-]+)L([\d.-]+) ([\d.-]+)/g)].map((found) => {
      const [x = 0, y = 0, toX = 0, toY = 0] = found.slice(1).map(Number)
      return Math.hypot(toX - x, toY - y)
    })
    expect(lengths.length).toBeGreaterThan(60)
    expect(Math.max(...lengths)).toBeLessThan(5)
  })

  it('is another drawing of the same answer each time', () => {
    expect(drawCaptcha('MALL')).not.toBe(drawCaptcha('MALL'))
  })

  it('rejects an unknown purpose', async () => {
    const { data } = await mall.call('GET', '/member/image/code', { type: 'bank' })
    expect(data).toMatchObject({ message: '图片验证码类型错误', status_code: 422 })
  })

  it('has an answer of four characters of its alphabet', async () => {
    const captcha = await guessedCaptcha(mall, 'login')
    expect(captcha.yzm).toMatch(/^[A-Z0-9]{4}$/)
    expect((await sms(captcha)).data).toEqual({ message: '短信发送成功' })
  })

  it('allows one sms, ignoring the case of the answer', async () => {
    const { token, yzm } = await solvedCaptcha(mall, 'login')
    expect((await sms({ token, yzm: yzm.toLowerCase() })).data).toEqual({ message: '短信发送成功' })
    mall.travel(61)
    expect((await sms({ token, yzm })).data).toEqual(wrongCaptcha)
  })

  it('is valid only for its purpose', async () => {
    const captcha = await solvedCaptcha(mall, 'sign')
    expect((await sms(captcha)).data).toEqual(wrongCaptcha)
  })

  it('expires after 300 seconds', async () => {
    const captcha = await solvedCaptcha(mall, 'login')
    mall.travel(300)
    expect((await sms(captcha)).data).toEqual(wrongCaptcha)
  })

  it('is invalid after five wrong answers', async () => {
    const { token, yzm } = await solvedCaptcha(mall, 'login')
    for (let i = 0; i < 5; i++) expect((await sms({ token, yzm: 'zzzz' })).data).toEqual(wrongCaptcha)
    expect((await sms({ token, yzm })).data).toEqual(wrongCaptcha)
  })

  it('allows only one of several concurrent calls', async () => {
    const captcha = await solvedCaptcha(mall, 'login')
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_none, index) => sms({ ...captcha, mobile: `1390000222${index}` })),
    )
    expect(answers.filter(({ data }) => data.message === '短信发送成功')).toHaveLength(1)
  })

  it('is required for every purpose, including changing the number', async () => {
    expect((await sms({ type: 'update' })).data).toMatchObject({ message: '请输入图片验证码token' })
    expect((await sms({ token: 'x' })).data).toMatchObject({ message: '请输入图片验证码' })
  })

  it('is limited to 120 in ten minutes per address', async () => {
    const requestFrom = (ip: string) =>
      mall.call('GET', '/member/image/code', {}, { headers: { 'x-forwarded-for': ip } })
    for (let i = 0; i < 120; i++) await requestFrom('203.0.113.9')
    expect((await requestFrom('203.0.113.9')).data).toMatchObject({ status_code: 429 })
    expect((await requestFrom('203.0.113.10')).data).toHaveProperty('imageToken')
  })
})

describe('an sms code', () => {
  it('is written to the outbox as six digits', async () => {
    const code = await sentCode(mall, 'login', mobile)
    expect(code).toMatch(/^\d{6}$/)
    expect((await outbox(mall)).at(-1)).toEqual({ at: mall.now(), mobile, type: 'login', code })
  })

  it('is not stored in plain text', async () => {
    const code = await sentCode(mall, 'login', mobile)
    expect(JSON.stringify(await mall.db.orm.select().from(oneTimeCodes))).not.toContain(`"${code}"`)
  })

  it('is accepted once', async () => {
    const code = await sentCode(mall, 'login', mobile)
    await check(code)
    await expect(check(code)).rejects.toThrow('短信验证码错误')
  })

  it('is accepted by one of several concurrent calls', async () => {
    const code = await sentCode(mall, 'login', mobile)
    const results = await Promise.allSettled(Array.from({ length: 10 }, () => check(code)))
    expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  })

  it('is accepted only for its number and purpose, within 300 seconds', async () => {
    const code = await sentCode(mall, 'login', mobile)
    await expect(check(code, 'sign')).rejects.toThrow('短信验证码错误')
    await expect(check(code, 'login', '13900001112')).rejects.toThrow('短信验证码错误')
    mall.travel(300)
    await expect(check(code)).rejects.toThrow('短信验证码错误')
  })

  it('is invalid after five wrong tries, also concurrent ones', async () => {
    const code = await sentCode(mall, 'login', mobile)
    const wrong = code === '000000' ? '111111' : '000000'
    await Promise.allSettled(Array.from({ length: 5 }, () => check(wrong)))
    await expect(check(code)).rejects.toThrow('短信验证码错误')
  })

  it('invalidates the previous code', async () => {
    const first = await sentCode(mall, 'login', mobile)
    mall.travel(60)
    const second = await sentCode(mall, 'login', mobile)
    if (first !== second) await expect(check(first)).rejects.toThrow('短信验证码错误')
    await check(second)
  })

  it('can be requested again after 60 seconds', async () => {
    const first = await sentCode(mall, 'login', mobile)
    mall.travel(59)
    const refused = await requestCode(mall, 'login', mobile)
    expect(refused.data).toEqual({ message: '验证码发送过于频繁，请稍后再试', status_code: 429 })
    await check(first)
    mall.travel(1)
    expect((await requestCode(mall, 'login', mobile)).data.message).toBe('短信发送成功')
  })

  it('is sent once for concurrent calls', async () => {
    const captchas = await Promise.all(Array.from({ length: 4 }, () => solvedCaptcha(mall, 'login')))
    const before = (await outbox(mall)).length
    await Promise.all(captchas.map((captcha) => sms(captcha)))
    expect(await outbox(mall)).toHaveLength(before + 1)
  })

  it('is sent at most five times a day for one number, whatever its purpose', async () => {
    for (let i = 0; i < 5; i++) {
      await sentCode(mall, 'login', mobile)
      mall.travel(60)
    }
    expect((await requestCode(mall, 'login', mobile)).data).toEqual({
      message: '验证码发送过多',
      status_code: 429,
    })
    expect((await requestCode(mall, 'sign', mobile)).data.message).toBe('验证码发送过多')
    expect((await requestCode(mall, 'sign', '13900001112')).data.message).toBe('短信发送成功')
    mall.travel(24 * 3600)
    expect((await requestCode(mall, 'login', mobile)).data.message).toBe('短信发送成功')
  })

  it('is not sent when it would be useless, which only a right captcha reveals', async () => {
    expect((await requestCode(mall, 'sign', '13800138000')).data.message).toBe('该手机号已注册')
    expect((await requestCode(mall, 'update', '13800138000')).data.message).toBe('该账号已绑定手机号')
    expect((await requestCode(mall, 'forgot_password', mobile)).data.message).toBe('该手机号未注册')
    const withoutCaptcha = await sms({ type: 'sign', mobile: '13800138000', token: 'x', yzm: 'zzzz' })
    expect(withoutCaptcha.data).toEqual(wrongCaptcha)
  })

  it('requires a valid mobile number, plain or obfuscated', async () => {
    expect((await requestCode(mall, 'login', '12900001111')).data.message).toBe('手机号码错误')
    expect((await requestCode(mall, 'login', '')).data.message).toBe('手机号码错误')
    expect((await sms({ type: 'login', mobile: '12' })).data.message).toBe('手机号码错误')
    expect((await sms({ type: 'login', mobile })).data.message).toBe('请输入图片验证码token')
    expect((await requestCode(mall, 'login', obfuscate(mobile))).data.message).toBe('短信发送成功')
  })

  it('is sent to the number of the signed-in member who resets the password', async () => {
    const token = await mall.tokenFor(1)
    expect((await requestCode(mall, 'forgot_password', '138****8000', token)).data.message).toBe(
      '短信发送成功',
    )
    expect((await outbox(mall)).at(-1)).toMatchObject({ mobile: '13800138000', type: 'forgot_password' })
  })
})

it('deletes expired codes and keeps valid ones', async () => {
  mall.travel(600)
  await solvedCaptcha(mall, 'sign')
  await deleteExpiredCodes(mall.db, mall.now())
  expect(await mall.db.orm.select().from(oneTimeCodes)).toHaveLength(1)
})
