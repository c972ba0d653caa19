import { mkdtempSync } from 'node:fs'
import { rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { builders } from '../../fixtures/engine/builders'
import { outbox, solvedCaptcha } from '../../fixtures/engine/sign-up'
import { testMall } from '../../fixtures/engine/test-mall'

const folder = mkdtempSync(join(tmpdir(), 'mall-staff-'))
const mall = testMall({ MALL_DATA_DIR: folder })
const make = builders(mall)
const ip = { headers: { 'x-forwarded-for': '203.0.113.1' } }
const mobile = '13910000001'

beforeAll(async () => {
  await make.member({ mobile, isStaff: true, workId: '100001' })
  await make.member({ mobile: '13910000002', isStaff: false, workId: '100002' })
  await make.member({ mobile: '13910000003', isStaff: true, workId: '100003', disabled: true })
})
afterAll(() => rm(folder, { recursive: true, force: true }))
// A new day for each test, because codes are limited per day.
beforeEach(() => mall.travel(24 * 3600))

type Answer = { message?: string; status_code?: number }
const post = async <T>(path: string, params: object, from: object = ip) =>
  (await mall.call<T & Answer>('POST', path, { ...params }, from)).data

const requestCode = async (workId: string) => {
  const { token, yzm } = await solvedCaptcha(mall, 'staff')
  return post('/staff.send.vcode', {
    work_id: workId,
    verifycodekey: 'staff',
    vcode: yzm,
    sess_id: token,
  })
}
const lastCode = async () => (await outbox(mall)).findLast(({ type }) => type === 'staff')
const sentCode = async (workId: string) => {
  await requestCode(workId)
  return (await lastCode())?.code ?? ''
}
const signIn = (workId: string, vcode: string, license: 0 | 1 = 1) =>
  post<{ accessToken: string }>('/staff.dologin', { work_id: workId, vcode, license, sess_id: 'any' })

const wrongCode = { message: '短信验证码错误', status_code: 422 }

describe('the sign-in of staff', () => {
  it('names the masked number of a work id, sends it a code and issues a token for it', async () => {
    expect(await post('/staff.mobile', { work_id: '100001' })).toEqual({
      result: 'success',
      mobile: '139****0001',
    })
    const code = await sentCode('100001')
    expect(await lastCode()).toMatchObject({ mobile, type: 'staff' })
    const answer = await mall.call<{ accessToken: string }>(
      ...(['POST', '/staff.dologin', { work_id: '100001', vcode: code, license: 1 }, ip] as const),
    )
    const { accessToken } = answer.data
    expect(answer.headers.get('set-cookie')).toContain('mall_token=')
    const { data } = await mall.call<{ is_staff: boolean }>('GET', '/member', {}, { token: accessToken })
    expect(data.is_staff).toBe(true)
  })

  it('gives the captcha in the shape of its old clients', async () => {
    const { data } = await mall.call<Record<string, string>>('GET', '/member/image/code', {
      vcode_type: 'staff',
    })
    expect(data.sess_id).toBe(data.imageToken)
    expect(data.base64Image).toBe(data.imageData)
  })

  it.each(['100002', '100003', '999999', '1', 'x@y.cn'])(
    'answers for %s, which belongs to no staff member who may sign in, as for a staff member, and sends nothing',
    async (workId) => {
      expect(await post('/staff.mobile', { work_id: workId })).toEqual({ result: 'fail', mobile: '' })
      const sent = (await outbox(mall)).length
      expect(await requestCode(workId)).toEqual(await requestCode('100001'))
      expect(await outbox(mall)).toHaveLength(sent + 1)
      expect(await signIn(workId, '123456')).toEqual(wrongCode)
      // Too soon for both.
      expect(await requestCode(workId)).toEqual(await requestCode('100001'))
    },
  )

  it('needs the agreement, and a refused sign-in does not use the code up', async () => {
    const code = await sentCode('100001')
    expect(await signIn('100001', code, 0)).toMatchObject({ message: '请先同意员工登录协议' })
    expect(await signIn('100001', code)).toEqual({ accessToken: expect.any(String) })
    expect(await signIn('100001', code)).toEqual(wrongCode)
  })

  it('refuses a wrong captcha, and one of another purpose', async () => {
    const wrong = { message: '图形验证码填写错误', status_code: 422 }
    const { token } = await solvedCaptcha(mall, 'staff')
    const send = (vcode: string, sess_id: string) =>
      post('/staff.send.vcode', { work_id: '100001', vcode, sess_id })
    expect(await send('XXXX', token)).toEqual(wrong)
    const login = await solvedCaptcha(mall, 'login')
    expect(await send(login.yzm, login.token)).toEqual(wrong)
  })

  it('takes five tries per code, and no code that was sent for another purpose', async () => {
    const code = await sentCode('100001')
    for (let tries = 0; tries < 5; tries++) expect(await signIn('100001', '000000')).toEqual(wrongCode)
    expect(await signIn('100001', code)).toEqual(wrongCode)
    const asMember = { username: mobile, check_type: 'mobile', vcode: await sentCode('100001') }
    mall.travel(60)
    expect(await post('/login', asMember)).toMatchObject(wrongCode)
  })

  it('limits work ids per address, and failed sign-ins as those of members', async () => {
    const from = { headers: { 'x-forwarded-for': '203.0.113.9' } }
    for (let asked = 0; asked < 20; asked++) await post('/staff.mobile', { work_id: '100001' }, from)
    expect(await post('/staff.mobile', { work_id: '100001' }, from)).toEqual({
      message: '操作过于频繁，请稍后再试',
      status_code: 429,
    })
    const guess = { work_id: '100001', vcode: '000000', license: 1 }
    await mall.rows(
      `insert into sign_in_attempts (key, times, latest) values ('codes:203.0.113.9', array_fill($1::bigint, array[300]), $1)`,
      [mall.now()],
    )
    expect(await post('/staff.dologin', guess, from)).toEqual({
      message: '登录尝试过于频繁，请10分钟后再试',
      status_code: 429,
    })
  })
})
