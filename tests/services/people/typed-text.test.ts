import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { hashPassword } from '@/lib/server/people/account/password'
import * as wrong from '../../fixtures/domain/typed-values'
import { builders } from '../../fixtures/engine/builders'
import { idNumber } from '../../fixtures/engine/id-numbers'
import { applicant, secondStep } from '../../fixtures/engine/merchants'
import { solvedCaptcha } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

/** The rules of spec 1 §5 at the calls: the message of the contract, and nothing is written. */

const folder = mkdtempSync(join(tmpdir(), 'mall-typed-'))
const mall = testMall({ MALL_DATA_DIR: folder })
const make = builders(mall)
afterAll(() => rm(folder, { recursive: true, force: true }))

const password = 'Mall2026'
let token: string
let withoutPassword: string
let store: Awaited<ReturnType<typeof applicant>>
beforeAll(async () => {
  token = (await make.member({ passwordHash: await hashPassword(password) })).token
  withoutPassword = (await make.member()).token
  store = await applicant(mall, '13900139001')
  await store.save(1, { merchant_type_id: 12, settled_type: 'soletrader' })
})

/** The data that the calls could write. */
const written = () =>
  mall.rows(`select
    (select coalesce(json_agg(m order by user_id), '[]') from members m) as members,
    (select count(*) from addresses) as addresses,
    (select count(*) from invoice_titles) as titles,
    (select count(*) from identities) as identities,
    (select coalesce(json_agg(to_jsonb(a) - 'updated'), '[]') from merchant_applications a) as applications`)

const send = async (
  method: string,
  path: string,
  params: Record<string, unknown>,
  bearer: string | undefined = token,
) => (await mall.call<{ message?: string }>(method, path, params, { token: bearer })).data

/** Sends the form with this text in the field under test. */
type Call = (text: string) => Promise<object>

const registration = { password, user_type: 'local', vcode: '000000' }
const address = {
  username: '林晚舟',
  telephone: '13900001111',
  province: '浙江省',
  city: '杭州市',
  county: '西湖区',
  adrdetail: '文三路 9 号',
}
const title = { invoices_type: 'enterprise', name: '青禾科技', tax_number: '91330100MA2AAAAA1X' }

const mobiles: Record<string, [Call, string]> = {
  'GET member/sms/code': [
    async (mobile) =>
      send('GET', '/member/sms/code', { mobile, type: 'login', ...(await solvedCaptcha(mall, 'login')) }, ''),
    '手机号码错误',
  ],
  'POST member': [(mobile) => send('POST', '/member', { ...registration, mobile }, ''), '请填写正确的手机号'],
  'POST member/bind': [
    (username) => send('POST', '/member/bind', { username, union_id: 'u', vcode: '000000' }, ''),
    '手机号格式有误！',
  ],
  'PUT member/mobile': [
    (new_mobile) => send('PUT', '/member/mobile', { new_mobile, smsCode: '000000' }),
    '请输入合法的手机号',
  ],
  'POST member/address': [
    (telephone) => send('POST', '/member/address', { ...address, telephone }),
    '请填写正确的手机号',
  ],
  'POST merchant/login': [
    (mobile) => send('POST', '/merchant/login', { company_id: 1, mobile, vcode: '000000' }, ''),
    '请填写正确的手机号码',
  ],
  'user.account.verify': [
    async (account) => {
      const { token: sess_id, yzm: verifycode } = await solvedCaptcha(mall, 'sign')
      return send('GET', '/user.account.verify', { account, sess_id, verifycode }, '')
    },
    '请输入正确的手机号',
  ],
}

describe.each(Object.entries(mobiles))('a mobile number of %s', (_, [call, message]) => {
  it.each(wrong.wrongMobiles)('is not %j', async (text) => {
    const before = await written()
    expect(await call(text)).toMatchObject({ message, status_code: 422 })
    expect(await written()).toEqual(before)
  })

  it.each(wrong.pastedMobiles.slice(-3))('is one as phones paste it: %j', async (text) => {
    expect(await call(text)).not.toMatchObject({ message })
  })
})

const newPasswords: Record<string, Call> = {
  'POST member': (text) =>
    send('POST', '/member', { ...registration, mobile: '13911112222', password: text }, ''),
  'POST member/reset/password': (text) =>
    send('POST', '/member/reset/password', { mobile: '13911112222', vcode: '000000', password: text }, ''),
  'POST member/password': (text) =>
    send('POST', '/member/password', { password: text, password_confirmation: text }, withoutPassword),
  'PUT member/password': (text) =>
    send('PUT', '/member/password', { password, new_pwd: text, new_pwd_confirmation: text }),
}

describe.each(Object.entries(newPasswords))('a new password of %s', (_, call) => {
  it.each(wrong.wrongPasswords)('is not %j: %s', async (text, message) => {
    const before = await written()
    expect(await call(text)).toMatchObject({ message, status_code: 422 })
    expect(await written()).toEqual(before)
  })
})

const repeated: Record<string, (first: string, second: string) => Promise<object>> = {
  'POST member/password': (first, second) =>
    send('POST', '/member/password', { password: first, password_confirmation: second }, withoutPassword),
  'PUT member/password': (first, second) =>
    send('PUT', '/member/password', { password, new_pwd: first, new_pwd_confirmation: second }),
  'POST member/email/register': async (first, second) =>
    send('POST', '/member/email/register', {
      email: 'lin@mall.example',
      password: first,
      password_confirmation: second,
      ...(await solvedCaptcha(mall, 'sign')),
    }),
}

