import { apiPrefix } from '@/lib/contract'
import { readParams } from '@/lib/server/http/params'
import { handleContract } from '@/lib/server/http/handler'
import { engineOf, openDoor } from '../front/open-door'
import { openTestMall, type TestMall } from '../fixtures/test-mall'

const url = `http://mall.test${apiPrefix}/login`
const read = (init: RequestInit) => readParams(new Request(url, { method: 'POST', ...init }), '', {})
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

/** A body without a length that never ends, and how much of it was taken. */
function endless() {
  let taken = 0
  const body = new ReadableStream<Uint8Array>({
    pull(controller) {
      taken += 64 * 1024
      controller.enqueue(new Uint8Array(64 * 1024).fill(0x61))
    },
  })
  return { init: { body, duplex: 'half' } as RequestInit, taken: () => taken }
}

const refused = { message: '请求内容格式不正确', status: 400 }
const tooLarge = { message: '请求内容过大', status: 413 }

describe('a body', () => {
  it('means the same as a form, as JSON and as multipart', async () => {
    const expected = { cart_id: ['1', '2'], filter: { a: 'x y&=冰' }, tag: ['a', 'b'] }
    const fields: [string, string][] = [
      ['cart_id[]', '1'],
      ['cart_id[]', '2'],
      ['filter[a]', 'x y&=冰'],
      ['tag', 'a'],
      ['tag', 'b'],
    ]
    expect(await read(form(new URLSearchParams(fields).toString()))).toEqual(expected)
    expect(await read(multipart(fields))).toEqual(expected)
    expect(await read(json(JSON.stringify(expected)))).toEqual(expected)
  })

  it('in multipart gives its texts; files are left aside', async () => {
    const fields: [string, string | Blob][] = [
      ['num', '1'],
      ['file', new Blob(['x'])],
    ]
    expect(await read(multipart(fields))).toEqual({ num: '1' })
  })

  it.each([
    ['an object', '{"a":', '}'],
    ['a list', '[', ']'],
  ])('that nests %s ten thousand times is refused', async (_name, open, close) => {
    const deep = `{"a":${open.repeat(10_000)}1${close.repeat(10_000)}}`
    await expect(read(json(deep))).rejects.toMatchObject(refused)
  })

  it('may be as deep as a designed page', async () => {
    const deep = `${'{"a":['.repeat(15)}1${']}'.repeat(15)}`
    expect(await read(json(deep))).toEqual(JSON.parse(deep))
  })

  it('with NUL in a name or a value is refused, however deep it stands', async () => {
    for (const text of ['{"a":[{"b":"\\u0000"}]}', '{"a":[{"b\\u0000":1}]}'])
      await expect(read(json(text))).rejects.toMatchObject({ message: '参数错误', status: 422 })
  })

  it('above 256 kB is refused in every form, counted in bytes', async () => {
    const large = '冰'.repeat(100_000)
    await expect(read(form(`a=${large}`))).rejects.toMatchObject(tooLarge)
    await expect(read(json(JSON.stringify({ a: large })))).rejects.toMatchObject(tooLarge)
    await expect(read(multipart([['a', large]]))).rejects.toMatchObject(tooLarge)
    await expect(read(multipart([['a', new Blob([large])]]))).rejects.toMatchObject(tooLarge)
  })

  it.each(['multipart/form-data; boundary=x', 'application/json'])(
    'of unknown length as %s is read no further than the limit',
    async (type) => {
      const { init, taken } = endless()
      await expect(read({ ...init, headers: { 'content-type': type } })).rejects.toMatchObject(tooLarge)
      expect(taken()).toBeLessThan(512 * 1024)
    },
  )
})

describe('through the door', () => {
  let mall: TestMall
  beforeAll(async () => {
    mall = await openTestMall()
  })
  afterAll(() => mall.close())

  it('a body of unknown length gets its refusal, not a closed connection', async () => {
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
