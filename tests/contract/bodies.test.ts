import { apiPrefix } from '@/lib/contract'
import { handleContract } from '@/lib/server/edge/http/handler'
import { readParams } from '@/lib/server/edge/http/params'
import { openTestMall, type TestMall } from '../fixtures/engine/test-mall'
import { engineOf, openDoor } from '../fixtures/front/open-door'

const url = `http://mall.test${apiPrefix}/login`
const parse = (init: RequestInit) => readParams(new Request(url, { method: 'POST', ...init }), '', {})
const json = (body: string): RequestInit => ({ body, headers: { 'content-type': 'application/json' } })
const form = (body: string): RequestInit => ({
  body,
  headers: { 'content-type': 'application/x-www-form-urlencoded' },
})

function multipart(fields: [name: string, value: string | Blob][]): RequestInit {
  const body = new FormData()
  for (const [name, value] of fields) body.append(name, value)
  return { body }
}

/** An endless body without a content length. `readBytes` returns how much of it was read. */
function endlessBody() {
  let readBytes = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      readBytes += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61))
    },
  })
  return { init: { body, duplex: 'half' } as RequestInit, readBytes: () => readBytes }
}

const malformed = { message: '请求内容格式不正确', status: 400 }
const tooLarge = { message: '请求内容过大', status: 413 }

describe('the body of a request', () => {
  it('gives the same parameters as form, JSON and multipart', async () => {
    const expected = { cart_id: ['1', '2'], filter: { a: 'x y&=冰' }, tag: ['a', 'b'] }
    const fields: [string, string][] = [
      ['cart_id[]', '1'],
      ['cart_id[]', '2'],
      ['filter[a]', 'x y&=冰'],
      ['tag', 'a'],
      ['tag', 'b'],
    ]
    expect(await parse(form(new URLSearchParams(fields).toString()))).toEqual(expected)
    expect(await parse(multipart(fields))).toEqual(expected)
    expect(await parse(json(JSON.stringify(expected)))).toEqual(expected)
  })

  it('gives the texts of a multipart body and ignores its files', async () => {
    const fields: [string, string | Blob][] = [
      ['num', '1'],
      ['file', new Blob(['x'])],
    ]
    expect(await parse(multipart(fields))).toEqual({ num: '1' })
  })

  it.each([
    ['an object', '{"a":', '}'],
    ['a list', '[', ']'],
  ])('is rejected when it nests %s ten thousand times', async (_name, open, close) => {
    const deep = `{"a":${open.repeat(10_000)}1${close.repeat(10_000)}}`
    await expect(parse(json(deep))).rejects.toMatchObject(malformed)
  })

  it('is accepted with the nesting of a designed page', async () => {
    const deep = `${'{"a":['.repeat(15)}1${']}'.repeat(15)}`
    expect(await parse(json(deep))).toEqual(JSON.parse(deep))
  })

  it.each([
    ['NUL', '\\u0000'],
    ['the first half of a surrogate pair', '\\ud83d'],
    ['the second half of a surrogate pair', '\\ude00'],
  ])('is rejected when a name or value at any depth contains %s', async (_name, sign) => {
    for (const text of [`{"a":[{"b":"${sign}"}]}`, `{"a":[{"b${sign}":1}]}`])
      await expect(parse(json(text))).rejects.toMatchObject({ message: '参数错误', status: 422 })
  })

  it('is rejected above 256 kB in every encoding, counted in bytes', async () => {
    const large = '冰'.repeat(100_000)
    await expect(parse(form(`a=${large}`))).rejects.toMatchObject(tooLarge)
    await expect(parse(json(JSON.stringify({ a: large })))).rejects.toMatchObject(tooLarge)
    await expect(parse(multipart([['a', large]]))).rejects.toMatchObject(tooLarge)
    await expect(parse(multipart([['a', new Blob([large])]]))).rejects.toMatchObject(tooLarge)
  })

  it.each(['multipart/form-data; boundary=x', 'application/json'])(
    'is read only up to the limit when its length is unknown: %s',
    async (type) => {
      const { init, readBytes } = endlessBody()
      await expect(parse({ ...init, headers: { 'content-type': type } })).rejects.toMatchObject(tooLarge)
      expect(readBytes()).toBeLessThan(512 * 1024)
    },
  )
})

describe('a large body behind the front door', () => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await openTestMall()
  })
  afterAll(() => mall.close())

  it('gets an error response instead of a closed connection', async () => {
    const { request, close } = await openDoor({
      engine: engineOf((request) => handleContract(async () => mall, request)),
    })
    try {
      const large = new Blob(['x'.repeat(600_000)])
      const response = await request(`${apiPrefix}/login`, {
        method: 'POST',
        body: large.stream(),
        duplex: 'half',
      } as RequestInit)
      expect(await response.json()).toMatchObject({ data: { message: '请求内容过大', status_code: 413 } })
    } finally {
      await close()
    }
  })
})