it.each(Object.entries(repeated))('the repeated password of %s must be the same', async (_, call) => {
  const before = await written()
  for (const second of ['Lake2027', 'lake2026', 'Lake2026 1'])
    expect(await call('Lake2026', second)).toMatchObject({ message: '输入的密码不一致', status_code: 422 })
  expect(await written()).toEqual(before)
})

const emails: Record<string, Call> = {
  'POST member': (email) => send('POST', '/member', { ...registration, mobile: '13911112222', email }, ''),
  'PUT member': (email) => send('PUT', '/member', { email }),
  'POST member/email/register': async (email) =>
    send('POST', '/member/email/register', { email, password, ...(await solvedCaptcha(mall, 'sign')) }),
  'POST member/email/code': async (email) =>
    send('POST', '/member/email/code', { purpose: 'login', email, ...(await solvedCaptcha(mall, 'login')) }),
  'POST member/email/activation/resend': async (email) =>
    send('POST', '/member/email/activation/resend', { email, ...(await solvedCaptcha(mall, 'sign')) }),
  'POST member/email/password/reset-request': (email) =>
    send('POST', '/member/email/password/reset-request', { email }),
}

describe.each(Object.entries(emails))('an e-mail address of %s', (_, call) => {
  it.each(wrong.wrongEmails)('is not %j', async (text) => {
    const before = await written()
    expect(await call(text)).toMatchObject({ message: '邮箱格式不正确', status_code: 422 })
    expect(await written()).toEqual(before)
  })
})

const birthdays: Record<string, Call> = {
  'POST member': (birthday) =>
    send('POST', '/member', { ...registration, mobile: '13911112222', birthday }, ''),
  'PUT member': (birthday) => send('PUT', '/member', { birthday }),
}

describe.each(Object.entries(birthdays))('a birthday of %s', (_, call) => {
  it.each(wrong.wrongDays)('is not %j', async (text) => {
    const before = await written()
    expect(await call(text)).toMatchObject({ message: '生日的日期格式有误！', status_code: 422 })
    expect(await written()).toEqual(before)
  })
})

it.each(wrong.wrongTaxNumbers)('a tax number of an invoice title is not %j', async (tax_number) => {
  const before = await written()
  expect(await send('POST', '/member/invoice', { ...title, tax_number })).toMatchObject({
    message: '请填写正确的企业税号',
    status_code: 422,
  })
  expect(await written()).toEqual(before)
})

it.each([
  [{ province: '火星省' }, '请填写正确的省份'],
  [{ province: '江苏省' }, '请填写正确的城市'],
  [{ city: '苏州市' }, '请填写正确的城市'],
  [{ county: '海淀区' }, '请填写正确的区/县'],
])('the region of an address is not %j', async (change, message) => {
  const before = await written()
  expect(await send('POST', '/member/address', { ...address, ...change })).toMatchObject({
    message,
    status_code: 422,
  })
  expect(await written()).toEqual(before)
})

it.each(wrong.wrongIdNumbers)('an id number of a member is not %j', async (id_number) => {
  const before = await written()
  expect(await send('POST', '/subsidy/identity', { name: '林知夏', id_number, consent: true })).toMatchObject(
    { message: '身份证号码不正确', status_code: 422 },
  )
  expect(await written()).toEqual(before)
})

describe('the second step of an application', () => {
  const refuses = async (change: Record<string, unknown>, message: RegExp) => {
    const before = await written()
    expect(await store.save(2, { ...secondStep, ...change })).toMatchObject({
      message: expect.stringMatching(message),
      status_code: 422,
    })
    expect(await written()).toEqual(before)
  }
  it.each(wrong.wrongIdNumbers)('has no id number %j', (text) =>
    refuses({ legal_cert_id: text }, /^(请填写正确的身份证号码|身份证号码必须是18位)$/),
  )
  it.each(wrong.wrongCreditCodes)('has no credit code %j', (text) =>
    refuses({ social_credit_code_id: text }, /^(请填写正确的统一社会信用代码|统一社会信用代码必须是18位)$/),
  )
  it.each(wrong.wrongBankCards)('has no bank card %j', (text) =>
    refuses({ card_id_mask: text }, /^请填写正确的结算银行账号$/),
  )
  it.each(wrong.wrongMobiles)('has no mobile number %j', (text) =>
    refuses({ legal_mobile: text }, /^(请填写正确的手机号码|手机号码必填是11位)$/),
  )
})

it('right values pass the same calls', async () => {
  expect(await send('POST', '/member/address', address)).toHaveProperty('address_id')
  expect(await send('POST', '/member/invoice', title)).toHaveProperty('id')
  expect(await send('PUT', '/member', { email: 'lin@mall.example', birthday: '1992-05-19' })).toMatchObject({
    birthday: '1992-05-19',
  })
  const identity = { name: '林知夏', id_number: idNumber(7), consent: true }
  expect(await send('POST', '/subsidy/identity', identity)).toMatchObject({ verified: true })
  expect(await store.save(2, secondStep)).toEqual({ status: true })
})
