import { mkdtempSync } from 'node:fs'
import { readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { deliverNext } from '@/lib/server/ground/outbox/deliver-next'
import { builders } from '../../fixtures/engine/builders'
import { outbox, sentCode, solvedCaptcha } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'
import { visitor } from '../../fixtures/sign-in/visitor'

/** Everything that proves something once and for a limited time, through the real handler with a moved clock. */

const folder = mkdtempSync(join(tmpdir(), 'mall-expiring-'))
const mall = testMall({ MALL_DATA_DIR: folder, MALL_PUBLIC_URL: 'https://mall.test' })
const make = builders(mall)
afterAll(() => rm(folder, { recursive: true, force: true }))
// A new day for each test, because codes are limited per day.
beforeEach(() => mall.travel(24 * 3600))

const password = 'Lake2026'
const minute = 60
let number = 0

const post = async (path: string, params: object) =>
  (await mall.call<Record<string, unknown>>('POST', path, { ...params })).data
const mailTo = async (email: string) => {
  while (await deliverNext(mall));
  const lines = (await readFile(join(folder, 'outbox.jsonl'), 'utf8')).split('\n').filter(Boolean)
  const sent = lines.map((line) => JSON.parse(line) as { email?: string; text: string })
  return sent.findLast((mail) => mail.email === email)?.text ?? ''
}
const linkOf = async (email: string, name: string) =>
  new URL(/https:\S+/.exec(await mailTo(email))?.[0] ?? 'https://none.test').searchParams.get(name)

const newEmail = () => `pine${++number}@example.com`
const register = async (email: string) =>
  post('/member/email/register', {
    email,
    password,
    password_confirmation: password,
    ...(await solvedCaptcha(mall, 'sign')),
  })
const activate = async (token: string | null) => post('/member/email/activate', { token })
async function emailAccount(): Promise<string> {
  const email = newEmail()
  await register(email)
  await activate(await linkOf(email, 'activate'))
  return email
}

/** The steps to issue and use a proof, and the answer of a successful use. */
interface Proof {
  life: number
  refused: string
  issue: () => Promise<() => Promise<Record<string, unknown>>>
  accepted: object
}

const token = { token: expect.any(String) as string }

const proofs: Record<string, Proof> = {
  'a captcha': {
    life: 5 * minute,
    refused: '图片验证码错误',
    accepted: { message: '短信发送成功' },
    async issue() {
      const { mobile } = await registered()
      const captcha = await solvedCaptcha(mall, 'login')
      return async () =>
        (
          await mall.call<Record<string, unknown>>('GET', '/member/sms/code', {
            type: 'login',
            mobile,
            ...captcha,
          })
        ).data
    },
  },
  'an sms code of a sign-in': {
    life: 5 * minute,
    refused: '短信验证码错误',
    accepted: token,
    async issue() {
      const { mobile } = await registered()
      const vcode = await sentCode(mall, 'login', mobile)
      return () => post('/login', { username: mobile, check_type: 'mobile', vcode })
    },
  },
  'an sms code of a forgotten password': {
    life: 5 * minute,
    refused: '短信验证码错误',
    accepted: { user_id: expect.any(Number) as number },
    async issue() {
      const { mobile } = await registered()
      const vcode = await sentCode(mall, 'forgot_password', mobile)
      return () => post('/member/reset/password', { mobile, password: 'Fresh2026', vcode })
    },
  },
  'an sms code of staff': {
    life: 5 * minute,
    refused: '短信验证码错误',
    accepted: { accessToken: expect.any(String) as string },
    async issue() {
      const { workId } = await registered(true)
      const { token: sess_id, yzm } = await solvedCaptcha(mall, 'staff')
      await post('/staff.send.vcode', { work_id: workId, verifycodekey: 'staff', vcode: yzm, sess_id })
      const vcode = (await outbox(mall)).findLast(({ type }) => type === 'staff')?.code
      return () => post('/staff.dologin', { work_id: workId, vcode, license: 1, sess_id })
    },
  },
  'a code of a mail': {
    life: 10 * minute,
    refused: '邮箱验证码错误',
    accepted: token,
    async issue() {
      const email = await emailAccount()
      mall.travel(2 * minute)
      await post('/member/email/code', { purpose: 'login', email, ...(await solvedCaptcha(mall, 'login')) })
      const vcode = /\d{6}/.exec(await mailTo(email))?.[0]
      return () => post('/login', { username: email, check_type: 'email_otp', vcode })
    },
  },
  'an activation link': {
    life: 24 * 60 * minute,
    refused: '激活链接无效或已过期',
    accepted: { message: '邮箱已激活，请使用密码登录' },
    async issue() {
      const email = newEmail()
      await register(email)
      const link = await linkOf(email, 'activate')
      return () => activate(link)
    },
  },
  'a link for a new password': {
    life: 20 * minute,
    refused: '链接无效或已过期',
    accepted: { message: 'ok' },
    async issue() {
      const email = await emailAccount()
      mall.travel(2 * minute)
      await post('/member/email/password/reset-request', { email })
      const link = await linkOf(email, 'reset')
      return () => post('/member/email/password/reset', { token: link, password: 'Fresh2026' })
    },
  },
  'a QR code of a sign-in': {
    life: 2 * minute,
    refused: '授权码已',
    accepted: { status: true },
    async issue() {
      const { data } = await visitor(mall).call<{ token: string }>('POST', '/oauth/login/start')
      const { token: phone } = await make.member()
      await mall.call('POST', '/oauthlogin', { token: data.token }, { token: phone })
      const confirm = { token: data.token, status: 1 }
      return async () =>
        (
          await mall.call<Record<string, unknown>>('POST', '/oauth/login/authorize', confirm, {
            token: phone,
          })
        ).data
    },
  },
}

/** A member with a number, and a work id for staff. */
async function registered(isStaff = false) {
  const mobile = `1397000${String(++number).padStart(4, '0')}`
  const workId = String(200_000 + number)
  await make.member({ mobile, isStaff, workId: isStaff ? workId : null })
  return { mobile, workId }
}

describe.each(Object.entries(proofs))('%s', (_name, { life, refused, accepted, issue }) => {
  it('counts until its last second, and once', async () => {
    const use = await issue()
    mall.travel(life - 1)
    expect(await use()).toMatchObject(accepted)
    const again = await use()
    expect(again).not.toMatchObject(accepted)
    expect(String(again['message'])).toContain(refused)
  })

  it('is refused from its end on', async () => {
    const use = await issue()
    mall.travel(life)
    const late = await use()
    expect(late).not.toMatchObject(accepted)
    expect(String(late['message'])).toContain(refused)
  })
})
