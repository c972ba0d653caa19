import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sentCode, solvedCaptcha } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'mall-check-'))
const mall = testMall({ MALL_DATA_DIR: folder })
afterAll(() => rm(folder, { recursive: true, force: true }))
beforeEach(() => mall.travel(24 * 3600))

interface Answer {
  verifyAccount_token?: string
  status?: boolean
  message?: string
  token?: string
}
const account = '13911112222'
const verify = async (params: object) =>
  (await mall.call<Answer>('GET', '/user.account.verify', { account, ...params })).data
const verifyCode = async (params: object) =>
  (await mall.call<Answer>('POST', '/user.account.verify.code', { account, ...params })).data

describe('user.account.verify', () => {
  /** A captcha as older clients name its parts. */
  const captcha = async (type: 'sign' | 'login') => {
    const { token, yzm } = await solvedCaptcha(mall, type)
    return { sess_id: token, verifycode: yzm, vcode_type: type === 'sign' ? 'signup' : type }
  }

  it('exchanges a solved captcha for a token with which a code is sent, once', async () => {
    const { verifyAccount_token: token } = await verify(await captcha('sign'))
    const send = async () =>
      (await mall.call<Answer>('GET', '/member/sms/code', { mobile: account, token, yzm: 'cafe' })).data
    expect(await send()).toEqual({ message: '短信发送成功' })
    expect(await send()).toMatchObject({ message: '图片验证码错误' })
  })

  it('redeems the captcha, and the token sends a mail too', async () => {
    const solved = await captcha('login')
    const { verifyAccount_token } = await verify(solved)
    expect(await verify(solved)).toMatchObject({ message: '图片验证码错误' })
    const { data } = await mall.call<Answer>('GET', '/user.account.send.email', {
      account: 'lin@example.com',
      verifyAccount_token,
      verifycode: solved.verifycode,
    })
    expect(data).toEqual({ message: '若邮箱已注册，您将收到邮件' })
  })

  it.each([
    [{ account: '' }, '请输入手机号'],
    [{ account: '12345' }, '请输入正确的手机号'],
    [{ account: 'lin@nowhere' }, '邮箱格式不正确'],
    [{ vcode_type: 'x' }, '图片验证码类型错误'],
    [{ verifycode: 'nope' }, '图片验证码错误'],
    [{ verifycode: '' }, '请输入图片验证码'],
    [{ sess_id: '' }, '请输入图片验证码token'],
  ])('refuses %j', async (change, message) => {
    expect(await verify({ ...(await captcha('sign')), ...change })).toMatchObject({
      message,
      status_code: 422,
    })
  })
})

describe('user.account.verify.code', () => {
  it('says whether an sms code is right, and leaves it for the call that needs it', async () => {
    const vcode = await sentCode(mall, 'login', account)
    expect(await verifyCode({ vcode, vcode_type: 'login' })).toEqual({ status: true })
    expect(await verifyCode({ vcode, vcode_type: 'signup' })).toMatchObject({ message: '短信验证码错误' })
    const { data } = await mall.call<Answer>('POST', '/login', {
      username: account,
      check_type: 'mobile',
      vcode,
      auto_register: 1,
    })
    expect(data.token).toEqual(expect.any(String))
    expect(await verifyCode({ vcode, vcode_type: 'login' })).toMatchObject({ message: '短信验证码错误' })
  })

  it('counts every try, so that codes cannot be guessed here', async () => {
    const vcode = await sentCode(mall, 'login', account)
    for (let i = 0; i < 5; i++) await verifyCode({ vcode: '000', vcode_type: 'login' })
    expect(await verifyCode({ vcode, vcode_type: 'login' })).toMatchObject({ message: '短信验证码错误' })
  })

  it('refuses the code of a mail that was never sent', async () => {
    expect(await verifyCode({ account: 'lin@example.com', vcode: '123456' })).toMatchObject({
      message: '邮箱验证码错误',
    })
  })
})
