import { canonicalQuery, signedHeaders } from '@/lib/server/ground/adapters/aliyun/sign-request'
import { smsSender } from '@/lib/server/ground/adapters/sms'
import { metricsText } from '@/lib/server/ground/metrics'
import { openTestMall, type TestMall } from '../../fixtures/engine/test-mall'
import { listen, type Listening } from '../../fixtures/listen'

const key = { keyId: 'key-id', keySecret: 'key-secret' }

/** Aliyun: verifies the signature of each request according to its documentation, and answers as the test says. */
let aliyun: Listening
let answer: { status: number; body: string }
let sent: Record<string, string>[]
let mall: TestMall

beforeAll(async () => {
  aliyun = await listen((request, response) => {
    const url = new URL(request.url ?? '/', 'http://aliyun.test')
    const parameters = Object.fromEntries(url.searchParams)
    const header = (name: string) => String(request.headers[name])
    const expected = signedHeaders(
      { host: header('host'), action: 'SendSms', version: '2017-05-25', parameters },
      key,
      { date: header('x-acs-date'), nonce: header('x-acs-signature-nonce') },
    )
    const isSigned = request.method === 'POST' && header('authorization') === expected.authorization
    if (isSigned) sent.push(parameters)
    response.statusCode = isSigned ? answer.status : 400
    response.end(isSigned ? answer.body : '{"Code":"SignatureDoesNotMatch"}')
  })
  mall = await openTestMall({
    MALL_SMS: 'aliyun',
    MALL_ALIYUN_KEY_ID: key.keyId,
    MALL_ALIYUN_KEY_SECRET: key.keySecret,
    MALL_ALIYUN_SMS_SIGN: '焕新商城',
    MALL_ALIYUN_SMS_TEMPLATES: 'code=SMS_100,group_done=SMS_200',
    MALL_ALIYUN_SMS_GATEWAY: aliyun.url,
  })
})
afterAll(async () => {
  await mall.close()
  await aliyun.close()
})
beforeEach(() => {
  sent = []
  answer = { status: 200, body: '{"Code":"OK","Message":"OK","BizId":"1^0"}' }
})

const sendCode = () => smsSender(mall).send(mall, { mobile: '13800138000', type: 'login', code: '012345' })

describe('the signature', () => {
  it('is the one of the example in Aliyun’s documentation', () => {
    const { authorization } = signedHeaders(
      {
        host: 'ecs.cn-shanghai.aliyuncs.com',
        action: 'RunInstances',
        version: '2014-05-26',
        parameters: {
          ImageId: 'win2019_1809_x64_dtc_zh-cn_40G_alibase_20230811.vhd',
          RegionId: 'cn-shanghai',
        },
      },
      { keyId: 'YourAccessKeyId', keySecret: 'YourAccessKeySecret' },
      { date: '2023-10-26T10:22:32Z', nonce: '3156853299f313e23d1673dc12e1703d' },
    )
    expect(authorization).toBe(
      'ACS3-HMAC-SHA256 Credential=YourAccessKeyId,' +
        'SignedHeaders=host;x-acs-action;x-acs-content-sha256;x-acs-date;x-acs-signature-nonce;x-acs-version,' +
        'Signature=06563a9e1b43f5dfe96b81484da74bceab24a1d853912eee15083a6f0f3283c0',
    )
  })

  it('encodes parameters by RFC 3986, sorted by name', () => {
    expect(canonicalQuery({ b: "a b*(')!", A: '焕~' })).toBe('A=%E7%84%95~&b=a%20b%2A%28%27%29%21')
  })
})

describe('the SMS service of Aliyun', () => {
  it('gets a code with its template', async () => {
    await sendCode()
    expect(sent).toEqual([
      {
        PhoneNumbers: '13800138000',
        SignName: '焕新商城',
        TemplateCode: 'SMS_100',
        TemplateParam: '{"code":"012345"}',
      },
    ])
  })

  it('gets notices that have a template, with their number; others are not sent', async () => {
    const delivery = { id: 7, isRepeated: false }
    const to = { mobile: '13800138000', text: '' }
    await smsSender(mall).notify(mall, { ...to, type: 'group_done', params: { orderId: '42' } }, delivery)
    await smsSender(mall).notify(mall, { ...to, type: 'group_failed', params: { orderId: '42' } }, delivery)
    expect(sent).toMatchObject([{ TemplateCode: 'SMS_200', TemplateParam: '{"orderId":"42"}', OutId: '7' }])
  })

  it.each([
    [200, '{"Code":"isv.BUSINESS_LIMIT_CONTROL","Message":"触发分钟级流控"}'],
    [503, 'busy'],
    [200, '[]'],
  ])('rejects when Aliyun answers %d %s', async (status, body) => {
    answer = { status, body }
    await expect(sendCode()).rejects.toThrow('Aliyun answered')
  })

  it('is measured, and its failures apart', async () => {
    const counts = async () =>
      ['done', 'failed'].map(async (result) => {
        const sample = new RegExp(
          `^mall_provider_seconds_count{provider="sms",result="${result}"} (.+)$`,
          'm',
        )
        return Number(sample.exec(await metricsText())?.[1] ?? 0)
      })
    const [done = 0, failed = 0] = await Promise.all(await counts())
    await sendCode()
    answer = { status: 503, body: 'busy' }
    await sendCode().catch(() => undefined)
    expect(await Promise.all(await counts())).toEqual([done + 1, failed + 1])
  })
})
