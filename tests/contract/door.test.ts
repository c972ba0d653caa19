import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { metricsText } from '@/lib/server/ground/metrics'
import { builders } from '../fixtures/engine/builders'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'

let mall: TestMall
let member: number
beforeAll(async () => {
  mall = await openTestMall()
  member = (await builders(mall).member()).userId
})
afterAll(() => mall.close())

const ask = async (method: string, path: string, init: RequestInit = {}) => {
  const response = await handleContract(
    async () => mall,
    new Request(`http://mall.test${apiPrefix}${path}`, { method, ...init }),
  )
  const text = await response.text()
  return { response, text, body: text ? (JSON.parse(text) as { data: Record<string, unknown> }) : null }
}

const form = (body: string): RequestInit => ({
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

describe('the HTTP handler of the contract', () => {
  it('answers an unknown path with 404 in the envelope, and HTTP 200', async () => {
    const { response, body } = await ask('GET', '/nothing/here')
    expect(response.status).toBe(200)
    expect(body?.data).toEqual({ message: '接口不存在', status_code: 404 })
  })

  it('answers a wrong verb with 405 in the envelope, HTTP 200 and the allowed verbs', async () => {
    const { response, body } = await ask('DELETE', '/goods/items')
    expect(response.status).toBe(200)
    expect(response.headers.get('allow')).toBe('GET')
    expect(body?.data).toEqual({ message: '请求方法不正确', status_code: 405 })
  })

  it('counts calls that the contract does not have', async () => {
    const counted = async () => {
      const text = await metricsText()
      return ['path', 'method'].map((reason) =>
        Number(new RegExp(`mall_unknown_calls_total{reason="${reason}"} (\\d+)`).exec(text)?.[1] ?? 0),
      )
    }
    const before = await counted()
    await ask('GET', '/nothing/here')
    await ask('DELETE', '/goods/items')
    expect(await counted()).toEqual(before.map((count) => count + 1))
  })

  it('answers invalid escapes in a path like an unknown path', async () => {
    const { body } = await ask('GET', '/goods/items/%E0%A4%A')
    expect(body?.data.status_code).toBe(404)
  })

  it('allows other origins to call with a bearer token', async () => {
    const { response } = await ask('OPTIONS', '/cart/list', { headers: { origin: 'https://client.test' } })
    expect(response.status).toBe(204)
    expect(response.headers.get('access-control-allow-origin')).toBe('*')
    expect(response.headers.get('access-control-allow-headers')).toContain('authorization')
    expect(response.headers.get('access-control-allow-credentials')).toBeNull()
  })

  it('reads a list from the query, and rejects an invalid one with the error of the contract', async () => {
    const good = await ask('GET', '/goods/items?page=1&pageSize=18&item_type=normal&company_id=1')
    expect(good.body?.data).toMatchObject({ list: [], total_count: 0 })
    const bad = await ask('GET', '/goods/items?page=1&pageSize=51')
    expect(bad.response.status).toBe(200)
    expect(bad.body?.data).toEqual({
      message: '获取商品列表出错.',
      status_code: 422,
      errors: { pageSize: ['pageSize 不能大于 50。'] },
    })
  })

  it.each([
    ['broken JSON', { body: '{"a":', headers: { 'content-type': 'application/json' } }],
    ['a JSON array', { body: '[1]', headers: { 'content-type': 'application/json' } }],
    ['JSON that claims to be a form', form('{"username":')],
    ['broken multipart', { body: 'x', headers: { 'content-type': 'multipart/form-data; boundary=y' } }],
  ])('rejects %s', async (_name, init) => {
    const { response, body } = await ask('POST', '/login', init)
    expect(response.status).toBe(200)
    expect(body?.data).toEqual({ message: '请求内容格式不正确', status_code: 400 })
  })

  it('rejects a body above the size limit', async () => {
    const { body } = await ask('POST', '/login', form(`username=${'x'.repeat(300_000)}`))
    expect(body?.data).toMatchObject({ message: '请求内容过大', status_code: 413 })
  })

  it('is safe against prototype pollution', async () => {
    await ask('POST', '/login', form('__proto__[polluted]=1&constructor[prototype][polluted]=1'))
    await ask('POST', '/login', {
      body: '{"__proto__":{"polluted":1}}',
      headers: { 'content-type': 'application/json' },
    })
    expect(({} as { polluted?: unknown }).polluted).toBeUndefined()
  })

  it.each([
    ['a value outside its enumeration', { cart_type: 'x', shop_type: 'distributor' }, '参数错误'],
    ['an object instead of a text', { shop_type: { a: '1' } }, '提交购物车数据有误'],
    ['a text that is too long', { page_code: 'x'.repeat(31) }, '内容过长'],
  ])('rejects %s with a Chinese message', async (_name, params, sentence) => {
    const path = 'page_code' in params ? '/pctemplate/getTemplateContent' : '/cart'
    const method = path === '/cart' ? 'POST' : 'GET'
    const { data } = await mall.call(method, path, params, { token: await mall.tokenFor(member) })
    expect(data).toEqual({
      message: sentence,
      status_code: 422,
      errors: { [Object.keys(params)[0] ?? '']: [sentence] },
    })
  })

  it('rejects keywords with 4-byte characters', async () => {
    const { body } = await ask(
      'GET',
      `/goods/items?page=1&pageSize=10&keywords=${encodeURIComponent('冰箱😀')}`,
    )
    expect(body?.data).toMatchObject({ message: '系统当前不支特殊字符搜索', status_code: 422 })
  })
})
