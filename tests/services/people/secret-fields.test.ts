import { constants, publicEncrypt } from 'node:crypto'
import { envelope, importKey } from '@/lib/client/call/envelope'
import { createMember } from '@/lib/server/people/account/create-member'
import { keyPair } from '@/lib/server/people/secret-fields/key-pair'
import { sweepEnvelopes } from '@/lib/server/people/secret-fields/read-field'
import { testMall } from '../../fixtures/engine/test-mall'

const mall = testMall()
const mobile = '13800138000'
const password = 'Mall2026'

beforeAll(async () => {
  await createMember(mall, { mobile, password })
})
beforeEach(() => mall.travel(3600))

const published = async () =>
  (await mall.call<{ key: string; time: number }>('GET', '/member/field/key')).data

/** An envelope as the browser makes it. @param age seconds since it was made */
async function sealed(text: string, age = 0): Promise<string> {
  const { key, time } = await published()
  return envelope(await importKey(key), time - age, text)
}

const login = (username: string, text: string) =>
  mall.call<{ token?: string; message?: string }>('POST', '/login', { username, password: text })
const wrong = { message: '用户名或密码错误', status_code: 422 }

describe('sign-in fields in envelopes', () => {
  it('are accepted, and plain ones still are', async () => {
    expect((await login(await sealed(mobile), await sealed(password))).data.token).toEqual(expect.any(String))
    expect((await login(mobile, await sealed(password))).data.token).toEqual(expect.any(String))
    expect((await login(mobile, password)).data.token).toEqual(expect.any(String))
  })

  it('show neither the text nor its length', async () => {
    const [short, long] = [await sealed('a'), await sealed('13800138000'.repeat(10))]
    expect(short).toMatch(/^~2~[\w-]{342}$/)
    expect(long).toHaveLength(short.length)
    expect(await sealed('a')).not.toBe(short)
  })

  it('are opened once, also by two calls at the same moment', async () => {
    const text = await sealed(password)
    const answers = await Promise.all([login(mobile, text), login(mobile, text)])
    expect(answers.filter(({ data }) => data.token)).toHaveLength(1)
    expect((await login(mobile, text)).data).toEqual(wrong)
  })

  it('are refused ten minutes before and after their time', async () => {
    expect((await login(mobile, await sealed(password, 590))).data.token).toEqual(expect.any(String))
    expect((await login(mobile, await sealed(password, 610))).data).toEqual(wrong)
    expect((await login(mobile, await sealed(password, -610))).data).toEqual(wrong)
  })

  it('stay refused when they are forgotten', async () => {
    const text = await sealed(password)
    await login(mobile, text)
    mall.travel(3600)
    await sweepEnvelopes(mall.db, mall.now())
    expect(await mall.rows('select 1 from used_envelopes')).toEqual([])
    expect((await login(mobile, text)).data).toEqual(wrong)
  })

  it.each([
    ['nothing', ''],
    ['no base64', '***'],
    ['too few bytes', 'AAAA'],
    ['too many bytes', 'A'.repeat(380)],
    ['the right number of bytes, of no key', 'A'.repeat(342)],
  ])('with %s are wrong like any other text', async (_, body) => {
    expect((await login(mobile, `~2~${body}`)).data).toEqual(wrong)
  })

  it.each([['no json'], ['{"t":"now","v":"Mall2026"}'], ['{"t":1}'], ['null']])(
    'with the content %s are wrong like any other text',
    async (content) => {
      const { key } = await published()
      const spki = `-----BEGIN PUBLIC KEY-----\n${key}\n-----END PUBLIC KEY-----`
      const padding = constants.RSA_PKCS1_OAEP_PADDING
      const body = publicEncrypt({ key: spki, padding, oaepHash: 'sha256' }, Buffer.from(content))
      expect((await login(mobile, `~2~${body.toString('base64url')}`)).data).toEqual(wrong)
    },
  )

  it('are refused by the sentence of each call', async () => {
    const odd = `~2~${'A'.repeat(342)}`
    const code = await mall.call('GET', '/member/sms/code', {
      mobile: odd,
      type: 'login',
      token: 'x',
      yzm: 'y',
    })
    expect(code.data).toMatchObject({ message: '手机号码错误', status_code: 422 })
    const register = (more: object) =>
      mall.call('POST', '/member', { user_type: 'local', vcode: '000000', ...more })
    expect((await register({ mobile: odd, password })).data).toMatchObject({ message: '请填写正确的手机号' })
    expect((await register({ mobile: '13900139000', password: odd })).data).toMatchObject({
      message: '密码不能包括特殊字符',
    })
  })
})

describe('the key', () => {
  it('is made once, and stored sealed', async () => {
    const { key } = await published()
    expect((await published()).key).toBe(key)
    const [row] = await mall.rows<{ sealed: string }>('select sealed from sealed_keys')
    expect(row?.sealed).toMatch(/^v1\./)
    // Another instance of the mall has the same.
    const other = Object.create(mall.db) as typeof mall.db
    expect((await keyPair({ ...mall, db: other })).publicKey).toBe(key)
  })

  it('is replaced when it was sealed with another secret', async () => {
    const { key } = await published()
    const secret = new TextEncoder().encode('another secret of this mall, long enough too')
    const other = Object.create(mall.db) as typeof mall.db
    expect((await keyPair({ ...mall, secret, db: other })).publicKey).not.toBe(key)
  })
})
